package sector

import (
	"math/bits"

	"tyche/rules"
)

// term is something that speaks for or against a player in a position. What each is worth is in weights, found by
// rules/cmd/fit.
type term uint8

// The terms.
const (
	termPoints     term = iota // conquest points
	termNear                   // ... beyond eight, squared, in tenths
	termIncome                 // conquest points each round
	termWins                   // enough of both to win when the round is over
	termUnits                  // units by their cost
	termPower                  // strength and health of units, in tenths
	termAreas                  // areas controlled
	termBases                  // bases that no enemy stands beside
	termYield                  // resource cards
	termWorkers                // workers, at most twelve
	termCards                  // combat cards up to the hand limit
	termBuildings              // buildings
	termTechs                  // technologies
	termModules                // modules
	termTransports             // transports
	termCargo                  // cargo and study
	termEvents                 // event cards that were drawn and not played
	termReach                  // planets where an order may be placed
	termGoal                   // the special victory, as far as it is there, in hundredths
	termGoalNear               // ... with the third stage in sight
	termGoalNow                // all of it then
	termFirst                  // playing first
	termPrey                   // points of areas that can be taken from others
	termSpread                 // strength at the planet where most of it is
	termExposed                // points of areas that others can take
	termLost                   // units that they would beat there, by their cost
	termRazed                  // bases under enemy units, or unguarded where enemies can come
	termHome                   // a home world left open
	numTerms
)

// termNames name the terms; those that speak against a player have a minus.
var termNames = [numTerms]string{"Points", "Near", "Income", "Wins", "Units", "Power", "Areas", "Bases", "Yield", "Workers", "Cards", "Buildings", "Techs",
	"Modules", "Transports", "Cargo", "Events", "Reach", "Goal", "GoalNear", "GoalNow", "First", "Prey", "Spread", "-Exposed", "-Lost", "-Razed", "-Home"}

// terms are those of one player, in hundredths.
type terms [numTerms]int

// TermNames names the terms of Terms.
func (Mind) TermNames() []string { return termNames[:] }

// Terms appends what speaks for a seat in a position, in hundredths (rules/cmd/fit).
func (Mind) Terms(st rules.State, seat rules.Seat, list []int) []int {
	var t terms
	st.(*state).findTerms(seat, &t)
	return append(list, t[:]...)
}

// findTerms fills in the terms of p.
func (s *state) findTerms(p rules.Seat, t *terms) {
	k := &s.seats[p]
	if k.out || k.faction == noFaction {
		return
	}
	s.goalTerms(p, t)
	s.landTerms(p, t)
	s.warTerms(p, t)
	t[termWorkers] = 100 * min(s.workers(p), 12)
	t[termCards] = 100 * min(total(&k.hand)+total(&k.aside), s.handLimit(p))
	t[termBuildings] = 100 * (bits.OnesCount8(k.buildings) - 1)
	t[termTechs] = 100 * bits.OnesCount8(k.techs)
	t[termModules] = 100 * int(k.modules[storehouse]+k.modules[mast]+k.modules[bulwark])
	t[termTransports] = 100 * s.transports(p)
	t[termCargo] = 100 * int(k.cargo+k.study)
	t[termEvents] = 100 * int(s.drawn[p][0]+s.drawn[p][1]+s.drawn[p][2])
	t[termReach] = 100 * bits.OnesCount16(s.reach(p))
	if s.first == p {
		t[termFirst] = 100
	}
}

// goalTerms are those of conquest points and of the special victory.
func (s *state) goalTerms(p rules.Seat, t *terms) {
	points, income := int(s.seats[p].points), s.income(p)
	over := max(0, points-8)
	t[termPoints], t[termNear], t[termIncome] = 100*points, 10*over*over, 100*income
	if points+income >= pointsToWin {
		t[termWins] = 100
	}
	have, need := s.progress(p)
	share := 100 * min(have, need) / need
	t[termGoal] = share
	if s.goalNear() {
		t[termGoalNear] = share
		if have >= need {
			t[termGoalNow] = 100
		}
	}
}

// landTerms are those of areas, bases and resource cards.
func (s *state) landTerms(p rules.Seat, t *terms) {
	for a := range area(numAreas) {
		row := &areas[a]
		if s.controller(a) == p {
			t[termAreas] += 100
		}
		if s.base[a] == p && (s.owner[a] == nobody || s.owner[a] == p) {
			t[termBases] += 100
		}
		if s.seats[p].held&(1<<a) != 0 && !s.enemyIn(p, a) || s.controller(a) == p && row.kind != conquest && s.hasBase(p, row.planet) {
			t[termYield] += 100 * s.yield(a)
		}
		if s.owner[a] == p {
			t[termUnits] += 100 * s.unitsWorth(p, a) / worthUnit
			t[termPower] += 10 * s.power(p, &s.units[a])
		}
	}
	if s.homeOpen(p) {
		t[termHome] = 100
	}
}

// warTerms are what attacks could take from p, and p from others.
func (s *state) warTerms(p rules.Seat, t *terms) {
	for q := range planet(numPlanets) {
		if !s.playing(q) {
			continue
		}
		own := s.forceOf(p, q)
		t[termSpread] = max(t[termSpread], 10*own.power)
		var foes [maxSeats]force
		for o := range rules.Seat(s.players) {
			if o != p {
				foes[o] = s.forceOf(o, q)
			}
		}
		for a, end := areasOf(q); a < end; a++ {
			s.areaTerms(p, a, own, &foes, t)
		}
	}
}

// areaTerms are those of attacks on one area.
func (s *state) areaTerms(p rules.Seat, a area, own force, foes *[maxSeats]force, t *terms) {
	switch s.owner[a] {
	case p:
		for o := range rules.Seat(s.players) {
			if foes[o].count > 0 && s.beats(foes[o], a) {
				t[termExposed] += 100 * int(areas[a].points)
				t[termLost] += 100 * s.unitsWorth(p, a) / worthUnit
				break
			}
		}
	case nobody:
		for o := range rules.Seat(s.players) {
			if s.base[a] == p && foes[o].count > 0 {
				t[termRazed] += 100
				t[termExposed] += 100 * int(areas[a].points)
				break
			}
		}
	default:
		if s.base[a] == p {
			t[termRazed] += 100
		}
		if own.count > 0 && s.beats(own, a) {
			t[termPrey] += 100 * int(areas[a].points)
		}
	}
}

// beats says whether a force is so strong that its attack on an area is likely to succeed.
func (s *state) beats(t force, a area) bool {
	most := int(areas[a].limit) + overfill
	mine := t.power
	if t.count > most {
		mine = mine * most / t.count
	}
	foe := s.power(s.owner[a], &s.units[a])
	if s.people(s.owner[a]) == kiln {
		foe += s.size(a)
	}
	return mine*10 >= 13*foe
}
