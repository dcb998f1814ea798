package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
)

// TestSetupNeedsNoCurtain lets two people lay out what stands open: no cabinet is shut between them before the first
// hands are dealt, and then it is.
func TestSetupNeedsNoCurtain(t *testing.T) {
	for scenario := range game.Game.Info().Scenarios {
		s, err := session.New(game.Game, rules.Setup{Seats: 2, Scenario: scenario}, people(2), 5)
		if err != nil {
			t.Fatal(err)
		}
		at := sitAt(t, "en", 640, 400, s)
		var asked rules.Seats
		for s.Chair(0).View().(game.View).Phase == 0 {
			seat := s.Pending()[0].Seat
			asked = asked.With(seat)
			at.Tick(400)
			if at.table.Hidden() {
				t.Fatalf("a curtain before seat %d at set-up %d, entry %d", seat, scenario, s.Len())
			}
			if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		at.Tick(400)
		if asked != rules.Only(0).With(1) || !at.table.Hidden() {
			t.Errorf("set-up %d asked %v; curtain after it: %v", scenario, asked, at.table.Hidden())
		}
	}
}
