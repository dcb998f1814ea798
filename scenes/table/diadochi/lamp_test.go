package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAdviceAskedForTooSoonComesWithTheQuestion: whoever presses the lamp while the dice of an activation still roll is not left without.
func TestAdviceAskedForTooSoonComesWithTheQuestion(t *testing.T) {
	s, key := pressing(t, offers("activate"), func(s *sat) (int, bool) {
		o := s.table.Asks()
		i := slices.IndexFunc(o.Legal, func(f table.Offer) bool { return strings.HasPrefix(s.face.voice.Say(f.Caption.Label), "Activar") })
		return o.Key(max(i, 0)), i >= 0
	})
	s.app.Prefs.Speed, s.app.Prefs.ReducedMotion = 1, false
	s.table.Return()
	s.tick(5)
	s.key(ui.Digit(key))
	prove.True(t, "it is acted out", s.face.Busy())
	s.key(ui.KeyH)
	prove.True(t, "there is no advice yet", !s.advises())
	for n := 0; n < 600 && s.face.Busy(); n++ {
		s.tick(1)
	}
	s.tick(10)
	prove.True(t, "there is advice", s.advises())
}

// advises says whether advice is to be read on the screen.
func (s *sat) advises() (found bool) {
	var l canvas.List
	l.Reset(s.in.W, s.in.H)
	s.app.Draw(&l)
	l.Texts(func(line string, _ canvas.Point) { found = found || strings.HasPrefix(line, "Consejo:") })
	return found
}
