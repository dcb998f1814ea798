package sector

import (
	"math/bits"

	"tyche/rules"
)

// What stands where, and who controls it (0).

// size counts the units of an area.
func (s *state) size(a area) int {
	u := &s.units[a]
	return int(u[0]) + int(u[1]) + int(u[2]) + int(u[3]) + int(u[4]) + int(u[5])
}

// room says whether the units of an area are fewer than its limit.
func (s *state) room(a area) bool { return s.size(a) < int(areas[a].limit) }

// empty says whether an area holds no unit and no base of anyone.
func (s *state) empty(a area) bool { return s.owner[a] == nobody && s.base[a] == nobody }

// controller returns who controls an area, or nobody.
func (s *state) controller(a area) rules.Seat {
	o, b := s.owner[a], s.base[a]
	switch {
	case o == nobody:
		return b
	case b == nobody, b == o:
		return o
	}
	return nobody
}

// open says whether an area is friendly to p or empty.
func (s *state) open(p rules.Seat, a area) bool {
	return (s.owner[a] == nobody || s.owner[a] == p) && (s.base[a] == nobody || s.base[a] == p) && a != s.battle.area
}

// takes says whether a unit of p may be put into an area: friendly or empty, with room.
func (s *state) takes(p rules.Seat, a area) bool { return s.open(p, a) && s.room(a) }

// hasBase says whether p has a base on a planet.
func (s *state) hasBase(p rules.Seat, q planet) bool {
	for a, end := areasOf(q); a < end; a++ {
		if s.base[a] == p {
			return true
		}
	}
	return false
}

// hasUnit says whether p has a unit on a planet.
func (s *state) hasUnit(p rules.Seat, q planet) bool {
	for a, end := areasOf(q); a < end; a++ {
		if s.owner[a] == p {
			return true
		}
	}
	return false
}

// present says whether p has a unit or a base on a planet.
func (s *state) present(p rules.Seat, q planet) bool { return s.hasUnit(p, q) || s.hasBase(p, q) }

// playing says whether a planet is in the game.
func (s *state) playing(q planet) bool { return s.inPlay&(1<<q) != 0 }

// presence returns the planets on which p has a unit or a base.
func (s *state) presence(p rules.Seat) (set uint16) {
	for a := range area(numAreas) {
		if s.owner[a] == p || s.base[a] == p {
			set |= 1 << areas[a].planet
		}
	}
	return set
}

// reach returns the planets where p may place orders: those with presence and the ones next to them (2.2).
func (s *state) reach(p rules.Seat) uint16 {
	set := s.presence(p)
	out := set
	for i := range s.routeCount {
		r := &s.routes[i]
		if set&(1<<r.a) != 0 {
			out |= 1 << r.b
		}
		if set&(1<<r.b) != 0 {
			out |= 1 << r.a
		}
	}
	return out
}

// routeBetween returns the index of the route that joins two planets, or -1.
func (s *state) routeBetween(a, b planet) int {
	for i := range s.routeCount {
		if r := &s.routes[i]; r.a == a && r.b == b || r.a == b && r.b == a {
			return int(i)
		}
	}
	return -1
}

// findRoute returns the index of the route with an ID, or -1.
func (s *state) findRoute(id int16) int {
	a, b := planet(id/numPlanets), planet(id%numPlanets)
	if a >= b {
		return -1
	}
	return s.routeBetween(a, b)
}

// touches says whether a route ends at a planet.
func (r *route) touches(q planet) bool { return r.a == q || r.b == q }

// other returns the end of a route that is not q.
func (r *route) other(q planet) planet {
	if r.a == q {
		return r.b
	}
	return r.a
}

// linked says whether a route with p's transport joins two planets.
func (s *state) linked(p rules.Seat, a, b planet) bool {
	i := s.routeBetween(a, b)
	return i >= 0 && s.routes[i].transports.Has(p)
}

// transports counts p's transports on the map.
func (s *state) transports(p rules.Seat) int {
	n := 0
	for i := range s.routeCount {
		if s.routes[i].transports.Has(p) {
			n++
		}
	}
	return n
}

// bases counts p's bases.
func (s *state) bases(p rules.Seat) int {
	n := 0
	for _, o := range s.base {
		if o == p {
			n++
		}
	}
	return n
}

// workers counts p's workers in all states but the supply.
func (s *state) workers(p rules.Seat) int {
	k := &s.seats[p]
	n := int(k.pool) + int(k.away) + int(k.mine) + int(k.well)
	for set := k.held; set != 0; set &= set - 1 {
		n += int(s.work[bits.TrailingZeros64(set)])
	}
	return n
}

// yield is what a resource card gives.
func (s *state) yield(a area) int {
	return int(areas[a].yield) + int(s.vein>>a&1)
}

// holderOf returns who holds the resource card of an area, or nobody.
func (s *state) holderOf(a area) rules.Seat {
	for p := range rules.Seat(s.players) {
		if s.seats[p].held&(1<<a) != 0 {
			return p
		}
	}
	return nobody
}

// addUnit puts a unit of p, taken from anywhere but the map, into an area.
func (s *state) addUnit(p rules.Seat, u unit, a area) {
	s.units[a][u%unitsOfPeople]++
	s.owner[a] = p
}

// enter puts a unit of p that came over the map into an area without a fight, and tells if that changes who controls it.
func (s *state) enter(x ctx, p rules.Seat, u unit, a area) {
	was := s.controller(a)
	s.addUnit(p, u, a)
	s.tellControl(x, was, p, a)
}

// tellControl tells who controls an area now, if somebody else or nobody did before pieces of p came or units of p left.
func (s *state) tellControl(x ctx, was, p rules.Seat, a area) {
	switch now := s.controller(a); {
	case now == was:
	case now == p:
		x.tell(EvTaken, p, none, none, areaRef(a), tookIt, 0)
	case now != nobody:
		x.tell(EvTaken, now, seatRef(p), none, areaRef(a), hasItBack, 0)
	case s.owner[a] != nobody:
		x.tell(EvTaken, s.owner[a], seatRef(was), none, areaRef(a), disputes, 0)
	default:
		x.tell(EvTaken, was, none, none, areaRef(a), leftIt, 0)
	}
}

// takeUnit takes a unit off the map.
func (s *state) takeUnit(u unit, a area) {
	s.units[a][u%unitsOfPeople]--
	if s.size(a) == 0 {
		s.owner[a] = nobody
	}
}

// destroyUnit sends a unit of an area to its owner's supply.
func (s *state) destroyUnit(x ctx, u unit, a area) {
	p, was := s.owner[a], s.controller(a)
	s.takeUnit(u, a)
	s.seats[p].supply[u%unitsOfPeople]++
	x.tell(EvUnitLost, p, unitRef(u), areaRef(a), none, 1, 0)
	s.tellControl(x, was, p, a)
}

// raise puts a unit from p's supply into an area.
func (s *state) raise(x ctx, p rules.Seat, u unit, a area) {
	was := s.controller(a)
	s.seats[p].supply[u%unitsOfPeople]--
	s.addUnit(p, u, a)
	x.tell(EvUnitPlaced, p, unitRef(u), none, areaRef(a), 1, 0)
	if s.phase != setupPhase { // the first units of everybody are no news
		s.tellControl(x, was, p, a)
	}
}

// putBase builds a base.
func (s *state) putBase(x ctx, p rules.Seat, a area) {
	was := s.controller(a)
	s.base[a] = p
	x.tell(EvBaseBuilt, p, none, none, areaRef(a), 0, 0)
	if s.phase != setupPhase {
		s.tellControl(x, was, p, a)
	}
}

// putTransport puts a transport of p on a route.
func (s *state) putTransport(x ctx, p rules.Seat, i int) {
	r := &s.routes[i]
	r.transports = r.transports.With(p)
	x.tell(EvTransport, p, none, none, routeRef(r.a, r.b), 0, 0)
}

// dropTransport destroys p's transport on a route.
func (s *state) dropTransport(x ctx, p rules.Seat, i int) {
	r := &s.routes[i]
	r.transports &^= rules.Only(p)
	x.tell(EvTransportLost, p, none, routeRef(r.a, r.b), none, 0, 0)
}

// owned returns u as a unit of p, or false when it is of another people.
func (s *state) owned(p rules.Seat, u unit) bool { return peopleOf(u) == s.people(p) }

// placeRefusal says why a unit may not be put by p into an area, or nil.
func (s *state) placeRefusal(p rules.Seat, a area) *rules.Illegal {
	switch {
	case !s.open(p, a):
		return areaNotOpen
	case !s.room(a):
		return noRoom
	}
	return nil
}

var (
	areaNotOpen = refuse("1.7", "sector.why.area-not-open")
	noRoom      = refuse("1.7", "sector.why.no-room")
)
