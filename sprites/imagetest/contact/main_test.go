package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

func TestContactSheet(t *testing.T) {
	dir := t.TempDir()
	if run(dir) == nil {
		t.Error("an empty folder gives a sheet")
	}
	for _, name := range []string{"red", "wide", "tall"} {
		m := image.NewRGBA(image.Rect(0, 0, 40, 20))
		if name == "wide" {
			m = image.NewRGBA(image.Rect(0, 0, 4000, 20))
		}
		for i := range m.Pix {
			m.Pix[i] = 255
		}
		if err := write(filepath.Join(dir, name+".png"), m); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 { // the sheet itself is not on the sheet
		if err := run(dir); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(filepath.Join(dir, output))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want := image.Pt(gap+columns*(cellW+gap), gap+cellH+label+gap); m.Bounds().Size() != want {
		t.Errorf("the sheet measures %v, not %v", m.Bounds().Size(), want)
	}
	if c := color.NRGBAModel.Convert(m.At(gap+cellW/2, gap+cellH/2)); c != (color.NRGBA{255, 255, 255, 255}) {
		t.Errorf("the middle of the first picture is %v", c)
	}
	if err := os.WriteFile(filepath.Join(dir, "broken.png"), []byte("no"), 0o644); err != nil {
		t.Fatal(err)
	}
	if run(dir) == nil {
		t.Error("a broken picture is no error")
	}
}
