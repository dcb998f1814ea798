package diadochi

import (
	"testing"

	"tyche/rules/session"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestAFingerOnTheRestOfAnAnswerBringsItIntoSight: whose first words are out of sight is not given, as nobody can have read it; a second touch
// gives it.
func TestAFingerOnTheRestOfAnAnswerBringsItIntoSight(t *testing.T) {
	s := sitDown(t, "es", 412, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 2, func(c session.Chair) bool { return len(c.Moves(nil)) > 12 })
	})
	s.in.Touch, s.app.Touch = true, true
	s.settle()
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	s.tick(90)
	list, _ := s.table.Asks().Row(s.table.Asks().Legal[0].Move)
	cut := func() (rest canvas.Rect, found bool) {
		for _, f := range s.table.Asks().Legal {
			if r, seen := s.table.Asks().Row(f.Move); seen && r.H > 12 && r.H < 34 && r.Y <= list.Y+1 {
				return r, true
			}
		}
		return rest, false
	}
	for n := 0; n < 400; n++ {
		if rest, found := cut(); found {
			before := s.match.Session.Len()
			s.press(rest.Center().X, rest.Center().Y)
			s.tick(30)
			if s.match.Session.Len() != before {
				t.Fatal("it was given at once")
			}
			if _, still := cut(); still {
				t.Fatal("it is out of sight still")
			}
			return
		}
		s.in.Cursor, s.in.Present = list.Center(), true
		s.in.Pan = canvas.Point{Y: -5}
		s.tick(2)
	}
	t.Fatal("no answer was cut off")
}
