package diadochi

import "tyche/rules"

// The menu of an activated general: steps, naval movement, sieges, picking up and dropping off (5.10).

// Steps of the frame inMarch; a = the space he is about to enter.
const (
	marchMenu     uint8 = iota
	marchAmbushed       // the losses of an ambush have been taken (5.22)
	marchEntered        // the entry is over (5.15)
	marchReturned       // a voyage, a siege or a sortie is over
	marchSettling       // what follows every Procedure
)

func askMarch(s *state, f *frame) rules.Decision {
	m := &s.march
	prompt := rules.Say("diadochi.ask.march", rules.R(generalRef(m.general)), rules.N(s.usablePoints()))
	return rules.Decision{Seat: f.seat, Prompt: prompt, About: generalRef(m.general)}
}

// usablePoints are the MP that the group may still spend: with the Cart no more than 3 in all (13.4).
func (s *state) usablePoints() int {
	m := &s.march
	if m.cart && m.flags&cartFree == 0 || s.cart == marching && m.flags&cartFree == 0 {
		return max(min(int(m.points), cartMP-int(m.spent)), 0)
	}
	return int(m.points)
}

func runMarch(s *state, x ctx, f *frame) bool {
	switch f.step {
	case marchAmbushed:
		f.step = marchMenu
		if s.stepRefusal(space(f.a)) == nil {
			s.enterByLand(x, f, space(f.a))
			return false
		}
	case marchEntered, marchReturned:
		f.step = marchSettling
		s.loose = true
	}
	if f.step == marchSettling {
		if s.afterProcedure(x) || s.over != stillPlaying {
			return false
		}
		f.step = marchMenu
	}
	if s.marchIsOver() {
		s.pop(0)
		return false
	}
	return true
}

// marchIsOver says whether nothing is left that the group could do.
func (s *state) marchIsOver() bool {
	m := &s.march
	if m.stopped || s.at[m.general] != marching {
		return true
	}
	if isInside(m.base) && s.isBesieged(m.at) && s.hasCUs(marching) {
		return false // a sortie costs nothing (9.21)
	}
	if m.points == 0 {
		return true
	}
	if s.marchSiegeRefusal(m.at) == nil {
		return false
	}
	for _, l := range links[m.at] {
		if s.stepRefusal(l.to) == nil || s.sailRefusal(l.to) == nil {
			return false
		}
	}
	return !s.couldLighten()
}

// couldLighten says whether dropping pieces off could make a step possible that the group cannot take now.
func (s *state) couldLighten() bool {
	m := &s.march
	if s.cart == marching && (!m.cart || !s.hasCUs(marching)) || s.embarkRefusal() == tooManyAboard {
		return true
	}
	return s.grounded&m.general.bit() == 0 && s.groupGrounded()
}

// groupGrounded says whether some piece of the group may not move by land any more (8.6).
func (s *state) groupGrounded() bool {
	for i := range s.marks[:s.markCount] {
		if m := &s.marks[i]; m.at == marching && m.tags&groundedTag != 0 {
			return true
		}
	}
	return s.grounded != 0 && s.generalsAt(marching, s.march.seat)&s.grounded != 0
}

// stepRefusal says why the group may not march to a space, or nil.
func (s *state) stepRefusal(to space) *rules.Illegal {
	m := &s.march
	kind, joined := landRoute(m.at, to)
	switch {
	case !joined:
		return notAdjacent
	case isInside(m.base) && s.isBesieged(m.at):
		return besiegedByLand
	case s.groupGrounded():
		return landSeaLand
	case int(routeCost[kind]) > int(m.points):
		return tooFewPoints
	}
	if ill := s.cartRefusal(int(routeCost[kind])); ill != nil {
		return ill
	}
	if !s.hasCUs(marching) && s.enemyOutside(m.seat, to) {
		return needsCUs
	}
	return s.truceRefusal(m.seat, to)
}

// landRoute returns the kind of the land route between two spaces.
func landRoute(a, b space) (routeKind, bool) {
	if byLand[a].has(b) {
		for _, l := range links[a] {
			if l.to == b && l.kind <= strait {
				return l.kind, true
			}
		}
	}
	return 0, false
}

// cartRefusal says why the group may not spend MP on a step with the Cart (13.3, 13.4).
func (s *state) cartRefusal(cost int) *rules.Illegal {
	m := &s.march
	carried := s.cart == marching
	switch {
	case !carried && !m.cart:
		return nil
	case carried && s.cartRests():
		return cartOnTurnOne
	case carried && !s.hasCUs(marching):
		return cartNeedsCUs
	case m.flags&cartFree == 0 && int(m.spent)+cost > cartMP:
		return cartTooFar
	}
	return nil
}

// truceRefusal says why p may not move into a space with CUs of a player with whom he has a truce (cards 13, 28).
func (s *state) truceRefusal(p rules.Seat, to space) *rules.Illegal {
	if o := s.stacks[outside(to)].owner; isPlayer(o) && o != p && s.truceHolds(p, o) {
		return truceForbids
	}
	if spaces[to].kind != majorCity {
		return nil
	}
	if o := s.stacks[inside(to)].owner; isPlayer(o) && o != p && s.truceHolds(p, o) {
		return truceForbids
	}
	return nil
}

// spend pays MP; those good for land only go first on land.
func (s *state) spend(cost int, byLand bool) {
	m := &s.march
	m.points -= uint8(cost)
	m.spent += uint8(cost)
	if byLand {
		m.onLand -= uint8(min(cost, int(m.onLand)))
	}
}

// leave is the first half of a step: an Army that passes an Independent Stronghold is ambushed before it pays (5.22).
func (s *state) leave(x ctx, f *frame, to space) {
	m := &s.march
	f.a = int16(to)
	if !m.entered || !s.independentStronghold(m.at) || m.flags&noStronghold != 0 || !s.hasCUs(marching) {
		s.enterByLand(x, f, to)
		return
	}
	f.step = marchAmbushed
	s.sufferAttrition(x, marching, ambushColumn, EvAmbushed)
}

// enterByLand is the other half: pay, move, and everything that follows the entry (5.15).
func (s *state) enterByLand(x ctx, f *frame, to space) {
	m := &s.march
	kind, _ := landRoute(m.at, to)
	s.spend(int(routeCost[kind]), true)
	from := m.at
	x.tell(EvMoved, m.seat, generalRef(m.general), spaceRef(from), spaceRef(to), int(routeCost[kind]), 0)
	m.at, m.base, m.entered = to, outside(to), true
	m.cart = m.cart || s.cart == marching
	s.setOut(m.seat)
	s.tagAll(marching, movedTag|marchedTag)
	group := s.generalsAt(marching, m.seat)
	s.marched |= group
	s.carried |= group &^ m.general.bit()
	s.liftSiege(x, from)
	f.step = marchEntered
	s.pushEntry(entry{seat: m.seat, sp: to, from: from})
}

func marchCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	m := &s.march
	port := spaces[m.at].port
	for _, l := range links[m.at] {
		if l.kind <= strait {
			dst = append(dst, rules.Move{Verb: stepVerb, A: int16(l.to)})
		}
		if port && sailing(l, m.at) > 0 {
			dst = append(dst, rules.Move{Verb: sailVerb, A: int16(l.to)})
		}
	}
	if s.isSiegeTarget(m.seat, m.at) {
		dst = append(dst, rules.Move{Verb: siegeVerb, A: int16(m.at)})
	}
	if isInside(m.base) && s.isBesieged(m.at) {
		dst = append(dst, rules.Move{Verb: sortieVerb})
	}
	dst = s.takeCandidates(dst)
	dst = s.dropCandidates(dst)
	if g := s.freeMinor(m.seat); g != noGeneral && s.leaderless(m.base) {
		dst = append(dst, rules.Move{Verb: minorVerb, A: int16(g)})
	}
	return append(dst, rules.Move{Verb: doneVerb})
}

func checkMarch(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case stepVerb:
		return s.stepRefusal(space(m.A))
	case sailVerb:
		return s.sailRefusal(space(m.A))
	case siegeVerb:
		return s.marchSiegeRefusal(space(m.A))
	case sortieVerb:
		return s.sortieRefusal()
	case doneVerb:
		return nil
	case minorVerb:
		switch g := general(m.A); {
		case !s.leaderless(s.march.base) || g != s.freeMinor(f.seat):
			return notHere
		case s.placedOnce&g.bit() != 0:
			return placedAlready
		}
		return nil
	}
	return s.groupRefusal(m)
}

// leaderless says whether CUs of the mover stand in a place without a general: he may mark them with a Minor General
// from hand (1.40).
func (s *state) leaderless(at place) bool {
	return s.stacks[at].owner == s.march.seat && s.generalsAt(at, s.march.seat) == 0
}

func applyMarch(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case stepVerb:
		s.leave(x, f, space(m.A))
	case sailVerb:
		f.step = marchReturned
		s.beginVoyage(space(m.A))
	case siegeVerb:
		f.step = marchReturned
		s.spend(s.siegeCost(s.march.general), true)
		s.pushMarchSiege(space(m.A))
	case sortieVerb:
		f.step = marchReturned
		s.sortie(x)
	case minorVerb:
		s.station(x, f.seat, general(m.A), s.march.base)
	case doneVerb:
		s.march.stopped = true
	default:
		s.regroup(x, m)
	}
}

var (
	notAdjacent    = refuse("1.18", "diadochi.why.not-adjacent")
	besiegedByLand = refuse("9.21", "diadochi.why.besieged-by-land")
	landSeaLand    = refuse("8.6", "diadochi.why.land-sea-land")
	tooFewPoints   = refuse("5.9", "diadochi.why.too-few-points")
	needsCUs       = refuse("5.14", "diadochi.why.needs-cus")
	cartOnTurnOne  = refuse("13.3", "diadochi.why.cart-on-turn-one")
	cartNeedsCUs   = refuse("13.4", "diadochi.why.cart-needs-cus")
	cartTooFar     = refuse("13.4", "diadochi.why.cart-too-far")
	truceForbids   = refuse("11.23", "diadochi.why.truce-forbids")
)
