package sector

import (
	"slices"

	"tyche/rules"
)

// Adviser is the mind that hints follow. It thinks as a strategos, but nobody asks him why: a hint must not look silly. So an order
// that can do something is not given up for an event card, nothing is researched before the cards are drawn that cost nothing, no card
// is laid that changes nothing, no event card is played for moves that then bring nothing, nobody attacks whom he cannot hit, a worker who costs nothing is hired before anything is bought,
// and what the own orders need that still lie face down counts at its price.
type Adviser struct{ Mind }

// givenUp is how much worse ranks what is not to be done, such as to buy a technology before the free cards are drawn: beyond anything that is
// compared.
const givenUp = 500

// Reckon is that of a strategos, but for what looks silly.
func (a Adviser) Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	a.Mind.Reckon(st, seat, moves, scores)
	s := judge{st.(*state), a.Mind.Temper(int(st.(*state).players))}
	free := s.freeWorker(moves)
	for i, m := range moves {
		if free && m.Verb != workerVerb {
			scores[i] -= givenUp
		}
		if m.Verb == lapseVerb && executes(moves, scores, m.A) > scores[i] || m.Verb == moveVerb && s.powerless(seat, m) ||
			m.Verb == playVerb && s.marchesInVain(seat, event(m.A)) {
			scores[i] -= givenUp
		}
		taken, _ := s.taken(seat, m)
		scores[i] -= taken
	}
}

// marchesInVain says whether an event card lets units of p move and no such move brings anything: who is asked then would move none.
func (s judge) marchesInVain(p rules.Seat, e event) bool {
	if e != quietPassage && e != nightMarch {
		return false
	}
	t := *s.state
	effects[e].instant(&t, ctx{}, p)
	f := t.top()
	var room [1024]rules.Move
	for _, m := range marchCandidates(&t, f, room[:0]) {
		if m.Verb == moveVerb && marchCheck(&t, f, m) == nil && s.rankMarch(p, area(m.B), area(m.C)) > 0 {
			return false
		}
	}
	return true
}

// freeWorker says whether a worker can be hired for nothing (3.3): what is bought before him would give him up.
func (s *state) freeWorker(moves []rules.Move) bool {
	hire := rules.Move{Verb: workerVerb}
	return slices.Contains(moves, hire) && s.priceOf(s.top(), hire) == (price{})
}

// Reasons are those of the mind, after a warning of whoever wins if nobody does anything about it. What the answer takes from an order that still
// lies face down stands after what it is for.
func (a Adviser) Reasons(st rules.State, seat rules.Seat, m rules.Move) []rules.Text {
	s, why := st.(*state), a.Mind.Reasons(st, seat, m)
	_, price := judge{s, a.Mind.Temper(int(s.players))}.taken(seat, m)
	list := slices.Concat(s.danger(seat), why[:min(1, len(why))], price, why[min(1, len(why)):])
	return list[:min(len(list), mostReasons)]
}

// danger names the rival with the most points who wins at the end of the round with the areas that it controls now (5.5, 5.6), unless p has as
// many then.
func (s *state) danger(p rules.Seat) []rules.Text {
	if s.phase != planning && s.phase != execution {
		return nil
	}
	then := func(q rules.Seat) int { return int(s.seats[q].points) + s.income(q) }
	best, most := nobody, max(then(p), GoalPoints-1)
	for q := range rules.Seat(s.players) {
		if q != p && !s.seats[q].out && then(q) > most {
			best, most = q, then(q)
		}
	}
	if best == nobody {
		return nil
	}
	return say("danger", rules.R(seatRef(best)), rules.N(most))
}

// powerless says whether a unit is sent to attack where neither it nor anybody who goes with it hits any of those who are there.
func (s *state) powerless(p rules.Seat, m rules.Move) bool {
	to := area(m.C)
	if !s.attackable(p, to) || !s.hitsNobody(unit(m.A), to) {
		return false
	}
	for kind, n := range s.battle.ready[attacking] {
		if n > 0 && s.battle.area == to && !s.hitsNobody(unitOf(s.people(p), kind), to) {
			return false
		}
	}
	return true
}

// Thrift keeps the cards that would be laid for nothing, and of as many cards lays those that win the battle clearly more often: to a playout
// one battle more or less is little beside the luck of the round.
func (Adviser) Thrift(st rules.State, seat rules.Seat, m rules.Move) rules.Move {
	s := st.(*state)
	if m.Verb != commitVerb {
		return m
	}
	if m = s.likelier(seat, m); s.idleCards(seat, m) && !s.overLimit(seat) {
		return layNothing(m)
	}
	return m
}

// overLimit says whether a hand has more cards than are kept at the end of the round (5.9): those beyond are worth nothing if they are not laid.
func (s *state) overLimit(p rules.Seat) bool { return total(&s.seats[p].hand) > s.handLimit(p) }

// clearly is how many hundredths more often one wins clearly more often.
const clearly = 10

// likelier is the answer with as many cards that wins the battle most often, if it does so clearly more often than m; else m.
func (s *state) likelier(p rules.Seat, m rules.Move) rules.Move {
	best, most := m, s.keeps(p, m)+clearly
	for _, k := range rules.Moves(s, p, nil) {
		if k.Verb == commitVerb && cardsIn(k) == cardsIn(m) {
			if n := s.keeps(p, k); n >= most {
				best, most = k, n+1
			}
		}
	}
	return best
}

// keeps is the chance that p wins the battle with an answer, in hundredths.
func (s *state) keeps(p rules.Seat, m rules.Move) int {
	o, known := OddsIn(s, p, m)
	if !known {
		return 0
	}
	told := o.Told()
	if s.sideOf(p) == defending {
		told = told.Not()
	}
	return told.Least
}

// cardsIn counts the cards of an answer.
func cardsIn(m rules.Move) (n int) {
	for _, c := range [...]int16{m.A, m.B} {
		if card(c) != noCard {
			n++
		}
	}
	return n
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
