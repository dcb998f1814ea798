package imperio

import "tyche/rules"

// Planning an Operation (12.2, 12.3): detachment after detachment. A detachment begins as the whole fleet of a hex that
// no other one has taken; ships are then told to stay, cargo is loaded, the path is given hex by hex, and tasks for its
// end. Amounts are wishes: as many as there are and find room go (12.2).

// Kinds of tasks.
const (
	loadTroops   uint8 = iota // planet -> transport, before moving
	loadAircraft              // base -> transport
	moveTroops                // transport -> transport
	moveAircraft              // transport -> transport
	landTroops                // on a planet that is not one's own
	bombardPlanet
	unloadTroops // on a planet one holds
	unloadAircraft
	boardTroops // after moving
	boardAircraft
	passTroops   // transport -> transport, after moving
	passAircraft // likewise
)

var (
	tooManyParts  = refuse("12.2", "imperio.why.too-many-parts")
	tooManyTasks  = refuse("12.2", "imperio.why.too-many-tasks")
	allAssigned   = refuse("12.2", "imperio.why.all-assigned")
	promisedFleet = refuse("18.4", "imperio.why.promised-fleet")
	notNextTo     = refuse("12.5", "imperio.why.not-next-to")
	impassable    = refuse("4.2", "imperio.why.impassable")
	tooFar        = refuse("12.5", "imperio.why.too-far")
	sameStance    = refuse("12.5", "imperio.why.same-stance")
	notInPart     = refuse("12.2", "imperio.why.not-in-detachment")
	lastShip      = refuse("12.2", "imperio.why.last-ship")
	notYourTroops = refuse("12.3", "imperio.why.not-your-troops")
	noRoom        = refuse("12.3", "imperio.why.no-room")
	noAmount      = refuse("12.3", "imperio.why.no-amount")
	movedAlready  = refuse("12.3", "imperio.why.moved-already")
	notThere      = refuse("14.1", "imperio.why.not-there")
	nobodyToLand  = refuse("14.1", "imperio.why.nobody-to-land")
	nothingAboard = refuse("12.3", "imperio.why.nothing-aboard")
	noBombards    = refuse("14.2", "imperio.why.no-bombardment")
	yoursAlready  = refuse("14.1", "imperio.why.yours-already")
	noneBased     = refuse("12.3", "imperio.why.none-based")
	sameTransport = refuse("12.3", "imperio.why.same-transport")
)

func candidatesOperating(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	for h := range hex(s.mapSize()) {
		if s.fleets[h].owner == f.seat {
			dst = append(dst, rules.Move{Verb: fleetVerb, A: int16(s.name[h])})
		}
	}
	return dst
}

func checkOperating(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == doneVerb {
		return nil
	}
	if m.Verb != fleetVerb {
		return notNow
	}
	h := s.hexFor(m.A)
	if h == noHex || s.fleets[h].owner != f.seat {
		return noFleetThere
	}
	if s.plans[f.seat].count == maxParts {
		return tooManyParts
	}
	if s.operationPrice() > s.free(f.seat) {
		return tooDear
	}
	if rest := s.unassigned(f.seat, h); !s.partHasShips(f.seat, &rest, 0) {
		return allAssigned
	}
	return nil
}

func applyOperating(s *state, x ctx, f *frame, m rules.Move) {
	plan := &s.plans[f.seat]
	if m.Verb == doneVerb {
		plan.slots[f.a] = deed{price: uint8(s.operationPrice()), blame: nobody}
		s.pop(int16(min(plan.count, 1)))
		return
	}
	s.newPart(f.seat, s.hexFor(m.A))
	s.push(frame{kind: inDetaching, seat: f.seat, a: int16(plan.count) - 1})
}

// operationPrice is what decrees make an Operation cost; it is free else (1.5).
func (s *state) operationPrice() int { return max(0, s.decreed(actionCost(operation))) }

// unassigned is what no detachment has taken of the fleet of a hex, transports apart.
func (s *state) unassigned(p rules.Seat, h hex) part {
	f := &s.fleets[h]
	r := part{from: h, frigates: f.frigates, cruisers: f.cruisers, dreads: f.dreads}
	plan := &s.plans[p]
	for i := range plan.parts[:plan.count] {
		if o := &plan.parts[i]; o.from == h {
			r.frigates -= o.frigates
			r.cruisers -= o.cruisers
			for k := range r.dreads {
				r.dreads[k] -= o.dreads[k]
			}
		}
	}
	k := &s.houses[p].flag
	r.flagship = k.at == h && k.part == 0
	return r
}

// partHasShips says whether a detachment has a ship; number is its own from 1, or 0 for what is unassigned.
func (s *state) partHasShips(p rules.Seat, r *part, number uint8) bool {
	if r.frigates > 0 || r.cruisers > 0 || r.dreads != [4]uint8{} || r.flagship {
		return true
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at == r.from && t.owner == p && t.part == number {
			return true
		}
	}
	return false
}

// newPart begins a detachment with all that is unassigned in a hex.
func (s *state) newPart(p rules.Seat, h hex) {
	plan := &s.plans[p]
	r := s.unassigned(p, h)
	number := plan.count + 1
	for i := range s.transport {
		if t := &s.transport[i]; t.at == h && t.owner == p && t.part == 0 {
			t.part = number
		}
	}
	if r.flagship {
		s.houses[p].flag.part = number
	}
	plan.parts[plan.count] = r
	plan.count++
}

// speed is the allowance of a detachment that has not left its hex (12.5).
func (s *state) speed(p rules.Seat, r *part, number uint8) int {
	if s.anomaly[r.from] == nebula && !s.knowsTech(p, t12) {
		return 1
	}
	n := len(r.path)
	if r.frigates > 0 {
		n = min(n, s.shipSpeed(p, frigate))
	}
	if r.cruisers > 0 {
		n = min(n, s.shipSpeed(p, cruiser))
	}
	if r.dreads != [4]uint8{} {
		n = min(n, s.shipSpeed(p, dreadnought))
	}
	if r.flagship {
		n = min(n, s.shipSpeed(p, flagship))
	}
	for i := range s.transport {
		if t := &s.transport[i]; t.at == r.from && t.owner == p && t.part == number {
			n = min(n, s.shipSpeed(p, t.kind()))
		}
	}
	return n
}

// shipSpeed is how many hexes a ship of a House goes in an Operation (12.5): as printed, or two with better engines.
func (s *state) shipSpeed(p rules.Seat, u unit) int {
	switch {
	case u == carrier && s.knowsTech(p, t13), u >= dreadnought && s.knowsTech(p, t14), u == flagship && s.upgraded(p, f02):
		return 2
	}
	return int(units[u].move)
}

// end is the last hex of a detachment's path.
func (r *part) end() hex {
	if r.steps == 0 {
		return r.from
	}
	return r.path[r.steps-1]
}

// hold is the cargo of a transport or Flagship.
type hold struct{ troops, aircraft, fresh uint8 }

// holdOf returns the present cargo; ok is false when it carries nothing by nature.
func (s *state) holdOf(p rules.Seat, t uint8) (h hold, at hex, part uint8, ok bool) {
	if t >= maxTransports {
		k := &s.houses[p].flag
		return hold{k.troops, k.aircraft, k.fresh}, k.at, k.part, t == flagTransport(p) && k.at != noHex && s.upgraded(p, f06)
	}
	k := &s.transport[t]
	return hold{k.troops, k.aircraft, k.fresh}, k.at, k.part, k.at != noHex && k.owner == p
}

// plannedHold is the cargo after the loading that is planned before the move.
func (s *state) plannedHold(p rules.Seat, t uint8) hold {
	h, _, _, _ := s.holdOf(p, t)
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		switch k := &plan.tasks[i]; {
		case k.kind == loadTroops && k.transport == t:
			h.troops += min(k.n, room(h.troops, h.aircraft))
		case k.kind == loadAircraft && k.transport == t:
			h.aircraft += min(k.n, room(h.troops, h.aircraft))
		case k.kind == moveTroops && k.transport == t && h.troops > 0:
			h.troops--
		case k.kind == moveTroops && k.to == t:
			h.troops += min(1, room(h.troops, h.aircraft))
		case k.kind == moveAircraft && k.transport == t && h.aircraft > 0:
			h.aircraft--
		case k.kind == moveAircraft && k.to == t:
			h.aircraft += min(1, room(h.troops, h.aircraft))
		}
	}
	return h
}

// lots are the amounts that an answer may name; several answers add up.
var lots = [...]int16{1, 3, 6}

func isLot(n int16) bool { return n == 1 || n == 3 || n == 6 }

// inPart says whether a transport, or the Flagship with Extended Bays, belongs to a detachment.
func (s *state) inPart(p rules.Seat, t uint8, number uint8) bool {
	_, _, part, ok := s.holdOf(p, t)
	return ok && part == number
}

func candidatesDetaching(s *state, f *frame, dst []rules.Move) []rules.Move {
	p, number := f.seat, uint8(f.a)+1
	r := &s.plans[p].parts[f.a]
	dst = append(dst, rules.Move{Verb: doneVerb})
	for _, h := range s.near(r.end()) {
		dst = append(dst, rules.Move{Verb: goVerb, A: int16(s.name[h])})
	}
	dst = listOne(dst, stanceVerb, int(numStances))
	if r.steps == 0 {
		dst = s.stayCandidates(p, r, number, dst)
	}
	for t := range uint8(maxTransports + 1) {
		if t == maxTransports {
			t = flagTransport(p)
		} else if k := &s.transport[t]; k.part != number || k.owner != p || k.at == noHex {
			continue
		}
		if s.inPart(p, t, number) {
			dst = s.cargoCandidates(p, r, t, number, dst)
		}
	}
	end := r.end()
	for i := range planet(s.count[end]) {
		pl := firstPlanet(end) + i
		if s.bodies[pl].holder == p {
			continue
		}
		id := s.planetRef(pl).ID
		for _, n := range lots {
			dst = append(dst, rules.Move{Verb: landVerb, A: id, B: n})
		}
		dst = append(dst, rules.Move{Verb: bombardVerb, A: id})
	}
	return dst
}

// stayCandidates leave ships behind.
func (s *state) stayCandidates(p rules.Seat, r *part, number uint8, dst []rules.Move) []rules.Move {
	if r.frigates > 0 {
		dst = append(dst, rules.Move{Verb: stayVerb, A: int16(frigate), B: 1})
	}
	if r.cruisers > 0 {
		dst = append(dst, rules.Move{Verb: stayVerb, A: int16(cruiser), B: 1})
	}
	for hull, n := range r.dreads {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: stayVerb, A: int16(dreadnought), B: int16(hull)})
		}
	}
	if r.flagship {
		dst = append(dst, rules.Move{Verb: stayVerb, A: int16(flagship), B: int16(s.houses[p].flag.hull)})
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.part == number && k.owner == p && k.at == r.from {
			dst = append(dst, rules.Move{Verb: remainVerb, A: int16(t)})
		}
	}
	return dst
}

// cargoCandidates load, shift and unload one transport.
func (s *state) cargoCandidates(p rules.Seat, r *part, t, number uint8, dst []rules.Move) []rules.Move {
	end := r.end()
	for i := range planet(s.count[r.from]) {
		pl := firstPlanet(r.from) + i
		if r.steps == 0 && s.bodies[pl].holder == p {
			for _, n := range lots {
				dst = append(dst, rules.Move{Verb: loadVerb, A: s.planetRef(pl).ID, B: int16(t), C: n})
			}
		}
	}
	for i := range planet(s.count[end]) {
		pl := firstPlanet(end) + i
		if s.bodies[pl].holder == p {
			for _, n := range lots {
				dst = append(dst, rules.Move{Verb: unloadVerb, A: s.planetRef(pl).ID, B: int16(t), C: n})
			}
			if r.steps > 0 {
				dst = append(dst, rules.Move{Verb: boardVerb, A: s.planetRef(pl).ID, B: int16(t), C: 6})
			}
		}
	}
	for _, n := range lots {
		if r.steps == 0 {
			dst = append(dst, rules.Move{Verb: hangarVerb, A: int16(t), B: n})
		} else {
			dst = append(dst, rules.Move{Verb: hoistVerb, A: int16(t), B: n})
		}
		dst = append(dst, rules.Move{Verb: launchVerb, A: int16(t), B: n})
	}
	for o := range uint8(maxTransports + 1) {
		if o == maxTransports {
			o = flagTransport(p)
		}
		if o == t || !s.meets(p, r, o, number) {
			continue
		}
		dst = append(dst, rules.Move{Verb: transferVerb, A: int16(t), B: int16(o)}, rules.Move{Verb: convoyVerb, A: int16(t), B: int16(o)})
		if !s.inPart(p, o, number) { // of the detachment it is found on its own turn
			dst = append(dst, rules.Move{Verb: transferVerb, A: int16(o), B: int16(t)}, rules.Move{Verb: convoyVerb, A: int16(o), B: int16(t)})
		}
	}
	return dst
}

// meets says whether a detachment finds a transport where its path has come to: one of its own, or one that lies there.
func (s *state) meets(p rules.Seat, r *part, t, number uint8) bool {
	_, at, part, ok := s.holdOf(p, t)
	return ok && (part == number || at == r.end())
}

var taskKinds = [numVerbs]uint8{
	loadVerb: loadTroops, hangarVerb: loadAircraft, transferVerb: moveTroops, convoyVerb: moveAircraft, landVerb: landTroops,
	bombardVerb: bombardPlanet, unloadVerb: unloadTroops, launchVerb: unloadAircraft, boardVerb: boardTroops, hoistVerb: boardAircraft,
}

func applyDetaching(s *state, x ctx, f *frame, m rules.Move) {
	p := f.seat
	plan := &s.plans[p]
	r := &plan.parts[f.a]
	switch m.Verb {
	case doneVerb:
		s.pop(1)
	case goVerb:
		r.path[r.steps] = s.hexFor(m.A)
		r.steps++
	case stanceVerb:
		r.stance = uint8(m.A)
	case stayVerb:
		r.drop(unit(m.A), m.B, s.houses[p].flag.hull)
		if unit(m.A) == flagship {
			s.houses[p].flag.part = 0
		}
	case remainVerb:
		s.transport[m.A].part = 0
	default:
		k := task{kind: taskKinds[m.Verb], part: uint8(f.a), planet: noPlanet, transport: uint8(m.A), n: uint8(m.B)}
		switch m.Verb {
		case loadVerb, unloadVerb, boardVerb:
			k.planet, k.transport, k.n = s.planetFor(m.A), uint8(m.B), uint8(m.C)
		case landVerb, bombardVerb:
			k.planet, k.transport = s.planetFor(m.A), 0
			if m.Verb == landVerb {
				k.n = uint8(min(int(m.B), s.landable(p, r, uint8(f.a)+1)))
			}
		case transferVerb, convoyVerb:
			k.to, k.n = uint8(m.B), 1
			if r.steps > 0 {
				k.kind += passTroops - moveTroops
			}
		}
		plan.tasks[plan.jobs] = k
		plan.jobs++
	}
}
