package diadochi

import "tyche/rules"

// The voyage under way (8B, 8C): declarations, the window, the Ports one after the other, naval battles, arrival.

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

var passageProcedure = procedure{run: runPassage}

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
	m.home, m.from = m.base, m.at
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

// tagSailors notes that everybody aboard has sailed: who marched before is done with land (8.6).
func (s *state) tagSailors() {
	m := &s.march
	for i := range s.marks[:s.markCount] {
		if k := &s.marks[i]; k.at == marching && k.tags&marchedTag != 0 {
			k.tags |= groundedTag
		}
	}
	s.tagAll(marching, movedTag|sailedTag)
	group := s.generalsAt(marching, m.seat)
	s.grounded |= group & s.marched
	s.carried |= group &^ m.general.bit()
}

// callAtPort picks up and drops off what was announced for the Port (8.4).
func (s *state) callAtPort(x ctx) {
	m, v := &s.march, &s.voyage
	s.tagSailors()
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
			n = s.carry(marching, at, u, -n, 0, droppedTag, false)
			x.tell(EvDropped, m.seat, unitRef(u), none, stackRef(at), n, 0)
		}
	}
	for set := c.takeGeneral &^ c.dropGeneral & s.generalsAt(at, m.seat); set != 0; set &= set - 1 {
		s.setGeneral(first(set), marching)
		x.tell(EvTaken, m.seat, generalRef(first(set)), stackRef(at), none, 1, 0)
	}
	for set := c.dropGeneral & s.generalsAt(marching, m.seat); set != 0; set &= set - 1 {
		g := first(set)
		s.setGeneral(g, at)
		m.left |= g.bit()
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
	if v.inside && s.endInsideRefusal(m.at, s.stacks[marching].size()) == nil {
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

// Naval interception (8.14-8.18). The frame: a = the Port of the route, b = committed fleets.

var navalInterceptionProcedure = procedure{runNavalInterception, navalInterceptionCandidates, checkNavalInterception, applyNavalInterception, askNavalInterception}

func askNavalInterception(s *state, f *frame) rules.Decision {
	if f.a > 0 {
		sp := spaceRef(s.voyage.route[f.a].sp)
		return rules.Decision{Seat: f.seat, Prompt: rules.Say("ask.naval-interception-fleets", rules.R(sp)), About: sp}
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("ask.naval-interception", rules.R(generalRef(s.march.general))), About: generalRef(s.march.general)}
}

func runNavalInterception(*state, ctx, *frame) bool { return true }

// seaNear are the spaces within two spaces of each Port by sea routes, not trans-Mediterranean ones (8.15, 8.16).
var seaNear = findSeaNear()

func findSeaNear() (near [numSpaces]spaceSet) {
	for sp := range near {
		if !spaces[sp].port {
			continue
		}
		near[sp].add(space(sp))
		for _, l := range links[sp] {
			if !sailable(l, space(sp)) {
				continue
			}
			near[sp].add(l.to)
			for _, k := range links[l.to] {
				if sailable(k, l.to) {
					near[sp].add(k.to)
				}
			}
		}
	}
	return near
}

// atSeaRefusal says why p may not declare any naval battle now (8.15, card 13), or nil.
func (s *state) atSeaRefusal(p rules.Seat) *rules.Illegal {
	switch {
	case s.availableFleets(p) == 0:
		return noFleets
	case s.sailed&(1<<p) != 0:
		return declaredAlready
	case s.voyage.cleared:
		return fogAtSea
	case s.truceHolds(p, s.march.seat):
		return truceForbids
	}
	return nil
}

// waitsNear says whether p has a PC near enough to a Port of the route to intercept there (8.15 c).
func (s *state) waitsNear(p rules.Seat, i int) bool {
	near := &seaNear[s.voyage.route[i].sp]
	return near[0]&s.pcs[p][0]|near[1]&s.pcs[p][1] != 0
}

// canInterceptAtSea says whether p may declare a naval battle somewhere on the route.
func (s *state) canInterceptAtSea(p rules.Seat) bool {
	if s.atSeaRefusal(p) != nil {
		return false
	}
	for i := 1; i < int(s.voyage.ports); i++ {
		if s.waitsNear(p, i) {
			return true
		}
	}
	return false
}

func navalInterceptionCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	if f.a == 0 {
		for i := 1; i < int(s.voyage.ports); i++ {
			if s.portIndex(s.voyage.route[i].sp) == i {
				dst = append(dst, rules.Move{Verb: targetVerb, A: int16(s.voyage.route[i].sp)})
			}
		}
		return append(dst, rules.Move{Verb: passVerb})
	}
	for fl := range fleet(numFleets) {
		if s.fleetOf[fl] == f.seat && f.b&(1<<fl) == 0 {
			dst = append(dst, rules.Move{Verb: escortVerb, A: int16(fl)})
		}
	}
	return append(dst, rules.Move{Verb: yesVerb})
}

// portIndex returns where the route first enters a Port, 0 if it does not.
func (s *state) portIndex(sp space) int {
	for i := 1; i < int(s.voyage.ports); i++ {
		if s.voyage.route[i].sp == sp {
			return i
		}
	}
	return 0
}

func checkNavalInterception(s *state, f *frame, m rules.Move) *rules.Illegal {
	if f.a > 0 {
		switch {
		case m.Verb == escortVerb:
			return s.escortRefusal(f.seat, fleet(m.A), uint16(f.b))
		case m.Verb != yesVerb:
			return notAnAnswer
		case f.b == 0:
			return commitOne
		}
		return nil
	}
	if m.Verb == passVerb {
		return nil
	}
	if m.Verb != targetVerb || m.A < 0 || m.A >= numSpaces {
		return notAnAnswer
	}
	i := s.portIndex(space(m.A))
	switch {
	case i == 0:
		return notOnRoute
	case !s.waitsNear(f.seat, i):
		return noPCNear
	}
	return s.atSeaRefusal(f.seat)
}

func applyNavalInterception(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case passVerb:
		s.pop(0)
		return
	case targetVerb:
		f.a = int16(s.portIndex(space(m.A)))
		if fleets := s.availableFleets(f.seat); fleets&(fleets-1) == 0 {
			f.b = int16(fleets) // the only one
			s.declare(x, f)
		}
	case escortVerb:
		f.b |= 1 << m.A
		if uint16(f.b) == s.availableFleets(f.seat) {
			s.declare(x, f)
		}
	case yesVerb:
		s.declare(x, f)
	}
}

// declare commits the fleets to a naval battle (8.18).
func (s *state) declare(x ctx, f *frame) {
	v, p := &s.voyage, f.seat
	v.committed[p], v.where[p] = uint16(f.b), uint8(f.a)
	s.sailed |= 1 << p
	x.tell(EvNavalDeclared, p, none, none, spaceRef(v.route[f.a].sp), s.fleetsStrength(v.committed[p]), 0)
	s.pop(0)
}

// fleetsStrength adds up the strength of fleets.
func (s *state) fleetsStrength(set uint16) int {
	n := 0
	for f := range fleet(numFleets) {
		if set&(1<<f) != 0 {
			n += s.fleetStrength(f)
		}
	}
	return n
}

// Naval battle (8C). The frame: seat = the interceptor.

var navalBattleProcedure = procedure{run: runNavalBattle}

func runNavalBattle(s *state, x ctx, f *frame) bool {
	v := &s.voyage
	if f.step == 0 {
		f.step = 1
		x.tell(EvNavalBattle, s.march.seat, none, none, spaceRef(s.march.at), int(f.seat), 0)
		s.pushWindow(x, w4Naval)
		return false
	}
	p := f.seat
	s.pop(0)
	if !v.cleared && !v.calledOff && !v.ended {
		s.fightAtSea(x, p)
	}
	return false
}

// fightAtSea throws the dice of a naval battle that nothing has cancelled; declaring it is a hostile act (8.20-8.26).
func (s *state) fightAtSea(x ctx, p rules.Seat) {
	m, v := &s.march, &s.voyage
	s.hostile(x, p, m.seat)
	escort := v.escort & s.availableFleets(m.seat)
	s.tellForce(x, m.seat, marching, [numUnits]uint8{}) // nobody fights aboard
	s.tellFleets(x, m.seat, escort)
	s.tellFleets(x, p, v.committed[p]&s.availableFleets(p))
	mine := uint8(0)
	if escort != 0 {
		mine = s.navalDice(x, m.seat, s.escortStrength(escort))
	} else {
		x.tell(EvNavalDice, m.seat, none, none, spaceRef(m.at), 0, 0)
	}
	committed := v.committed[p] & s.availableFleets(p)
	theirs := s.navalDice(x, p, s.fleetsStrength(committed))
	switch {
	case mine > theirs:
		x.tell(EvNavalEnds, m.seat, none, none, spaceRef(m.at), int(mine-theirs), 0)
		s.disperseFleets(x, committed)
	case theirs > mine:
		x.tell(EvNavalEnds, p, none, none, spaceRef(m.at), int(theirs-mine), 0)
		s.disperseFleets(x, escort)
		v.ended = true
		s.sufferAttrition(x, marching, 0, EvAttrition)
	default:
		x.tell(EvNavalEnds, nobody, none, none, spaceRef(m.at), 0, 0)
	}
}

// tellFleets tells which fleets take part (8.18).
func (s *state) tellFleets(x ctx, p rules.Seat, set uint16) {
	if !x.telling() {
		return
	}
	for f := range fleet(numFleets) {
		if set&(1<<f) != 0 {
			x.tell(EvForce, p, fleetRef(f), none, spaceRef(s.march.at), s.fleetStrength(f), 0)
		}
	}
}

// escortStrength is that of the escort; under Nearchos 1 more (8.22).
func (s *state) escortStrength(escort uint16) int {
	n := s.fleetsStrength(escort)
	if n > 0 && s.able(s.march.general, strongFleet) {
		n++
	}
	return n
}

// navalDice throws two dice without a Battle Factor (8.22).
func (s *state) navalDice(x ctx, p rules.Seat, strength int) uint8 {
	a, b := x.roll(), x.roll()
	score := battleScore(a+b, strength)
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvNavalDice, Seat: p, To: spaceRef(s.march.at), Dice: rules.Dice{a, b}, N: int16(strength), M: int16(score)})
	}
	return score
}

func (s *state) disperseFleets(x ctx, set uint16) {
	for f := range fleet(numFleets) {
		if set&(1<<f) != 0 {
			s.disperseFleet(x, f)
		}
	}
}

var (
	noFleets        = refuse("8.15", "why.no-fleets")
	declaredAlready = refuse("8.15", "why.declared-already")
	fogAtSea        = refuse("8.21", "why.fog-at-sea")
	commitOne       = refuse("8.18", "why.commit-one")
	notOnRoute      = refuse("8.18", "why.not-on-route")
	noPCNear        = refuse("8.15", "why.no-pc-near")
)
