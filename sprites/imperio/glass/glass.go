// Package glass engraves what the final tally of Imperio is shown with: a glass for each House, what is poured into it, the
// throne under its canopy, and the lamp that finds the winner. It knows no rule and no House.
package glass

import (
	"image/color"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Source is where what is poured came from.
type Source uint8

// The sources, in the order in which they are poured.
const (
	Worlds Source = iota
	Positions
	Charisma
	Technologies
	Laws
	Ceded
	Sources // how many there are
)

// Grounds are the colours of the sources; their hatchings tell them apart too.
var Grounds = [Sources]color.NRGBA{
	paint.RGB(0xEFE6CF), paint.RGB(0xC9A24B), paint.RGB(0xEBA46A), paint.RGB(0x8FBBE6), paint.RGB(0xB79BE0), paint.RGB(0x9CC08E),
}

// Pour fills a box of w by h with a source; fine is the width of its lines.
func Pour(p *paint.Painter, w, h, fine float64, s Source) {
	box := paint.Rect(0, 0, w, h)
	p.Fill(box, paint.Solid(Grounds[s]))
	p.Within(func() {
		p.Clip(box)
		hatch(p, w, h, fine, s)
	})
	p.Fill(paint.Rect(.72*w, 0, .28*w, h), paint.Across(.72*w, w, paint.Fade(palette.Keyline, 0), paint.Fade(palette.Keyline, .42)))
	p.Fill(paint.Rect(0, 0, .1*w, h), paint.Across(0, .1*w, paint.Fade(palette.Keyline, .3), paint.Fade(palette.Keyline, 0)))
}

// hatch draws the lines of a source.
func hatch(p *paint.Painter, w, h, fine float64, s Source) {
	ink, pen := paint.Solid(paint.Fade(paint.RGB(0x2A1D0E), .72)), paint.Stroke{Width: fine}
	step, lines := 8*fine, new(paint.Path)
	slant := func(rise float64) {
		for x := -h; x < w+h; x += step {
			lines.Append(paint.Line(x, h, x+h*rise, 0))
		}
	}
	switch s {
	case Worlds:
		for y := step / 2; y < h; y += step {
			lines.Append(paint.Line(0, y, w, y))
		}
	case Positions:
		slant(-1)
	case Charisma:
		dots := new(paint.Path)
		for j, y := 0, step/2; y < h; j, y = j+1, y+step {
			for x := step / 2 * float64(j%2); x < w; x += step {
				dots.Append(paint.Circle(x, y, 1.5*fine))
			}
		}
		p.Fill(dots, ink)
	case Technologies:
		for x := step / 2; x < w; x += step {
			lines.Append(paint.Line(x, 0, x, h))
		}
	case Laws:
		slant(-1)
		slant(1)
	default:
		pen.Dash = []float64{7 * fine, 4 * fine}
		for y := step / 2; y < h; y += step {
			lines.Append(paint.Line(0, y, w, y))
		}
	}
	p.Stroke(lines, pen, ink)
}

// Foot is how high the foot of a glass is, and Rim how far its mouth stands over it, as shares of its width.
const Foot, Rim = .14, .06

// Back paints the inside of a glass of w by h into a box that Spread shares wider, with its foot below.
func Back(p *paint.Painter, w, h float64) {
	x := (Spread - 1) / 2 * w
	p.Fill(paint.Rect(x, 0, w, h), paint.Across(x, x+w, paint.RGB(0x050913), paint.RGB(0x0E1730)))
	foot := paint.Polygon(paint.Pt(x-.02*w, h), paint.Pt(x+1.02*w, h), paint.Pt(x+1.16*w, h+Foot*w), paint.Pt(x-.16*w, h+Foot*w))
	p.Fill(foot, paint.Across(0, Spread*w, palette.Gilt2, paint.RGB(0x8A6A28)))
	p.Stroke(foot, paint.Pen(max(w/60, 1)), paint.Solid(palette.Keyline))
}

// Spread is how much wider than the glass its pictures are.
const Spread = 1.36

// Front paints what shines before it: the gleam, the wall and the mouth, which stands Rim shares over the top of the box.
func Front(p *paint.Painter, w, h float64) {
	x, rise := (Spread-1)/2*w, Rim*w
	p.Translate(0, rise)
	p.Fill(paint.RoundRect(x+.1*w, .03*h, .06*w, .94*h, .03*w), paint.Solid(paint.Fade(palette.Star, .42)))
	p.Fill(paint.RoundRect(x+.19*w, .03*h, .02*w, .94*h, .01*w), paint.Solid(paint.Fade(palette.Star, .25)))
	wall := new(paint.Path).MoveTo(x, 0).LineTo(x, h).LineTo(x+w, h).LineTo(x+w, 0)
	p.Stroke(wall, paint.Pen(max(w/22, 2)), paint.Solid(palette.Keyline))
	p.Stroke(wall, paint.Pen(max(w/42, 1)), paint.Solid(palette.Ivory))
	mouth := paint.Oval(x+w/2, 0, w/2*1.03, rise*.8)
	p.Stroke(mouth, paint.Pen(max(w/20, 2)), paint.Solid(palette.Keyline))
	p.Stroke(mouth, paint.Pen(max(w/38, 1)), paint.Solid(palette.Ivory))
}
