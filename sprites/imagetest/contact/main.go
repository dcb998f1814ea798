// Command contact lays all pictures of a folder out on one sheet, contact.png in that folder, with their names: whoever
// looks at it sees at once which is the ugliest.
//
//	go run ./sprites/imagetest/contact gallery
package main

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/image/draw"

	"tyche/fonts"
)

const (
	output  = "contact.png"
	columns = 8
	cellW   = 300 // pixels, as all below
	cellH   = 200
	gap     = 12
	label   = 18
)

var (
	ground = color.NRGBA{0x2A, 0x20, 0x18, 255}
	ink    = color.NRGBA{0xF0, 0xE6, 0xD2, 255}
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: contact FOLDER")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "contact:", err)
		os.Exit(1)
	}
}

func run(folder string) error {
	files, err := filepath.Glob(filepath.Join(folder, "*.png"))
	if err != nil {
		return err
	}
	files = without(files, output)
	if len(files) == 0 {
		return fmt.Errorf("there are no pictures in %s", folder)
	}
	rows := (len(files) + columns - 1) / columns
	sheet := image.NewRGBA(image.Rect(0, 0, gap+columns*(cellW+gap), gap+rows*(cellH+label+gap)))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	for i, file := range files {
		at := image.Pt(gap+i%columns*(cellW+gap), gap+i/columns*(cellH+label+gap))
		if err := place(sheet, at, file); err != nil {
			return err
		}
	}
	return write(filepath.Join(folder, output), sheet)
}

func without(files []string, name string) []string {
	kept := files[:0]
	for _, f := range files {
		if filepath.Base(f) != name {
			kept = append(kept, f)
		}
	}
	return kept
}

// place draws a picture as large as its cell allows, in its middle, with its name below.
func place(sheet *image.RGBA, at image.Point, file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	size := m.Bounds().Size()
	scale := min(float64(cellW)/float64(size.X), float64(cellH)/float64(size.Y), 1)
	w, h := max(int(float64(size.X)*scale), 1), max(int(float64(size.Y)*scale), 1)
	to := image.Rect(0, 0, w, h).Add(at).Add(image.Pt((cellW-w)/2, (cellH-h)/2))
	draw.BiLinear.Scale(sheet, to, m, m.Bounds(), draw.Over, nil)
	name := strings.TrimSuffix(filepath.Base(file), ".png")
	st := fonts.Style{Face: fonts.Sans, Size: 12, Color: ink}
	fonts.Draw(sheet, name, float64(at.X)+(cellW-fonts.Width(name, st))/2, float64(at.Y+cellH+13), st)
	return nil
}

func write(file string, m image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return cmp.Or(png.Encode(f, m), f.Close())
}
