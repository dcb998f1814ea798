package sector

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
)

// TestGoldenJournals replays recorded games. Run it with -update after a change of the rules, and raise the version.
func TestGoldenJournals(t *testing.T) {
	var games []conform.Golden
	for players := 2; players <= maxSeats; players++ {
		setup := rules.Setup{Seats: players, Scenario: players % 2, Options: uint64(players / 2 % 4)}
		games = append(games, conform.Golden{File: fmt.Sprintf("game-%d.tyche", players), Setup: setup})
	}
	conform.CheckGolden(t, Game, Mind{}, *update, games...)
}
