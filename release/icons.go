package main

import (
	"bytes"
	"fmt"
	"image/png"
	"io"
	"path/filepath"

	"tyche/scenes/ui"
)

// The sizes of the program's sign in pixels: of desktops on Linux, of Windows, and of macOS.
var (
	linuxSizes   = []int{16, 24, 32, 48, 64, 128, 256, 512}
	windowsSizes = []int{16, 24, 32, 48, 64, 128, 256}
	macSizes     = []int{16, 32, 64, 128, 256, 512, 1024}
)

// icon returns the sign as a PNG file.
func icon(px int) ([]byte, error) {
	var b bytes.Buffer
	best := png.Encoder{CompressionLevel: png.BestCompression}
	err := best.Encode(&b, ui.MarkOf(px))
	return b.Bytes(), err
}

// paintIcons writes the sign into a folder as 16.png, 32.png and so on.
func paintIcons(folder string, sizes []int) error {
	for _, px := range sizes {
		content, err := icon(px)
		if err != nil {
			return err
		}
		write := func(w io.Writer) error { _, err := w.Write(content); return err }
		if err := written(filepath.Join(folder, fmt.Sprintf("%d.png", px)), write); err != nil {
			return err
		}
	}
	return nil
}
