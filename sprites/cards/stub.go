package cards

import (
	"image"
	"image/color"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

type Band int
type Face struct {
	Number, Motif, BandName, Title, Effect, History string
	Band                                            Band
	OP                                              int
}

var keep = map[Face]*canvas.Picture{}

func Small(t *palette.Theme, f Face, w int) *canvas.Picture {
	if p := keep[f]; p != nil && p.W == w {
		return p
	}
	p := canvas.NewPicture(w, w*180/118, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Fill(paint.RoundRect(0, 0, float64(w), float64(w)*1.5, 8), paint.Solid(color.NRGBA{240, 230, 200, 255}))
		fonts.Draw(dst, f.Title, 8, 40, fonts.Style{Size: 14, Color: color.NRGBA{0, 0, 0, 255}})
	})
	keep[f] = p
	return p
}
func Full(t *palette.Theme, f Face, w int) *canvas.Picture { return Small(t, f, w) }
