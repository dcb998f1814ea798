package sector

import (
	"slices"

	"tyche/rules"
)

// Adviser is the mind that hints follow. It thinks as a veteran, but nobody asks a veteran why: a hint must not look silly. So an order
// that can do something is not given up for an event card, and nothing is researched before the cards are drawn that cost nothing.
type Adviser struct{ Mind }

// givenUp is how much worse what looks silly ranks, beyond anything that is compared.
const givenUp = 500

// Rank is that of a veteran, but for what looks silly.
func (a Adviser) Rank(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	a.Mind.Rank(st, seat, moves, scores)
	for i, m := range moves {
		if m.Verb == lapseVerb && executes(moves, scores, m.A) > scores[i] || m.Verb == techVerb && slices.Contains(moves, rules.Move{Verb: drawVerb}) {
			scores[i] -= givenUp
		}
	}
}

// executes is the rank of executing the order on a planet; far below any other where that is not possible.
func executes(moves []rules.Move, scores []int, planet int16) int {
	for i, m := range moves {
		if m.Verb == executeVerb && m.A == planet {
			return scores[i]
		}
	}
	return -givenUp
}
