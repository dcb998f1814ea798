package table

import "tyche/sprites/canvas"

// Spreader is a face that may lay what it has opened over everything below the bar and the note: on a small screen it needs all of that.
type Spreader interface{ Spreads() bool }

// spreads says whether the face does so now.
func (t *Table) spreads() bool {
	f, can := t.face.(Spreader)
	return can && f.Spreads()
}

// GiveWay leaves the place of map and panels to what a face lays over them, and says how much room that has.
func (a *Areas) GiveWay(face Face) {
	if f, can := face.(Spreader); !can || !f.Spreads() {
		return
	}
	for _, r := range [...]*canvas.Rect{&a.Map, &a.Hand, &a.Seats, &a.Decision, &a.Detail, &a.Log, &a.Tabs, &a.Page} {
		if r.W > 0 && r.H > 0 {
			a.Spread = a.Spread.Union(*r)
		}
		if r != &a.Map && r != &a.Hand { // they lie below it
			*r = canvas.Rect{}
		}
	}
}
