package diadochi

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/session"
)

// TestTheCartTellsWhatItIsGoodFor: whose it is, what it gives, and on Turn I alone that it rests (11.2, 13.3, 13.6).
func TestTheCartTellsWhatItIsGoodFor(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, nil)
	s.settle()
	at, shown := s.inSight(cartRef)
	prove.True(t, "the Cart lies on the map", shown)
	s.point(at.at)
	for turn, rests := range map[int]bool{1: true, 2: false} {
		s.face.view.Turn = turn
		s.tick(2)
		words := ""
		for line := range s.lines() {
			words += line + "\n"
		}
		prove.True(t, "its worth", strings.Contains(words, "Legitimidad"))
		prove.Is(t, "it rests", strings.Contains(words, "En el Turno I no se mueve"), rests)
	}
}
