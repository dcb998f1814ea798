package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// What an adviser says of the next letter, and of its first answer once it is begun, is one and the same: both are of the plan by which he
// has chosen.
func TestAdviceInALetterIsThatOfThePlan(t *testing.T) {
	who, said := Adviser{}, 0
	advised := func(s *state, p rules.Seat) rules.Move {
		moves := rules.Moves(s, p, nil)
		scores := make([]int, len(moves))
		who.Reckon(s, p, moves, scores)
		best := 0
		for i := range moves {
			if scores[i] > scores[best] {
				best = i
			}
		}
		return moves[best]
	}
	for seed := range uint64(3) {
		stream := dice.NewStream(seed, 3)
		first, err := Game.New(rules.Setup{Seats: 2 + int(seed)}, &stream)
		prove.Is(t, "set up", err, nil)
		for s := first.(*state); ; {
			asked := s.Pending(nil)
			if len(asked) == 0 {
				break
			}
			p := asked[0].Seat
			m := advised(s, p)
			if s.top().kind == inSlot && m.Verb == actVerb {
				begun := *s
				begun.Apply(p, m, &stream, nil)
				next := advised(&begun, p)
				why, then := who.Reasons(s, p, m), who.Reasons(&begun, p, next)
				if why[0] != then[0] {
					t.Errorf("seed %d, turn %d: %s for %v, but then %s for %v", seed, s.turn, Game.Format(m), why, Game.Format(next), then)
				}
				said++
			}
			s.Apply(p, m, &stream, nil)
		}
	}
	prove.True(t, "something was advised", said > 200)
}
