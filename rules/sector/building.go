package sector

import "tyche/rules"

// The Build order (3.3). Frame inBuild: a planet, b and c credit, step = the part of the order reached, d = what was
// used.

// The parts of a Build order, in their order.
const (
	partWorkers uint8 = iota + 1
	partTransports
	partUnits
	partBase
	partBuilding
	partModule
)

// What d of a Build order notes: the low bits count the units bought.
const (
	buildUnits    int16 = 15
	buildGold     int16 = 1 << 4 // one unit more
	buildDiscount int16 = 1 << 5 // the discount is still there
	lessMinerals  int16 = 1 << 6 // it was asked for the next purchase
	lessGas       int16 = 1 << 7
	buildFree     int16 = 1 << 8 // the free worker of Quartermasters was used
	builtBuilding int16 = 1 << 9
	builtModule   int16 = 1 << 10
)

// partOf returns the part of the order that a purchase belongs to.
func partOf(v verb) uint8 {
	switch v {
	case workerVerb:
		return partWorkers
	case shipVerb:
		return partTransports
	case buyVerb:
		return partUnits
	case baseVerb:
		return partBase
	case buildVerb:
		return partBuilding
	case moduleVerb:
		return partModule
	}
	return 0
}

func buildCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = s.purchases(f, dst)
	if f.d&buildDiscount != 0 {
		dst = append(dst, rules.Move{Verb: discountVerb, A: 1}, rules.Move{Verb: discountVerb, A: 2})
	}
	dst = s.workCandidates(f.seat, dst)
	dst = s.disbandCandidates(f.seat, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}

// purchases appends everything that a Build order may be asked for.
func (s *state) purchases(f *frame, dst []rules.Move) []rules.Move {
	p, q := f.seat, planet(f.a)
	dst = append(dst, rules.Move{Verb: workerVerb})
	for i := range s.routeCount {
		if r := &s.routes[i]; r.touches(q) {
			dst = append(dst, rules.Move{Verb: shipVerb, A: routeID(r.a, r.b)})
		}
	}
	first, end := areasOf(q)
	for i := range unitsOfPeople {
		for a := first; a < end; a++ {
			dst = append(dst, rules.Move{Verb: buyVerb, A: int16(unitOf(s.people(p), i)), B: int16(a)})
		}
	}
	for a := first; a < end; a++ {
		dst = append(dst, rules.Move{Verb: baseVerb, A: int16(a)})
	}
	for i := range buildingsOfOne {
		dst = append(dst, rules.Move{Verb: buildVerb, A: int16(buildOf(s.people(p), i))})
	}
	for i := range int16(numModules) {
		dst = append(dst, rules.Move{Verb: moduleVerb, A: i})
	}
	return dst
}

func buildCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case workVerb, overworkVerb, spendVerb:
		return s.aheadRefusal(f, m)
	case disbandVerb:
		return s.disbandRefusal(f.seat, unit(m.A), area(m.B))
	case discountVerb:
		switch {
		case m.A < 1 || m.A > 2 || f.d&buildDiscount == 0:
			return notAnAnswer
		case !s.anythingForSale(f):
			return nothingForSale
		}
		return nil
	}
	part := partOf(m.Verb)
	switch {
	case part == 0:
		return notAnAnswer
	case part < f.step:
		return partIsOver
	}
	if bad := s.purchaseRefusal(f, m); bad != nil {
		return bad
	}
	if !s.canPay(f.seat, f, s.discounted(f, s.priceOf(f, m)), part >= partBuilding) {
		return cannotPay
	}
	return nil
}

// purchaseRefusal says why something may not be bought, whatever it costs, or nil.
func (s *state) purchaseRefusal(f *frame, m rules.Move) *rules.Illegal {
	p, q := f.seat, planet(f.a)
	switch m.Verb {
	case workerVerb:
		switch {
		case !s.hasBase(p, q):
			return needsBase
		case s.workers(p) >= maxWorkers:
			return allWorkers
		}
	case shipVerb:
		if !s.hasBase(p, q) {
			return needsBase
		}
		return s.shipRefusal(p, q, s.findRoute(m.A))
	case buyVerb:
		return s.buyRefusal(f, unit(m.A), area(m.B))
	case baseVerb:
		return s.baseRefusal(p, q, area(m.A))
	case buildVerb:
		if f.d&builtBuilding != 0 && !s.has(p, building(m.A)) {
			return oneBuilding
		}
		return s.buildingRefusal(f, building(m.A))
	case moduleVerb:
		if f.d&builtModule != 0 {
			return oneModule
		}
		if !s.present(p, q) {
			return needsPresence
		}
		return s.moduleRefusal(p, module(m.A))
	}
	return nil
}

// goldUnits is how many units more a golden Build order may buy (3.3g).
const goldUnits = 1

// limit is how many units a Build order may buy.
func (s *state) limit(p rules.Seat, d int16) int {
	n := buildLimit + int(s.seats[p].modules[storehouse])
	if s.knows(p, richCurrents) {
		n++
	}
	if d&buildGold != 0 {
		n += goldUnits
	}
	return n
}

func (s *state) buyRefusal(f *frame, u unit, a area) *rules.Illegal {
	p, q := f.seat, planet(f.a)
	switch {
	case !s.hasBase(p, q):
		return needsBase
	case !s.owned(p, u):
		return notYourUnit
	case !s.has(p, units[u].building):
		return needsBuilding
	case s.seats[p].supply[u%unitsOfPeople] == 0:
		return noneInSupply
	case int(f.d&buildUnits) >= s.limit(p, f.d):
		return limitReached
	case areas[a].planet != q:
		return notOnPlanet
	}
	bad := s.placeRefusal(p, a)
	if bad != nil && !s.anyPlace(p, q) {
		return noPlace
	}
	return bad
}

// anyPlace says whether a planet has an area in which a seat can put one more unit.
func (s *state) anyPlace(p rules.Seat, q planet) bool { return s.places(p, q) > 0 }

// places is how many more units a seat can put on a planet.
func (s *state) places(p rules.Seat, q planet) (n int) {
	first, end := areasOf(q)
	for a := first; a < end; a++ {
		if s.placeRefusal(p, a) == nil {
			n += int(areas[a].limit) - s.size(a)
		}
	}
	return n
}

func (s *state) baseRefusal(p rules.Seat, q planet, a area) *rules.Illegal {
	switch {
	case areas[a].planet != q:
		return notOnPlanet
	case s.hasBase(p, q):
		return oneBase
	case !s.hasUnit(p, q):
		return needsUnit
	case s.controller(a) != p:
		return notFriendly
	case s.bases(p) >= maxBases:
		return allBases
	}
	return nil
}

func (s *state) buildingRefusal(f *frame, b building) *rules.Illegal {
	p := f.seat
	if f.kind == inBuild && !s.present(p, planet(f.a)) {
		return needsPresence
	}
	switch {
	case people(b/buildingsOfOne) != s.people(p):
		return notYourUnit
	case s.has(p, b):
		return builtAlready
	case !s.has(p, buildings[b].requires):
		return needsBuilding
	}
	return nil
}

func (s *state) moduleRefusal(p rules.Seat, m module) *rules.Illegal {
	if s.seats[p].modules[m] >= modules[m].max {
		return allModules
	}
	return nil
}

// priceOf is what a purchase costs before the discount.
func (s *state) priceOf(f *frame, m rules.Move) price {
	if m.Verb == workerVerb && s.knows(f.seat, quartermasters) && f.d&buildFree == 0 {
		return price{}
	}
	return listPrice(boughtBy(m))
}

// discounted takes off the discount if it was asked for.
func (s *state) discounted(f *frame, c price) price {
	return c.less(f.d&lessMinerals != 0, f.d&lessGas != 0)
}

func buildApply(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case doneVerb:
		x.tell(EvOrderEnds, f.seat, orderRef(build), none, planetRef(planet(f.a)), 0, 0)
		s.pop()
	case workVerb, overworkVerb, spendVerb:
		s.payAhead(x, f, m)
	case disbandVerb:
		s.disband(x, f.seat, planet(f.a), unit(m.A), area(m.B))
	case discountVerb:
		f.d = f.d&^buildDiscount | lessMinerals
		if m.A == 2 {
			f.d ^= lessMinerals | lessGas
		}
	default:
		s.purchase(x, f, m)
	}
}

// purchase pays and hands over.
func (s *state) purchase(x ctx, f *frame, m rules.Move) {
	p, part := f.seat, partOf(m.Verb)
	f.step = part
	full := s.priceOf(f, m)
	less := s.discounted(f, full)
	if less != full {
		f.d &^= lessMinerals | lessGas
	}
	s.pay(x, p, f, less, part >= partBuilding)
	switch m.Verb {
	case workerVerb:
		if full == (price{}) {
			f.d |= buildFree
		}
		s.seats[p].away++
		x.tell(EvWorkers, p, none, none, none, 1, 0)
	case shipVerb:
		s.putTransport(x, p, s.findRoute(m.A))
	case buyVerb:
		f.d++
		s.buyUnit(x, p, unit(m.A), area(m.B))
	case baseVerb:
		s.putBase(x, p, area(m.A))
	case buildVerb:
		f.d |= builtBuilding
		s.raiseBuilding(x, p, building(m.A))
	case moduleVerb:
		f.d |= builtModule
		s.raiseModule(x, p, module(m.A))
	}
}

func (s *state) raiseBuilding(x ctx, p rules.Seat, b building) {
	s.seats[p].buildings |= 1 << (b % buildingsOfOne)
	x.tell(EvBuilding, p, buildingRef(b), none, none, 0, 0)
}

func (s *state) raiseModule(x ctx, p rules.Seat, m module) {
	s.seats[p].modules[m]++
	x.tell(EvModule, p, moduleRef(m), none, none, int(s.seats[p].modules[m]), 0)
}

var (
	partIsOver    = refuse("3.3", "sector.why.part-is-over")
	needsBase     = refuse("3.3a", "sector.why.needs-base")
	allWorkers    = refuse("3.3a", "sector.why.all-workers")
	notYourUnit   = refuse("3.3c", "sector.why.not-your-unit")
	needsBuilding = refuse("3.3c", "sector.why.needs-building")
	noneInSupply  = refuse("3.3c", "sector.why.none-in-supply")
	limitReached  = refuse("3.3c", "sector.why.limit-reached")
	notOnPlanet   = refuse("3.3c", "sector.why.not-on-planet")
	noPlace       = refuse("3.3c", "sector.why.no-place")
	oneBase       = refuse("3.3d", "sector.why.one-base")
	needsUnit     = refuse("3.3d", "sector.why.needs-unit")
	notFriendly   = refuse("3.3d", "sector.why.not-friendly")
	allBases      = refuse("3.3d", "sector.why.all-bases")
	needsPresence = refuse("3.3e", "sector.why.needs-presence")
	oneBuilding   = refuse("3.3e", "sector.why.one-building")
	builtAlready  = refuse("3.3e", "sector.why.built-already")
	oneModule     = refuse("3.3f", "sector.why.one-module")
	allModules    = refuse("3.3f", "sector.why.all-modules")
)
