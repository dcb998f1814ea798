package imperio

import "tyche/rules"

// Resolution slot by slot (9). a of the frame is the slot, from 0; b the next place in its order; c how many take part.

func runResolution(s *state, x ctx, f *frame) bool {
	switch {
	case f.step == 0:
		s.declareWars(x)
		f.step = 1
	case f.a == maxSlots:
		s.slot = 0
		s.active = nobody
		s.pop(0)
	case f.step == 1:
		f.b, f.c = 0, int16(s.initiative(x, int(f.a)))
		s.slot = uint8(f.a) + 1
		if f.c == 0 {
			f.a++
			return false
		}
		x.tell(EvSlot, nobody, none, none, none, int(s.slot), 0)
		for i, p := range s.order[:f.c] {
			x.tell(EvOrder, p, none, none, none, i+1, 0)
		}
		f.step = 2
	case f.step == 3:
		// An Operation has come back.
		p := s.order[f.b-1]
		r, why := s.operated(p)
		s.conclude(x, p, int(f.a), r, why)
		f.step = 2
	case f.b == f.c:
		f.a++
		f.step = 1
	default:
		p := s.order[f.b]
		f.b++
		s.active = p
		s.plans[p].slots[f.a].place = uint8(f.b)
		s.resolve(x, f, p, int(f.a))
	}
	return false
}

// declareWars opens the wars declared with the orders, before slot 1 (18.1), and puts blockades in force or lifts them.
func (s *state) declareWars(x ctx) {
	for pl := range planet(3 * s.mapSize()) {
		if b := &s.bodies[pl]; b.blockers != b.wants {
			for p := range rules.Seat(s.players) {
				if b.blockers.Has(p) != b.wants.Has(p) {
					x.tell(EvBlockade, p, none, none, s.planetRef(pl), int(b.wants>>p&1), 0)
				}
			}
			b.blockers = b.wants
		}
	}
	for p := range rules.Seat(s.players) {
		for q := range rules.Seat(s.players) {
			if s.declared[p].Has(q) && !s.pacified(p, q) {
				s.startWar(x, p, q)
			}
		}
	}
}

// initiative finds who acts in a slot and in which order (9.1): at random, but after an Espionage the spy goes before
// the House he spied on; preferences that go round in a circle are dropped.
func (s *state) initiative(x ctx, slot int) int {
	n := 0
	var in rules.Seats
	for p := range rules.Seat(s.players) {
		if s.plans[p].slots[slot].kind != noAction {
			s.order[n] = p
			n++
			in = in.With(p)
		}
	}
	for i := n - 1; i > 0; i-- {
		j := x.ch.Draw(i + 1)
		s.order[i], s.order[j] = s.order[j], s.order[i]
	}
	s.prefer(n, in)
	return n
}

// prefer puts spies before those they spied on: always the first free House of the random order comes next.
func (s *state) prefer(n int, in rules.Seats) {
	var before [maxSeats]rules.Seat // before[p] = the House p precedes, or nobody
	for p := range before {
		before[p] = nobody
		if y := s.spied[p]; in.Has(rules.Seat(p)) && in.Has(y) && !s.inCircle(rules.Seat(p), in) {
			before[p] = y
		}
	}
	var sorted [maxSeats]rules.Seat
	var placed rules.Seats
	for k := range n {
		for _, p := range s.order[:n] {
			if placed.Has(p) || waitsFor(p, &before, placed) {
				continue
			}
			sorted[k] = p
			placed = placed.With(p)
			break
		}
	}
	copy(s.order[:n], sorted[:n])
}

// waitsFor says whether somebody who has not been placed precedes p.
func waitsFor(p rules.Seat, before *[maxSeats]rules.Seat, placed rules.Seats) bool {
	for q, y := range before {
		if y == p && !placed.Has(rules.Seat(q)) {
			return true
		}
	}
	return false
}

// inCircle says whether p's preference leads back to p. Each House has at most one.
func (s *state) inCircle(p rules.Seat, in rules.Seats) bool {
	q := p
	for range maxSeats {
		q = s.spied[q]
		if !in.Has(q) {
			return false
		}
		if q == p {
			return true
		}
	}
	return false
}

// resolve carries out one action; an Operation is pushed as a frame.
func (s *state) resolve(x ctx, f *frame, p rules.Seat, slot int) {
	d := &s.plans[p].slots[slot]
	r, why := cancelled, s.prohibited(p, d.kind)
	if why == noReason {
		switch d.kind {
		case construction:
			r, why = s.resolveConstruction(p, d)
		case production:
			r, why = s.resolveProduction(x, p, d)
		case research:
			r, why = s.resolveResearch(x, p, slot)
		case subterfuge:
			r, why = s.resolvePlot(x, p, d)
		case operation:
			f.step = 3
			s.push(frame{kind: inOperation, seat: p, a: int16(slot)})
			return
		}
	}
	if d.kind == operation {
		s.endOperation(p)
	}
	s.conclude(x, p, slot, r, why)
}

// prohibited says whether Sow Chaos or the Council forbids an action (9.3). An Operation under Chaos is not forbidden:
// one detachment is stopped (12.4 O0).
func (s *state) prohibited(p rules.Seat, kind action) reason {
	if why := s.outlawed(p, kind); why != noReason || kind == operation {
		return why
	}
	for i := range s.chaos[:s.players] {
		if c := &s.chaos[i]; c.target == p && c.kind == kind {
			return byChaos
		}
	}
	return noReason
}

// conclude writes an action's result and settles its price (6.4, 8.4).
func (s *state) conclude(x ctx, p rules.Seat, slot int, r result, why reason) {
	d, k := &s.plans[p].slots[slot], &s.houses[p]
	if d.result != undone { // it may have been lost while it was resolved
		d.result, d.why = r, why
	}
	k.reserved -= int16(d.price - d.favours)
	if r == done || r == failed {
		k.treasury -= int16(d.price - d.favours)
	}
	x.whisper(rules.Only(p), EvAction, p, actionRef(d.kind), reasonRef(why), s.objectOf(d), int(r), int(d.price))
}

// objectOf is what an action is about.
func (s *state) objectOf(d *deed) rules.Ref {
	switch d.kind {
	case construction, production:
		return s.planetRef(planet(d.a))
	case research:
		return techRef(tech(d.a))
	case subterfuge:
		return plotRef(plot(d.a))
	}
	return none
}

func (s *state) resolveConstruction(p rules.Seat, d *deed) (result, reason) {
	pl := planet(d.a)
	switch {
	case !s.commands(p, pl):
		return cancelled, planetLost
	case s.bodies[pl].count(work(d.b)) >= works[d.b].max:
		return cancelled, worksThere
	}
	return done, noReason
}

// resolveProduction strikes out what cannot be built now; the price shrinks with it (11.2-11.4).
func (s *state) resolveProduction(x ctx, p rules.Seat, d *deed) (result, reason) {
	pl := planet(d.a)
	if !s.commands(p, pl) {
		return cancelled, planetLost
	}
	list := &s.plans[p].builds[d.b]
	ordered := *list
	why := noReason
	switch {
	case s.foreignFleet(p, hexOf(pl)):
		why = byFleet
	case s.bodies[pl].count(shipyard) == 0:
		why = yardGone
	}
	if why != noReason {
		*list = [numUnits]uint8{troop: list[troop]}
	}
	if over := s.plans[p].orderedAt(pl) - s.capacity(p, pl); over > 0 { // the Docks went with the Shipyard
		list[troop] -= min(list[troop], uint8(over))
	}
	s.struck(x, p, pl, &ordered, list, why)
	ordered = *list
	if list[flagship] > 0 && s.houses[p].flag.at != noHex {
		list[flagship] = 0
		why = hasFlagship
		s.struck(x, p, pl, &ordered, list, why)
		ordered = *list
	}
	if s.inForce(l01) != nil {
		s.keepCeiling(p, list)
		if *list != ordered {
			why = byCeiling
		}
		s.struck(x, p, pl, &ordered, list, why)
	}
	if total(list) == 0 {
		return cancelled, why
	}
	s.shrink(p, d, s.buildPrice(p, list))
	return done, why
}

// struck tells a House what is struck out of its order, and why.
func (s *state) struck(x ctx, p rules.Seat, pl planet, before, after *[numUnits]uint8, why reason) {
	for u := range before {
		if n := before[u] - after[u]; n > 0 {
			x.whisper(rules.Only(p), EvStruck, p, unitRef(unit(u)), reasonRef(why), s.planetRef(pl), int(n), 0)
		}
	}
}

// keepCeiling takes warships beyond the tenth out of an order, the dearest first (11.4).
func (s *state) keepCeiling(p rules.Seat, list *[numUnits]uint8) {
	for over := s.warships(p) + orderedWarships(list) - 10; over > 0; over-- {
		dearest := noWarship
		for u := range unit(numUnits) {
			if list[u] > 0 && units[u].warship && (dearest == noWarship || s.unitPrice(p, u) > s.unitPrice(p, dearest)) {
				dearest = u
			}
		}
		if dearest == noWarship {
			return
		}
		list[dearest]--
	}
}

const noWarship = unit(numUnits)

// shrink lowers the price of an action; what is given back is Resources first (8.4).
func (s *state) shrink(p rules.Seat, d *deed, price int) {
	less := uint8(max(0, int(d.price)-price))
	back := min(less, d.price-d.favours)
	s.houses[p].reserved -= int16(back)
	d.favours -= less - back
	d.price -= less
}

// setHolder changes who holds a planet at once; works under way there for the former holder are lost (6.2, 6.3).
func (s *state) setHolder(x ctx, pl planet, p rules.Seat) {
	b := &s.bodies[pl]
	old := b.holder
	if old == p {
		return
	}
	if old != nobody {
		plan := &s.plans[old]
		for i := range plan.slots {
			if d := &plan.slots[i]; d.result == done && (d.kind == construction || d.kind == production) && planet(d.a) == pl {
				d.result, d.why = undone, planetLost
			}
		}
	}
	b.holder = p
	b.flags &^= prisoners // the Troop of A12 needs the planet to stay with its conqueror
	x.tell(EvHolder, p, none, none, s.planetRef(pl), int(old)+1, 0)
}
