package imperio

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
)

// TestGolden replays kept journals of random games. Run it with -update after a change of the rules, and raise the version.
func TestGolden(t *testing.T) {
	var games []conform.Golden
	for players := 2; players <= maxSeats; players += 2 {
		games = append(games, conform.Golden{File: fmt.Sprintf("random-%d.tyche", players), Setup: rules.Setup{Seats: players}})
	}
	conform.CheckGolden(t, Game, nil, *update, games...)
}
