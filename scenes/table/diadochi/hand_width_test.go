package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

// TestTheHandKeepsItsCornersOnAPhone looks at a full hand in a narrow window: the outer cards lean outwards and must not
// lose their corners.
func TestTheHandKeepsItsCornersOnAPhone(t *testing.T) {
	s := sitDown(t, "es", 390, 844, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, func(c session.Chair) bool { return len(seen(c).Hand) >= 5 })
	})
	s.app.Prefs.Speed = 0
	s.tick(20)
	n := len(s.face.view.Hand)
	prove.True(t, "a hand that fills the width", n >= 5)
	if n < 5 {
		return
	}
	first, last := s.face.hand.boxes[0], s.face.hand.boxes[n-1]
	lean := first.H * cardTilt * float64(n-1) / 2
	prove.True(t, "the left corner", first.X >= lean)
	prove.True(t, "the right corner", last.Right() <= 390-lean)
}
