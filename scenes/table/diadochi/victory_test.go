package diadochi

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
)

// TestEscapeDoesNotSkipTheVictory: whoever skips what comes before it sees who has won, and skips that with another press.
func TestEscapeDoesNotSkipTheVictory(t *testing.T) {
	s, v := rited(t)
	march := rules.Event{Verb: game.EvMoved, Seat: 0, Who: generalRef(7), From: spaceRef(3), To: spaceRef(4), N: 1}
	death := rules.Event{Verb: game.EvDies, Seat: 1, Who: generalRef(1)}
	won := rules.Event{Verb: game.EvVictory, Seat: 0, N: 1, M: 1}
	s.face.Perform([]rules.Event{march, death, march, won}, v)
	s.tick(1)
	escape := func() {
		s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyEscape})
		s.tick(2)
	}
	escape()
	if rite, shown := s.face.hall.Holding(); !shown || rite.Verb != game.EvVictory {
		t.Fatalf("after Escape %v is celebrated (%v), not the victory", rite, shown)
	}
	escape()
	if s.face.Busy() {
		t.Error("a second Escape does not end the victory")
	}
}
