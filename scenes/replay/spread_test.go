package replay

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAFingerSpreadsAHandInAReplay: what a face lays over the panels has its room here too, and can be put away.
func TestAFingerSpreadsAHandInAReplay(t *testing.T) {
	s := learners(t, sector.Game, sector.Mind{}, func(s *session.Session) bool { return len(s.Chair(0).View().(sector.View).Hand) > 3 })
	h := aHouse(t)
	h.App.Touch = true
	r := New(h, s, s.Len())
	r.eyes = 0
	r.jump(r.at)
	in := ui.Input{W: 844, H: 390, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1, Touch: true}
	update := func() {
		r.Update(&in)
		in.Pressed, in.Released = in.Pressed[:0], in.Released[:0]
	}
	tap := func(at canvas.Point) {
		in.Cursor, in.Present, in.Moved = at, true, true
		update()
		in.Pressed, in.Held[ui.LeftButton] = append(in.Pressed, ui.Click{Button: ui.LeftButton, At: at}), true
		update()
		in.Released, in.Held[ui.LeftButton] = append(in.Released, ui.Click{Button: ui.LeftButton, At: at}), false
		for range 4 {
			update()
		}
	}
	update()
	update()
	card := s.Chair(0).View().(sector.View).Hand[0]
	small, drawn := r.face.Where(card)
	prove.True(t, "the hand is seen", drawn)
	tap(small.Center())
	prove.True(t, "it is spread", r.face.(table.Spreader).Spreads())
	large, _ := r.face.Where(card)
	prove.True(t, "and read", large.W > small.W)
	tap(large.Center())
	prove.True(t, "another tap puts it away", !r.face.(table.Spreader).Spreads())
}
