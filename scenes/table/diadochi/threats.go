package diadochi

import (
	"tyche/board"
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// threats marks what enemies could march to: every space of the viewer's that an enemy army reaches with the most
// movement points a roll can give (5.4).
type threats struct {
	on   bool
	cost []int // per space: the fewest points any enemy army needs; farAway if none gets there
}

const (
	mostPoints = 4
	farAway    = 99
)

// stepCost is what a link costs by land (5.8); sea lanes are not marched.
func stepCost(k board.LinkKind) int {
	switch k {
	case board.Road, board.Strait:
		return 1
	case board.Pass:
		return 2
	}
	return farAway
}

// count finds out how near the enemies of a seat are to every space.
func (t *threats) count(f *Face, viewer rules.Seat) {
	t.cost = t.cost[:0]
	for range f.model.Areas {
		t.cost = append(t.cost, farAway)
	}
	for i := range f.view.Generals {
		g := &f.view.Generals[i]
		s, inside, ok := g.At.Space()
		if ok && !inside && g.Owner != viewer && f.stackAt(g.At).Size() > 0 {
			t.cost[s] = 0
		}
	}
	for changed := true; changed; {
		changed = false
		for _, l := range f.model.Links {
			c := stepCost(l.Kind)
			for _, pair := range [...][2]int{{l.A, l.B}, {l.B, l.A}} {
				if next := t.cost[pair[0]] + c; next < t.cost[pair[1]] && next <= mostPoints {
					t.cost[pair[1]], changed = next, true
				}
			}
		}
	}
}

// draw rings what of the viewer's is within reach.
func (t *threats) draw(f *Face, u *ui.UI, s *table.Sight) {
	if !t.on || len(t.cost) != len(f.model.Areas) {
		return
	}
	for i := range f.view.Spaces {
		v := &f.view.Spaces[i]
		mine := v.Control == s.Viewer || v.Outside.Owner == s.Viewer && v.Outside.Size() > 0
		if mine && t.cost[i] > 0 && t.cost[i] <= mostPoints {
			f.sheet.marks.RingArea(u, f.camera, f.model, i, board.Threatened, 0)
		}
	}
}

// toggle switches the overlay and counts anew.
func (f *Face) toggleThreats(viewer rules.Seat) {
	f.threats.on = !f.threats.on
	f.threats.count(f, viewer)
}
