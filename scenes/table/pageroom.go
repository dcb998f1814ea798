package table

import (
	"math"

	"tyche/scenes/ui"
)

// Scribe is a face that writes plans on pages of its own, which have names above them besides those of the panels: on an upright phone they
// would be a few lines high.
type Scribe interface {
	// PageRoom is how high the page below the map should be while a plan is written, and how low what lies in the hand may be for it, in
	// design pixels.
	PageRoom() (page, hand float64)
}

// leastMapShare is how high a map is at least that gives room to a page, against its width.
const leastMapShare = .55

// makePageRoom lets the hand and the map of an upright phone give room to the page below them while a plan is written.
func (t *Table) makePageRoom(u *ui.UI, a *Areas) {
	f, can := t.face.(Scribe)
	if !can || t.desk == nil || a.Page.W <= 0 || a.Page.Y < a.Map.Bottom() || a.Hand.Y < a.Map.Bottom() {
		return
	}
	page, hand := f.PageRoom()
	least := leastMapShare * a.Map.W
	if t.match.coach != nil {
		least = a.Map.H // beside a note the map is low already
	}
	a.raisePage(u.Px(page), u.Px(hand), least)
}

// raisePage makes the page so high, as far as the hand and then the map can be lower.
func (a *Areas) raisePage(page, hand, mapHeight float64) {
	lack := math.Round(page - a.Page.H)
	take := func(from *float64, least float64) (n float64) {
		n = math.Floor(max(min(lack, *from-least), 0))
		*from, lack = *from-n, lack-n
		return n
	}
	up := take(&a.Hand.H, hand)
	part := take(&a.Map.H, mapHeight)
	a.Hand.Y -= part
	up += part
	a.Tabs.Y -= up
	a.Page.Y, a.Page.H = a.Page.Y-up, a.Page.H+up
	if a.Decision.H > 0 {
		a.Decision.Y, a.Decision.H = a.Decision.Y-up, a.Decision.H+up
	}
}
