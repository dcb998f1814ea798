package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What follows every Procedure (1.37, 5.28, 11.4, 13.2, 17.3).

// afterProcedure draws the consequences of the Procedure that has just ended. It returns true when it has put a
// frame on top that must be finished first; the caller then comes back and asks again.
func (s *state) afterProcedure(x *ctx) bool {
	if !s.loose || s.over != stillPlaying {
		return false
	}
	s.updateCart(x)
	if s.placeSuccessor(x) || s.captureLoose(x) {
		return true
	}
	s.updateCart(x)
	s.tidyMinors(x)
	s.liftSieges(x)
	s.placedOnce = 0
	s.gates = [numMajorCities]uint16{}
	s.loose = false
	s.checkLegitimacy(x)
	return false
}

// placeSuccessor lets the owner of Antipatros, dead before his time, place Polyperchon (3.4).
func (s *state) placeSuccessor(x *ctx) bool {
	p := s.owner[polyperchon]
	if p == nobody || s.turn > 2 || s.at[polyperchon] != waiting(p) {
		return false
	}
	if s.pushPlacing(p) {
		return true
	}
	s.at[polyperchon] = boxed(p)
	return false
}

// captureLoose does 5.28: generals without CUs leave spaces with enemy CUs, royals there are captured.
func (s *state) captureLoose(x *ctx) bool {
	for p := range rules.Seat(s.players) {
		for set := s.force[p]; set != 0; set &= set - 1 {
			g := first(set)
			at := s.at[g]
			if at >= numSpaces || !s.enemyOutside(p, space(at)) {
				continue
			}
			if isMajor(g) {
				s.push(frame{kind: inFlight, seat: p, a: int16(g)})
				return true
			}
			s.returnMinor(x, g)
		}
	}
	for r := range royal(numRoyals) {
		s.captureRoyal(x, r)
	}
	return false
}

// captureRoyal gives a member of the royal family to the Faction whose CUs stand alone in her or his space, unless
// the city of another protects her or him (5.28, 12.7).
func (s *state) captureRoyal(x *ctx, r royal) {
	at := s.royalAt[r]
	if !onMap(at) {
		return
	}
	sp := spaceOf(at)
	captor := s.stacks[sp].owner
	if captor == nobody || captor == s.royalOf[r] || s.enemyOutside(captor, sp) {
		return
	}
	if isInside(at) && s.pc[sp] != captor && s.pc[sp] != nobody {
		return
	}
	s.giveRoyal(x, r, captor, at)
	x.tell(EvCaptured, captor, royalRef(r), none, spaceRef(sp), 0, 0)
}

// tidyMinors returns Minor Generals to hand who are without CUs of their Faction, or subordinate to a Major General
// (1.37).
func (s *state) tidyMinors(x *ctx) {
	for p := range rules.Seat(s.players) {
		for set := s.force[p] &^ majorBits; set != 0; set &= set - 1 {
			g := first(set)
			at := s.at[g]
			if at >= firstBoxed {
				continue
			}
			if s.stacks[at].owner != p || s.generalsAt(at, p)&majorBits != 0 {
				s.returnMinor(x, g)
			}
		}
	}
}

// liftSieges removes the siege points of spaces that no besieger holds any more (9.18).
func (s *state) liftSieges(x *ctx) {
	for sp, points := range s.siege {
		if points == 0 {
			continue
		}
		if o := s.stacks[sp].owner; o == nobody || o == s.pc[sp] {
			s.siege[sp] = 0
			x.tell(EvSiegeLifted, nobody, none, none, spaceRef(space(sp)), 0, 0)
		}
	}
}

// The flight of a general without CUs from a space that the enemy has taken (5.28): a of the frame is the general.

func flightRun(s *state, x *ctx, f *frame) bool {
	if s.fleeTo(f) != [2]uint64{} {
		return true
	}
	s.flee(x, f, noSpace)
	return false
}

// fleeTo returns the spaces a general could evade to from where he stands (6.14).
func (s *state) fleeTo(f *frame) spaceSet {
	return s.evasionSpaces(f.seat, space(s.at[f.a]), noSpace)
}

// evasionSpaces are the spaces one or two road steps from sp into which a force of p may evade: not where the mover
// came from, not enemy-controlled, not an Independent Stronghold, no enemy CUs outside (6.14).
func (s *state) evasionSpaces(p rules.Seat, sp, cameFrom space) (set spaceSet) {
	for _, l := range links[sp] {
		if l.kind != road || !s.evadable(p, l.to, cameFrom) {
			continue
		}
		set.add(l.to)
		for _, m := range links[l.to] {
			if m.kind == road && m.to != sp && s.evadable(p, m.to, cameFrom) {
				set.add(m.to)
			}
		}
	}
	return set
}

func (s *state) evadable(p rules.Seat, sp, cameFrom space) bool {
	owner := s.pc[sp]
	return sp != cameFrom && (owner == p || owner == nobody) && !s.enemyOutside(p, sp)
}

// flee moves the general, or sends him to his Dispersed Box when to is noSpace.
func (s *state) flee(x *ctx, f *frame, to space) {
	g := general(f.a)
	from := s.at[g]
	if to == noSpace {
		s.loseBride(x, g)
		s.boxGeneral(x, g)
		x.tell(EvDispersed, f.seat, generalRef(g), stackRef(from), none, 0, 0)
	} else {
		s.setGeneral(g, outside(to))
		x.tell(EvRetreats, f.seat, generalRef(g), spaceRef(space(from)), spaceRef(to), 0, 0)
	}
	s.pop(0)
}

// loseBride leaves the bride of a general who is dispersed behind, the marriage ended (12.12).
func (s *state) loseBride(x *ctx, g general) {
	for r := range s.spouse {
		if s.spouse[r] == g {
			s.spouse[r] = noGeneral
		}
	}
}

func flightCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	at := space(s.at[f.a])
	for _, l := range links[at] {
		dst = append(dst, rules.Move{Verb: evadeVerb, A: int16(l.to)})
	}
	set := s.fleeTo(f)
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			sp := space(w<<6 | bits.TrailingZeros64(word))
			if !linked(at, sp) {
				dst = append(dst, rules.Move{Verb: evadeVerb, A: int16(sp)})
			}
		}
	}
	return dst
}

// linked says whether a route joins two spaces.
func linked(a, b space) bool {
	for _, l := range links[a] {
		if l.to == b {
			return true
		}
	}
	return false
}

func flightCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != evadeVerb {
		return notAnAnswer
	}
	if !s.fleeTo(f).has(space(m.A)) {
		return noFlight
	}
	return nil
}

func flightApply(s *state, x *ctx, f *frame, m rules.Move) { s.flee(x, f, space(m.A)) }

var noFlight = refuse("6.14", "why.no-flight")
