package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Land interception (6A). The frame: a = the general who leads it, b = the space he starts from.

// force is a part of a stack that is just being chosen.
type force struct {
	cu       [numUnits]uint8
	generals uint64
	royals   uint8
}

// size counts the CUs of a force.
func (k *force) size() int { return (&stack{cu: k.cu}).size() }

const (
	interceptChoose uint8 = iota // who tries
	interceptForce               // with what
)

func askInterception(s *state, f *frame) rules.Decision {
	sp := spaceRef(s.entry.sp)
	prompt := s.entered("diadochi.ask.interception", "diadochi.ask.interception.general", sp)
	if f.step == interceptForce {
		prompt = rules.Say("diadochi.ask.interception-force", rules.R(sp), rules.N(s.entry.picked.size()))
	}
	return rules.Decision{Seat: f.seat, Prompt: prompt, About: sp}
}

// entered is a question about whoever enters a space: a general by his name, in the text `led`, since another of the same player may come in
// the same turn.
func (s *state) entered(key, led string, sp rules.Ref) rules.Text {
	if g := s.march.general; isPlayer(s.entry.seat) && s.march.seat == s.entry.seat && g != noGeneral && g.bit()&majorBits != 0 {
		return rules.Say(led, rules.R(sp), rules.R(generalRef(g)), rules.R(seatRef(s.entry.seat)))
	}
	return rules.Say(key, rules.R(sp), rules.R(s.entry.who()))
}

// who is whoever enters: a player, or an Independent Army.
func (e *entry) who() rules.Ref {
	if isPlayer(e.seat) {
		return seatRef(e.seat)
	}
	return armyRef(e.army)
}

func runInterception(s *state, x ctx, f *frame) bool {
	if f.step == interceptChoose && !s.canIntercept(f.seat) {
		s.pop(0)
		return false
	}
	return true
}

// interceptPlaceRefusal says why p may not intercept in the entered space at all (6.3), or nil.
func (s *state) interceptPlaceRefusal(p rules.Seat) *rules.Illegal {
	e := &s.entry
	switch {
	case isPlayer(e.seat) && s.march.flags&noIntercept != 0:
		return cannotBeIntercepted
	case s.enemyControlled(p, e.sp):
		return interceptEnemySpace
	case s.thirdPartyAt(p):
		return interceptThird
	case isPlayer(e.seat) && s.truceHolds(p, e.seat):
		return truceForbids
	}
	return nil
}

// thirdPartyAt says whether CUs stand outside in the entered space that are neither p's nor the mover's.
func (s *state) thirdPartyAt(p rules.Seat) bool {
	e := &s.entry
	o := s.stacks[outside(e.sp)].owner
	armies := s.armiesAt(e.sp)
	if e.seat == independents {
		armies &^= 1 << e.army
	}
	return o != nobody && o != p && o != e.seat || armies != 0
}

// canIntercept says whether p has anybody who may try (6.2).
func (s *state) canIntercept(p rules.Seat) bool {
	near := byRoad[s.entry.sp].and(s.ownOutside(p))
	if near.empty() || s.interceptPlaceRefusal(p) != nil {
		return false
	}
	for !near.empty() {
		if s.interceptorsIn(p, near.next()) != 0 {
			return true
		}
	}
	return false
}

// interceptorsIn returns the generals of p who may lead an interception out of a space: of an Army there, or put
// down from the hand with one (1.36).
func (s *state) interceptorsIn(p rules.Seat, from space) uint64 {
	here := outside(from)
	if s.stacks[here].owner != p || !s.hasUntried(here) {
		return 0
	}
	set := s.generalsAt(here, p)
	if set == 0 {
		return 0
	}
	if g := s.freeMinor(p); g != noGeneral {
		set |= g.bit()
	}
	return set &^ s.tried &^ s.wounded
}

// hasUntried says whether some CU of a place has not tried to intercept in this activation.
func (s *state) hasUntried(at place) bool {
	for u, n := range s.stacks[at].cu {
		if n > 0 && s.untagged(at, unit(u), triedTag) > 0 {
			return true
		}
	}
	return false
}

func interceptionCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	if f.step == interceptForce {
		dst = s.forceCandidates(general(f.a), dst)
		return append(dst, rules.Move{Verb: yesVerb}, rules.Move{Verb: passVerb})
	}
	for near := byRoad[s.entry.sp].and(s.ownOutside(f.seat)); !near.empty(); {
		from := near.next()
		for who := s.interceptorsIn(f.seat, from); who != 0; who &= who - 1 {
			dst = append(dst, rules.Move{Verb: interceptVerb, A: int16(first(who)), B: int16(from)})
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

// forceCandidates lists what a chosen force may leave behind; leader never stays.
func (s *state) forceCandidates(leader general, dst []rules.Move) []rules.Move {
	k := &s.entry.picked
	for u, n := range k.cu {
		dst = oneOrAll(dst, dropVerb, unit(u), int(n))
	}
	for set := k.generals; set != 0; set &= set - 1 {
		if g := first(set); g != leader {
			dst = append(dst, rules.Move{Verb: dropGeneralVerb, A: int16(g)})
		}
	}
	for r := range royal(numRoyals) {
		if k.royals&(1<<r) != 0 {
			dst = append(dst, rules.Move{Verb: dropRoyalVerb, A: int16(r)})
		}
	}
	return dst
}

func checkInterception(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb == passVerb {
		return nil
	}
	if f.step == interceptChoose {
		if m.Verb != interceptVerb {
			return notAnAnswer
		}
		return s.interceptRefusal(f.seat, general(m.A), space(m.B))
	}
	if m.Verb == yesVerb {
		return nil
	}
	return s.forceRefusal(m, general(f.a), 1)
}

// interceptRefusal says why g may not lead an interception out of a space, or nil.
func (s *state) interceptRefusal(p rules.Seat, g general, from space) *rules.Illegal {
	switch {
	case s.force[p]&g.bit() == 0:
		return notYourGeneral
	case from >= numSpaces || !byRoad[s.entry.sp].has(from):
		return interceptByRoad
	case s.wounded&g.bit() != 0:
		return isWounded
	case s.tried&g.bit() != 0:
		return triedAlready
	case s.interceptorsIn(p, from)&g.bit() == 0:
		return interceptNoArmy
	}
	return s.interceptPlaceRefusal(p)
}

// forceRefusal says why a chosen force may not leave a piece behind; at least keep CUs go.
func (s *state) forceRefusal(m rules.Move, leader general, keep int) *rules.Illegal {
	k := &s.entry.picked
	switch m.Verb {
	case dropVerb:
		if k.size()-int(m.B) < keep {
			return mustKeepOne
		}
		return splitRefusal(unit(m.A), int(m.B), int(k.cu[m.A]))
	case dropGeneralVerb:
		if g := general(m.A); k.generals&g.bit() == 0 || g == leader {
			return notWithYou
		}
		return nil
	case dropRoyalVerb:
		if k.royals&(1<<m.A) == 0 {
			return notWithYou
		}
		return nil
	}
	return notAnAnswer
}

// leaveBehind takes a piece out of a chosen force. A bride stays with her husband (12.12).
func (s *state) leaveBehind(m rules.Move) {
	k := &s.entry.picked
	switch m.Verb {
	case dropVerb:
		k.cu[m.A] -= uint8(m.B)
	case dropGeneralVerb:
		k.generals &^= general(m.A).bit()
	case dropRoyalVerb:
		k.royals &^= 1 << m.A
	}
}

func applyInterception(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case passVerb:
		s.pop(0)
	case interceptVerb:
		f.a, f.b = m.A, m.B
		f.step = interceptForce
		s.pickInterceptors(f.seat, general(m.A), outside(space(m.B)))
		if k := &s.entry.picked; k.size() == 1 && bits.OnesCount64(k.generals) == 1 && k.royals == 0 {
			s.tryInterception(x, f)
		}
	case yesVerb:
		s.tryInterception(x, f)
	default:
		s.leaveBehind(m)
	}
}

// pickInterceptors proposes everything that the leader may take: all CUs that have not tried; a Commander takes his
// Subordinates and royals too (6.5).
func (s *state) pickInterceptors(p rules.Seat, g general, here place) {
	k := force{generals: g.bit()}
	for u := range unit(numUnits) {
		k.cu[u] = uint8(s.untagged(here, u, triedTag))
	}
	if s.commanderAt(here, p) == g {
		k.generals |= s.generalsAt(here, p) & majorBits &^ s.tried
		k.royals = s.freeRoyals(here, p)
	}
	s.entry.picked = k
}

// freeRoyals returns p's royals in a place who are not bound to a husband.
func (s *state) freeRoyals(at place, p rules.Seat) uint8 {
	set := s.ownRoyals(at, p)
	for r, husband := range s.spouse {
		if husband != noGeneral {
			set &^= 1 << r
		}
	}
	return set
}

// tryInterception rolls and moves the force if it succeeds (6.4, 6.6).
func (s *state) tryInterception(x ctx, f *frame) {
	e := &s.entry
	g, from := general(f.a), space(f.b)
	here, k := outside(from), e.picked
	s.at[g] = here // a Minor General from the hand is put down now (1.36)
	success := s.reactionRoll(x, EvIntercepts, f.seat, g, s.initiative(g, intercepting), from, e.sp)
	s.tried |= k.generals
	*f = frame{kind: inInterception, seat: f.seat, a: int16(noGeneral)}
	if !success {
		for u, n := range k.cu {
			s.tagSome(here, unit(u), int(n), triedTag)
		}
		if !isMajor(g) && s.commanderAt(here, f.seat) != g {
			s.at[g] = inHand // 1.37
		}
		return
	}
	if e.interceptor == nobody {
		e.heldBefore = s.stacks[outside(e.sp)].owner == f.seat
	}
	e.interceptor = f.seat
	for u, n := range k.cu {
		s.carry(here, reacting, unit(u), int(n), triedTag, 0, true)
	}
	s.moveGenerals(k.generals, reacting)
	s.moveRoyals(k.royals, reacting)
	s.liftSiege(x, from)
}

// reactionRoll is the die of an interception or an evasion: it succeeds above the Initiative (6.4, 6.12), or without
// a die by card 60.
func (s *state) reactionRoll(x ctx, v uint8, p rules.Seat, g general, initiative int, from, to space) bool {
	e := &s.entry
	var dice rules.Dice
	success := true
	if e.sure&g.bit() != 0 {
		e.sure &^= g.bit()
	} else {
		dice[0] = x.roll()
		success = int(dice[0]) > initiative
	}
	if x.telling() {
		n := int16(0)
		if success {
			n = 1
		}
		x.log.Add(rules.Event{Verb: v, Seat: p, Who: generalRef(g), From: spaceRef(from), To: spaceRef(to), N: n, M: int16(initiative), Dice: dice})
	}
	return success
}

// armiesReact lets Independent Armies intercept, with option 18.3: the strongest first, until one succeeds.
func (s *state) armiesReact(x ctx) {
	e := &s.entry
	if e.interceptor != nobody {
		return
	}
	for _, a := range armiesByStrength {
		if s.armyReacts(a) && s.armyIntercepts(x, a, space(s.armyAt[a])) {
			return
		}
	}
}

// armyReacts says whether an Independent Army must try to intercept in the entered space (18.3).
func (s *state) armyReacts(a army) bool {
	e := &s.entry
	if s.options&optIndependentReactions == 0 || !isPlayer(e.seat) || s.march.flags&noIntercept != 0 || isPlayer(s.pc[e.sp]) {
		return false
	}
	if o := s.stacks[outside(e.sp)].owner; o != nobody && o != e.seat || s.armiesAt(e.sp) != 0 {
		return false
	}
	return s.armyAt[a] < numSpaces && byRoad[e.sp].has(space(s.armyAt[a]))
}

// armiesByStrength is the order of 18.3: highest Strength first, then alphabetical.
var armiesByStrength = [numArmies]army{leosthenes, ariarathes, philon, seuthes, ardoates}

// armyIntercepts rolls for one Independent Army and moves it if it succeeds.
func (s *state) armyIntercepts(x ctx, a army, from space) bool {
	e := &s.entry
	die, n := x.roll(), int16(0)
	success := die > armies[a].initiative
	if success {
		n = 1
		s.armyAt[a] = outside(e.sp)
		e.interceptor = independents
	}
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvIntercepts, Seat: nobody, Who: armyRef(a), From: spaceRef(from), To: spaceRef(e.sp), N: n, M: int16(armies[a].initiative), Dice: rules.Dice{die}})
	}
	return success
}

var (
	cannotBeIntercepted = refuse("6.1", "diadochi.why.cannot-be-intercepted")
	interceptEnemySpace = refuse("6.3", "diadochi.why.intercept-enemy-space")
	interceptThird      = refuse("6.3", "diadochi.why.intercept-third")
	interceptByRoad     = refuse("6.2", "diadochi.why.intercept-by-road")
	interceptNoArmy     = refuse("6.2", "diadochi.why.intercept-no-army")
	triedAlready        = refuse("6.6", "diadochi.why.tried-already")
	mustKeepOne         = refuse("6.5", "diadochi.why.must-keep-one")
)
