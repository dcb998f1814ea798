package imperio

import "tyche/rules"

// What fires in a battle, kind by kind (13.3, 13.4): whoever rolls the dice and whoever counts the odds asks here.

// battery is all dice that one kind of unit throws together.
type battery struct {
	u       unit
	n, need int
	triple  bool // a natural 10 is three hits (F09)
	locator bool // its hits go to ships first (F01)
}

// before says whether a failed die of b is rolled again rather than one of o (A08): the lowest threshold, and the Flagship's of
// equal ones.
func (b *battery) before(o *battery) bool {
	return b.need < o.need || b.need == o.need && b.u == flagship
}

// batteries returns what a side fires in a round, in the order in which it is rolled.
func (s *state) batteries(side int) (list [numUnits]battery, n int) {
	p, f := s.battle.seatOf(side), s.sideFleet(side)
	add := func(u unit, dice int) {
		if dice > 0 {
			list[n] = battery{u: u, n: dice, need: s.needs(side, u, 0)}
			n++
		}
	}
	if !s.inStorm() {
		add(aircraft, s.aircraftOf(side))
	}
	carriers, stations := s.sideTransports(side)
	add(carrier, carriers)
	add(frigate, int(f.frigates))
	add(cruiser, int(f.cruisers))
	add(dreadnought, int(f.dreads[1])+int(f.dreads[2])+int(f.dreads[3]))
	if s.sideFlag(side) != nil {
		add(flagship, s.flagDice(p))
		list[n-1].triple, list[n-1].locator = s.upgraded(p, f09), s.upgraded(p, f01)
	}
	add(station, stations*int(units[station].dice))
	return list, n
}

// airGuns returns how often a unit of a House fires at Aircraft before round 1, and the bonus to its aim (F03, T02).
func (s *state) airGuns(p rules.Seat, u unit) (dice, bonus int) {
	dice = int(units[u].antiAir)
	if u == flagship && s.upgraded(p, f03) {
		dice = 4
	}
	if dice > 0 && s.knowsTech(p, t02) {
		return dice + 1, 2
	}
	return dice, 0
}

// antiAirGuns returns what a side fires at Aircraft before round 1: its Frigates, and a Flagship with F03.
func (s *state) antiAirGuns(side int) (list [2]battery) {
	p := s.battle.seatOf(side)
	dice, bonus := s.airGuns(p, frigate)
	list[0] = battery{u: frigate, n: int(s.sideFleet(side).frigates) * dice, need: s.needs(side, frigate, bonus)}
	if dice, bonus = s.airGuns(p, flagship); s.sideFlag(side) != nil && dice > 0 {
		list[1] = battery{u: flagship, n: dice, need: s.needs(side, flagship, bonus), triple: s.upgraded(p, f09)}
	}
	return list
}
