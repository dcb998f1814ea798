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

// revenue is where the Resources of a House come from (3.3).
type revenue struct{ planets, bonuses, ports, ability, techs, laws int }

func (k revenue) sum() int { return k.planets + k.bonuses + k.ports + k.ability + k.techs + k.laws }

// addPlanet counts what a planet yields to its owner (3.3).
func (k *revenue) addPlanet(s *state, pl planet) {
	b := &s.bodies[pl]
	p := b.owner
	k.planets++
	k.bonuses += int(b.res)
	if b.count(port) > 0 {
		k.ports += 2
		if s.inForce(l04) != nil {
			k.laws++
		}
	}
	if s.has(p, a06) {
		k.ability++
	}
	if b.res >= 4 && s.knowsTech(p, t18) {
		k.techs++
	}
}

// inflow is where the Influence of a House comes from (3.3, 21.4).
type inflow struct{ planets, bonuses, ability, techs, laws int }

func (k inflow) sum() int { return k.planets + k.bonuses + k.ability + k.techs + k.laws }

// income finds what a House gets at Growth: Resources, and Influence without what is ceded.
func (s *state) income(p rules.Seat) (resources, influence int) {
	gets, from := s.yield(p)
	return gets.sum(), from.sum()
}

// yield is income by its sources (3.3, 21.4).
func (s *state) yield(p rules.Seat) (gets revenue, from inflow) {
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
		gets.addPlanet(s, pl)
		from.bonuses += int(b.inf)
	}
	from.planets = free
	if s.has(p, a05) {
		from.ability = free
	}
	if s.inForce(l05) != nil {
		gets.laws -= max(0, owned-8)
	}
	if l := s.inForce(l16); l != nil && l.bound == p {
		gets.laws += 3
	}
	if s.knowsTech(p, t21) && free > 0 {
		from.techs += 2
	}
	if s.knowsTech(p, t22) {
		from.techs += min(4, ports/2)
	}
	if l := s.inForce(l15); l != nil && l.bound == p && owned > 0 {
		from.laws += 2
	}
	for i := range s.laws[:s.lawCount] {
		if l := &s.laws[i]; l.entry == c9 && l.bound == p {
			from.laws += int(int8(l.a))
		}
	}
	return gets, from
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
			k.treasury = int16(max(0, min(int(k.treasury)+resources, 30000)))
			s.coverOffers(x, p)
		}
		k.influence = int16(max(0, influence+int(s.ceded[p])))
		k.spent = 0
		k.startTechs = k.techs
		x.whisper(rules.Only(p), EvIncome, p, none, none, none, int(k.treasury-before), int(k.influence))
	}
	s.ceded, s.pledges = [maxSeats]int8{}, [maxSeats]int16{}
	s.openDocket(x)
	for pl := range s.bodies[:3*s.mapSize()] {
		s.bodies[pl].start = s.bodies[pl].owner
	}
}

// tellLifted tells whose declared blockade of a planet is over.
func (s *state) tellLifted(x ctx, pl planet, by rules.Seats) {
	for p := range rules.Seat(s.players) {
		if by.Has(p) {
			x.tell(EvBlockade, p, none, none, s.planetRef(pl), 0, 0)
		}
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
			q = nobody
		}
		s.tellLifted(x, pl, b.blockers&^rules.Only(q))
		b.blockers &= rules.Only(q)
		b.wants = b.blockers
	}
}
