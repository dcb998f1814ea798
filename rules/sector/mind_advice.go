package sector

import "tyche/rules"

// Adviser is the mind that hints follow. It thinks as a strategos, but nobody asks him why: a hint must not look silly. So an order
// that can do something is not given up for an event card, nothing is researched before the cards are drawn that cost nothing, and no card
// is laid that changes nothing.
type Adviser struct{ Mind }

// givenUp is how much worse ranks what is not to be done, such as to buy a technology before the free cards are drawn: beyond anything that is
// compared.
const givenUp = 500

// Reckon is that of a strategos, but for what looks silly.
func (a Adviser) Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	a.Mind.Reckon(st, seat, moves, scores)
	for i, m := range moves {
		if m.Verb == lapseVerb && executes(moves, scores, m.A) > scores[i] {
			scores[i] -= givenUp
		}
	}
}

// Thrift keeps the cards that would be laid for nothing.
func (Adviser) Thrift(st rules.State, seat rules.Seat, m rules.Move) rules.Move {
	if s := st.(*state); s.idleCards(seat, m) {
		return layNothing(m)
	}
	return m
}

// layNothing is the answer that lays no card in the skirmish of another.
func layNothing(m rules.Move) rules.Move {
	return rules.Move{Verb: commitVerb, A: int16(noCard), B: int16(noCard), C: m.C}
}

// evenLoss is how many hundredths of a unit make no difference.
const evenLoss = 5

// idleCards says whether cards are of no use in anything that is told of a battle: neither in who wins nor in what either side loses.
func (s *state) idleCards(p rules.Seat, m rules.Move) bool {
	if m.Verb != commitVerb || m == layNothing(m) {
		return false
	}
	with, known := OddsIn(s, p, m)
	without, also := OddsIn(s, p, layNothing(m))
	side := s.sideOf(p)
	if !known || !also || side < 0 {
		return false
	}
	a, b := with.Told(), without.Told()
	if side == defending {
		a, b = a.Not(), b.Not()
	}
	return b.Least >= a.Least && b.Most >= a.Most &&
		without.Mean(1-side) >= with.Mean(1-side)-evenLoss && without.Mean(side) <= with.Mean(side)+evenLoss
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
