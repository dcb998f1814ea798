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

func FuzzSector(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
	f.Add([]byte{5, 9, 200, 3, 16, 7, 33, 128, 16, 1, 250, 90, 3, 77})
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := conform.Fuzz(conform.Config{Game: Game, Setups: setups(), Invariant: Invariant}, data); err != nil {
			t.Fatal(err)
		}
	})
}
