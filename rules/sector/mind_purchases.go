package sector

import (
	"math/bits"

	"tyche/rules"
)

// How purchases and research are ranked. What is bought first in the order counts a little more, since it cannot be bought
// later.

func (s *state) rankPurchase(f *frame, m rules.Move) int {
	n := 0
	switch m.Verb {
	case doneVerb:
		return 0
	case discountVerb:
		if m.A == 1 {
			return 95
		}
		return 20
	case workerVerb:
		n = s.rankWorker(f)
	case shipVerb:
		n = s.rankShip(f, m)
	case buyVerb:
		n = s.rankUnit(f, unit(m.A), area(m.B))
	case baseVerb:
		a := area(m.A)
		n = 60 + 4*int(areas[a].points) + 2*s.size(a) + int(areas[a].limit)
	case buildVerb:
		n = 14
		if s.savesForBase(f) {
			n = -10
		}
	case moduleVerb:
		n = [...]int{storehouse: 9, mast: 12, bulwark: 4}[m.A]
		if s.savesForBase(f) {
			n = -10
		}
	default:
		return -60 // disbanding, working ahead
	}
	if n > 0 {
		n += 12 * (int(partModule) - int(partOf(m.Verb)))
	}
	return n
}

// savesForBase says whether three minerals should be kept for a base elsewhere.
func (s *state) savesForBase(f *frame) bool {
	p := f.seat
	if s.bases(p) >= maxBases {
		return false
	}
	for i := range s.tokenCount {
		t := &s.tokens[i]
		if t.owner != p || t.at == noPlanet || t.order.plain() != build || s.hasBase(p, t.at) || t.at == planet(f.a) {
			continue
		}
		if s.hasUnit(p, t.at) || s.mobilisesTo(p, t.at) {
			w := s.purse(p, f, false)
			return min(w.minerals, w.pool)+w.cargo < baseCost+2
		}
	}
	return false
}

func (s *state) mobilisesTo(p rules.Seat, q planet) bool {
	for i := range s.tokenCount {
		if t := &s.tokens[i]; t.owner == p && t.at == q && t.order.plain() == mobilise {
			return s.forceOf(p, q).count > 0
		}
	}
	return false
}

func (s *state) rankWorker(f *frame) int {
	p := f.seat
	if s.priceOf(f, rules.Move{Verb: workerVerb}) == (price{}) {
		return 30
	}
	yields := mineYield + wellYield
	for set := s.seats[p].held; set != 0; set &= set - 1 {
		yields += s.yield(area(bits.TrailingZeros64(set)))
	}
	have := s.workers(p)
	if s.savesForBase(f) || have >= min(yields, 10) || s.round > 5 || s.seats[p].away >= 2 {
		return -5
	}
	return 10
}

func (s *state) rankShip(f *frame, m rules.Move) int {
	p, q := f.seat, planet(f.a)
	r := &s.routes[s.findRoute(m.A)]
	to := r.other(q)
	gain := 0
	for a, end := areasOf(to); a < end; a++ {
		if !s.attackable(p, a) {
			gain += s.areaGain(p, a)
		} else {
			gain += s.areaGain(p, a) / 3
		}
	}
	for i := range s.routeCount {
		if t := &s.routes[i]; t.touches(to) && t.transports.Has(p) {
			gain /= 3
		}
	}
	return gain/5 - 8 - 4*s.transports(p)
}

func (s *state) rankUnit(f *frame, u unit, a area) int {
	row := &units[u]
	if s.savesForBase(f) {
		return -5
	}
	n := 10 + 3*int(row.strength+row.health)/max(1, row.cost()) + 2*row.cost()
	if row.pair {
		n += 6
	}
	if row.hitsAir && s.airAround(f.seat) {
		n += 8
	}
	return n + s.rankPlace(f.seat, a)/4
}

// airAround says whether another player has air units on the map.
func (s *state) airAround(p rules.Seat) bool {
	for a := range area(numAreas) {
		o := s.owner[a]
		if o == nobody || o == p {
			continue
		}
		for i, n := range s.units[a] {
			if n > 0 && units[unitOf(s.people(o), i)].air {
				return true
			}
		}
	}
	return false
}

func (s *state) rankResearch(f *frame, m rules.Move) int {
	switch m.Verb {
	case doneVerb:
		return 0
	case drawVerb:
		return 40
	case techVerb:
		if s.savesForBase(f) {
			return -5
		}
		c := techs[m.A].card
		if c == noCard {
			return 14
		}
		if named := cards[c].named; named == noUnit || s.fields(f.seat, named) {
			return 16
		}
		return 5
	}
	return -60
}
