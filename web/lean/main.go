// Lean makes the page smaller: before it is built, by copies of libraries that do without what the page hardly uses, and after it is
// built, by emptying the tables that tell a line of source for every instruction:
//
//	go run ./web/lean -libraries dist/lean
//	go build -modfile dist/lean/go.mod -o dist/tyche.wasm ...
//	go run ./web/lean -lines dist/tyche.wasm
//
// Where another version writes either in another way, it is left as it is, and the page is larger.
package main

import (
	"flag"
	"log"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("lean: ")
	folder := flag.String("libraries", "", "write go.mod and the copies of libraries into this folder")
	program := flag.String("lines", "", "empty the tables of lines in this WebAssembly program")
	flag.Parse()
	if *folder != "" {
		if err := libraries(*folder); err != nil {
			log.Fatal(err)
		}
	}
	if *program != "" {
		if err := emptyLines(*program); err != nil {
			log.Fatal(err)
		}
	}
}
