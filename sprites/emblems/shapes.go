// Package emblems draws the signs of the factions: the outline of their tokens and the device upon it. Shape and
// device tell a faction apart without any colour. It knows no counter and no rule.
package emblems

import (
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Outline returns a faction's token shape about the origin, for a token of radius r: disc, shield, square, hexagon,
// octagon, and an upright plate for the Independents.
func Outline(f palette.Faction, r float64) *paint.Path {
	switch f {
	case palette.Sun:
		return paint.Circle(0, 0, r)
	case palette.Owl:
		return paint.MustPath("M-.92-.9Q0-1.08.92-.9V.15Q.86.78 0 1.1Q-.86.78-.92.15Z").Transformed(paint.Zoom(r, r))
	case palette.Eagle:
		return paint.RoundRect(-.92*r, -.92*r, 1.84*r, 1.84*r, .18*r)
	case palette.Anchor:
		return paint.Ngon(0, 0, 1.07*r, 6, 0)
	case palette.Lion:
		return paint.Ngon(0, 0, 1.05*r, 8, math.Pi/8)
	}
	return paint.RoundRect(-.96*r, -.86*r, 1.92*r, 1.72*r, .14*r)
}

// Token draws a whole faction token of radius r about the origin: shadow, rim, inner line and device.
func Token(p *paint.Painter, theme *palette.Theme, f palette.Faction, r float64) {
	c := theme.Of(f)
	Body(p, Outline(f, r), c.Main, c.Dark, r)
	if r*p.Unit() > 9 {
		p.Stroke(Outline(f, .86*r), paint.Pen(max(.05*r, .6/p.Unit())), paint.Solid(paint.Fade(c.Light, .75)))
	}
	Device(p, f, .72*r, c.Ink, c.Main)
}

// Body draws the ground of any token: its hard shadow to the lower right, a softly lit face and a dark rim.
func Body(p *paint.Painter, shape *paint.Path, main, dark paint.Color, r float64) {
	p.Fill(shape.Transformed(paint.Move(.06*r, .12*r)), paint.Solid(paint.Fade(paint.RGB(0x140D06), .4)))
	light, deep := paint.Mix(main, paint.RGB(0xFFFFFF), .16), paint.Mix(main, dark, .3)
	p.Fill(shape, paint.Linear{From: paint.Pt(-.5*r, -r), To: paint.Pt(.5*r, r), Stops: []paint.Stop{{At: 0, Color: light}, {At: .5, Color: main}, {At: 1, Color: deep}}})
	p.Stroke(shape, paint.Pen(max(.085*r, 1/p.Unit())), paint.Solid(dark))
}
