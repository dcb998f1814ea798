package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
)

// Follower is a Face whose map goes along with what others do.
type Follower interface {
	// Return goes back to where the viewer had the map, and says whether it had been led away.
	Return() bool
}

// returnSeconds is how long a map may be on its way back, before which nobody can say what is to be seen there.
const returnSeconds = .4

// Placer is a Face that knows what lies on its map, in view or not: a question about a card has no place there.
type Placer interface{ Placed(ref rules.Ref) bool }

// attend brings what is asked about into view, if nothing of it is to be seen where the viewer had the map. While one question goes on (thread)
// the map stays where the last answer was given.
func (t *Table) attend() {
	about := t.offers.Decision.About
	if f, knows := t.face.(Placer); knows && !f.Placed(about) {
		about = rules.Ref{}
	}
	if f, follows := t.face.(Follower); follows && about == (rules.Ref{}) && f.Return() {
		t.homeward = returnSeconds
		return
	}
	t.homeward = 0
	var first rules.Ref
	for _, f := range t.offers.Legal {
		for _, ref := range f.Caption.Targets {
			if _, seen := t.face.Where(ref); seen && about == (rules.Ref{}) {
				return
			}
			if first == (rules.Ref{}) {
				first = ref
			}
		}
	}
	switch {
	case about != (rules.Ref{}):
		t.face.Reveal(about)
	case first != (rules.Ref{}) && !t.thread.goesOn:
		t.face.Reveal(first)
	}
}

// peek turns the page to the detail when a finger rests on something: what the cursor of a mouse does without hiding anything. It stays
// there when the finger is lifted, for the hand hides half of the page and what is long must be scrolled.
func (t *Table) peek(in *ui.Input) {
	looks := rests(in) && t.sight.Hover != (rules.Ref{})
	if looks && t.shared[DetailTab] && (!t.peeks || t.sight.Selected != t.sight.Hover) {
		t.sight.Selected = t.sight.Hover
		t.open(DetailTab)
	}
	t.peeks = looks
}

// rests says whether a finger lies still, which means what the cursor of a mouse does.
func rests(in *ui.Input) bool {
	return in.Touch && in.Present && !in.Held[ui.LeftButton] && len(in.Released) == 0
}

// breathSeconds is how long new offers breathe; then the picture stands still and costs nothing.
const breathSeconds = 4

// tickSight moves the small clocks of the picture.
func (t *Table) tickSight(in *ui.Input) {
	t.sight.Shake = max(t.sight.Shake-in.Dt*3, 0)
	if t.homeward > 0 {
		if t.homeward -= in.Dt; t.homeward <= 0 {
			t.attend()
		}
	}
	if t.app.Prefs.ReducedMotion {
		t.sight.Shake = 0
	} else if len(t.offers.Legal) > 0 {
		t.sight.Seconds = min(t.sight.Seconds+in.Dt, breathSeconds)
	}
}
