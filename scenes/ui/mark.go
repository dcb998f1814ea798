package ui

import (
	"image"

	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Mark returns the program's sign, the sun of the kings, in the sizes that desktops show it in.
func Mark() (sizes []image.Image) {
	for _, px := range []int{16, 24, 32, 48, 64, 128} {
		sizes = append(sizes, MarkOf(px))
	}
	return sizes
}

// MarkOf returns the program's sign as a square of so many pixels.
func MarkOf(px int) image.Image {
	m := image.NewRGBA(image.Rect(0, 0, px, px))
	p := paint.NewScaled(m, 100, 100)
	p.Translate(50, 50)
	emblems.House.Token(p, palette.Atlas, 44)
	return m
}
