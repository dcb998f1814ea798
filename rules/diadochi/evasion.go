package diadochi

import (
	"tyche/rules"
)

// Going inside and evasion (6B). The frame inEvasion: a = 1 for the mover's own evasion (6.17).

func askEvasion(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.evasion", rules.R(spaceRef(s.entry.sp)), rules.N(s.entry.picked.size())), About: spaceRef(s.entry.sp)}
}

func runEvasion(s *state, x ctx, f *frame) bool {
	if f.step == 0 {
		f.step = 1
		s.entry.picked = force{cu: s.stacks[s.evadersAt(f)].cu}
	}
	return true
}

// evadersAt is where the stack stands that may evade.
func (s *state) evadersAt(f *frame) place {
	if f.a == 1 {
		return marching
	}
	return outside(s.entry.sp)
}

// canFlee says whether the mover may try to go back (6.17).
func (s *state) canFlee() bool {
	m := &s.march
	return s.wounded&m.general.bit() == 0 && s.at[m.general] == marching && !s.enemyOutside(m.seat, s.entry.from)
}

// canEvade says whether p's stack in the entered space may try (6.10, 6.15; card 56).
func (s *state) canEvade(p rules.Seat) bool {
	g := s.commanderAt(outside(s.entry.sp), p)
	return g != noGeneral && s.wounded&g.bit() == 0 && !s.evasionSpacesOf(p).empty()
}

// evasionSpacesOf returns the spaces that a stack of p can evade to: one or two steps by road (6.14).
func (s *state) evasionSpacesOf(p rules.Seat) spaceSet {
	return s.refuges(p, s.entry.sp, s.entry.from)
}

// refuges returns the spaces within two steps by road of sp that p may evade to; banned is the space the mover came
// from, or noSpace (6.14).
func (s *state) refuges(p rules.Seat, sp, banned space) spaceSet {
	near := s.refugesNextTo(p, sp, sp, banned)
	all := near
	for !near.empty() {
		all = all.or(s.refugesNextTo(p, near.next(), sp, banned))
	}
	return all
}

func (s *state) refugesNextTo(p rules.Seat, at, sp, banned space) spaceSet {
	set := byRoad[at]
	set.remove(sp)
	if banned != noSpace {
		set.remove(banned)
	}
	for rest := set; !rest.empty(); {
		if to := rest.next(); s.enemyControlled(p, to) || s.foeOutside(p, to) {
			set.remove(to)
		}
	}
	return set
}

func evasionCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = s.forceCandidates(noGeneral, dst)
	if f.a == 1 {
		dst = append(dst, rules.Move{Verb: evadeVerb, A: int16(s.entry.from)})
		return append(dst, rules.Move{Verb: passVerb})
	}
	two := byRoad[s.entry.sp]
	for one := two; !one.empty(); {
		two = two.or(byRoad[one.next()])
	}
	two.remove(s.entry.sp)
	for !two.empty() {
		dst = append(dst, rules.Move{Verb: evadeVerb, A: int16(two.next())})
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func checkEvasion(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case passVerb:
		return nil
	case dropVerb:
		return s.forceRefusal(m, noGeneral, 0)
	case evadeVerb:
		return s.evadeRefusal(f, space(m.A))
	}
	return notAnAnswer
}

// evadeRefusal says why the stack may not evade to a space, or nil.
func (s *state) evadeRefusal(f *frame, to space) *rules.Illegal {
	e := &s.entry
	switch {
	case f.a == 1 && to != e.from:
		return fleeBackOnly
	case f.a == 1:
		return nil
	case to >= numSpaces || to == e.sp:
		return evadeByRoad
	case to == e.from:
		return evadeWhereFrom
	case s.enemyControlled(f.seat, to):
		return evadeEnemySpace
	case s.foeOutside(f.seat, to):
		return evadeEnemyCUs
	case !s.evasionSpacesOf(f.seat).has(to):
		return evadeByRoad
	}
	return nil
}

func applyEvasion(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case passVerb:
		s.pop(0)
	case dropVerb:
		s.leaveBehind(m)
	case evadeVerb:
		s.evade(x, f, space(m.A))
		s.pop(0)
	}
}

// evade rolls and moves the stack, but for the CUs left behind, if it succeeds (6.12).
func (s *state) evade(x ctx, f *frame, to space) {
	e := &s.entry
	at := s.evadersAt(f)
	g := s.commanderAt(at, f.seat)
	if f.a == 1 {
		g = s.march.general // 5.11
	}
	if !s.reactionRoll(x, EvEvades, f.seat, g, s.initiative(g, evading), e.sp, to) {
		return
	}
	if f.a == 1 {
		s.moverEvades(to)
		return
	}
	s.moveForce(f.seat, at, outside(to))
	s.liftSiege(x, e.sp)
}

// moverEvades takes the group back; what stays behind fights (6.17).
func (s *state) moverEvades(to space) {
	s.moveForce(s.march.seat, marching, outside(to))
	s.entry.fled, s.march.stopped = true, true
}

// moveForce moves the chosen CUs and all generals and royals of p; the Cart goes only with at least one CU (6.16).
func (s *state) moveForce(p rules.Seat, from, to place) {
	for u, n := range s.entry.picked.cu {
		s.carry(from, to, unit(u), int(n), 0, 0, true)
	}
	s.moveGenerals(s.generalsAt(from, p), to)
	s.moveRoyals(s.ownRoyals(from, p), to)
	if s.cart == from && s.cartOf == p && s.entry.picked.size() > 0 && !s.cartRests() {
		s.cart = to
	}
}

// Going inside (6.9).

func askGoingInside(s *state, f *frame) rules.Decision {
	sp := spaceRef(s.entry.sp)
	return rules.Decision{Seat: f.seat, Prompt: s.entered("diadochi.ask.going-inside", "diadochi.ask.going-inside.general", sp), About: sp}
}

func runGoingInside(s *state, x ctx, f *frame) bool {
	if !s.canGoInside(f.seat) {
		s.pop(0)
		return false
	}
	return true
}

// canGoInside says whether p has anything outside in the entered space that his Major City can take in: one with his PC.
func (s *state) canGoInside(p rules.Seat) bool {
	e := &s.entry
	if !isPlayer(p) || p == e.seat || spaces[e.sp].kind != majorCity || s.pc[e.sp] != p {
		return false
	}
	room := s.stacks[inside(e.sp)].size() < mostInside
	for _, from := range s.doors() {
		if room && s.stacks[from].owner == p || s.generalsAt(from, p) != 0 || s.freeRoyals(from, p) != 0 {
			return true
		}
	}
	return false
}

// mostInside is how many CUs a Major City takes (9.19).
const mostInside = 2

// doors are the places in the entered space from which pieces may go inside: outside, and with those who intercepted.
func (s *state) doors() [2]place { return [2]place{outside(s.entry.sp), reacting} }

func goingInsideCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for _, from := range s.doors() {
		for u := range int16(numUnits) {
			if m := (rules.Move{Verb: goInVerb, A: int16(s.entry.sp), B: u}); s.doorOf(f.seat, m) == from {
				dst = append(dst, m)
			}
		}
		for set := s.generalsAt(from, f.seat); set != 0; set &= set - 1 {
			dst = append(dst, rules.Move{Verb: generalInVerb, A: int16(first(set))})
		}
		for r, set := int16(0), s.freeRoyals(from, f.seat); set != 0; r, set = r+1, set>>1 {
			if set&1 != 0 {
				dst = append(dst, rules.Move{Verb: royalInVerb, A: r})
			}
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func checkGoingInside(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case passVerb:
		return nil
	case goInVerb, generalInVerb, royalInVerb:
	default:
		return notAnAnswer
	}
	switch in := inside(s.entry.sp); {
	case s.doorOf(f.seat, m) == gone:
		return notHere
	case m.Verb == goInVerb && s.stacks[in].size()+s.unitsGoing(unit(m.B)) > mostInside:
		return cityIsFull
	}
	return nil
}

// unitsGoing is how many CUs go in at once: the Silver Shields only whole (1.58).
func (s *state) unitsGoing(u unit) int {
	if u == silver {
		return int(max(s.stacks[outside(s.entry.sp)].cu[silver], s.stacks[reacting].cu[silver]))
	}
	return 1
}

// doorOf returns the place from which a piece of p goes inside, or gone if it is at none.
func (s *state) doorOf(p rules.Seat, m rules.Move) place {
	for _, from := range s.doors() {
		here := false
		switch m.Verb {
		case goInVerb:
			k := &s.stacks[from]
			here = space(m.A) == s.entry.sp && unit(m.B) < numUnits && k.owner == p && k.cu[m.B] > 0
		case generalInVerb:
			here = general(m.A) < numGenerals && s.generalsAt(from, p)&general(m.A).bit() != 0
		case royalInVerb:
			here = royal(m.A) < numRoyals && s.freeRoyals(from, p)&(1<<m.A) != 0
		}
		if here {
			return from
		}
	}
	return gone
}

func applyGoingInside(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == passVerb {
		s.pop(0)
		return
	}
	from, in := s.doorOf(f.seat, m), inside(s.entry.sp)
	who, n := none, 1
	switch m.Verb {
	case goInVerb:
		who, n = unitRef(unit(m.B)), s.unitsGoing(unit(m.B))
		s.carry(from, in, unit(m.B), n, 0, 0, true)
	case generalInVerb:
		who = generalRef(general(m.A))
		s.setGeneral(general(m.A), in)
	case royalInVerb:
		who = royalRef(royal(m.A))
		s.royalAt[m.A] = in
	}
	x.tell(EvInside, f.seat, who, none, spaceRef(s.entry.sp), n, 0)
}

var (
	fleeBackOnly    = refuse("6.17", "diadochi.why.flee-back-only")
	evadeByRoad     = refuse("6.14", "diadochi.why.evade-by-road")
	evadeWhereFrom  = refuse("6.14", "diadochi.why.evade-where-from")
	evadeEnemySpace = refuse("6.14", "diadochi.why.evade-enemy-space")
	evadeEnemyCUs   = refuse("6.14", "diadochi.why.evade-enemy-cus")
)
