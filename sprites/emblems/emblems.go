// Package emblems draws what tells the seats of a game apart: the outline of their tokens and the device upon it. Each
// game brings its own list. It knows no counter and no rule.
package emblems

import (
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Emblem is how one seat of a game is known from the others: by colours, by the shape of its tokens, by the device on
// them and, where a game has them, by the pattern of their ground. Shape and device tell it without any colour.
type Emblem struct {
	Name   string // as journals keep it
	Colors func(theme *palette.Theme) palette.Colors
	// Outline is the shape of a token of radius r about the origin.
	Outline func(r float64) *paint.Path
	// Device draws the sign about the origin, reaching out to about r. Ink is its colour, ground what shows through.
	Device func(p *paint.Painter, r float64, ink, ground paint.Color)
	// Pattern draws over the ground of a token of radius r, within its outline; nil leaves the ground plain.
	Pattern func(p *paint.Painter, r float64, c palette.Colors)
}

// Token draws a whole token of radius r about the origin: shadow, ground, rim, inner line and device.
func (e *Emblem) Token(p *paint.Painter, theme *palette.Theme, r float64) {
	c := e.Colors(theme)
	shape := e.Outline(r)
	body(p, shape, c.Main, c.Dark, r, func() {
		if e.Pattern != nil {
			p.Clip(shape)
			e.Pattern(p, r, c)
		}
	})
	if r*p.Unit() > 9 {
		p.Stroke(e.Outline(.86*r), paint.Pen(max(.05*r, .6/p.Unit())), paint.Solid(paint.Fade(c.Light, .75)))
	}
	e.Device(p, .72*r, c.Ink, c.Main)
}

// body draws the ground of a token: its hard shadow to the lower right, a softly lit face, what is on it, and a dark rim.
func body(p *paint.Painter, shape *paint.Path, main, dark paint.Color, r float64, pattern func()) {
	p.Fill(shape.Transformed(paint.Move(.06*r, .12*r)), paint.Solid(paint.Fade(paint.RGB(0x140D06), .4)))
	light, deep := paint.Mix(main, paint.RGB(0xFFFFFF), .16), paint.Mix(main, dark, .3)
	p.Fill(shape, paint.Linear{From: paint.Pt(-.5*r, -r), To: paint.Pt(.5*r, r), Stops: []paint.Stop{{At: 0, Color: light}, {At: .5, Color: main}, {At: 1, Color: deep}}})
	p.Within(pattern)
	p.Stroke(shape, paint.Pen(max(.085*r, 1/p.Unit())), paint.Solid(dark))
}

// Named returns the place of an emblem in a list, -1 for a name that is not there.
func Named(list []Emblem, name string) int {
	for i := range list {
		if list[i].Name == name {
			return i
		}
	}
	return -1
}

// OfSeat returns the emblem that a seat bears: the one that its journal names, else that of its number; nil where the game
// has too few.
func OfSeat(list []Emblem, name string, seat int) *Emblem {
	if i := Named(list, name); i >= 0 {
		seat = i
	}
	if seat >= len(list) {
		return nil
	}
	return &list[seat]
}
