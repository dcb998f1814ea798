package replay

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// TestWhatIsWatchedIsSeenNear: on a phone, whose map shows the whole theatre too small to be read, a line of a recap, or of the replay's own
// chronicle, leads to its place.
func TestWhatIsWatchedIsSeenNear(t *testing.T) {
	s := learners(t, diadochi.Game, diadochi.Mind{}, func(s *session.Session) bool { return s.Chair(0).View().(diadochi.View).Turn >= 2 })
	moves := func(e rules.Event) bool { return e.Verb == diadochi.EvMoved }
	last := s.EntrySeen(0, s.Len(), moves)
	place := rules.Ref{}
	for _, e := range s.Read(last, 0).Events {
		if moves(e) {
			place = e.To
		}
	}
	prove.True(t, "somebody has marched", place != rules.Ref{})
	h := aHouseAt(t, 1)
	in := ui.Input{W: 390, H: 844, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1, Touch: true}
	h.App.Touch = true
	for _, row := range []struct {
		how   string
		begin func(r *Replay)
	}{
		{"watched", func(r *Replay) { r.Watch(table.Passage{From: last, To: last, Place: place}) }},
		{"played", func(r *Replay) { r.Play() }},
	} {
		r := New(h, s, last)
		row.begin(r)
		for range 40 {
			r.Update(&in)
		}
		_, seen := r.face.Where(place)
		prove.Is(t, row.how+": near enough to be read", !r.face.(table.Overseer).Far(), row.how == "watched")
		prove.True(t, row.how+": in sight", seen)
		prove.Is(t, row.how+": its line is lit in the chronicle, which is open", r.tab == table.LogTab, row.how == "watched")
	}
}
