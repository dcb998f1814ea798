package main

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"

	xdraw "golang.org/x/image/draw"

	"tyche/scenes/ui"
)

// ground is the colour of the page (theme-color).
var ground = color.RGBA{0x21, 0x1a, 0x15, 0xff}

// iconSizes are those that phones and tablets ask for, in pixels.
var iconSizes = []int{180, 192, 512}

// paintIcons paints the program's sign into PNG files of the folder and returns them by the names that the page uses.
// The sign keeps within the middle four fifths, which every shape of icon shows.
func paintIcons(folder string) (map[string]string, error) {
	made := map[string]string{}
	for _, px := range iconSizes {
		name := fmt.Sprintf("icon-%d.png", px)
		icon := image.NewRGBA(image.Rect(0, 0, px, px))
		draw.Draw(icon, icon.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
		inner := px * 4 / 5
		at := image.Rect(0, 0, inner, inner).Add(image.Pt((px-inner)/2, (px-inner)/2))
		draw.Draw(icon, at, ui.MarkOf(inner), image.Point{}, draw.Over)
		made[name] = filepath.Join(folder, name)
		best := png.Encoder{CompressionLevel: png.BestCompression}
		if err := write(made[name], func(w io.Writer) error { return best.Encode(w, icon) }); err != nil {
			return nil, err
		}
	}
	return made, nil
}

// previewWidth and previewHeight are what sites show of a shared link.
const previewWidth, previewHeight = 1200, 630

// paintPreview cuts the picture of the table to the shape of a preview, its upper part, and writes it to a JPEG file.
func paintPreview(from, to string) error {
	f, err := os.Open(from)
	if err != nil {
		return err
	}
	defer f.Close()
	table, err := png.Decode(f)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	cut := table.Bounds()
	cut.Max.Y = min(cut.Max.Y, cut.Min.Y+cut.Dx()*previewHeight/previewWidth)
	preview := image.NewRGBA(image.Rect(0, 0, previewWidth, previewHeight))
	xdraw.CatmullRom.Scale(preview, preview.Bounds(), table, cut, xdraw.Src, nil)
	return write(to, func(w io.Writer) error { return jpeg.Encode(w, preview, &jpeg.Options{Quality: 85}) })
}

func write(path string, encode func(io.Writer) error) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(encode(f), f.Close())
}
