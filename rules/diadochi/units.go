package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Combat units where they stand (1.49-1.63). These functions are the only ones that change stacks.

// stackAt returns the combat units in a place.
func (s *state) stackAt(at place) *stack { return &s.stacks[at] }

// addUnits puts n CUs of a type into a place that is empty or already owner's.
func (s *state) addUnits(at place, owner rules.Seat, u unit, n int) {
	if n <= 0 {
		return
	}
	k := &s.stacks[at]
	if k.owner == nobody {
		k.owner = owner
		s.own[owner].add(at)
	}
	k.cu[u] += uint8(n)
}

// takeUnits takes n CUs of a type out of a place, those first that have done most in this turn.
func (s *state) takeUnits(at place, u unit, n int) {
	s.forget(at, u, n)
	s.liftUnits(at, u, n)
}

// liftUnits takes CUs out of a place and leaves their marks to the caller.
func (s *state) liftUnits(at place, u unit, n int) {
	k := &s.stacks[at]
	k.cu[u] -= uint8(n)
	if k.owner != nobody && k.size() == 0 {
		s.own[k.owner].remove(at)
		k.owner = nobody
	}
}

// moveUnits moves n CUs of a type from one place to another of the same owner.
func (s *state) moveUnits(from, to place, u unit, n int) {
	s.carry(from, to, u, n, 0, 0, true)
}

// moveStack moves everything of one place to another of the same owner.
func (s *state) moveStack(from, to place) {
	for u := range unit(numUnits) {
		if n := s.stacks[from].cu[u]; n > 0 {
			s.moveUnits(from, to, u, int(n))
		}
	}
}

// eliminate loses n CUs of a type from a place: RA and Silver Shields never come back (1.52).
func (s *state) eliminate(at place, u unit, n int) {
	s.takeUnits(at, u, n)
	switch u {
	case royalArmy:
		s.royalLost += uint8(n)
	case silver:
		if s.countAll(silver) == 0 {
			s.silverState = silverGone // 1.59
		}
	}
}

// changeOwner gives n CUs of a type in a place to another Faction, in another place (11.16). A battle they fought in
// this Segment still counts (9.5); what else they did they did for others.
func (s *state) changeOwner(from, to place, owner rules.Seat, u unit, n int) {
	for n > 0 {
		got, tags := s.unmark(from, u, n, 0, false)
		if got == 0 {
			return
		}
		s.liftUnits(from, u, got)
		s.addUnits(to, owner, u, got)
		s.addMark(to, u, got, tags&foughtTag)
		n -= got
	}
}

// countAll counts the CUs of a type that are in play, everywhere.
func (s *state) countAll(u unit) int {
	n := 0
	for p := range rules.Seat(s.players) {
		for w, set := range s.own[p] {
			for ; set != 0; set &= set - 1 {
				n += int(s.stacks[w<<6|bits.TrailingZeros64(set)].cu[u])
			}
		}
	}
	return n
}

// supply says how many CUs of a type can still be brought into play (1.63).
func (s *state) supply(u unit) int {
	switch u {
	case elephant:
		return 8 - s.countAll(elephant)
	case royalArmy:
		return 0
	case silver:
		if s.silverState == silverUnborn {
			return 2
		}
		return 0
	}
	return 100
}

// muster puts up to n new CUs of a type into a place, as many as the supply has, and returns how many.
func (s *state) muster(at place, owner rules.Seat, u unit, n int) int {
	n = min(n, s.supply(u))
	s.addUnits(at, owner, u, n)
	return max(n, 0)
}

// armiesAt returns the Independent Armies in a space, as bits.
func (s *state) armiesAt(sp space) (set uint8) {
	for a, at := range s.armyAt {
		if at == place(sp) {
			set |= 1 << a
		}
	}
	return set
}

// enemyOutside says whether CUs of an enemy of p stand outside in sp; p may be independents or nobody (everybody's
// CUs count). Independent Armies count as CUs (10.3).
func (s *state) enemyOutside(p rules.Seat, sp space) bool {
	if o := s.stacks[sp].owner; o != nobody && o != p {
		return true
	}
	if m := s.march.at; s.march.on && m == sp && s.march.seat != p && !s.march.atSea && s.stacks[marching].owner != nobody && !isInside(s.march.base) {
		return true
	}
	a := &s.armyAt
	return p != independents && (a[0] == outside(sp) || a[1] == outside(sp) || a[2] == outside(sp) || a[3] == outside(sp) || a[4] == outside(sp))
}

// enemyCUs says whether any CUs of an enemy of p are in sp, outside or inside.
func (s *state) enemyCUs(p rules.Seat, sp space) bool {
	if s.enemyOutside(p, sp) {
		return true
	}
	if spaces[sp].kind != majorCity {
		return false
	}
	o := s.stacks[inside(sp)].owner
	return o != nobody && o != p
}

// enemyGenerals says whether a general of another player is in sp, outside or inside.
func (s *state) enemyGenerals(p rules.Seat, sp space) bool {
	for q := range rules.Seat(s.players) {
		if q == p {
			continue
		}
		for set := s.force[q]; set != 0; set &= set - 1 {
			if at := s.at[bits.TrailingZeros64(set)]; onMap(at) && spaceOf(at) == sp {
				return true
			}
		}
	}
	return false
}

// isBesieged says whether pieces inside the Major City sp are besieged (9.17).
func (s *state) isBesieged(sp space) bool {
	return spaces[sp].kind == majorCity && s.enemyOutside(s.pc[sp], sp)
}

// unitsOnMap counts a player's CUs on the map (17.12).
func (s *state) unitsOnMap(p rules.Seat) int {
	n := 0
	for w, set := range s.own[p] {
		for ; set != 0; set &= set - 1 {
			if at := place(w<<6 | bits.TrailingZeros64(set)); at < firstBoxed {
				n += s.stacks[at].size()
			}
		}
	}
	return n
}
