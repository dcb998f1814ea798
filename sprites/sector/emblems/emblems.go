// Package emblems lists what tells the seats of Sector apart on every screen: the emblems of its six factions. It knows no
// rule.
package emblems

import (
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Seats are the emblems that players may have, in the order in which they are offered; factions are numbered alike.
var Seats = list()

func list() (all []emblems.Emblem) {
	for f, name := range palette.Names {
		all = append(all, of(palette.Faction(f), name))
	}
	return all
}

func of(f palette.Faction, name string) emblems.Emblem {
	return emblems.Emblem{
		Name:    name,
		Colors:  func(t *base.Theme) base.Colors { return palette.Named(t.Name).Faction[f] },
		Outline: func(r float64) *paint.Path { return tin.Outline(f, r) },
		Device:  func(p *paint.Painter, r float64, ink, _ paint.Color) { tin.Emblem(p, f, 1.28*r, ink) },
		Pattern: func(p *paint.Painter, r float64, c base.Colors) {
			p.Fade(.5)
			p.Fill(tin.Outline(f, r), tin.Cloth(tin.Dye{Faction: f, Colors: c}, p.Unit()))
		},
	}
}
