package sector

import "tyche/rules"

// What buildings and technologies are good for. They do nothing by themselves: a building is worth what the best of its units can do
// beyond those that could be had before, a technology what its cards add to units that are there.

const (
	worthOpened = 8  // that something more can be bought at all
	worthPlain  = 8  // a standing technology, or one without a unit to use it
	worthWings  = 6  // that a unit can be hit by half of the others only
	alongside   = 10 // so much rank lets a building be compared with the units that its price would buy
	lastUseful  = 7  // the round in which a new building would come to nothing
)

// might is what a unit can do: its strength and health, and what it does for the one in front beyond the usual.
func (u *unitRow) might() int {
	return int(u.strength+u.health) + int(u.supportAttack) - 1 + 2*int(u.supportHealth)
}

// opens is what the best unit of each building can do beyond the best with which its people begins, and that it flies.
var opens = func() (gain [numBuildings]int) {
	var first [numPeoples]int
	for u := range unit(numUnits) {
		if row := &units[u]; buildings[row.building].requires == startBuilding {
			first[peopleOf(u)] = max(first[peopleOf(u)], row.might())
		}
	}
	for u := range unit(numUnits) {
		row := &units[u]
		n := row.might() - first[peopleOf(u)]
		if row.air {
			n += worthWings
		}
		gain[row.building] = max(gain[row.building], n)
	}
	return gain
}()

// toolWorth is what owning a building is worth in this round: less with each round in which it was not used.
func (s *state) toolWorth(b building) int {
	left := min(max(0, lastUseful-int(s.round)), 5)
	return worthOpened + 2*opens[b]*left/5
}

// worthOfBuildings adds up what p has built.
func (s *state) worthOfBuildings(p rules.Seat) int {
	n := 0
	for i := range building(buildingsOfOne) {
		if b := building(s.people(p))*buildingsOfOne + i; i > 0 && s.has(p, b) {
			n += s.toolWorth(b)
		}
	}
	return n
}

// rankBuilding judges the purchase of a building, as it stands in rank beside units: those of its people who need all of them for
// their special victory want it more.
func (s judge) rankBuilding(p rules.Seat, b building) int {
	n := s.toolWorth(b) + alongside
	for next := range building(numBuildings) {
		if buildings[next].requires == b {
			n = max(n, s.toolWorth(next)*3/4+alongside) // the way to it
		}
	}
	if s.seats[p].faction == dusk {
		n += 8
	}
	return s.weigh(onBuilding, n)
}

// techWorth is what a technology is worth to p: its cards by what they add to a unit that p has on the map, or could soon have.
func (s *state) techWorth(p rules.Seat, t tech) int {
	c := techs[t].card
	if c == noCard {
		return worthPlain
	}
	row := &cards[c]
	if row.named == noUnit || s.fields(p, row.named) {
		return worthPlain + s.keen(row) - 4
	}
	return worthPlain - 3
}

// keen is what a card adds, with what it does besides.
func (s *state) keen(row *cardRow) int {
	n := int(row.attack + row.health)
	if row.keyword != 0 {
		n += 3
	}
	return n
}

// worthOfTechs adds up what p has researched.
func (s *state) worthOfTechs(p rules.Seat) int {
	n := 0
	for i := range tech(techsOfPeople) {
		if t := techOf(s.people(p), int(i)); s.knows(p, t) {
			n += s.techWorth(p, t)
		}
	}
	return n
}

// rankTech judges the purchase of a technology.
func (s judge) rankTech(p rules.Seat, t tech) int {
	n := s.techWorth(p, t)
	switch c := techs[t].card; {
	case c == noCard:
		return s.weigh(onTech, n+6)
	case n < worthPlain:
		return s.weigh(onTechIdle, n)
	}
	return s.weigh(onTechCard, n+4)
}
