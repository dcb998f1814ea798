package sector

import "tyche/rules"

// Rank guesses the gain of each legal move. What ends a procedure is worth nothing, so that everything better is done
// before.
func (m Mind) Rank(st rules.State, _ rules.Seat, moves []rules.Move, scores []int) {
	judge{st.(*state), cast[m.character].veteran}.rate(moves, scores)
}

// rate fills in scores for the moves of the seat that is asked.
func (s judge) rate(moves []rules.Move, scores []int) {
	if s.depth == 0 {
		clear(scores[:len(moves)])
		return
	}
	s.rateByQuestion(moves, scores)
	for i, m := range moves {
		if m.Verb == disbandVerb {
			scores[i] = thrownAway
		}
	}
}

// thrownAway is the score of sending a unit back (3.4b): so low that no level, whatever it misjudges or overlooks, gives units away.
const thrownAway = -40000

// rateByQuestion rates them by what is asked.
func (s judge) rateByQuestion(moves []rules.Move, scores []int) {
	f := s.top()
	switch f.kind {
	case inPlanning:
		s.rankOrders(f, moves, scores)
		return
	case inMobilise:
		s.rankMoves(f, moves, scores)
		return
	}
	for i, m := range moves {
		scores[i] = s.rank(f, m)
	}
}

// rank judges one move.
func (s judge) rank(f *frame, m rules.Move) int {
	switch f.kind {
	case inFactions:
		return (int(m.A)*5 + int(f.seat)*3 + int(s.first)*7 + int(s.players)) % numFactions
	case inSettling:
		return s.rankCell(m)
	case inJoining:
		return s.rankJoin(f.seat, m)
	case inHomeBase:
		return int(areas[m.A].limit) + int(areas[m.A].yield)
	case inStartUnits:
		if m.Verb == defaultVerb {
			return 5
		}
		return 0
	case inStartShips:
		return s.rankStartShip(f, m)
	case inTurn:
		return s.rankTurn(f, m)
	case inBuild:
		return s.rankPurchase(f, m)
	case inTwin:
		return s.rankPlace(f.seat, area(m.B))
	case inResearch:
		return s.rankResearch(f, m)
	case inKeeping:
		if m.Verb == yesVerb {
			return s.weigh(onKeep, 6)
		}
		return 4
	case inLineUp:
		return s.rankLineUp(f, m)
	case inCommit:
		return s.rankCommit(f, m)
	case inSave:
		return s.rankSave(f, m)
	case inRecall:
		return s.rankPlace(f.seat, area(m.A))
	case inBlast, inLoss:
		return -s.unitWorth(unit(m.A))
	case inWithdrawal, inEviction:
		if m.Verb == loseVerb {
			return -s.unitWorth(unit(m.A))
		}
		return s.rankPlace(f.seat, area(m.B)) - s.weigh(onWithdrawCost, s.unitWorth(unit(m.A))/4)
	case inDiscard, inCouncil:
		return -s.cardValue(f.seat, card(m.A))
	}
	return s.rankEvent(f, m)
}

// Setup.

func (s judge) rankCell(m rules.Move) int {
	n := 0
	for _, c := range around(m.B) {
		if c != noCell {
			if q := s.planetAt(c); q != noPlanet && planets[q].home != planets[m.A].home {
				n += 10
			}
		}
	}
	return n
}

// points is the sum of the conquest values of a planet.
func points(q planet) int {
	n := 0
	for a, end := areasOf(q); a < end; a++ {
		n += int(areas[a].points)
	}
	return n
}

func (s judge) rankJoin(p rules.Seat, m rules.Move) int {
	a, b, home := planet(m.A), planet(m.B), s.seats[p].home
	switch home {
	case a:
		return 10 * points(b)
	case b:
		return 10 * points(a)
	}
	return -5
}

func (s judge) rankStartShip(f *frame, m rules.Move) int {
	if m.Verb == defaultVerb {
		return -1
	}
	r := &s.routes[s.findRoute(m.A)]
	return 5 * points(r.other(s.seats[f.seat].home))
}

// rankPlace says how good it is to put a unit of p into an area.
func (s judge) rankPlace(p rules.Seat, a area) int {
	n := s.weigh(onPlaceRoom, 2*int(areas[a].limit))
	if s.owner[a] == nobody {
		n += s.weigh(onPlaceGain, s.areaGain(p, a)/2)
	}
	n += s.weigh(onPlacePoints, 6*int(areas[a].points))
	if s.base[a] == p && s.owner[a] == nobody {
		n += s.weigh(onPlaceGuard, 6)
	}
	return n
}

// cardValue is what a combat card is worth to p.
func (s judge) cardValue(p rules.Seat, c card) int {
	row := &cards[c]
	n := 2 * int(row.otherAttack+row.otherHealth)
	if row.named == noUnit || s.fields(p, row.named) {
		n = 2 * int(row.attack+row.health)
		if row.keyword != 0 {
			n += s.weigh(onKeyword, 3)
		}
	}
	return n
}

// fields says whether p has a unit on the map.
func (s *state) fields(p rules.Seat, u unit) bool {
	return s.seats[p].supply[u%unitsOfPeople] < units[u].count
}
