package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/lexicon"
)

func TestConform(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	conform.Run(t, conform.Config{Game: Game, Games: 1, Setups: setups(), Invariant: Invariant, Lexicon: l})
}

// setups are all numbers of players with both galaxies and each combination of options.
func setups() (list []rules.Setup) {
	for seats := 2; seats <= maxSeats; seats++ {
		for scenario := range 2 {
			for o := range uint64(4) {
				list = append(list, rules.Setup{Seats: seats, Scenario: scenario, Options: o})
			}
		}
	}
	return list
}
