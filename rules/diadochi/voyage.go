package diadochi

import "tyche/rules"

// Announcing a naval movement (8A, 8.13): Port by Port, with what is picked up and dropped off in each, and the escort.

// sailing returns the MP of a link from a space by sea, 0 if it cannot be sailed (5.8, 1.18a).
func sailing(l link, from space) int {
	switch {
	case l.kind == transMed:
		return int(routeCost[transMed])
	case sailable(l, from):
		return int(routeCost[sea])
	}
	return 0
}

// sailingCost returns the MP from one Port to the next, 0 if no route can be sailed.
func sailingCost(from, to space) int {
	for _, l := range links[from] {
		if n := sailing(l, from); l.to == to && n > 0 {
			return n
		}
	}
	return 0
}

// beginVoyage starts announcing a route with its first Port.
func (s *state) beginVoyage(to space) {
	m := &s.march
	s.voyage = voyage{on: true, ports: 1, cart: s.cart == marching, aboard: force{
		cu: s.stacks[marching].cu, generals: s.generalsAt(marching, m.seat), royals: s.ownRoyals(marching, m.seat)}}
	s.voyage.route[0].sp = m.at
	s.push(frame{kind: inVoyage, seat: m.seat})
	s.addPort(to)
}

// lastPort is the Port that the announced route has come to.
func (v *voyage) lastPort() *portCall { return &v.route[v.ports-1] }

// bound is where the route leads: to its last Port, or to the one before it where it comes back to where it began.
func (v *voyage) bound() space {
	if v.lastPort().sp == v.route[0].sp && v.ports > 1 {
		return v.route[v.ports-2].sp
	}
	return v.lastPort().sp
}

func (s *state) addPort(to space) {
	v := &s.voyage
	v.cost += uint8(sailingCost(v.lastPort().sp, to))
	v.route[v.ports].sp = to
	v.ports++
}

// sailRefusal says why the route may not go to a Port next, or nil. Before the announcement it is the first step.
func (s *state) sailRefusal(to space) *rules.Illegal {
	m, v := &s.march, &s.voyage
	from, spent, cus := m.at, 0, s.stacks[marching].size()
	if v.on {
		from, spent, cus = v.lastPort().sp, int(v.cost), v.aboard.size()
	} else if ill := s.embarkRefusal(); ill != nil {
		return ill
	}
	cost := sailingCost(from, to)
	left := int(m.points) - int(m.onLand) - spent - cost
	switch {
	case cost == 0:
		return noSeaRoute
	case left < 0:
		return tooFewPoints
	case v.on && int(v.ports) == maxPorts:
		return tooFewPoints
	case (m.cart || s.cartAboard()) && m.flags&cartFree == 0 && int(m.spent)+spent+cost > cartMP:
		return cartTooFar
	}
	if ill := s.truceRefusal(m.seat, to); ill != nil {
		return ill
	}
	if !s.canEndFrom(to, cus, left) {
		return landsNowhere
	}
	return nil
}

// cartAboard says whether the Cart goes along.
func (s *state) cartAboard() bool {
	if s.voyage.on {
		return s.voyage.cart
	}
	return s.cart == marching
}

// embarkRefusal says why the group may not go to sea at all (8.2, 8.7), or nil.
func (s *state) embarkRefusal() *rules.Illegal {
	m := &s.march
	switch {
	case !spaces[m.at].port:
		return noPort
	case m.flags&landOnly != 0:
		return byLandOnly
	case m.landed:
		return ashoreAlready
	case s.used&usedNaval != 0:
		return sailedAlready
	case s.stacks[marching].size() > mostAboard:
		return tooManyAboard
	case s.cart == marching && s.cartRests():
		return cartOnTurnOne
	case s.cart == marching && !s.hasCUs(marching):
		return cartNeedsCUs
	}
	return nil
}

// canEndFrom says whether a group with that many CUs can end its voyage in a Port, or go on from there to one where
// it can (8.11).
func (s *state) canEndFrom(sp space, cus, points int) bool {
	if s.endOutsideRefusal(sp, cus) == nil || s.endInsideRefusal(sp, cus) == nil {
		return true
	}
	for _, l := range links[sp] {
		if n := sailing(l, sp); n > 0 && n <= points && s.truceRefusal(s.march.seat, l.to) == nil && s.canEndFrom(l.to, cus, points-n) {
			return true
		}
	}
	return false
}

// endOutsideRefusal says why a voyage may not end outside in a Port (8.11), or nil.
func (s *state) endOutsideRefusal(sp space, cus int) *rules.Illegal {
	if cus == 0 && s.enemyOutside(s.march.seat, sp) {
		return needsCUs
	}
	return nil
}

// endInsideRefusal says why a voyage may not end inside a city (9.22), after what is announced for it.
func (s *state) endInsideRefusal(sp space, cus int) *rules.Illegal {
	return s.landInsideRefusal(sp, s.insideThen(sp)+cus)
}

// landInsideRefusal says why a force may not land inside a city which then holds so many CUs: it must be one's own
// and besieged, and hold at most 2 (9.22).
func (s *state) landInsideRefusal(sp space, then int) *rules.Illegal {
	m := &s.march
	switch {
	case spaces[sp].kind != majorCity || s.pc[sp] != m.seat || !s.enemyOutside(m.seat, sp):
		return notYourCity
	case then > mostInside:
		return cityIsFull
	}
	return nil
}

// insideThen counts the CUs inside a city after what is announced for it.
func (s *state) insideThen(sp space) int {
	n := s.stacks[inside(sp)].size()
	v := &s.voyage
	for i := range v.route[:v.ports] {
		if c := &v.route[i]; c.sp == sp && i > 0 {
			n += (&stack{cu: c.drop}).size() - (&stack{cu: c.take}).size()
		}
	}
	return n
}

// quay returns the place in a Port where pieces are picked up and dropped off, or gone: with enemy CUs outside only
// one's own besieged city (8.4).
func (s *state) quay(sp space) place {
	switch {
	case !s.enemyOutside(s.march.seat, sp):
		return outside(sp)
	case spaces[sp].kind == majorCity && s.pc[sp] == s.march.seat:
		return inside(sp)
	}
	return gone
}

func askVoyage(s *state, f *frame) rules.Decision {
	v := &s.voyage
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.voyage", rules.R(spaceRef(v.lastPort().sp)), rules.N(int(s.march.points-v.cost)), rules.N(v.aboard.size())), About: spaceRef(v.lastPort().sp)}
}

func voyageCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	v := &s.voyage
	at := v.lastPort().sp
	for _, l := range links[at] {
		if sailing(l, at) > 0 {
			dst = append(dst, rules.Move{Verb: sailVerb, A: int16(l.to)})
		}
	}
	dst = s.callCandidates(dst)
	for fl := range fleet(numFleets) {
		if s.fleetOf[fl] == f.seat && v.escort&(1<<fl) == 0 {
			dst = append(dst, rules.Move{Verb: escortVerb, A: int16(fl)})
		}
	}
	if s.quay(at) == inside(at) && spaces[at].kind == majorCity {
		dst = append(dst, rules.Move{Verb: chooseVerb, A: 1})
	}
	return append(dst, rules.Move{Verb: doneVerb})
}

func checkVoyage(s *state, f *frame, m rules.Move) *rules.Illegal {
	v := &s.voyage
	sp := v.lastPort().sp
	switch m.Verb {
	case sailVerb:
		return s.sailRefusal(space(m.A))
	case doneVerb:
		return s.endOutsideRefusal(sp, v.aboard.size())
	case chooseVerb:
		if m.A != 1 {
			return notAnAnswer
		}
		return s.endInsideRefusal(sp, v.aboard.size())
	case escortVerb:
		return s.escortRefusal(f.seat, fleet(m.A), v.escort)
	}
	if s.quay(sp) == gone {
		return quayIsHostile
	}
	return s.callRefusal(s.quay(sp), m)
}

// escortRefusal says why a fleet may not be committed (8.13, 8.18), or nil.
func (s *state) escortRefusal(p rules.Seat, f fleet, committed uint16) *rules.Illegal {
	switch {
	case f >= numFleets || s.fleetOf[f] != p:
		return notYourShips
	case s.fleetDispersed&(1<<f) != 0:
		return shipsDispersed
	case committed&(1<<f) != 0:
		return committedAlready
	}
	return nil
}

func applyVoyage(s *state, x ctx, f *frame, m rules.Move) {
	v := &s.voyage
	switch m.Verb {
	case sailVerb:
		s.addPort(space(m.A))
	case escortVerb:
		v.escort |= 1 << m.A
	case doneVerb, chooseVerb:
		v.inside = m.Verb == chooseVerb
		s.announce(x)
		*f = frame{kind: inPassage, seat: f.seat}
	default:
		s.callFor(m)
	}
}

// announce makes the route known; it has used up the naval movement of the Segment (8.2, 8.21).
func (s *state) announce(x ctx) {
	m, v := &s.march, &s.voyage
	s.used |= usedNaval
	for i := 1; i < int(v.ports); i++ {
		from, to := v.route[i-1].sp, v.route[i].sp
		x.tell(EvSailed, m.seat, generalRef(m.general), spaceRef(from), spaceRef(to), sailingCost(from, to), 0)
	}
	for fl := range fleet(numFleets) {
		if v.escort&(1<<fl) != 0 {
			x.tell(EvEscort, m.seat, fleetRef(fl), none, none, s.fleetStrength(fl), 0)
		}
	}
}

var (
	noSeaRoute       = refuse("1.18", "diadochi.why.no-sea-route")
	noPort           = refuse("1.17", "diadochi.why.no-port")
	byLandOnly       = refuse("8.1", "diadochi.why.by-land-only")
	ashoreAlready    = refuse("8.7", "diadochi.why.ashore-already")
	sailedAlready    = refuse("8.2", "diadochi.why.sailed-already")
	tooManyAboard    = refuse("8.2", "diadochi.why.too-many-aboard")
	landsNowhere     = refuse("8.11", "diadochi.why.lands-nowhere")
	notYourCity      = refuse("9.22", "diadochi.why.not-your-city")
	quayIsHostile    = refuse("8.4", "diadochi.why.quay-is-hostile")
	notYourShips     = refuse("8.13", "diadochi.why.not-your-ships")
	shipsDispersed   = refuse("14.7", "diadochi.why.ships-dispersed")
	committedAlready = refuse("8.13", "diadochi.why.committed-already")
)
