package diadochi

import "tyche/rules"

// The voyage under way (8B): declarations, the window, the Ports one after the other, arrival.

// Steps of the frame inPassage; a = players asked so far.
const (
	passageDeclarations uint8 = iota
	passageWindow
	passageEmbark
	passageEnter
	passageBattles
	passageCall
	passageLanded
)

func runPassage(s *state, x ctx, f *frame) bool {
	v := &s.voyage
	if f.step > passageWindow && f.step < passageLanded && (v.calledOff || v.ended) {
		f.step = passageLanded
		s.turnBack(x)
		return false
	}
	switch f.step {
	case passageDeclarations:
		if p, ok := s.nextSailor(f); ok {
			if s.canInterceptAtSea(p) {
				s.push(frame{kind: inNavalInterception, seat: p})
			}
			return false
		}
		f.step = passageWindow
	case passageWindow:
		f.step = passageEmbark
		s.pushWindow(x, w3Route)
	case passageEmbark:
		f.step = passageEnter
		s.embark()
	case passageEnter:
		f.step, f.a = passageBattles, 0
		s.enterPort(x)
	case passageBattles:
		if p, ok := s.nextSailor(f); ok {
			if !v.cleared && v.where[p] == v.next {
				s.push(frame{kind: inNavalBattle, seat: p})
			}
			return false
		}
		f.step = passageCall
	case passageCall:
		f.step = passageEnter
		s.callAtPort(x)
		if v.next++; v.next == v.ports {
			f.step = passageLanded
			s.disembark(x)
		}
	case passageLanded:
		s.voyage = voyage{}
		s.pop(0)
	}
	return false
}

// nextSailor returns the next other player in turn order.
func (s *state) nextSailor(f *frame) (rules.Seat, bool) {
	for int(f.a) < int(s.players) {
		p := rules.Seat((int(s.first) + int(f.a)) % int(s.players))
		f.a++
		if p != f.seat {
			return p, true
		}
	}
	return nobody, false
}

// embark takes the group from the land to the sea location of its Port (8.3).
func (s *state) embark() {
	m := &s.march
	m.home = m.base
	s.setOut(m.seat)
	m.atSea, m.entered = true, false
	s.voyage.next = 1
}

// enterPort sails to the next Port of the route and pays for it.
func (s *state) enterPort(x ctx) {
	m, v := &s.march, &s.voyage
	from, to := v.route[v.next-1].sp, v.route[v.next].sp
	cost := sailingCost(from, to)
	s.spend(cost, false)
	m.at, m.base = to, outside(to)
	m.cart = m.cart || s.cart == marching
	x.tell(EvMoved, m.seat, generalRef(m.general), spaceRef(from), spaceRef(to), cost, 1)
	if v.next == 1 {
		s.liftSiege(x, from)
	}
}

// tagSailors notes that everybody aboard has sailed: who marched before is done with land (8.6). It is done where a
// piece leaves the voyage, for of one that is called off nothing is kept (card 50).
func (s *state) tagSailors() {
	for i := range s.marks[:s.markCount] {
		if k := &s.marks[i]; k.at == marching && k.tags&marchedTag != 0 {
			k.tags |= groundedTag
		}
	}
	s.tagAll(marching, movedTag|sailedTag)
	s.haveSailed(s.generalsAt(marching, s.march.seat))
}

// haveSailed is tagSailors for generals.
func (s *state) haveSailed(group uint64) {
	s.grounded |= group & s.marched
	s.carried |= group &^ s.march.general.bit()
}

// callAtPort picks up and drops off what was announced for the Port (8.4).
func (s *state) callAtPort(x ctx) {
	m, v := &s.march, &s.voyage
	last := v.next+1 == v.ports
	if last {
		s.tagSailors()
	}
	c := &v.route[v.next]
	at := s.quay(c.sp)
	if at == gone {
		return
	}
	for u := range unit(numUnits) {
		switch n := int(c.take[u]) - int(c.drop[u]); {
		case n > 0:
			n = s.carry(at, marching, u, n, movedTag|droppedTag, movedTag|sailedTag, true)
			x.tell(EvTaken, m.seat, unitRef(u), stackRef(at), none, n, 0)
		case n < 0:
			n = s.carry(marching, at, u, -n, 0, droppedTag|leftTag|movedTag|sailedTag|groundedTag, false)
			x.tell(EvDropped, m.seat, unitRef(u), none, stackRef(at), n, 0)
		}
	}
	for set := c.takeGeneral &^ c.dropGeneral & s.generalsAt(at, m.seat); set != 0; set &= set - 1 {
		s.setGeneral(first(set), marching)
		if !last {
			s.carried |= first(set).bit()
		}
		x.tell(EvTaken, m.seat, generalRef(first(set)), stackRef(at), none, 1, 0)
	}
	for set := c.dropGeneral & s.generalsAt(marching, m.seat); set != 0; set &= set - 1 {
		g := first(set)
		s.setGeneral(g, at)
		s.haveSailed(g.bit())
		m.left |= g.bit()
		s.left |= g.bit()
		x.tell(EvDropped, m.seat, generalRef(g), none, stackRef(at), 1, 0)
	}
	s.callRoyals(x, c, at)
}

func (s *state) callRoyals(x ctx, c *portCall, at place) {
	m := &s.march
	for r := range royal(numRoyals) {
		bit := uint8(1) << r
		switch {
		case s.royalOf[r] != m.seat:
		case c.takeRoyal&^c.dropRoyal&bit != 0 && s.royalAt[r] == at:
			s.royalAt[r] = marching
			x.tell(EvTaken, m.seat, royalRef(r), stackRef(at), none, 1, 0)
		case c.dropRoyal&bit != 0 && s.royalAt[r] == marching:
			s.royalAt[r] = at
			m.leftR |= bit
			x.tell(EvDropped, m.seat, royalRef(r), none, stackRef(at), 1, 0)
		}
	}
	switch {
	case c.takeCart && !c.dropCart && s.cart == at && s.cartOf == m.seat:
		s.cart = marching
		x.tell(EvTaken, m.seat, cartRef, stackRef(at), none, 1, 0)
	case c.dropCart && s.cart == marching:
		s.cart, m.leftC = outsideOf(at), true
		x.tell(EvDropped, m.seat, cartRef, none, stackRef(s.cart), 1, 0)
	}
}

// disembark lands in the last Port: inside one's besieged city, or outside, where the sequence of 5.15 follows.
func (s *state) disembark(x ctx) {
	m, v := &s.march, &s.voyage
	m.atSea, m.landed = false, true
	x.tell(EvDisembarks, m.seat, generalRef(m.general), none, spaceRef(m.at), 0, 0)
	if v.inside && s.landInsideRefusal(m.at, s.stacks[inside(m.at)].size()+s.stacks[marching].size()) == nil {
		m.base = inside(m.at)
		return
	}
	m.base = outside(m.at)
	s.pushEntry(entry{seat: m.seat, sp: m.at, from: spaceOf(m.home), landed: true})
}

// turnBack takes everybody aboard back to the port of embarkation (8.26, cards 50 and 51). Unless it was called off
// the MP are lost; no second voyage is possible in the Segment.
func (s *state) turnBack(x ctx) {
	m, v := &s.march, &s.voyage
	if m.atSea {
		x.tell(EvRetreats, m.seat, generalRef(m.general), spaceRef(m.at), spaceRef(spaceOf(m.home)), 0, 0)
		if v.ended {
			s.tagSailors()
		}
		m.at, m.base, m.atSea = spaceOf(m.home), m.home, false
		s.squeeze(x, m.seat, m.home)
	}
	m.landed = true
	if v.ended {
		m.points, m.onLand, m.stopped = 0, 0, true
	}
}
