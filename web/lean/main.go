// Lean makes the page smaller: before it is built, by an overlay for the Go compiler that lets the linker leave out what the
// page never calls, and after it is built, by emptying the tables that tell a line of source for every instruction:
//
//	go run ./web/lean -overlay dist/lean
//	go build -overlay dist/lean/overlay.json -o dist/tyche.wasm ...
//	go run ./web/lean -lines dist/tyche.wasm
//
// Where another Go writes either in another way, it is left as it is, and the page is larger.
package main

import (
	"flag"
	"log"
	"os/exec"
	"strings"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("lean: ")
	folder := flag.String("overlay", "", "write the overlay into this folder")
	program := flag.String("lines", "", "empty the tables of lines in this WebAssembly program")
	flag.Parse()
	if *folder != "" {
		root, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			log.Fatalf("find Go: %v", err)
		}
		if err := overlay(strings.TrimSpace(string(root)), *folder); err != nil {
			log.Fatal(err)
		}
	}
	if *program != "" {
		if err := emptyLines(*program); err != nil {
			log.Fatal(err)
		}
	}
}
