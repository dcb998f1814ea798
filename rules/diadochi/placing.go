package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Reinforcement placement (3.13, 3.14). What is to be placed lies in waiting(seat): CUs and generals, and a finished
// CU on the Training Track. With a of the frame 1 the Dispersed Box of the seat is emptied as well (3.11).

// returnMinor takes a Minor General off the map.
func (s *state) returnMinor(x ctx, g general) {
	s.at[g] = inHand
	x.tell(EvReturned, s.ownerOf(g), generalRef(g), none, none, 0, 0)
}

// The frame inPlacing: a = 1 if the Dispersed Box is emptied too; b says what is placed, c and d name it.
const (
	allThatWaits int16 = iota
	oneGeneral         // general c
	someUnits          // d CUs of type c
)

// placeWaiting lets p place all that lies in waiting(p) (3.14), with box also what is in his Dispersed Box (3.11). It
// is false when nothing has a legal space.
func (s *state) placeWaiting(p rules.Seat, box bool) bool {
	f := frame{kind: inPlacing, seat: p}
	if box {
		f.a = 1
	}
	s.takeFinished(p)
	return s.pushPlacing(f)
}

// placeGeneral lets p place one general of those who wait, and nothing that waits with him.
func (s *state) placeGeneral(p rules.Seat, g general) bool {
	return s.pushPlacing(frame{kind: inPlacing, seat: p, b: oneGeneral, c: int16(g)})
}

// placeUnits lets p place n CUs of a type that have just come to those who wait.
func (s *state) placeUnits(p rules.Seat, u unit, n int) bool {
	return s.pushPlacing(frame{kind: inPlacing, seat: p, b: someUnits, c: int16(u), d: int16(n)})
}

func (s *state) pushPlacing(f frame) bool {
	s.put1, s.put2, s.rally = spaceSet{}, spaceSet{}, spaceSet{}
	if !s.anyPlaceable(&f) {
		return false
	}
	s.push(f)
	return true
}

// takeFinished takes a finished CU off the Training Track if there is a space for it; else it waits there (3.14).
func (s *state) takeFinished(p rules.Seat) bool {
	if !s.trainingDone(p) {
		return false
	}
	if s.unitSpaces(&frame{kind: inPlacing, seat: p}, mercenary).empty() {
		return false
	}
	s.addUnits(waiting(p), p, s.training[p], 1)
	s.trainingStep[p] = 0
	return true
}

// putCount returns how many CUs the present placing has put into a space.
func (s *state) putCount(sp space) int {
	n := 0
	if s.put1.has(sp) {
		n++
	}
	if s.put2.has(sp) {
		n += 2
	}
	return n
}

func (s *state) countPut(sp space, n int) {
	for range n {
		if s.put1.has(sp) {
			s.put1.remove(sp)
			s.put2.add(sp)
		} else {
			s.put1.add(sp)
		}
	}
}

// atOnce is how many CUs of a type are placed together: the Silver Shields never part (1.58).
func (s *state) atOnce(f *frame, u unit) int {
	if u == silver {
		return max(s.toPlace(f, silver), 1)
	}
	return 1
}

// toPlace counts the CUs of a type that are to be placed.
func (s *state) toPlace(f *frame, u unit) int {
	n := int(s.stacks[waiting(f.seat)].cu[u])
	switch {
	case f.b == oneGeneral, f.b == someUnits && u != unit(f.c):
		return 0
	case f.b == someUnits:
		return min(n, int(f.d))
	}
	if f.a == 1 {
		n += int(s.stacks[boxed(f.seat)].cu[u])
	}
	return n
}

// generalsToPlace returns the generals that are to be placed.
func (s *state) generalsToPlace(f *frame) uint64 {
	set := s.generalsAt(waiting(f.seat), f.seat)
	switch {
	case f.b == oneGeneral:
		return set & general(f.c).bit()
	case f.b == someUnits:
		return 0
	}
	if f.a == 1 {
		set |= s.generalsAt(boxed(f.seat), f.seat)
	}
	return set
}

// placingPrompt asks with the number of generals and CUs that are still to be placed.
func placingPrompt(s *state, f *frame) rules.Decision {
	n := bits.OnesCount64(s.generalsToPlace(f))
	for u := range unit(numUnits) {
		n += s.toPlace(f, u)
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask, rules.N(n))}
}

// homeless says whether no space on the map holds p's PC (3.14).
func (s *state) homeless(p rules.Seat) bool { return s.pcs[p].empty() }

// hasMajorOutside says whether a Major General of p stands outside in sp.
func (s *state) hasMajorOutside(p rules.Seat, sp space) bool {
	return s.majorAt(outside(sp), p)
}

// unitSpace says why a CU of this type may not be placed in sp, or nil (3.13).
func (s *state) unitSpace(f *frame, u unit, sp space) *rules.Illegal {
	p := f.seat
	switch {
	case spaces[sp].kind == transit:
		return notInTransit
	case s.enemyOutside(p, sp):
		return enemiesThere
	case s.rally.has(sp) && s.stacks[boxed(p)].cu[u] > 0:
		return nil
	case s.putCount(sp)+s.atOnce(f, u) > 3:
		return threeInASpace
	case s.pc[sp] == p || s.hasMajorOutside(p, sp):
		return nil
	case s.homeless(p) && s.pc[sp] == nobody && s.stacks[sp].owner == nobody:
		return nil
	}
	return notYourSpace
}

// generalSpace says why a general may not be placed in sp, or nil (3.13).
func (s *state) generalSpace(f *frame, g general, sp space) *rules.Illegal {
	p := f.seat
	succeeding := g == polyperchon && s.turn < 3 // 3.4 asks only for his owner's PC and no enemy CU
	switch {
	case spaces[sp].kind == transit:
		return notInTransit
	case s.enemyOutside(p, sp):
		return enemiesThere
	case !succeeding && s.pc[sp] == nobody && s.homeless(p) && s.stacks[sp].owner == nobody:
		return nil
	case s.pc[sp] != p:
		return notYourPC
	case !succeeding && s.enemyGenerals(p, sp):
		return enemyGeneralThere
	}
	return nil
}

// anyPlaceable says whether any piece has a legal space.
func (s *state) anyPlaceable(f *frame) bool {
	_, moves := s.onlyPlacing(f)
	return moves > 0
}

func placingRun(s *state, x ctx, f *frame) bool {
	if m, moves := s.onlyPlacing(f); moves == 1 {
		placingApply(s, x, f, m)
		return false
	} else if moves > 1 {
		return true
	}
	s.keepWaiting(f)
	s.loose = true
	s.pop(0)
	return false
}

// keepWaiting puts what has no legal space beside the Dispersed Box, apart from what is dispersed later (3.14).
func (s *state) keepWaiting(f *frame) {
	if f.a != 1 {
		return
	}
	p := f.seat
	s.moveStack(boxed(p), waiting(p))
	for set := s.generalsAt(boxed(p), p); set != 0; set &= set - 1 {
		s.at[first(set)] = waiting(p)
	}
}

// onlyPlacing counts the legal placings, up to 2, and returns the first.
func (s *state) onlyPlacing(f *frame) (only rules.Move, moves int) {
	count := func(m rules.Move, to spaceSet) bool {
		for ; !to.empty() && moves < 2; moves++ {
			if m.B = int16(to.next()); moves == 0 {
				only = m
			}
		}
		return moves == 2
	}
	for set := s.generalsToPlace(f); set != 0; set &= set - 1 {
		if g := first(set); count(rules.Move{Verb: placeVerb, A: int16(g)}, s.generalSpaces(f, g)) {
			return only, moves
		}
	}
	for u := range unit(numUnits) {
		if s.toPlace(f, u) > 0 && count(rules.Move{Verb: placeUnitVerb, A: int16(u)}, s.unitSpaces(f, u)) {
			return only, moves
		}
	}
	return only, moves
}

// placingCandidates offers the first piece in every space, so that a refusal can be explained, and the others only
// where the player has a PC or a general, or has none at all.
func placingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	begin := len(dst)
	for set := s.generalsToPlace(f); set != 0; set &= set - 1 {
		dst = s.offerPlaces(f, rules.Move{Verb: placeVerb, A: int16(first(set))}, len(dst) == begin, dst)
	}
	for u := range unit(numUnits) {
		if s.toPlace(f, u) > 0 {
			dst = s.offerPlaces(f, rules.Move{Verb: placeUnitVerb, A: int16(u)}, len(dst) == begin, dst)
		}
	}
	return dst
}

// offerPlaces appends a move for every space, or for those that may be legal.
func (s *state) offerPlaces(f *frame, m rules.Move, everywhere bool, dst []rules.Move) []rules.Move {
	worth := s.pcs[f.seat]
	for set := s.force[f.seat]; set != 0; set &= set - 1 {
		if at := s.at[first(set)]; at < numSpaces {
			worth.add(space(at))
		}
	}
	everywhere = everywhere || s.homeless(f.seat)
	for sp := range space(numSpaces) {
		if everywhere || worth.has(sp) {
			m.B = int16(sp)
			dst = append(dst, m)
		}
	}
	return dst
}

func placingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case placeVerb:
		if s.generalsToPlace(f)&general(m.A).bit() == 0 {
			return notToPlace
		}
		return s.generalSpace(f, general(m.A), space(m.B))
	case placeUnitVerb:
		if s.toPlace(f, unit(m.A)) == 0 {
			return notToPlace
		}
		return s.unitSpace(f, unit(m.A), space(m.B))
	}
	return notAnAnswer
}

func placingApply(s *state, x ctx, f *frame, m rules.Move) {
	p, sp := f.seat, space(m.B)
	if m.Verb == placeVerb {
		g := general(m.A)
		if s.at[g] == boxed(p) && isMajor(g) {
			s.rally.add(sp)
		}
		s.setGeneral(g, outside(sp))
		x.tell(EvPlaced, p, generalRef(g), none, spaceRef(sp), 1, 0)
		return
	}
	u, n := unit(m.A), s.atOnce(f, unit(m.A))
	from := waiting(p)
	switch {
	case f.a == 1 && s.rally.has(sp) && s.stacks[boxed(p)].cu[u] > 0:
		from = boxed(p)
	case s.stacks[waiting(p)].cu[u] == 0:
		from = boxed(p)
		s.countPut(sp, n)
	default:
		s.countPut(sp, n)
	}
	s.moveUnits(from, outside(sp), u, n)
	if f.b == someUnits {
		f.d -= int16(n)
	}
	x.tell(EvPlaced, p, unitRef(u), none, spaceRef(sp), n, 0)
}

// waits says whether p has pieces that wait for a legal space (3.14).
func (s *state) waits(p rules.Seat) bool {
	return s.stacks[waiting(p)].owner != nobody || s.trainingDone(p) || s.generalsAt(waiting(p), p) != 0
}

var (
	notInTransit      = refuse("3.13", "diadochi.why.not-in-transit")
	enemiesThere      = refuse("3.13", "diadochi.why.enemies-there")
	threeInASpace     = refuse("3.13", "diadochi.why.three-in-a-space")
	notYourSpace      = refuse("3.13", "diadochi.why.not-your-space")
	notYourPC         = refuse("3.13", "diadochi.why.not-your-pc")
	enemyGeneralThere = refuse("3.13", "diadochi.why.enemy-general-there")
	notToPlace        = refuse("3.13", "diadochi.why.not-to-place")
)

// reinforcementRun is one player's part of the Reinforcement phase (3.10-3.12).
func reinforcementRun(s *state, x ctx, f *frame) bool {
	p := f.seat
	if f.step == 0 {
		f.step = 1
		s.returnFleets(x, p)
		n := 3
		if s.usurper == p {
			n = 2
		}
		s.muster(waiting(p), p, mercenary, n)
		if s.ruler[makedonia] == p {
			s.muster(waiting(p), p, loyal, 1)
		}
		if s.placeWaiting(p, true) {
			return false
		}
		s.keepWaiting(&frame{seat: p, a: 1})
	}
	if s.afterProcedure(x) {
		return false
	}
	s.pop(0)
	return false
}

// trainingDone says whether a finished CU waits on p's Training Track (16.7).
func (s *state) trainingDone(p rules.Seat) bool {
	return s.trainingStep[p] > 0 && s.trainingStep[p] == trainingGoal(s.training[p])
}
