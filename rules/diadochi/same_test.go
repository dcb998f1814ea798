package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// TestSameEverywhere plays games whose positions must come out alike on every machine; the script of the benchmarks
// compares what it tells here with what it tells as WebAssembly.
func TestSameEverywhere(t *testing.T) {
	sum := uint64(14695981039346656037)
	var moves []rules.Move
	for seats := 2; seats <= 5; seats++ {
		for seed := range uint64(3) {
			ch := dice.New(seed, uint64(seats))
			s, err := Game.New(rules.Setup{Seats: seats}, ch)
			if err != nil {
				t.Fatal(err)
			}
			for asked := s.Pending(nil); len(asked) > 0; asked = s.Pending(asked[:0]) {
				moves = rules.Moves(s, asked[0].Seat, moves[:0])
				s.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
			}
			sum = (sum ^ s.Hash()) * 1099511628211
		}
	}
	t.Logf("positions %016x", sum)
}
