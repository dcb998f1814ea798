package conform

import (
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/dice"
)

// Peeping is what NoPeeping plays.
type Peeping struct {
	Game      rules.Game
	Mind      bot.Strategist
	Decisions int // at most
	Every     int // so many decisions one is compared; 1 for all
	// Judges demands that a position is judged by what is seen as well; not where it is judged by what rivals hide, which has to be
	// imagined then.
	Judges bool
}

// seats of the game that is played.
const seats = 3

// NoPeeping plays a game of three by the ranks of a strategos, and asks for them also in another world that its chair cannot tell from
// the true one: what is hidden does not change them.
func NoPeeping(t *testing.T, k Peeping) {
	t.Helper()
	ch := dice.New(5, 3)
	s, err := k.Game.New(rules.Setup{Seats: seats}, ch)
	if err != nil {
		t.Fatal(err)
	}
	for n := range k.Decisions {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			return
		}
		seat := asked[0].Seat
		moves := rules.Moves(s, seat, nil)
		ranks := make([]int, len(moves))
		k.Mind.Reckon(s, seat, moves, ranks)
		if n%k.Every == 0 {
			k.compare(t, n, seat, s, s.Resample(seat, ch), moves, ranks)
			sketch, _ := rules.SketchOf(s, seat, ch)
			k.compare(t, n, seat, s, sketch, moves, ranks)
		}
		best := 0
		for i := range moves {
			if ranks[i] > ranks[best] {
				best = i
			}
		}
		s.Apply(seat, moves[best], ch, nil)
	}
}

// compare asks about decision n in a state and in a world that looks the same.
func (k *Peeping) compare(t *testing.T, n int, seat rules.Seat, s, world rules.State, moves []rules.Move, ranks []int) {
	t.Helper()
	again := make([]int, len(moves))
	k.Mind.Reckon(world, seat, moves, again)
	for i := range moves {
		if ranks[i] != again[i] {
			t.Fatalf("decision %d: %s is ranked %d and %d", n, k.Game.Format(moves[i]), ranks[i], again[i])
		}
	}
	if x, y := k.Mind.Prospects(s, seat), k.Mind.Prospects(world, seat); k.Judges && x != y {
		t.Fatalf("decision %d: judged %d and %d", n, x, y)
	}
}
