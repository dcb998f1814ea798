// Pack makes the folder of the browser version from the page, the program and Go's own starting script:
//
//	go run ./web/pack -program dist/tyche.wasm -out dist/web
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"tyche/web/site"
)

func main() {
	log.SetFlags(0)
	page := flag.String("page", "web/page", "folder of the page")
	program := flag.String("program", "dist/"+site.Program, "the compiled game")
	out := flag.String("out", "dist/web", "folder to fill")
	small := flag.Bool("small", false, "pack as tightly as can be, which takes some minutes")
	preview := flag.String("preview", "docs/pictures/table.png", "picture of the game that is shown beside links to the page")
	flag.Parse()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		log.Fatalf("pack: find Go: %v", err)
	}
	painted, err := os.MkdirTemp("", "tyche")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(painted)
	extra, err := paintIcons(painted)
	if err != nil {
		log.Fatal(err)
	}
	extra["preview.jpg"] = filepath.Join(painted, "preview.jpg")
	if err := paintPreview(*preview, extra["preview.jpg"]); err != nil {
		log.Fatal(err)
	}
	extra[site.Program] = *program
	extra["wasm_exec.js"] = filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	version, err := site.Pack(*page, *out, extra, *small)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s: version %s\n", *out, version)
}
