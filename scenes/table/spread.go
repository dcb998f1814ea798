package table

import "tyche/sprites/canvas"

// Spreader is a face that may lay what it has opened over everything below the bar and the note: on a small screen it needs all of that.
type Spreader interface{ Spreads() bool }

// spreads says whether the face does so now.
func (t *Table) spreads() bool {
	f, can := t.face.(Spreader)
	return can && f.Spreads()
}

// giveWay leaves the place of map and panels to what the face lays over them.
func (t *Table) giveWay(a *Areas) {
	if t.spreads() {
		a.spread()
	}
}

// spread takes the panels away and says how much room they leave, with the map.
func (a *Areas) spread() {
	for _, r := range [...]*canvas.Rect{&a.Map, &a.Hand, &a.Seats, &a.Decision, &a.Detail, &a.Log, &a.Tabs, &a.Page} {
		if r.W > 0 && r.H > 0 {
			a.Spread = a.Spread.Union(*r)
		}
		if r != &a.Map && r != &a.Hand { // they lie below it
			*r = canvas.Rect{}
		}
	}
}
