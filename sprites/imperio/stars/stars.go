// Package stars engraves the stars of the map of technologies: one's own, those that may be had, those that need another. It knows no
// rule.
package stars

import (
	"image"
	"math"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Kind is how a star stands to who looks.
type Kind uint8

// The kinds.
const (
	Own  Kind = iota // a gilt sun
	Open             // white, in a glow
	Shut             // small, in a dashed ring
)

// Reach is how far the ring of each kind reaches, in pixels of the design.
var Reach = [...]float64{Own: 20, Open: 19, Shut: 13}

// halo is how far the glow about an open star reaches.
const halo = 46

// Star is a star at a size: Unit is how many pixels one of the design measures, in hundredths.
type Star struct {
	Kind Kind
	Unit int
}

var kept = cache.New[Star](1 << 18)

// Picture returns the star in the middle of a square; it is painted once.
func (k Star) Picture() *canvas.Picture {
	if p := kept.Find(k); p != nil {
		return p
	}
	reach := Reach[k.Kind] + 2
	if k.Kind == Open {
		reach = halo
	}
	side := int(2*reach*float64(k.Unit)/100) + 2
	return kept.Keep(k, canvas.NewPicture(side, side, k.paint))
}

func (k Star) paint(dst *image.RGBA) {
	p := paint.New(dst)
	p.Translate(float64(dst.Rect.Dx())/2, float64(dst.Rect.Dy())/2)
	p.Scale(float64(k.Unit)/100, float64(k.Unit)/100)
	disc := func(r float64) { p.Fill(paint.Circle(0, 0, r), paint.Solid(palette.Plate)) }
	ring := func(r float64, s paint.Stroke, ink paint.Color) { p.Stroke(paint.Circle(0, 0, r), s, paint.Solid(ink)) }
	star := func(r, inner float64, n int) *paint.Path { return paint.Star(0, 0, r, r*inner, n, -math.Pi/2) }
	switch k.Kind {
	case Own:
		disc(20)
		ring(19, paint.Pen(1.6), palette.Gilt2)
		p.Fill(star(17, .46, 8), paint.Solid(palette.Gilt2))
		p.Stroke(star(17, .46, 8), paint.Stroke{Width: .8}, paint.Solid(paint.RGB(0x6B4A12)))
		disc(5)
	case Open:
		p.Fill(paint.Circle(0, 0, halo), paint.Glow(0, 0, halo, paint.Fade(palette.Glow, .62), paint.Fade(palette.Glow, 0)))
		disc(19)
		ring(18, paint.Pen(2.6), palette.Glow)
		p.Fill(star(14, .42, 6), paint.Solid(palette.Star))
	default:
		disc(13)
		ring(12, paint.Stroke{Width: 1.3, Dash: []float64{3, 3}}, palette.Faint)
		p.Stroke(star(9, .4, 6), paint.Stroke{Width: 1.2, Join: paint.RoundJoin}, paint.Solid(paint.RGB(0xB9C4E0)))
	}
}
