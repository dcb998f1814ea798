package toy_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
)

// TestHandsAreClosedWhileAComputerThinks sits two people and a computer down: while it bids nobody's cards are seen.
func TestHandsAreClosedWhileAComputerThinks(t *testing.T) {
	for _, seats := range [][]session.Seating{
		{{Name: "Irene"}, {Name: "Bruno", Level: "random"}, {Name: "Ana"}},
	} {
		s, err := session.New(game.Game{}, rules.Setup{Seats: len(seats)}, seats, 5)
		if err != nil {
			t.Fatal(err)
		}
		worlds := []rules.State{s.StateAt(0)}
		for i := range uint64(4) {
			worlds = append(worlds, worlds[0].Resample(rules.Nobody, dice.New(i, 3)))
		}
		err = guide.Closed(entry(), worlds, seats, guide.Window{Language: "en", W: 640, H: 400, Seed: 1}, func(when string, g *guide.Guide) { look(t, g, "away-"+when, "en") })
		if err != nil {
			t.Error(err)
		}
	}
}
