// Release makes what is published from what was built: archives with everything a desktop wants to know of the program,
// and checksums.
//
//	go run ./release -version 1.2.0 -built dist -out dist/release
//
// What is not there in the folder of built programs is left out, and said so. -icons only paints the program's sign, for
// the bundle of macOS.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("release: ")
	r := release{}
	flag.StringVar(&r.version, "version", "0.0.0", "of the program: numbers and dots")
	flag.StringVar(&r.built, "built", "dist", "folder with tyche-linux, tyche-windows.exe and web")
	flag.StringVar(&r.out, "out", "dist/release", "folder to fill")
	icons := flag.String("icons", "", "only paint the program's sign into this folder")
	flag.Parse()
	if *icons != "" {
		if err := paintIcons(*icons, macSizes); err != nil {
			log.Fatal(err)
		}
		return
	}
	if err := r.make(); err != nil {
		log.Fatal(err)
	}
}

// release is one version of the program on its way out.
type release struct {
	version    string
	built, out string
}

// make packs what is there and writes the checksums of what it has packed.
func (r *release) make() error {
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return err
	}
	made := 0
	for _, p := range []struct {
		needs string
		pack  func() error
	}{{"tyche-linux", r.linux}, {"tyche-windows.exe", r.windows}, {"web/index.html", r.web}} {
		if _, err := os.Stat(filepath.Join(r.built, p.needs)); err != nil {
			log.Printf("left out: there is no %s", filepath.Join(r.built, p.needs))
			continue
		}
		if err := p.pack(); err != nil {
			return fmt.Errorf("%s: %w", p.needs, err)
		}
		made++
	}
	if made == 0 {
		return fmt.Errorf("nothing was built in %s", r.built)
	}
	return writeSums(r.out)
}

// name is that of an archive of this version.
func (r *release) name(system string) string {
	return filepath.Join(r.out, "tyche-"+r.version+"-"+system)
}
