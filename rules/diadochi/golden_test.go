package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
)

// goldenOptions are the options of the kept games, so that each is played in one of them.
var goldenOptions = [maxSeats + 1]uint8{3: optForageAttrition | optPriceOfFailure, 4: optIndependentReactions | optHellespontTolls, 5: optStarterDraft}

// TestGoldenJournals replays recorded games. Run it with -update after a change of the rules, and raise the version.
func TestGoldenJournals(t *testing.T) {
	var games []conform.Golden
	for players := 2; players <= maxSeats; players++ {
		setup := rules.Setup{Seats: players, Options: uint64(goldenOptions[players])}
		games = append(games, conform.Golden{File: fmt.Sprintf("game-%d.tyche", players), Setup: setup})
	}
	conform.CheckGolden(t, Game, Mind{}, *update, games...)
}
