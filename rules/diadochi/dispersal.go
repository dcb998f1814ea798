package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Dispersal and captures (7.25-7.27), and lone generals who make way (5.28).

// disperse sends everything of the losers in a place away; royals and Cart go to the winner, or to nobody (7.25-7.27).
func (s *state) disperse(x ctx, at place, winner rules.Seat) {
	for p := range rules.Seat(s.players) {
		if p != winner && (s.stacks[at].owner == p || s.generalsAt(at, p) != 0) {
			s.disperseForce(x, p, at, winner)
		}
	}
}

// disperseForce sends what p has in a place to his Dispersed Box, Minor Generals to his hand.
func (s *state) disperseForce(x ctx, p rules.Seat, at place, winner rules.Seat) {
	sp := s.ground(at)
	n := 0
	if s.stacks[at].owner == p {
		n = s.stacks[at].size()
		for u := range unit(numUnits) {
			if c := int(s.stacks[at].cu[u]); c > 0 {
				s.takeUnits(at, u, c)
				s.addUnits(boxed(p), p, u, c)
			}
		}
	}
	leader := s.commanderAt(at, p)
	s.captureRoyals(x, at, p, winner)
	for set := s.generalsAt(at, p); set != 0; set &= set - 1 {
		if g := first(set); isMajor(g) {
			s.at[g] = boxed(p)
		} else {
			s.returnMinor(x, g)
		}
	}
	if s.cart == at {
		s.cart = outside(sp)
		if isPlayer(winner) {
			s.seizeCart(x, winner)
		}
	}
	if n > 0 || leader != noGeneral {
		x.tell(EvDispersed, p, generalRef(leader), stackRef(at), spaceRef(sp), n, 0)
	}
}

// captureRoyals gives the royals that p has in a place to the winner, in that space; without one they are unattached.
func (s *state) captureRoyals(x ctx, at place, p, winner rules.Seat) {
	if !isPlayer(winner) {
		winner = nobody
	}
	for r := range royal(numRoyals) {
		if s.royalAt[r] == at && s.royalOf[r] == p && p != winner {
			s.takeRoyal(x, r, winner, outside(s.ground(at)))
		}
	}
}

// takeRoyal puts a member of the royal family under the control of a captor.
func (s *state) takeRoyal(x ctx, r royal, p rules.Seat, at place) {
	if p != nobody {
		x.tell(EvCaptured, p, royalRef(r), seatRef(s.royalOf[r]), spaceRef(s.ground(at)), 0, 0)
	}
	s.giveRoyal(x, r, p, at)
}

// seizeCart hands the Cart to a winner on the spot (7.27).
func (s *state) seizeCart(x ctx, p rules.Seat) {
	if old := s.cartOf; old != p {
		s.cartOf = p
		x.tell(EvCaptured, p, cartRef, formerly(old), spaceRef(s.ground(s.cart)), 0, 0)
	}
}

// captorIn returns the player who takes what stands undefended in a space: the one with CUs outside where no
// enemy CU is (5.28), or nobody.
func (s *state) captorIn(sp space) rules.Seat {
	p := s.stacks[outside(sp)].owner
	if s.groupIn(sp) {
		p = s.march.seat
	}
	if !isPlayer(p) || s.foeOutside(p, sp) {
		return nobody
	}
	return p
}

// capture lets lone generals make way and takes royals and Cart (5.28).
func (s *state) capture(x ctx, sp space) {
	p := s.captorIn(sp)
	if p == nobody {
		return
	}
	for r := range royal(numRoyals) {
		if s.royalOf[r] != p && s.lies(r, sp, p) {
			s.takeRoyal(x, r, p, s.royalAt[r])
		}
	}
	if s.cart == outside(sp) {
		s.seizeCart(x, p)
	}
	s.pushFlights(sp, p)
}

// lies says whether a member of the royal family is where whoever comes to a space first takes him: behind the walls of an enemy's city
// nobody does.
func (s *state) lies(r royal, sp space, p rules.Seat) bool {
	at := s.royalAt[r]
	return onMap(at) && spaceOf(at) == sp && !(isInside(at) && s.enemyControlled(p, sp))
}

// pushFlights lets the lone generals of everybody but p leave a space, the active player's first, then in turn order
// (1.9).
func (s *state) pushFlights(sp space, p rules.Seat) {
	begin := s.first
	if isPlayer(s.active) {
		begin = s.active
	}
	for i := int(s.players) - 1; i >= 0; i-- {
		q := rules.Seat((int(begin) + i) % int(s.players))
		if q == p {
			continue
		}
		if s.generalsAt(outside(sp), q) != 0 && s.stacks[outside(sp)].owner != q && !(s.reactingIn(sp) && s.entry.interceptor == q) {
			s.pushFlight(q, sp)
		}
	}
}

// Flight of generals without CUs (5.28, 6.13). The frame: a = the space.

// pushFlight lets the generals of p without CUs leave a space.
func (s *state) pushFlight(p rules.Seat, sp space) {
	s.push(frame{kind: inFlight, seat: p, a: int16(sp)})
}

func askFlight(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say("diadochi.ask.flight", rules.R(spaceRef(space(f.a)))), About: spaceRef(space(f.a)), Why: rules.Say("diadochi.asked.flight")}
}

// runFlight moves them together where there is only one way, and to the Dispersed Box where there is none.
func runFlight(s *state, x ctx, f *frame) bool {
	to := s.flightSpaces(f)
	switch n, only := to.only(); n {
	case 0:
		s.disperseForce(x, f.seat, outside(space(f.a)), s.pursuer(space(f.a)))
		s.pop(0)
		return false
	case 1:
		s.flee(x, f, only)
		return false
	}
	return true
}

// pursuer returns who takes the royals of a force that makes way.
func (s *state) pursuer(sp space) rules.Seat {
	if e := &s.entry; e.on && e.sp == sp {
		return e.seat
	}
	return s.captorIn(sp)
}

// flightSpaces returns where the generals may go: what they could evade to (6.14).
func (s *state) flightSpaces(f *frame) spaceSet {
	banned := noSpace
	if s.entry.on && s.entry.sp == space(f.a) {
		banned = s.entry.from
	}
	return s.refuges(f.seat, space(f.a), banned)
}

func flightCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for to := s.flightSpaces(f); !to.empty(); {
		dst = append(dst, rules.Move{Verb: evadeVerb, A: int16(to.next())})
	}
	return dst
}

func checkFlight(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb != evadeVerb:
		return notAnAnswer
	case m.A < 0 || m.A >= numSpaces || !s.flightSpaces(f).has(space(m.A)):
		return evadeByRoad
	}
	return nil
}

func applyFlight(s *state, x ctx, f *frame, m rules.Move) { s.flee(x, f, space(m.A)) }

// flee moves the generals, and the royals that are still theirs (6.16).
func (s *state) flee(x ctx, f *frame, to space) {
	from := outside(space(f.a))
	for set := s.generalsAt(from, f.seat); set != 0; set &= set - 1 {
		x.tell(EvRetreats, f.seat, generalRef(first(set)), spaceRef(space(f.a)), spaceRef(to), 0, 1)
	}
	s.moveGenerals(s.generalsAt(from, f.seat), outside(to))
	s.moveRoyals(s.ownRoyals(from, f.seat), outside(to))
	s.pop(0)
}

// only returns how many spaces a set has and its first one.
func (t spaceSet) only() (int, space) {
	return bits.OnesCount64(t.lo) + bits.OnesCount64(t.hi), t.next()
}
