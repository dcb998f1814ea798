package imperio

import "tyche/rules"

// The Growth Phase (7) and what planets yield (3.3).

// blockaded says whether a planet yields nothing (7 step 2).
func (s *state) blockaded(pl planet) bool {
	b, h := &s.bodies[pl], hexOf(pl)
	q := s.fleets[h].owner
	if b.owner == nobody || q == nobody || q == b.owner || !s.hasShips(h) {
		return false
	}
	return s.atWar(b.owner, q) || b.blockers.Has(q)
}

// resources is what a planet yields to its owner (3.3).
func (s *state) resources(pl planet) int {
	b := &s.bodies[pl]
	p := b.owner
	n := 1 + int(b.res)
	if b.count(port) > 0 {
		n += 2
		if s.inForce(l04) != nil {
			n++
		}
	}
	if s.has(p, a06) {
		n++
	}
	if b.res >= 4 && s.knowsTech(p, t18) {
		n++
	}
	return n
}

// favourOf is the Influence a planet yields to its owner (3.3).
func (s *state) favourOf(pl planet) int {
	n := 1 + int(s.bodies[pl].inf)
	if s.has(s.bodies[pl].owner, a05) {
		n++
	}
	return n
}

// income finds what a House gets at Growth: Resources, and Influence without what is ceded.
func (s *state) income(p rules.Seat) (resources, influence int) {
	owned, free, ports := 0, 0, 0
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.owner != p {
			continue
		}
		owned++
		if s.blockaded(pl) {
			continue
		}
		free++
		ports += int(b.count(port))
		resources += s.resources(pl)
		influence += s.favourOf(pl)
	}
	if s.inForce(l05) != nil {
		resources -= max(0, owned-8)
	}
	if l := s.inForce(l16); l != nil && l.bound == p {
		resources += 3
	}
	if s.knowsTech(p, t21) && free > 0 {
		influence += 2
	}
	if s.knowsTech(p, t22) {
		influence += min(4, ports/2)
	}
	if l := s.inForce(l15); l != nil && l.bound == p && owned > 0 {
		influence += 2
	}
	for i := range s.laws[:s.lawCount] {
		if l := &s.laws[i]; l.entry == c9 && l.bound == p {
			influence += int(int8(l.a))
		}
	}
	return resources, influence
}

// growth is the Growth Phase.
func (s *state) growth(x ctx) {
	s.phase = growthPhase
	x.tell(EvTurnBegins, nobody, none, none, none, int(s.turn), 0)
	s.deliverTrades(x)
	s.endBlockades(x)
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		resources, influence := s.income(p)
		before := k.treasury
		if s.turn >= 2 || s.options&optFirstIncome != 0 {
			k.treasury = int16(max(int(k.reserved), min(int(k.treasury)+resources, 30000))) // deals are safe from the Levy
		}
		k.influence = int16(max(0, influence+int(s.ceded[p])))
		k.spent = 0
		k.startTechs = k.techs
		x.whisper(rules.Only(p), EvIncome, p, none, none, none, int(k.treasury-before), int(k.influence))
	}
	s.ceded = [maxSeats]int8{}
	s.openDocket(x)
	for pl := range s.bodies[:3*s.mapSize()] {
		s.bodies[pl].start = s.bodies[pl].owner
	}
}

// endBlockades lifts declarations whose fleet has left, and those that L10 forbids (18.3).
func (s *state) endBlockades(x ctx) {
	banned := s.inForce(l10) != nil
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.blockers == 0 {
			continue
		}
		q := s.fleets[hexOf(pl)].owner
		if banned || q == nobody || q == b.owner || !s.hasShips(hexOf(pl)) {
			b.blockers, b.wants = 0, 0
			continue
		}
		b.blockers &= rules.Only(q)
		b.wants = b.blockers
	}
}
