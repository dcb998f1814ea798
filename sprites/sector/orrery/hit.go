package orrery

import "math"

// AreaAt returns the area of a world with so many that lies at a place from its middle, or -1: on the bezel there is none.
func AreaAt(count int, radius, x, y float64) int {
	if math.Hypot(x, y) > radius*ringOut/full {
		return -1
	}
	deg := math.Atan2(y, x) * 180 / math.Pi
	for i, s := range spans[count] {
		for _, d := range [...]float64{deg, deg + 360} {
			if d >= s.From && d < s.To {
				return i
			}
		}
	}
	return 0
}

// AreaMiddle returns the middle of an area from that of its world.
func AreaMiddle(count, area int, radius float64) (x, y float64) {
	at := polar(radius*.46, spans[count][area].middle())
	return at.X, at.Y
}

// UnitAt returns the type of unit that stands at a place of an area, from the middle of the world; the only one wherever
// that is, -1 where none is, or where types are not told apart.
func (w *World) UnitAt(area int, x, y float64) int {
	g := groupOf(&w.Areas[area], spans[w.Count][area])
	switch {
	case len(g.troop) == 0:
		return -1
	case len(g.troop) == 1:
		return g.troop[0].unit
	case w.Plain: // a single number stands for all of them
		return -1
	}
	k := w.Radius / full
	best, near := -1, math.Inf(1)
	for i := range g.troop {
		if d := math.Abs(x/k - g.at.X - g.foot(i, w.Flip)); d < near {
			best, near = g.troop[i].unit, d
		}
	}
	return best
}
