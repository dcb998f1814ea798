package diadochi

import (
	"tyche/rules"
)

// The Isolation phase (4.10-4.13).

// isolate removes every isolated PC; all are found before the first is removed (4.10, 4.11).
func (s *state) isolate(x ctx) {
	var lost spaceSet
	for p := range rules.Seat(s.players) {
		lost = lost.or(s.pcs[p].without(s.supplied(p)))
	}
	for !lost.empty() {
		sp := lost.next()
		x.tell(EvIsolated, s.pc[sp], none, spaceRef(sp), none, 0, 0)
		s.setPC(x, sp, nobody)
	}
}

// supplied returns the spaces where a PC of p is not isolated (4.12).
func (s *state) supplied(p rules.Seat) (held spaceSet) {
	var queue [numSpaces]space
	var seen spaceSet
	n := 0
	for sp := range space(numSpaces) {
		if s.pc[sp] == p && (spaces[sp].kind == majorCity || s.hasUnits(p, sp)) {
			held.add(sp)
		}
		if s.isSource(p, sp) {
			seen.add(sp)
			queue[n] = sp
			n++
		}
	}
	for i := 0; i < n; i++ {
		from := queue[i]
		for _, l := range links[from] {
			if l.kind == transMed || seen.has(l.to) || !s.traceable(p, from, l) {
				continue
			}
			seen.add(l.to)
			held.add(l.to)
			if s.openToPath(p, l.to) {
				queue[n] = l.to
				n++
			}
		}
	}
	return held
}

// hasUnits says whether p has a CU in sp, outside or inside.
func (s *state) hasUnits(p rules.Seat, sp space) bool {
	return s.stacks[sp].owner == p || spaces[sp].kind == majorCity && s.stacks[inside(sp)].owner == p
}

// isSource says whether a path of 4.12 (c) may end in sp: p's PC on a Major City, or an Army of his.
func (s *state) isSource(p rules.Seat, sp space) bool {
	if spaces[sp].kind == majorCity && s.pc[sp] == p {
		return true
	}
	return s.hasArmy(p, outside(sp)) || spaces[sp].kind == majorCity && s.hasArmy(p, inside(sp))
}

// hasArmy says whether an Army of p is in a place (1.42).
func (s *state) hasArmy(p rules.Seat, at place) bool {
	return s.stacks[at].owner == p && s.generalsAt(at, p) != 0
}

// openToPath says whether a path may go on through sp: no enemy PC, no enemy CU outside (4.12).
func (s *state) openToPath(p rules.Seat, sp space) bool {
	owner := s.pc[sp]
	return (owner == p || owner == nobody) && !s.enemyOutside(p, sp)
}

// traceable says whether a path may use a route from a space: a besieged city of p can be left and entered only by
// sea from its Port (4.13).
func (s *state) traceable(p rules.Seat, from space, l link) bool {
	for _, sp := range [...]space{from, l.to} {
		if spaces[sp].kind == majorCity && s.pc[sp] == p && s.isBesieged(sp) && !sailable(l, from) {
			return false
		}
	}
	return true
}
