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
		s.makeReady(x, p)
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
			if k := &plan.tasks[i]; k.kind >= landTroops && s.arena.handled>>i&1 == 0 {
				s.finishTask(x, p, k)
			}
		}
		s.endOperation(p)
		s.pop(0)
	}
	return false
}

// makeReady is what comes before the movement: which ships take part, which of them are stopped, and the loading (O0, O1).
func (s *state) makeReady(x ctx, p rules.Seat) {
	s.arena = arena{on: true, seat: p}
	for h := range s.arena.entered {
		s.arena.entered[h] = noHex
	}
	s.checkParts(p)
	s.stopParts(x, p)
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if k := &plan.tasks[i]; k.kind <= moveAircraft {
			s.doCargo(x, p, k)
		}
	}
}

// finishTask is O6 for one task: it is carried out where its detachment came to the end of its path and holds the hex, else
// the House is told why not (12.4).
func (s *state) finishTask(x ctx, p rules.Seat, k *task) {
	if why := s.missed(p, k); why != noReason {
		s.tellSkipped(x, p, k, why)
		return
	}
	s.doCargo(x, p, k)
}

// missed says why the tasks of the end of a detachment are skipped, or noReason.
func (s *state) missed(p rules.Seat, k *task) reason {
	r := &s.plans[p].parts[k.part]
	switch {
	case s.arena.stopped>>k.part&1 != 0:
		return byChaos
	case r.condition == partIdle:
		return noShips
	case r.condition == partShort:
		return heldShort
	case s.fleets[r.at].owner != p || r.at != r.end():
		return beatenBack
	}
	return noReason
}

// tellSkipped tells a House which task was not carried out, and why.
func (s *state) tellSkipped(x ctx, p rules.Seat, k *task, why reason) {
	at := s.planetRef(k.planet)
	if k.planet == noPlanet {
		at = s.systemRef(s.plans[p].parts[k.part].end())
	}
	x.whisper(rules.Only(p), EvSkipped, p, none, reasonRef(why), at, int(k.kind), int(k.n))
}

// operated is what became of an Operation that has ended: it was possible if a detachment had a ship to act with (6.4).
func (s *state) operated(p rules.Seat) (result, reason) {
	plan, why := &s.plans[p], noShips
	for i := range plan.parts[:plan.count] {
		switch r := &plan.parts[i]; {
		case r.stopped:
			why = byChaos
		case r.condition != partIdle:
			return done, noReason
		}
	}
	return cancelled, why
}

// course is how far a detachment of a House has come.
type course struct {
	seat  rules.Seat
	index int
	part  *part
	at    hex // where it is
	held  hex // the last hex without a foreign fleet that it came through
}

// movePart is O2 for one detachment (12.5).
func (s *state) movePart(x ctx, p rules.Seat, i int) {
	r := &s.plans[p].parts[i]
	if r.condition == partIdle {
		return
	}
	if r.frigates == 0 && r.cruisers == 0 && r.dreads == [4]uint8{} && !r.flagship && !s.partTransports(p, i) {
		r.condition = partIdle
		return
	}
	from := r.from
	c := course{seat: p, index: i, part: r, at: from, held: from}
	steps := min(int(r.steps), s.speed(p, r, uint8(i)+1))
	for k := range steps {
		if s.stepPart(x, &c, k, steps-k-1) {
			break
		}
	}
	if r.condition != partAttacks && c.at != c.held {
		s.tellPart(x, p, i, c.at, c.held) // back, out of a hex that it only passed
		c.at = c.held
	}
	if r.condition == partThere && c.at != r.end() {
		r.condition = partShort
	}
	if c.at != from && x.telling() {
		x.tell(EvMoves, p, none, s.systemRef(from), s.systemRef(c.at), s.partShips(p, i), 0)
	}
	s.arrive(p, i, from, c.at)
}

// arrive joins a detachment to its fleet where it has come to, unless it attacks there.
func (s *state) arrive(p rules.Seat, i int, from, at hex) {
	if s.plans[p].parts[i].condition == partAttacks {
		s.carryPart(p, i, at)
		s.tidy(from)
		return
	}
	s.rejoin(p, i, at)
	s.tidy(from)
	s.tidy(at)
}

// stepPart leads a detachment into hex k of its path, with so many left after that; it returns whether it goes no further.
func (s *state) stepPart(x ctx, c *course, k, left int) (ends bool) {
	p, r, next := c.seat, c.part, c.part.path[k]
	if s.anomaly[next] == blackHole {
		return true
	}
	stops := left == 0 || s.anomaly[next].stops() && !s.knowsTech(p, t12)
	if s.foreignFleet(p, next) && !s.meetOnWay(x, c, next, stops) {
		return true
	}
	r.last, c.at = c.at, next
	s.tellPart(x, p, c.index, r.last, c.at)
	s.showsOnWay(x, c, k)
	if r.condition == partAttacks {
		s.arena.entered[next] = r.last
		s.arena.contests |= 1 << next
		return true
	}
	if !s.foreignFleet(p, next) {
		c.held = next
	}
	if stops && left > 0 {
		x.tell(EvStops, p, none, none, s.systemRef(next), 0, 0)
	}
	return stops
}

// meetOnWay says whether a detachment goes on into a hex with a foreign fleet: it passes it or attacks it.
func (s *state) meetOnWay(x ctx, c *course, next hex, stops bool) bool {
	p, q := c.seat, s.fleets[next].owner
	if passes := !stops && (!s.hasShips(next) || s.mayPass(p, q)); !passes {
		if !s.engages(p, q, c.part.stance) {
			x.tell(EvHolds, p, none, s.systemRef(c.held), s.systemRef(next), 0, 0)
			c.part.condition = partShort
			return false
		}
		c.part.condition = partAttacks
	} else if s.hasShips(next) && !s.grantedTo(p, q) {
		s.shows(p, t15)
	}
	return true
}

// showsOnWay is what everybody sees of a detachment that has come to hex k of its path: which technologies it must have, and
// what asteroids do to it.
func (s *state) showsOnWay(x ctx, c *course, k int) {
	p, next := c.seat, c.at
	if s.anomaly[next] == asteroids {
		s.shows(p, t11)
		if !s.knowsTech(p, t11) {
			s.crossAsteroids(x, p, c.index, next)
		}
	}
	if k > 0 {
		s.showsEngines(p, c.part, uint8(c.index)+1)
		if s.anomaly[c.part.last].stops() {
			s.shows(p, t12)
		}
	}
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
	r.frigates = s.rocks(x, p, h, frigate, r.frigates, 1)
	r.cruisers = s.rocks(x, p, h, cruiser, r.cruisers, 1)
	for k := range r.dreads {
		r.dreads[k] = s.rocks(x, p, h, dreadnought, r.dreads[k], k)
	}
	if r.flagship && s.rocks(x, p, h, flagship, 1, int(s.houses[p].flag.hull)) == 0 {
		r.flagship = false
		s.loseFlagship(x, p, h)
	}
	for t := range s.transport {
		k := &s.transport[t]
		if k.owner != p || k.at == noHex || k.part != uint8(i)+1 {
			continue
		}
		if s.rock(x, p, h, k.kind(), transportRef(uint8(t)), int(k.hull)) {
			s.loseTransport(x, t, h)
		}
	}
}

// rocks rolls for n ships of a hull and returns how many survive.
func (s *state) rocks(x ctx, p rules.Seat, h hex, u unit, n uint8, hull int) (left uint8) {
	for range n {
		if !s.rock(x, p, h, u, none, hull) {
			left++
		}
	}
	return left
}

// asteroidMost is the highest number of a die with which asteroids destroy a ship (4.2).
const asteroidMost = 5

// rock rolls for one ship and says whether it is lost.
func (s *state) rock(x ctx, p rules.Seat, h hex, u unit, transport rules.Ref, hull int) bool {
	d := x.d10()
	lost := d <= asteroidMost
	if x.telling() {
		e := rules.Event{Verb: EvAsteroid, Seat: p, Who: unitRef(u), From: transport, To: s.systemRef(h), M: int16(hull), Dice: rules.Dice{int8(d)}}
		if lost {
			e.N = 1
		}
		x.log.Add(e)
	}
	return lost
}

// sinkFlagship takes a House's Flagship off the map; it may be built again (2.3).
func (s *state) sinkFlagship(p rules.Seat) {
	s.houses[p].flag = flagshipState{at: noHex}
}

// loseFlagship and loseTransport take a ship off the map that is lost with what it carries.
func (s *state) loseFlagship(x ctx, p rules.Seat, h hex) {
	k := s.houses[p].flag
	s.sinkFlagship(p)
	s.tellSunk(x, p, h, k.troops, k.aircraft)
}

func (s *state) loseTransport(x ctx, t int, h hex) {
	k := s.transport[t]
	s.transport[t] = transport{at: noHex}
	s.tellSunk(x, k.owner, h, k.troops, k.aircraft)
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
