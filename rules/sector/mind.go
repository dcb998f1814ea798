package sector

import "tyche/rules"

// Mind is what the game knows about playing itself. It judges positions and ranks moves by rules of thumb, in
// thousandths of certain victory, and keeps nothing between two calls. Of secrets it looks only at those of the seat
// it plays for.
type Mind struct {
	character uint8 // an index of characters
}

// Evaluate judges the chances of a seat: what it has, less what its rivals have, the strongest above all.
func (m Mind) Evaluate(st rules.State, seat rules.Seat) int {
	s := st.(*state)
	if s.phase == setupPhase {
		return 0
	}
	c, best, sum := &characters[m.character], -1<<30, 0
	for p := range rules.Seat(s.players) {
		if p != seat {
			w := s.worth(p, c)
			best = max(best, w)
			sum += w
		}
	}
	rivals := (3*best + sum/(int(s.players)-1)) / 4
	return min(max(s.worth(seat, c)-rivals, -990), 990)
}

// Settled ends a playout with the round in which it began.
func (Mind) Settled(root, now rules.State) bool {
	a, b := root.(*state), now.(*state)
	return a.round != b.round
}

// Guides says how many of the best moves are worth comparing: many where a choice shapes the round, few where one
// step follows from another.
func (Mind) Guides(st rules.State) (breadth, margin, trials int) {
	s := st.(*state)
	if s.depth == 0 {
		return 1, 0, 0
	}
	switch s.top().kind {
	case inPlanning:
		return 8, 45, 4
	case inTurn:
		return 6, 60, 6
	case inMobilise:
		return 6, 40, 5
	case inBuild:
		return 5, 30, 5
	case inResearch:
		return 4, 30, 5
	case inCommit:
		return 5, 14, 8
	case inLineUp, inSave, inRecall, inWithdrawal, inKeeping:
		return 3, 20, 6
	case inEvents, inEffect, inFreeUnits:
		return 4, 30, 6
	}
	return 1, 0, 0
}

// What things are worth, in thousandths.
const (
	worthPoint     = 26 // a conquest point
	worthIncome    = 44 // a conquest point each round
	worthUnit      = 7  // of its cost
	worthBase      = 22
	worthYield     = 7 // of a resource card
	worthWorker    = 7
	worthCard      = 3 // a combat card within the hand limit
	worthModule    = 9
	worthTransport = 5
	worthGoal      = 110 // an objective that holds near the third stage, and as much again in it
	worthProgress  = 90  // all of it before that, or a part of it
	worthStep      = 25  // an area that brings it nearer
)

// worth adds up what a player has, in the eyes of a character.
func (s *state) worth(p rules.Seat, c *character) int {
	k := &s.seats[p]
	if k.out {
		return -400
	}
	n := worthPoint * int(k.points)
	if k.points >= pointsToWin-3 {
		n += 15 * (int(k.points) - pointsToWin + 4)
	}
	n += (s.worthOfLand(p)*c.land + s.worthOfHome(p)*c.home) / 100
	return n + s.worthOfGoal(p)
}

// worthOfGoal is what p has of the special victory, once the third stage is in sight.
func (s *state) worthOfGoal(p rules.Seat) int {
	if s.phase < execution || !s.goalNear() {
		return 0
	}
	have, need := s.progress(p)
	switch {
	case have < need:
		return worthProgress * have / need
	case s.thirdStage():
		return 2 * worthGoal
	case s.deck[0]+s.deck[1] <= 2*s.players:
		return worthGoal
	}
	return worthProgress
}

// goalNear says whether the third stage is in sight.
func (s *state) goalNear() bool { return s.deck[0]+s.deck[1] <= 3*s.players }

// goalGain is what an area that p does not control is worth besides, for p's special victory.
func (s *state) goalGain(p rules.Seat, a area) int {
	q := areas[a].planet
	switch s.seats[p].faction {
	case ember:
		if areas[a].kind != conquest && s.seats[p].held&(1<<a) == 0 {
			return 5 * s.yield(a)
		}
	case anchor:
		if !s.hasBase(p, q) {
			return 10
		}
	case reef:
		if !s.present(p, q) {
			return worthStep
		}
	case drift:
		if planets[q].home && s.seats[p].home != q {
			return worthStep
		}
	case dawn:
		if areas[a].kind == conquest {
			return worthStep
		}
	}
	return 0
}

// worthOfLand is units, bases and areas.
func (s *state) worthOfLand(p rules.Seat) int {
	n, income := 0, 0
	for a := range area(numAreas) {
		row := &areas[a]
		if s.owner[a] == p {
			n += s.unitsWorth(p, a)
		}
		switch {
		case s.base[a] == p && s.owner[a] != nobody && s.owner[a] != p:
			n += worthBase / 5 // about to be destroyed
		case s.base[a] == p:
			n += worthBase
		}
		if s.controller(a) == p {
			income += int(row.points)
			n += 3
		}
		if s.seats[p].held&(1<<a) != 0 && !s.enemyIn(p, a) || s.controller(a) == p && row.kind != conquest && s.hasBase(p, row.planet) {
			n += worthYield * s.yield(a)
		}
	}
	rounds := min(3, lastRound+1-int(s.round))
	return n + income*worthIncome*rounds/3
}

// unitsWorth is what p's units in an area are worth.
func (s *state) unitsWorth(p rules.Seat, a area) int {
	n := 0
	for i, k := range s.units[a] {
		if k > 0 {
			n += int(k) * s.unitWorth(unitOf(s.people(p), i))
		}
	}
	return n
}

// unitWorth is what a unit is worth: its cost, a Minnow half of it; one that is cheap for what it does as much as others that do it, and
// the great ones more, since they stand where small ones fall.
func (s *state) unitWorth(u unit) int {
	if units[u].pair {
		return worthUnit * 3 / 4
	}
	n := units[u].might()
	return worthUnit * max(units[u].cost(), n*2/9, n*n/45)
}

// worthOfHome is what p has beside the map.
func (s *state) worthOfHome(p rules.Seat) int {
	k := &s.seats[p]
	n := worthWorker*min(s.workers(p), 10) + worthCard*min(total(&k.hand)+total(&k.aside), s.handLimit(p))
	n += s.worthOfBuildings(p) + s.worthOfTechs(p)
	n += worthModule * int(k.modules[storehouse]+k.modules[mast]+k.modules[bulwark])
	n += worthTransport * s.transports(p)
	n += 3*int(k.cargo+k.study) + 4*int(s.drawn[p][0]+s.drawn[p][1]+s.drawn[p][2])
	return n
}

// areaGain is what it is worth to p to come to control an area.
func (s judge) areaGain(p rules.Seat, a area) int {
	if s.controller(a) == p {
		return 0
	}
	row := &areas[a]
	n := s.weigh(onArea, 4) + s.weigh(onPoints, worthIncome*int(row.points))
	if row.kind != conquest {
		n += s.weigh(onYield, 3*s.yield(a))
	}
	if b := s.base[a]; b != nobody && b != p {
		n += s.weigh(onFoeBase, worthBase+8)
	}
	if s.goalNear() && s.phase != setupPhase {
		n += s.weigh(onGoal, s.goalGain(p, a))
	}
	return n
}
