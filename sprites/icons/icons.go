// Package icons draws the small signs of buttons, bars and panels in one hand: round pens of two units on a grid of
// 24, with a half tone for mass. An icon has one colour, given by the caller. It knows no scene.
package icons

import (
	"image"
	"image/color"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

type key struct {
	icon Icon
	px   int
	ink  color.NRGBA
}

var kept = cache.New[key](8 << 20)

// Picture is the icon as a square of px pixels in the colour ink. An unknown icon is a small ring.
func Picture(icon Icon, px int, ink color.NRGBA) *canvas.Picture {
	k := key{icon, px, ink}
	if p := kept.Find(k); p != nil {
		return p
	}
	return kept.Keep(k, canvas.NewPicture(px, px, func(dst *image.RGBA) {
		Draw(paint.NewScaled(dst, 24, 24), icon, ink)
	}))
}

// half is the share of ink in half-tone areas.
const half = .38

// Draw paints the icon in the box from 0 0 to 24 24.
func Draw(p *paint.Painter, icon Icon, ink color.NRGBA) {
	strokes := []mark{{pen, "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0"}}
	if int(icon) < len(drawn) {
		strokes = drawn[icon]
	}
	p.Layer(1, func(q *paint.Painter) {
		for _, m := range strokes {
			path := paint.MustPath(m.path)
			switch m.tool {
			case mass:
				q.Fill(path, paint.Solid(ink))
			case tone:
				q.Fill(path, paint.Solid(paint.Fade(ink, half)))
			case pen:
				q.Stroke(path, paint.Pen(2), paint.Solid(ink))
			case hair:
				q.Stroke(path, paint.Pen(1.3), paint.Solid(ink))
			case hole:
				q.Erase(path)
			case slit:
				q.Erase(paint.Pen(1.4).Outline(path))
			}
		}
	})
}

type tool uint8

const (
	mass tool = iota // filled
	tone             // filled in half tone
	pen              // a line of 2
	hair             // a line of 1.3
	hole             // taken away
	slit             // a line of 1.4 taken away
)

type mark struct {
	tool tool
	path string
}
