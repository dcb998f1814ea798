package imperio

import "tyche/rules"

// The Final Phase (19), step by step.

func (s *state) finalPhase(x ctx) {
	s.phase = finalPhase
	x.tell(EvPhase, nobody, none, none, none, int(finalPhase), 0)
	s.finishWorks(x)
	s.deliverUnits(x)
	s.gainTechs(x)
	s.settleOwners(x)
	s.abandonPlanets(x)
	s.applyDecisions(x)
	s.raiseMilitia(x)
	s.repair(x)
	s.endTurn(x)
	s.dissolve(x)
	s.reportTurn(x)
	s.clearPlans()
	s.finish(x)
}

// finishWorks is FP1.
func (s *state) finishWorks(x ctx) {
	s.settleDeeds(construction, func(p rules.Seat, d *deed) {
		if d.result == undone {
			s.refund(x, p, d, int(d.price-d.favours), planetLost)
			return
		}
		s.bodies[d.a].add(work(d.b))
		x.tell(EvBuilt, p, rules.Ref{Kind: KindWork, ID: int16(d.b)}, none, s.planetRef(planet(d.a)), 0, 0)
	})
}

// deliverUnits is FP2.
func (s *state) deliverUnits(x ctx) {
	s.settleDeeds(production, func(p rules.Seat, d *deed) {
		if d.result == undone {
			s.refund(x, p, d, int(d.price-d.favours), planetLost)
			return
		}
		s.deliver(x, p, d)
	})
}

// settleDeeds goes through the actions of a type that were done, or done and lost, slot by slot and in the initiative of
// each slot (19.1, 19.2); where none was thrown, by seat.
func (s *state) settleDeeds(kind action, settle func(p rules.Seat, d *deed)) {
	for slot := range maxSlots {
		for place := range uint8(maxSeats + 1) {
			for p := range rules.Seat(s.players) {
				d := &s.plans[p].slots[slot]
				if d.kind == kind && d.place == place && (d.result == done || d.result == undone) {
					settle(p, d)
				}
			}
		}
	}
}

// refund gives Resources of an action back (6.2).
func (s *state) refund(x ctx, p rules.Seat, d *deed, n int, why reason) {
	s.houses[p].treasury += int16(n)
	d.back += uint8(n)
	d.why = why
	x.whisper(rules.Only(p), EvRefund, p, actionRef(d.kind), reasonRef(why), s.objectOf(d), n, 0)
}

// deliver puts the units of an order on their planet and into its hex; ships and Aircraft that find a foreign fleet are
// cancelled and refunded.
func (s *state) deliver(x ctx, p rules.Seat, d *deed) {
	pl := planet(d.a)
	list := &s.plans[p].builds[d.b]
	if s.foreignFleet(p, hexOf(pl)) {
		ordered := *list
		*list = [numUnits]uint8{troop: list[troop]}
		s.struck(x, p, pl, &ordered, list, byFleet)
		if back := min(int(d.price)-s.buildPrice(p, list), int(d.price-d.favours)); back > 0 {
			s.refund(x, p, d, back, byFleet)
		}
	}
	if total(list) > int(s.bodies[pl].res)+2 {
		s.shows(p, t16)
	}
	for u, n := range list {
		if n > 0 {
			s.tellUnits(x, p, pl, unit(u), n, none)
			s.addUnits(x, p, pl, unit(u), n)
		}
	}
}

// tellUnits tells of new units, and which decision gave them, if one did; of Troops only to those who see the garrison (23.2).
func (s *state) tellUnits(x ctx, p rules.Seat, pl planet, u unit, n uint8, by rules.Ref) {
	seen := rules.Everyone
	if u == troop {
		seen = s.onlookers(pl)
	}
	x.whisper(seen, EvDelivered, p, unitRef(u), by, s.planetRef(pl), int(n), 0)
}

// onlookers are the seats that see the garrison of a planet.
func (s *state) onlookers(pl planet) rules.Seats {
	if s.options&optHiddenGarrisons == 0 {
		return rules.Everyone
	}
	var list rules.Seats
	for p := range rules.Seat(s.players) {
		if s.sees(p, pl) {
			list = list.With(p)
		}
	}
	return list
}

// addUnits puts new units in play.
func (s *state) addUnits(x ctx, p rules.Seat, pl planet, u unit, n uint8) {
	h := hexOf(pl)
	if u == troop {
		s.bodies[pl].troops += min(n, 255-s.bodies[pl].troops)
		s.tellGarrison(x, pl)
		return
	}
	f := s.claim(p, h)
	switch u {
	case aircraft:
		f.based += min(n, 255-f.based)
		s.tellBased(x, p, h, f.based)
		return
	case frigate:
		n = min(n, 255-f.frigates)
		f.frigates += n
	case cruiser:
		n = min(n, 255-f.cruisers)
		f.cruisers += n
	case dreadnought:
		f.dreads[s.fullHull(p, u)] += n
	case flagship:
		s.houses[p].flag = flagshipState{at: h, hull: s.fullHull(p, u)}
		s.houses[p].shown |= 4
	default:
		for range n {
			if t := s.freeTransport(); t >= 0 {
				s.transport[t] = transport{owner: p, at: h, hull: s.fullHull(p, u), station: u == station}
				s.tellShips(x, p, transportRef(uint8(t)), noHex, h, 1, s.fullHull(p, u))
			}
		}
		return
	}
	s.tellShips(x, p, unitRef(u), noHex, h, n, s.fullHull(p, u))
}

// settleOwners is FP4.
func (s *state) settleOwners(x ctx) {
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.owner != b.holder {
			x.tell(EvOwner, b.holder, none, none, s.planetRef(pl), int(b.owner)+1, 0)
			b.owner = b.holder
			b.flags &^= abandoning
			b.blockers &^= rules.Only(b.owner)
			b.wants &^= rules.Only(b.owner)
		}
		if b.flags&prisoners != 0 && b.owner != nobody && s.has(b.owner, a12) && b.troops < 255 {
			b.troops++
			s.tellGarrison(x, pl)
		}
		b.flags &^= prisoners
	}
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		k.treasury += int16(k.gain)
		if k.gain > 0 {
			x.whisper(rules.Only(p), EvGain, p, abilityRef(a12), none, none, int(k.gain), 0)
		}
		k.gain = 0
	}
}

// abandonPlanets is FP5.
func (s *state) abandonPlanets(x ctx) {
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		if b.flags&abandoning != 0 {
			b.flags &^= abandoning
			x.tell(EvAbandoned, b.owner, none, none, s.planetRef(pl), 0, 0)
			s.vacate(b)
		}
	}
}

// vacate makes a planet neutral: its Troops disband, its infrastructures stay (20.2).
func (s *state) vacate(b *body) {
	b.owner, b.holder, b.troops, b.blockers, b.wants, b.flags = nobody, nobody, 0, 0, 0, 0
}

// raiseMilitia is FP7: T10, and Aircraft that have no planet any more.
func (s *state) raiseMilitia(x ctx) {
	for p := range rules.Seat(s.players) {
		if s.knowsTech(p, t10) {
			s.civicGuard(x, p)
		}
	}
	for h := range hex(s.mapSize()) {
		f := &s.fleets[h]
		if f.owner != nobody && f.based > 0 && !s.holdsIn(f.owner, h) {
			s.tellLost(x, f.owner, h, int(s.berth(x, f.owner, h, f)))
			s.tidy(h)
		}
	}
}

// civicGuard gives a Troop to up to two bare planets of highest value (T10).
func (s *state) civicGuard(x ctx, p rules.Seat) {
	for range 2 {
		best := noPlanet
		for pl := range planet(3 * s.mapSize()) {
			b := &s.bodies[pl]
			if s.commands(p, pl) && b.troops == 0 && !s.foreignFleet(p, hexOf(pl)) &&
				(best == noPlanet || b.worth() > s.bodies[best].worth()) {
				best = pl
			}
		}
		if best == noPlanet {
			return
		}
		s.bodies[best].troops = 1
		s.shows(p, t10)
		x.whisper(s.onlookers(best), EvMilitia, p, none, none, s.planetRef(best), 1, 0)
		s.tellGarrison(x, best)
	}
}

// repair is FP8.
func (s *state) repair(x ctx) {
	for h := range hex(s.mapSize()) {
		p := s.fleets[h].owner
		if p == nobody || !s.yardIn(p, h) {
			continue
		}
		if n := s.mend(x, p, h); n > 0 {
			x.tell(EvRepaired, p, none, none, s.systemRef(h), n, 0)
		}
	}
}

// mend gives the ships of a hex their full hulls and returns how many needed it.
func (s *state) mend(x ctx, p rules.Seat, h hex) (ships int) {
	f := &s.fleets[h]
	full := s.fullHull(p, dreadnought)
	for hull := uint8(1); hull < full; hull++ {
		n := f.dreads[hull]
		ships += int(n)
		f.dreads[full] += n
		f.dreads[hull] = 0
		s.tellHulls(x, p, unitRef(dreadnought), h, n, hull, full)
	}
	if k := &s.houses[p].flag; k.at == h && k.hull < s.fullHull(p, flagship) {
		s.tellHulls(x, p, unitRef(flagship), h, 1, k.hull, s.fullHull(p, flagship))
		k.hull = s.fullHull(p, flagship)
		ships++
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.at == h && k.station && k.hull < s.fullHull(p, station) {
			s.tellHulls(x, p, transportRef(uint8(t)), h, 1, k.hull, s.fullHull(p, station))
			k.hull = s.fullHull(p, station)
			ships++
		}
	}
	return ships
}

// yardIn says whether a House owns a Shipyard in a hex.
func (s *state) yardIn(p rules.Seat, h hex) bool {
	for i := range planet(s.count[h]) {
		if b := &s.bodies[firstPlanet(h)+i]; b.owner == p && b.count(shipyard) > 0 {
			return true
		}
	}
	return false
}

// raiseHulls gives Dreadnoughts their third hull point when T05 arrives (FP3).
func (s *state) raiseHulls(x ctx, p rules.Seat) {
	for h := range hex(s.mapSize()) {
		if f := &s.fleets[h]; f.owner == p {
			s.tellHulls(x, p, unitRef(dreadnought), h, f.dreads[2], 2, 3)
			s.tellHulls(x, p, unitRef(dreadnought), h, f.dreads[1], 1, 2)
			f.dreads[3], f.dreads[2], f.dreads[1] = f.dreads[3]+f.dreads[2], f.dreads[1], 0
		}
	}
}

// endTurn is FP9: peace, passage, alliances, and the flags of the next turn.
func (s *state) endTurn(x ctx) {
	for p := range rules.Seat(s.players) {
		for q := range p {
			if s.peace[p].Has(q) && s.peace[q].Has(p) {
				s.endWar(x, p, q)
			}
			if s.leaving[p].Has(q) || s.leaving[q].Has(p) {
				s.endAlliance(x, p, q)
			}
		}
	}
	s.declared, s.peace, s.leaving = [maxSeats]rules.Seats{}, [maxSeats]rules.Seats{}, [maxSeats]rules.Seats{}
	for p := range rules.Seat(s.players) {
		s.renewPassage(x, p)
	}
	s.endDeals(x)
	s.now, s.next = s.next, effects{quarantine: nobody, moored: nobody}
	for i := range s.pacts {
		if s.pacts[i].a != nobody && s.pacts[i].until <= s.turn {
			s.pacts[i] = pact{a: nobody}
		}
	}
}

// renewPassage finds whom a House lets pass next turn: those it grants it to, and those it has sold it to for longer (18.4).
func (s *state) renewPassage(x ctx, p rules.Seat) {
	next := s.nextPass[p]
	for q := range rules.Seat(s.players) {
		switch {
		case s.bound[p][q] > s.turn:
			next = next.With(q)
		case s.bound[p][q] == s.turn && !next.Has(q):
			x.whisper(rules.Only(p).With(q), EvPassage, p, none, none, none, int(q), 0)
		}
	}
	s.passage[p] = next
}

// dissolve is FP10 for Houses that left under that option (20.3).
func (s *state) dissolve(x ctx) {
	if s.options&optDissolve == 0 {
		return
	}
	for p := range rules.Seat(s.players) {
		k := &s.houses[p]
		if k.missed < 2 || k.gone {
			continue
		}
		k.gone = true
		x.tell(EvDissolved, p, none, none, none, 0, 0)
		for pl := range s.bodies[:3*s.mapSize()] {
			if b := &s.bodies[pl]; b.owner == p || b.holder == p {
				s.vacate(b)
			}
		}
		for t := range s.transport {
			if s.transport[t].owner == p {
				s.transport[t] = transport{at: noHex}
			}
		}
		s.sinkFlagship(p)
		for h := range s.mapSize() {
			if s.fleets[h].owner == p {
				s.fleets[h] = fleet{owner: nobody}
			}
		}
		s.war[p] = 0
		for q := range s.war {
			s.war[q] &^= rules.Only(p)
			s.ally[q] &^= rules.Only(p)
		}
		s.ally[p] = 0
		k.influence = 0
		s.dissolveDeals(x, p)
	}
}

// clearPlans forgets the orders of the turn, but for what became of them.
func (s *state) clearPlans() {
	for p := range s.plans {
		s.past[p] = s.plans[p].slots
		s.plans[p] = plan{}
	}
}
