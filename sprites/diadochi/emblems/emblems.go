// Package emblems draws the signs of Diadochi's factions: the outline of their tokens and the device upon it. It knows no
// counter and no rule.
package emblems

import (
	"math"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
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

// Seats are the emblems that players may have, in the order in which they are offered; factions are numbered alike.
// All adds that of the Independents, which nobody plays.
var (
	All   = list()
	Seats = All[:palette.Independent]
)

func list() []emblems.Emblem {
	var all []emblems.Emblem
	for f, name := range [palette.Factions]string{"sun", "owl", "eagle", "anchor", "lion", "independent"} {
		all = append(all, of(palette.Faction(f), name))
	}
	return all
}

func of(f palette.Faction, name string) emblems.Emblem {
	return emblems.Emblem{
		Name:    name,
		Colors:  func(t *base.Theme) base.Colors { return palette.Named(t.Name).Of(f) },
		Outline: func(r float64) *paint.Path { return Outline(f, r) },
		Device:  func(p *paint.Painter, r float64, ink, ground paint.Color) { Device(p, f, r, ink, ground) },
	}
}

// Token draws a whole token of a faction, of radius r about the origin.
func Token(p *paint.Painter, theme *palette.Theme, f palette.Faction, r float64) {
	All[f].Token(p, theme.Theme, r)
}
