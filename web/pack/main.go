// Pack makes the folder of the browser version from the page, the program and Go's own starting script:
//
//	go run ./web/pack -program dist/tyche.wasm -out dist/web
package main

import (
	"flag"
	"fmt"
	"log"
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
	small := flag.Bool("brotli", false, "pack with brotli too: a quarter smaller, takes some minutes")
	flag.Parse()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		log.Fatalf("pack: find Go: %v", err)
	}
	version, err := site.Pack(*page, *out, map[string]string{
		site.Program:   *program,
		"wasm_exec.js": filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"),
	}, *small)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s: version %s\n", *out, version)
}
