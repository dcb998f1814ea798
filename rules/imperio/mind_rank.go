package imperio

import "tyche/rules"

// Rank guesses the gain of each move, by the question that is open.
func (who Mind) Rank(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	s := st.(*state)
	if s.depth == 0 || len(moves) < 2 {
		clear(scores[:len(moves)])
		return
	}
	switch f := s.top(); f.kind {
	case inHouse:
		rankHouse(moves, scores)
	case inTroops:
		for i, m := range moves {
			scores[i] = -max(int(m.A)-3, 3-int(m.A))
		}
	case inTrading, inAnswering:
		s.rankTable(who, f, moves, scores)
	case inOffer:
		s.rankOffer(who, f, moves, scores)
	case inOrders:
		if f.b > 0 {
			rankStanding(moves, scores)
		} else {
			s.rankDeclarations(who, f, moves, scores)
		}
	case inSlot:
		s.rankSlot(who, f, moves, scores)
	case inBuilding:
		s.rankWorks(who, f, moves, scores)
	case inProducing:
		s.rankYard(who, f, moves, scores)
	case inOperating:
		s.rankOperating(who, f, moves, scores)
	case inDetaching:
		s.rankDetaching(who, f, moves, scores)
	case inPaying:
		s.rankPayment(who, f, moves, scores)
	case inResearching:
		s.rankTech(who, f, moves, scores)
	case inPlotting:
		s.rankPlot(who, f, moves, scores)
	case inFavour:
		s.rankFavour(who, f, moves, scores)
	case inVoting:
		s.rankVotes(who, f, moves, scores)
	case inBattle, inCasualties:
		s.rankFight(who, f, moves, scores)
	default:
		clear(scores[:len(moves)])
	}
}

func rankIf(yes bool, n int) int {
	if yes {
		return n
	}
	return 0
}

// rankHouse takes the House's own abilities and upgrades; which House does not matter.
func rankHouse(moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = rankIf(m.Verb == defaultsVerb, rankPlanned)
	}
}

func rankStanding(moves []rules.Move, scores []int) {
	for i, m := range moves {
		scores[i] = rankIf(m.Verb != doneVerb, rankAgainst)
	}
}

// rankFight answers what live battles ask (13.4, 13.5): the cheapest unit takes the hit, and a fleet leaves a battle that
// it is likely to lose, for the best haven.
func (s *state) rankFight(who Mind, f *frame, moves []rules.Move, scores []int) {
	chance, haven := 1000, noHex
	if s.battle.on {
		side := 0
		if s.battle.defender == f.seat {
			side = 1
		}
		haven = s.bestHaven(side)
		own, enemy := s.power(side, false), s.power(1-side, true)
		chance = 1000 * own / max(1, own+enemy)
	}
	for i, m := range moves {
		switch m.Verb {
		case loseVerb:
			scores[i] = -4*int(units[m.A].price) + rankIf(m.B > 1, 60)
		case carrierHit:
			t := &s.transport[m.A]
			scores[i] = -8 - 3*int(t.troops+t.aircraft)
		case fleeVerb:
			scores[i] = 30 - chance*int(who.scales()[onFight])/800 + rankIf(s.hexFor(m.A) == haven, 1)
		default:
			scores[i] = 0
		}
	}
}
