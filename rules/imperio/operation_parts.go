package imperio

import "tyche/rules"

// The detachments of an Operation before they move: what each may take along, and what it costs (12.2, 12.4).

// checkParts lets ships drop out of the orders that are gone or no longer where they start (12.2), and takes those
// that go out of their fleets.
func (s *state) checkParts(p rules.Seat) {
	plan := &s.plans[p]
	for i := range plan.parts[:plan.count] {
		r := &plan.parts[i]
		r.at, r.last, r.condition = r.from, noHex, partThere
		f := &s.fleets[r.from]
		if f.owner != p {
			r.frigates, r.cruisers, r.dreads = 0, 0, [4]uint8{}
		} else {
			r.frigates, r.cruisers = min(r.frigates, f.frigates), min(r.cruisers, f.cruisers)
			f.frigates -= r.frigates
			f.cruisers -= r.cruisers
			s.matchDreads(r, f)
			r.standing = f.standing
		}
		k := &s.houses[p].flag
		r.flagship = k.part == uint8(i)+1 && k.at == r.from
		if k.part == uint8(i)+1 && k.at != r.from {
			k.part = 0
		}
	}
	for i := range s.transport {
		t := &s.transport[i]
		if t.owner == p && t.part > 0 && (t.at == noHex || t.at != plan.parts[t.part-1].from) {
			t.part = 0
		}
	}
}

// matchDreads takes Dreadnoughts from a fleet for a detachment; those whose hull has changed are replaced by others of
// the fleet, the soundest first.
func (s *state) matchDreads(r *part, f *fleet) {
	want := r.dreads[1] + r.dreads[2] + r.dreads[3]
	for k := range r.dreads {
		r.dreads[k] = min(r.dreads[k], f.dreads[k])
		f.dreads[k] -= r.dreads[k]
		want -= r.dreads[k]
	}
	for k := 3; k > 0; k-- {
		n := min(want, f.dreads[k])
		f.dreads[k] -= n
		r.dreads[k] += n
		want -= n
	}
}

// stopParts is O0: Sow Chaos stops the costliest detachments, a Mooring Order the great ships.
func (s *state) stopParts(x ctx, p rules.Seat) {
	plan := &s.plans[p]
	for i := range s.chaos[:s.players] {
		if c := &s.chaos[i]; c.target == p && c.kind == operation {
			s.stopCostliest(x, p)
		}
	}
	if s.now.moored != p {
		return
	}
	for i := range plan.parts[:plan.count] {
		r := &plan.parts[i]
		if r.steps == 0 {
			continue
		}
		f := s.claim(p, r.from)
		for k := range r.dreads {
			f.dreads[k] += r.dreads[k]
			r.dreads[k] = 0
		}
		if r.flagship {
			r.flagship, s.houses[p].flag.part = false, 0
		}
		for t := range s.transport {
			if k := &s.transport[t]; k.station && k.owner == p && k.part == uint8(i)+1 {
				k.part = 0
			}
		}
		s.tidy(r.from)
	}
}

// stopCostliest stops one more detachment, the one of highest price with its cargo; equals at random.
func (s *state) stopCostliest(x ctx, p rules.Seat) {
	plan := &s.plans[p]
	best, most, ties := -1, -1, 0
	for i := range plan.parts[:plan.count] {
		if s.arena.stopped>>i&1 != 0 {
			continue
		}
		switch n := s.partPrice(p, i); {
		case n > most:
			best, most, ties = i, n, 1
		case n == most:
			if ties++; x.ch.Draw(ties) == 0 {
				best = i
			}
		}
	}
	if best < 0 {
		return
	}
	s.arena.stopped |= 1 << best
	s.rejoin(p, best, plan.parts[best].from)
	r := &plan.parts[best]
	r.condition, r.stopped = partIdle, true
	if r.steps > 0 { // tasks tell of themselves
		x.whisper(rules.Only(p), EvSkipped, p, none, reasonRef(byChaos), s.systemRef(r.from), skippedMove, 0)
	}
}

// skippedMove stands in EvSkipped for the move of a detachment, in place of a kind of task.
const skippedMove = -1

// partPrice is twice the price of a detachment and its cargo by the table of units.
func (s *state) partPrice(p rules.Seat, i int) int {
	r := &s.plans[p].parts[i]
	n := frigate.value(r.frigates) + cruiser.value(r.cruisers)
	for _, k := range r.dreads {
		n += dreadnought.value(k)
	}
	if r.flagship {
		k := &s.houses[p].flag
		n += flagship.value(1) + troop.value(k.troops) + aircraft.value(k.aircraft)
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p && k.at != noHex && k.part == uint8(i)+1 {
			n += k.kind().value(1) + troop.value(k.troops) + aircraft.value(k.aircraft)
		}
	}
	return n
}

// rejoin puts the ships of a detachment into the fleet of a hex; where they found one it has the orders of the fleet they
// left.
func (s *state) rejoin(p rules.Seat, i int, h hex) {
	r := &s.plans[p].parts[i]
	if r.frigates == 0 && r.cruisers == 0 && r.dreads == [4]uint8{} && !r.flagship && !s.partTransports(p, i) {
		return
	}
	founds := s.fleets[h].owner == nobody
	f := s.claim(p, h)
	if founds {
		f.standing = r.standing
	}
	f.frigates += r.frigates
	f.cruisers += r.cruisers
	for k := range f.dreads {
		f.dreads[k] += r.dreads[k]
	}
	s.carryPart(p, i, h)
}

// partTransports says whether a detachment has a transport.
func (s *state) partTransports(p rules.Seat, i int) bool {
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p && k.at != noHex && k.part == uint8(i)+1 {
			return true
		}
	}
	return false
}

// carryPart moves transports and Flagship of a detachment to a hex.
func (s *state) carryPart(p rules.Seat, i int, h hex) {
	r := &s.plans[p].parts[i]
	r.at = h
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p && k.at != noHex && k.part == uint8(i)+1 {
			k.at = h
		}
	}
	if r.flagship {
		s.houses[p].flag.at = h
	}
}
