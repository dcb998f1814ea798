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
		s.conclude(x, s.order[f.b-1], int(f.a), done)
		f.step = 2
	case f.b == f.c:
		f.a++
		f.step = 1
	default:
		p := s.order[f.b]
		f.b++
		s.active = p
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
	if s.prohibited(x, p, d.kind) {
		s.conclude(x, p, slot, cancelled)
		return
	}
	switch d.kind {
	case construction:
		s.conclude(x, p, slot, s.resolveConstruction(p, d))
	case production:
		s.conclude(x, p, slot, s.resolveProduction(x, p, d))
	case research:
		s.conclude(x, p, slot, s.resolveResearch(x, p, slot))
	case subterfuge:
		s.conclude(x, p, slot, s.resolveSubterfuge(x, p, slot))
	case operation:
		f.step = 3
		s.push(frame{kind: inOperation, seat: p, a: int16(slot)})
	}
}

// prohibited says whether Sow Chaos or the Council forbids an action (9.3). An Operation under Chaos is not forbidden:
// one detachment is stopped (12.4 O0).
func (s *state) prohibited(x ctx, p rules.Seat, kind action) bool {
	if s.now.banned == kind && kind != noAction || s.now.quarantine == p && kind == production {
		return true
	}
	if kind == operation {
		return false
	}
	for i := range s.chaos[:s.players] {
		if c := &s.chaos[i]; c.target == p && c.kind == kind {
			return true
		}
	}
	return false
}

// conclude writes an action's result and settles its price (6.4, 8.4).
func (s *state) conclude(x ctx, p rules.Seat, slot int, r result) {
	d, k := &s.plans[p].slots[slot], &s.houses[p]
	if d.result != undone { // it may have been lost while it was resolved
		d.result = r
	}
	k.reserved -= int16(d.price - d.favours)
	if r == done || r == failed {
		k.treasury -= int16(d.price - d.favours)
	}
	x.whisper(rules.Only(p), EvAction, p, actionRef(d.kind), none, none, int(r), int(d.price))
}

func (s *state) resolveConstruction(p rules.Seat, d *deed) result {
	pl := planet(d.a)
	if !s.commands(p, pl) || s.bodies[pl].count(work(d.b)) >= works[d.b].max {
		return cancelled
	}
	return done
}

// resolveProduction strikes out what cannot be built now; the price shrinks with it (11.3, 11.4).
func (s *state) resolveProduction(x ctx, p rules.Seat, d *deed) result {
	pl := planet(d.a)
	if !s.commands(p, pl) {
		return cancelled
	}
	list := &s.plans[p].builds[d.b]
	if s.foreignFleet(p, hexOf(pl)) || s.bodies[pl].count(shipyard) == 0 {
		*list = [numUnits]uint8{troop: list[troop]}
	}
	if list[flagship] > 0 && s.houses[p].flag.at != noHex {
		list[flagship] = 0
	}
	if s.inForce(l01) != nil {
		s.keepCeiling(p, list)
	}
	if total(list) == 0 {
		return cancelled
	}
	s.shrink(p, d, s.buildPrice(p, list))
	return done
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
				d.result = undone
			}
		}
	}
	b.holder = p
	b.flags &^= prisoners // the Troop of A12 needs the planet to stay with its conqueror
	x.tell(EvHolder, p, none, none, s.planetRef(pl), int(old)+1, 0)
}
