package diadochi

import "tyche/rules"

// Voyages past the fleets of others, from both sides.

// worthTurnedBack is what it is worth that a voyage does not arrive.
const worthTurnedBack = 12

// worthVoyage is what it is worth to keep the one voyage of a Segment.
const worthVoyage = 2

// peril is what a voyage risks by entering a Port where others may intercept.
func (w *walk) peril(n int, to space) int {
	waiting := w.waiting(to)
	if waiting == 0 {
		return 0
	}
	if w.s.temper[onSea] == 0 {
		return w.s.weigh(onPeril, max(0, waiting-w.fleets+2)*n/3)
	}
	_, lose := oddsAtSea(w.fleets, waiting)
	return w.s.weigh(onSea, (lostAtSea(w.me.worth*n/max(w.all, n, 1))+worthTurnedBack)*lose/100)
}

// arriving is what a voyage to a Port leads to, by the chance that it arrives: an escort that is beaten brings the army back where it began (8.25).
func (w *walk) arriving(from leg, to space, value int) int {
	waiting := w.waiting(to)
	if waiting == 0 || w.s.temper[onSea] == 0 {
		return value
	}
	_, lose := oddsAtSea(w.fleets, waiting)
	return (value*(100-lose) + min(w.rest(from), value)*lose) / 100
}

// lostAtSea is what CUs and generals aboard lose on the average by a battle that is lost (8.25).
func lostAtSea(worth int) int { return worth * 4 / 10 }

// oddsAtSea are the chances of an escort to win and to lose, in hundredths: as on land, but without a Battle Factor, and no escort scores 0
// (8.22).
func oddsAtSea(escort, fleets int) (win, lose int) {
	if escort == 0 {
		return 0, 100
	}
	return battleOdds(10*escort, 1, 10*fleets, 1)
}

// waiting is the strongest fleet that may come out against a voyage to a Port (8.15).
func (w *walk) waiting(to space) int {
	s, n := w.s, 0
	for q := range rules.Seat(s.players) {
		if q != w.p && s.sailed&(1<<q) == 0 && !seaNear[to].and(s.pcs[q]).empty() && !s.truceHolds(w.p, q) {
			n = max(n, s.fleetPower(q))
		}
	}
	return n
}

// rivalFleet is the strongest fleet of those who could intercept.
func (v *survey) rivalFleet() int {
	n := 0
	for q := range rules.Seat(v.s.players) {
		if q != v.p && !v.s.truceHolds(v.p, q) {
			n = max(n, v.s.fleetPower(q))
		}
	}
	return n
}

// rankSeaFight intercepts a voyage with stronger fleets, or with good odds, if status allows it.
func rankSeaFight(s judge, f *frame, moves []rules.Move, scores []int) {
	eager := s.eagerAtSea(f.seat)
	for i, m := range moves {
		switch m.Verb {
		case targetVerb:
			scores[i] = eager
		case escortVerb:
			scores[i] = 10
		}
	}
}

// eagerAtSea is what p gains by intercepting the voyage that was announced.
func (s judge) eagerAtSea(p rules.Seat) int {
	escort := 0
	for fl := range fleet(numFleets) {
		if s.voyage.escort&(1<<fl) != 0 {
			escort += s.fleetStrength(fl)
		}
	}
	mine, cart := s.fleetPower(p), 0
	if s.cart == marching {
		cart = 40
	}
	if s.temper[onSea] > 0 {
		win, lose := oddsAtSea(escort, mine)
		aboard := lostAtSea(s.fighterAt(s.march.seat, marching, s.march.at, false).worth)
		gain := (aboard+worthFleet*escort+worthTurnedBack+cart)*lose - worthFleet*mine*win
		return s.weigh(onSea, gain/100) - s.hostility(p, s.march.seat) - 2
	}
	if mine < escort+2 {
		return -20
	}
	return 6*s.stacks[marching].size() + 3*(mine-escort) - 12 - s.hostility(p, s.march.seat) + cart
}
