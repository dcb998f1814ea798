package diadochi

import (
	"errors"

	"tyche/rules"
)

// What a position told in words must keep as a whole; what one line says wrong is refused where it is read.

// mostUnits bounds the CUs of one place in a position.
const mostUnits = 99

// stands says whether pieces of p can be in a place: on the map, or in his own boxes.
func stands(at place, p rules.Seat) bool {
	return onMap(at) || isPlayer(p) && (at == boxed(p) || at == waiting(p))
}

var (
	errSupply  = errors.New("there are not so many")
	errSilver  = errors.New("the Silver Shields are never split")
	errTwo     = errors.New("others stand there")
	errInside  = errors.New("inside a city are at most two units, of whoever controls it")
	errNoSiege = errors.New("nobody besieges it")
)

// impossible finds what cannot be, and the line that says it.
func (s *state) impossible(r *reader) (int, error) {
	for u, most := range [numUnits]int{elephant: 8, royalArmy: 8, silver: 2} {
		if most > 0 && s.countAll(unit(u)) > most {
			return r.lines["type "+unitIDs[u]], errSupply
		}
	}
	for at := range place(numStacks) {
		if n := int(s.stacks[at].cu[silver]); n > 0 && n < s.countAll(silver) {
			return r.lines["type "+unitIDs[silver]], errSilver
		}
		if isInside(at) && s.stacks[at].owner != nobody && (s.stacks[at].size() > mostInside || s.stacks[at].owner != s.pc[spaceOf(at)]) {
			return r.lines["units "+placeID(at)], errInside
		}
	}
	for a, at := range s.armyAt {
		if at < numSpaces && s.stacks[at].owner != nobody {
			return r.lines["army "+armies[a].id], errTwo
		}
	}
	for g := range general(numGenerals) {
		if n, err := s.misplaced(g, r); err != nil {
			return n, err
		}
	}
	for sp, n := range s.siege {
		if p := s.stacks[sp].owner; n > 0 && (p == nobody || !s.isSiegeTarget(p, space(sp))) {
			return r.lines["siege "+spaces[sp].id], errNoSiege
		}
	}
	return 0, nil
}

// misplaced says why a general cannot be where he is: before enemies without CUs, or inside a city of others.
func (s *state) misplaced(g general, r *reader) (int, error) {
	p, at := s.ownerOf(g), s.at[g]
	switch {
	case p == nobody || !onMap(at):
	case isInside(at) && s.pc[spaceOf(at)] != p:
		return r.lines["general "+generalID(g)], errInside
	case !isInside(at) && s.enemyOutside(p, spaceOf(at)):
		return r.lines["general "+generalID(g)], errTwo
	}
	return 0, nil
}
