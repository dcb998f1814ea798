package imperio

import "tyche/rules"

// What goes in a slot (8.1-8.4): its type, then its content. a of the frames is the slot, from 0.

var (
	typeUsed      = refuse("8.1", "imperio.why.type-used")
	tooDear       = refuse("8.4", "imperio.why.too-dear")
	noGaps        = refuse("8.2", "imperio.why.no-gaps")
	notCommanded  = refuse("10.2", "imperio.why.not-commanded")
	buildingThere = refuse("10.2", "imperio.why.building-there")
	worksFull     = refuse("10.1", "imperio.why.works-full")
	noShipyard    = refuse("11.1", "imperio.why.no-shipyard")
	overCapacity  = refuse("11.2", "imperio.why.over-capacity")
	oneFlagship   = refuse("2.3", "imperio.why.one-flagship")
	onlyAtHome    = refuse("2.3", "imperio.why.only-at-home")
	needsStation  = refuse("11.4", "imperio.why.needs-station")
	fleetCeiling  = refuse("11.4", "imperio.why.fleet-ceiling")
	registerFull  = refuse("11.2", "imperio.why.register-full")
	wrongMix      = refuse("8.4", "imperio.why.wrong-mix")
)

// free is what a House may still spend: Resources, and Influence with A07 (8.4).
func (s *state) free(p rules.Seat) int {
	k := &s.houses[p]
	n := int(k.treasury) - int(k.reserved)
	if s.has(p, a07) {
		n += s.freeInfluence(p)
	}
	return n
}

// freeInfluence is the Influence that neither votes yet nor pays.
func (s *state) freeInfluence(p rules.Seat) int {
	return max(0, int(s.houses[p].influence)-int(s.houses[p].spent))
}

// used counts the actions of a type in a House's slots.
func (pl *plan) used(kind action) (n int) {
	for i := range pl.slots {
		if pl.slots[i].kind == kind {
			n++
		}
	}
	return n
}

// allowed is how many actions of a type a House has each turn (8.1).
func (s *state) allowed(p rules.Seat, kind action) int {
	if kind == construction && s.has(p, a01) || kind == production && s.has(p, a02) {
		return 2
	}
	return 1
}

func candidatesSlot(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: emptyVerb})
	for a := construction; a < numActions; a++ {
		dst = append(dst, rules.Move{Verb: actVerb, A: int16(a)})
	}
	return dst
}

func checkSlot(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == emptyVerb {
		return nil
	}
	if m.Verb != actVerb || m.A == int16(noAction) {
		return notNow
	}
	if why := s.outlawed(f.seat, action(m.A)); why != noReason {
		return forbidden[why]
	}
	plan := &s.plans[f.seat]
	if plan.used(action(m.A)) >= s.allowed(f.seat, action(m.A)) {
		return typeUsed
	}
	if s.options&optNoGaps != 0 && f.a > 0 && plan.slots[f.a-1].kind == noAction {
		return noGaps
	}
	return nil
}

func applySlot(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == emptyVerb {
		s.pop(0)
		return
	}
	f.b, f.step = m.A, 1
}

var contentFrames = [numActions]frameKind{
	construction: inBuilding, production: inProducing, operation: inOperating, research: inResearching, subterfuge: inPlotting,
}

// runSlot asks for the type, then for the content, then, with A07, how it is paid.
func runSlot(s *state, x ctx, f *frame) bool {
	p := f.seat
	d := &s.plans[p].slots[f.a]
	switch f.step {
	case 0:
		return true
	case 1:
		f.step = 2
		s.push(frame{kind: contentFrames[f.b], seat: p, a: f.a})
	case 2:
		if s.result == 0 {
			*d = deed{}
			f.step = 0
			return false
		}
		d.kind = action(f.b)
		f.step = 3
		if s.has(p, a07) && d.price > 0 && s.freeInfluence(p) > 0 {
			s.push(frame{kind: inPaying, seat: p, a: f.a})
		}
	case 3:
		k := &s.houses[p]
		k.reserved += int16(d.price - d.favours)
		k.spent += int16(d.favours)
		s.pop(0)
	}
	return false
}

// inPaying: how much of the price is paid with Influence (A07).
func candidatesPaying(s *state, f *frame, dst []rules.Move) []rules.Move {
	d := &s.plans[f.seat].slots[f.a]
	for n := int16(0); n <= int16(d.price); n++ {
		dst = append(dst, rules.Move{Verb: payVerb, A: n})
	}
	return dst
}

func checkPaying(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != payVerb {
		return notNow
	}
	k, d := &s.houses[f.seat], &s.plans[f.seat].slots[f.a]
	rest := int(d.price) - int(m.A)
	if m.A < 0 || rest < 0 || int(m.A) > s.freeInfluence(f.seat) || rest > int(k.treasury)-int(k.reserved) {
		return wrongMix
	}
	return nil
}

func applyPaying(s *state, x ctx, f *frame, m rules.Move) {
	s.plans[f.seat].slots[f.a].favours = uint8(m.A)
	s.pop(0)
}

// Construction (10).

// workPrice is the price of an infrastructure (10.1, L12, T17, C4).
func (s *state) workPrice(p rules.Seat, w work) int {
	n := int(works[w].cost) + s.decreed(buildsCost(w))
	if s.inForce(l12) != nil {
		n--
	}
	if s.knowsTech(p, t17) {
		n--
	}
	return max(1, max(1, n)+s.decreed(actionCost(construction)))
}

// buildsAt says whether a House has ordered a construction on a planet this turn.
func (pl *plan) buildsAt(at planet) bool {
	for i := range pl.slots {
		if d := &pl.slots[i]; d.kind == construction && planet(d.a) == at {
			return true
		}
	}
	return false
}

func candidatesBuilding(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: doneVerb})
	for pl := range planet(3 * s.mapSize()) {
		if s.bodies[pl].owner != f.seat {
			continue
		}
		for w := range int16(numWorks) {
			dst = append(dst, rules.Move{Verb: buildVerb, A: s.planetRef(pl).ID, B: w})
		}
	}
	return dst
}

func checkBuilding(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == doneVerb {
		return nil
	}
	if m.Verb != buildVerb {
		return notNow
	}
	pl := s.planetFor(m.A)
	if pl == noPlanet || !s.commands(f.seat, pl) {
		return notCommanded
	}
	switch {
	case s.plans[f.seat].buildsAt(pl):
		return buildingThere
	case s.bodies[pl].count(work(m.B)) >= works[m.B].max:
		return worksFull
	case s.workPrice(f.seat, work(m.B)) > s.free(f.seat):
		return tooDear
	}
	return nil
}

func applyBuilding(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		s.pop(0)
		return
	}
	w := work(m.B)
	s.plans[f.seat].slots[f.a] = deed{a: uint8(s.planetFor(m.A)), b: uint8(m.B), price: uint8(s.workPrice(f.seat, w)), blame: nobody}
	s.pop(1)
}
