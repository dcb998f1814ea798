package sector

import (
	"math/bits"

	"tyche/rules"
)

// How purchases and research are ranked. What is bought first in the order counts a little more, since it cannot be bought
// later.

func (s judge) rankPurchase(f *frame, m rules.Move) int {
	n := 0
	switch m.Verb {
	case doneVerb:
		return 0
	case discountVerb:
		if m.A == 1 {
			return 95
		}
		return s.weigh(onDiscount, 20)
	case workerVerb:
		n = s.rankWorker(f)
	case shipVerb:
		n = s.rankShip(f, m)
	case buyVerb:
		n = s.rankUnit(f, unit(m.A), area(m.B))
	case baseVerb:
		a := area(m.A)
		n = s.weigh(onBase, 60) + s.weigh(onBasePoints, 4*int(areas[a].points)) + 2*s.size(a) + int(areas[a].limit)
	case buildVerb:
		n = s.rankBuilding(f.seat, building(m.A))
		if s.savesForBase(f) {
			n = -10
		}
	case moduleVerb:
		n = s.weigh(onStorehouse+trait(m.A), [...]int{storehouse: 9, mast: 12, bulwark: 4}[m.A])
		if s.savesForBase(f) {
			n = -10
		}
	default:
		return -60 // disbanding, working ahead
	}
	if n > 0 {
		n += s.weigh(onSequence, 12*(int(partModule)-int(partOf(m.Verb))))
	}
	return n
}

// savesForBase says whether three minerals should be kept for a base elsewhere.
func (s judge) savesForBase(f *frame) bool {
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
			return min(w.minerals, w.pool)+w.cargo < baseCost+s.weigh(onSaving, 2)
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

func (s judge) rankWorker(f *frame) int {
	p := f.seat
	if s.priceOf(f, rules.Move{Verb: workerVerb}) == (price{}) {
		return s.weigh(onFreeWorker, 30)
	}
	yields := mineYield + wellYield
	for set := s.seats[p].held; set != 0; set &= set - 1 {
		yields += s.yield(area(bits.TrailingZeros64(set)))
	}
	have := s.workers(p)
	if s.savesForBase(f) || have >= min(yields, s.weigh(onWorkers, 10)) || int(s.round) > s.weigh(onWorkersLate, 5) || s.seats[p].away >= 2 {
		return -5
	}
	return s.weigh(onWorker, 10)
}

func (s judge) rankShip(f *frame, m rules.Move) int {
	p, q := f.seat, planet(f.a)
	r := &s.routes[s.findRoute(m.A)]
	to := r.other(q)
	gain := 0
	for a, end := areasOf(to); a < end; a++ {
		if !s.attackable(p, a) {
			gain += s.areaGain(p, a)
		} else {
			gain += s.weigh(onShipWar, s.areaGain(p, a)/3)
		}
	}
	for i := range s.routeCount {
		if t := &s.routes[i]; t.touches(to) && t.transports.Has(p) {
			gain = s.weigh(onShipTwice, gain/3)
		}
	}
	return s.weigh(onShip, gain/5) - s.weigh(onShipCost, 8) - s.weigh(onShips, 4*s.transports(p))
}

func (s judge) rankUnit(f *frame, u unit, a area) int {
	row := &units[u]
	if s.savesForBase(f) {
		return -5
	}
	n := s.weigh(onUnit, 10) + s.weigh(onUnitStrength, 2*row.might()) - s.weigh(onUnitCost, 6*max(0, row.cost()-s.share(f)))
	if row.pair {
		n += s.weigh(onPair, 6)
	}
	if row.hitsAir && s.airAround(f.seat) {
		n += s.weigh(onAntiAir, 8)
	}
	return n + s.weigh(onUnitPlace, s.rankPlace(f.seat, a)/4)
}

// share is what p can spend on each unit that the order may still buy: few great ones or many small.
func (s *state) share(f *frame) int {
	w := s.purse(f.seat, f, false)
	return (min(w.minerals+w.gas, w.pool) + w.cargo) / max(1, s.limit(f.seat, f.d)-int(f.d&buildUnits))
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

func (s judge) rankResearch(f *frame, m rules.Move) int {
	switch m.Verb {
	case doneVerb:
		return 0
	case drawVerb:
		return s.weigh(onDraw, 40)
	case techVerb:
		switch {
		case f.step == 1: // the cards that cost nothing come first
			return -givenUp
		case s.savesForBase(f):
			return -5
		}
		return s.rankTech(f.seat, tech(m.A))
	}
	return -60
}
