package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// What the active player may do between two Procedures: place Minor Generals (1.35), disband RA (1.62), go in and out
// of cities (9.20), bury Alexander (13.6). Each piece does it at most once between two Procedures.

// royalBit is the bit of a member of the royal family in state.placedOnce.
func royalBit(r royal) uint64 { return 1 << (numGenerals + uint64(r)) }

// freeCandidates appends the free actions of p.
func (s *state) freeCandidates(p rules.Seat, dst []rules.Move) []rules.Move {
	dst = s.minorCandidates(p, dst)
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			at := place(w<<6 | bits.TrailingZeros64(set))
			if !onMap(at) {
				continue
			}
			if s.stacks[at].cu[royalArmy] > 0 {
				dst = append(dst, rules.Move{Verb: disbandVerb, A: int16(spaceOf(at)), B: insideFlag(at)})
			}
			dst = s.gateCandidates(at, dst)
		}
	}
	dst = s.pieceGateCandidates(p, dst)
	if s.cart != gone && s.cartOf == p && s.segment == activationSegment {
		dst = append(dst, rules.Move{Verb: buryVerb})
	}
	return dst
}

// anyFree says whether a free action is open to p.
func (s *state) anyFree(p rules.Seat) bool {
	var room [128]rules.Move
	for _, m := range s.freeCandidates(p, room[:0]) {
		if s.freeCheck(p, m) == nil {
			return true
		}
	}
	return false
}

func insideFlag(at place) int16 {
	if isInside(at) {
		return 1
	}
	return 0
}

// placeOf returns the place that a move means: outside or inside a space.
func placeOf(sp int16, in int16) place {
	if in == 1 {
		return inside(space(sp))
	}
	return outside(space(sp))
}

// gateCandidates offers the CUs in a place at a Major City to go in or out.
func (s *state) gateCandidates(at place, dst []rules.Move) []rules.Move {
	sp := spaceOf(at)
	if spaces[sp].kind != majorCity {
		return dst
	}
	v := goInVerb
	if isInside(at) {
		v = goOutVerb
	}
	for u, n := range s.stacks[at].cu {
		if n > 0 {
			dst = append(dst, rules.Move{Verb: v, A: int16(sp), B: int16(u)})
		}
	}
	return dst
}

// pieceGateCandidates offers generals and royals at Major Cities to go in or out.
func (s *state) pieceGateCandidates(p rules.Seat, dst []rules.Move) []rules.Move {
	for set := s.force[p]; set != 0; set &= set - 1 {
		g := first(set)
		if at := s.at[g]; onMap(at) && spaces[spaceOf(at)].kind == majorCity {
			dst = append(dst, rules.Move{Verb: generalInVerb + verb(insideFlag(at)), A: int16(g)})
		}
	}
	for r, at := range s.royalAt {
		if s.royalOf[r] == p && onMap(at) && spaces[spaceOf(at)].kind == majorCity {
			dst = append(dst, rules.Move{Verb: royalInVerb + verb(insideFlag(at)), A: int16(r)})
		}
	}
	return dst
}

// freeCheck says why p may not do a free action now, or nil.
func (s *state) freeCheck(p rules.Seat, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case minorVerb:
		return s.minorRefusal(p, general(m.A))
	case disbandVerb:
		return s.disbandRefusal(p, m)
	case goInVerb, goOutVerb:
		return s.unitGateRefusal(p, space(m.A), unit(m.B), m.Verb == goInVerb)
	case generalInVerb, generalOutVerb:
		g := general(m.A)
		if s.ownerOf(g) != p {
			return notYourGeneral
		}
		return s.gateRefusal(p, s.at[g], m.Verb == generalInVerb, s.placedOnce&g.bit() != 0)
	case royalInVerb, royalOutVerb:
		r := royal(m.A)
		if s.royalOf[r] != p {
			return notYourRoyal
		}
		if s.spouse[r] != noGeneral {
			return goesWithHusband
		}
		return s.gateRefusal(p, s.royalAt[r], m.Verb == royalInVerb, s.placedOnce&royalBit(r) != 0)
	case buryVerb:
		if s.segment != activationSegment {
			return onlyActivating
		}
		return s.buryRefusal(p)
	}
	return notAnAnswer
}

// disbandRefusal says why an RA may not be disbanded (1.62), or nil.
func (s *state) disbandRefusal(p rules.Seat, m rules.Move) *rules.Illegal {
	if !isPlace(m.A, m.B) {
		return notAnAnswer
	}
	k := &s.stacks[placeOf(m.A, m.B)]
	switch {
	case k.owner != p || k.cu[royalArmy] == 0:
		return noRoyalArmy
	case s.freshRoyals(placeOf(m.A, m.B)) == 0:
		return royalsMoved
	}
	return nil
}

// freshRoyals counts the RA in a place that have not moved in this Player Turn.
func (s *state) freshRoyals(at place) int { return s.untagged(at, royalArmy, sailedTag|marchedTag) }

// disband takes an RA that has not moved out of the game (1.62).
func (s *state) disband(x ctx, p rules.Seat, at place) {
	s.unmark(at, royalArmy, 1, sailedTag|marchedTag, true)
	s.liftUnits(at, royalArmy, 1)
	s.royalLost++
	x.tell(EvRemoved, p, unitRef(royalArmy), stackRef(at), none, 1, 0)
}

// gateRefusal says why a piece at a place may not go in or out (1.15, 9.20), or nil.
func (s *state) gateRefusal(p rules.Seat, at place, in, done bool) *rules.Illegal {
	switch {
	case !onMap(at):
		return notOnMap
	case spaces[spaceOf(at)].kind != majorCity:
		return noCity
	case in == isInside(at):
		return alreadyThere
	case s.pc[spaceOf(at)] != p:
		return cityNotYours
	case s.isBesieged(spaceOf(at)):
		return besiegedStay
	case done:
		return passedAlready
	}
	return nil
}

// unitGateRefusal is gateRefusal for CUs; at most 2 fit inside (9.19).
func (s *state) unitGateRefusal(p rules.Seat, sp space, u unit, in bool) *rules.Illegal {
	if spaces[sp].kind != majorCity {
		return noCity
	}
	at, shift := outside(sp), 5
	if !in {
		at, shift = inside(sp), 0
	}
	if k := &s.stacks[at]; k.owner != p || k.cu[u] == 0 {
		return noUnitsThere
	}
	turned := s.gates[majorIndex[sp]]&(1<<(shift+int(u))) != 0
	if ill := s.gateRefusal(p, at, in, turned); ill != nil {
		return ill
	}
	switch room := 2 - s.stacks[inside(sp)].size(); {
	case !in:
		return nil
	case u == silver && s.stacks[at].cu[silver] > uint8(max(room, 0)), room <= 0:
		return cityIsFull
	}
	return nil
}

// freeApply does a free action.
func (s *state) freeApply(x ctx, p rules.Seat, m rules.Move) {
	switch m.Verb {
	case minorVerb:
		s.takeUp(p, general(m.A))
	case disbandVerb:
		s.disband(x, p, placeOf(m.A, m.B))
		s.loose = true
	case goInVerb:
		s.passGate(x, p, outside(space(m.A)), inside(space(m.A)), unit(m.B), 0, EvInside)
	case goOutVerb:
		s.passGate(x, p, inside(space(m.A)), outside(space(m.A)), unit(m.B), 5, EvOutside)
	case generalInVerb, generalOutVerb:
		g := general(m.A)
		s.placedOnce |= g.bit()
		s.setGeneral(g, s.otherSide(x, p, s.at[g], generalRef(g)))
	case royalInVerb, royalOutVerb:
		r := royal(m.A)
		s.placedOnce |= royalBit(r)
		s.royalAt[r] = s.otherSide(x, p, s.royalAt[r], royalRef(r))
	case buryVerb:
		s.bury(x, p)
		s.loose = true
	}
}

// passGate moves a CU (the Silver Shields whole, 1.58) in or out of a city and remembers its type.
func (s *state) passGate(x ctx, p rules.Seat, from, to place, u unit, shift int, v uint8) {
	n := 1
	if u == silver {
		n = int(s.stacks[from].cu[silver])
	}
	s.gates[majorIndex[spaceOf(from)]] |= 1 << (shift + int(u))
	s.moveUnits(from, to, u, n)
	x.tell(v, p, unitRef(u), none, spaceRef(spaceOf(to)), n, 0)
}

// otherSide returns the other side of the wall and tells that a piece went there.
func (s *state) otherSide(x ctx, p rules.Seat, at place, who rules.Ref) place {
	sp := spaceOf(at)
	if isInside(at) {
		x.tell(EvOutside, p, who, none, spaceRef(sp), 1, 0)
		return outside(sp)
	}
	x.tell(EvInside, p, who, none, spaceRef(sp), 1, 0)
	return inside(sp)
}

var (
	alreadyThere    = refuse("1.35", "diadochi.why.already-there")
	noUnitsThere    = refuse("1.35", "diadochi.why.no-units-there")
	noRoyalArmy     = refuse("1.62", "diadochi.why.no-royal-army")
	royalsMoved     = refuse("1.62", "diadochi.why.royals-moved")
	notYourRoyal    = refuse("12.8", "diadochi.why.not-your-royal")
	goesWithHusband = refuse("12.12", "diadochi.why.goes-with-husband")
	noCity          = refuse("1.15", "diadochi.why.no-city")
	cityNotYours    = refuse("1.15", "diadochi.why.city-not-yours")
	besiegedStay    = refuse("9.20", "diadochi.why.besieged-stay")
	passedAlready   = refuse("9.20", "diadochi.why.passed-already")
	cityIsFull      = refuse("9.19", "diadochi.why.city-is-full")
	onlyActivating  = refuse("13.6", "diadochi.why.only-activating")
)
