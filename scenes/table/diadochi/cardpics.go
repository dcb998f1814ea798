package diadochi

import (
	"image"
	"image/color"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

type cardFace struct {
	Number, Motif, BandName, Title, Effect, History string
	Band                                            int
	OP                                              int
}

var keep = map[cardFace]*canvas.Picture{}

func smallCard(t *palette.Theme, f cardFace, w int) *canvas.Picture {
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
func fullCard(t *palette.Theme, f cardFace, w int) *canvas.Picture { return smallCard(t, f, w) }
