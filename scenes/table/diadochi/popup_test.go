package diadochi

import (
	"testing"

	"tyche/rules/session"
	"tyche/scenes/ui"
)

// TestTheListIsHeardWhileTheSmallOneIsOpen: an answer of the big list is given by one press, whatever the small list of a
// card asks. A press beside both only closes the small one.
func TestTheListIsHeardWhileTheSmallOneIsOpen(t *testing.T) {
	s := sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, func(s *session.Session) {
		playUntil(t, s, 3, offers("play"))
	})
	s.settle()
	for n := 0; n < 50 && s.table.Asks() == nil; n++ {
		s.key(ui.KeyEscape)
	}
	s.tick(1)
	before := s.match.Session.Len()
	row, listed := s.table.Asks().Row(s.table.Asks().Legal[0].Move)
	open := func() {
		t.Helper()
		s.tick(2)
		if pressCard(s); s.table.Asks() != nil || s.match.Session.Len() != before {
			t.Fatal("a press on a card asks nothing")
		}
	}
	open()
	if s.press(60, 780); s.table.Asks() == nil || s.match.Session.Len() != before {
		t.Fatal("a press beside the small list does not just close it")
	}
	open()
	if s.press(row.Center().X, row.Center().Y); !listed || s.match.Session.Len() == before {
		t.Error("an answer of the list was pressed and not given")
	}
}
