package imperio

import (
	"math/bits"

	"tyche/rules"
)

// One House's Operation (12.4). a of the frame is the slot.

// Steps of inOperation.
const (
	setOut uint8 = iota // O0-O3
	fighting
	landing
	unloading
)

// What became of a detachment, in part.condition.
const (
	partIdle    uint8 = iota // stopped or lost: it does nothing
	partThere                // at the end of its path
	partShort                // held short or was stopped on the way
	partAttacks              // in a hex with a foreign fleet
)

func runOperation(s *state, x ctx, f *frame) bool {
	p := f.seat
	plan := &s.plans[p]
	switch f.step {
	case setOut:
		s.arena = arena{on: true, seat: p}
		for h := range s.arena.entered {
			s.arena.entered[h] = noHex
		}
		s.checkParts(p)
		s.stopParts(x, p)
		for i := range plan.tasks[:plan.jobs] {
			if k := &plan.tasks[i]; k.kind <= moveAircraft {
				s.doCargo(x, p, k)
			}
		}
		for i := range plan.parts[:plan.count] {
			s.movePart(x, p, i)
		}
		f.step = fighting
	case fighting:
		if s.arena.contests == 0 {
			f.step = landing
			return false
		}
		h := hex(bits.TrailingZeros64(s.arena.contests))
		s.arena.contests &^= 1 << h
		s.openBattle(x, p, h)
	case landing:
		for h := range hex(s.mapSize()) {
			s.strike(x, p, h)
		}
		f.step = unloading
	case unloading:
		for i := range plan.tasks[:plan.jobs] {
			if k := &plan.tasks[i]; k.kind >= unloadTroops {
				s.doCargo(x, p, k)
			}
		}
		s.endOperation(p)
		s.pop(0)
	}
	return false
}

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
	plan.parts[best].condition = partIdle
}

// partPrice is twice the price of a detachment and its cargo by units.tsv.
func (s *state) partPrice(p rules.Seat, i int) int {
	r := &s.plans[p].parts[i]
	n := 2*int(units[frigate].price)*int(r.frigates) + 2*int(units[cruiser].price)*int(r.cruisers)
	for _, k := range r.dreads {
		n += 2 * int(units[dreadnought].price) * int(k)
	}
	if r.flagship {
		n += 2*int(units[flagship].price) + int(s.houses[p].flag.troops) + int(s.houses[p].flag.aircraft)
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p && k.at != noHex && k.part == uint8(i)+1 {
			price := units[carrier].price
			if k.station {
				price = units[station].price
			}
			n += 2*int(price) + int(k.troops) + int(k.aircraft)
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

// movePart is O2 for one detachment (12.5).
func (s *state) movePart(x ctx, p rules.Seat, i int) {
	plan := &s.plans[p]
	r := &plan.parts[i]
	if r.condition == partIdle {
		return
	}
	steps := min(int(r.steps), s.speed(p, r, uint8(i)+1))
	held := r.from // last hex without a foreign fleet
	from := r.from
	if r.frigates == 0 && r.cruisers == 0 && r.dreads == [4]uint8{} && !r.flagship && !s.partTransports(p, i) {
		r.condition = partIdle
		return
	}
	at := r.from
	for k := range steps {
		next := r.path[k]
		stops := k == steps-1 || (s.anomaly[next] == ionStorm || s.anomaly[next] == nebula) && !s.knowsTech(p, t12)
		if s.anomaly[next] == blackHole {
			break
		}
		if s.foreignFleet(p, next) {
			q := s.fleets[next].owner
			passes := !stops && (!s.hasShips(next) || s.mayPass(p, q))
			if !passes && !s.engages(p, q, r.stance) {
				x.tell(EvHolds, p, none, s.systemRef(held), s.systemRef(next), 0, 0)
				r.condition = partShort
				break
			}
			if !passes {
				r.condition = partAttacks
			} else if s.hasShips(next) && !s.grantedTo(p, q) {
				s.shows(p, t15)
			}
		}
		r.last, at = at, next
		if s.anomaly[next] == asteroids {
			s.shows(p, t11)
			if !s.knowsTech(p, t11) {
				s.crossAsteroids(x, p, i, next)
			}
		}
		if k > 0 {
			s.showsEngines(p, r, uint8(i)+1)
			if a := s.anomaly[r.last]; a == ionStorm || a == nebula {
				s.shows(p, t12)
			}
		}
		if r.condition == partAttacks {
			s.arena.entered[next] = r.last
			s.arena.contests |= 1 << next
			break
		}
		if !s.foreignFleet(p, next) {
			held = next
		}
		if stops {
			if k < steps-1 {
				x.tell(EvStops, p, none, none, s.systemRef(next), 0, 0)
			}
			break
		}
	}
	if r.condition != partAttacks {
		at = held
	}
	if r.condition == partThere && at != r.end() {
		r.condition = partShort
	}
	if at != from && x.telling() {
		x.tell(EvMoves, p, none, s.systemRef(from), s.systemRef(at), s.partShips(p, i), 0)
	}
	if r.condition == partAttacks {
		s.carryPart(p, i, at)
		s.tidy(from)
		return
	}
	s.rejoin(p, i, at)
	s.tidy(from)
	s.tidy(at)
}

// engages says whether a detachment attacks a fleet of q that is in its way (12.5).
func (s *state) engages(p, q rules.Seat, stance uint8) bool {
	if s.now.truce || s.pacified(p, q) {
		return false
	}
	return stance == engageAll || stance == engageEnemies && s.atWar(p, q)
}

// partShips counts the ships of a detachment.
func (s *state) partShips(p rules.Seat, i int) (n int) {
	r := &s.plans[p].parts[i]
	n = int(r.frigates) + int(r.cruisers)
	for _, k := range r.dreads {
		n += int(k)
	}
	if r.flagship {
		n++
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p && k.at != noHex && k.part == uint8(i)+1 {
			n++
		}
	}
	return n
}

// crossAsteroids rolls for every ship that enters an Asteroid Field (4.2).
func (s *state) crossAsteroids(x ctx, p rules.Seat, i int, h hex) {
	r := &s.plans[p].parts[i]
	r.frigates = s.rocks(x, p, h, frigate, r.frigates)
	r.cruisers = s.rocks(x, p, h, cruiser, r.cruisers)
	for k := range r.dreads {
		r.dreads[k] = s.rocks(x, p, h, dreadnought, r.dreads[k])
	}
	if r.flagship && s.rocks(x, p, h, flagship, 1) == 0 {
		r.flagship = false
		s.sinkFlagship(p)
	}
	for t := range s.transport {
		k := &s.transport[t]
		if k.owner != p || k.at == noHex || k.part != uint8(i)+1 {
			continue
		}
		u := carrier
		if k.station {
			u = station
		}
		if s.rocks(x, p, h, u, 1) == 0 {
			*k = transport{at: noHex}
		}
	}
}

// rocks rolls for n ships and returns how many survive.
func (s *state) rocks(x ctx, p rules.Seat, h hex, u unit, n uint8) (left uint8) {
	for range n {
		d := x.d10()
		lost := 0
		if d <= 5 {
			lost = 1
		} else {
			left++
		}
		if x.telling() {
			x.log.Add(rules.Event{Verb: EvAsteroid, Seat: p, Who: unitRef(u), To: s.systemRef(h), N: int16(lost), Dice: rules.Dice{int8(d)}})
		}
	}
	return left
}

// sinkFlagship takes a House's Flagship off the map; it may be built again (2.3).
func (s *state) sinkFlagship(p rules.Seat) {
	s.houses[p].flag = flagshipState{at: noHex}
}

// endOperation forgets what belongs to one Operation.
func (s *state) endOperation(p rules.Seat) {
	for t := range s.transport {
		if k := &s.transport[t]; k.owner == p {
			k.part, k.fresh = 0, 0
		}
	}
	s.houses[p].flag.part, s.houses[p].flag.fresh = 0, 0
	s.arena = arena{}
}
