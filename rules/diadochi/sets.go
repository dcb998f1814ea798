package diadochi

import (
	"math/bits"

	"tyche/rules"
)

// Sets of spaces and places that answer at once what would otherwise be asked of each.

var (
	kindSpaces   = findKindSpaces() // the spaces of each kind
	allSpaces    = spacesThat(func(space) bool { return true })
	cities       = spacesThat(func(sp space) bool { return spaces[sp].kind != transit }) // where a PC can be
	placeSpace   = findPlaceSpaces()                                                     // spaceOf of each place on the map
	mapPlaces    = placesOf(0, marching)                                                 // the places on the map ...
	insidePlaces = placesOf(firstInside, marching)                                       // ... and those inside the cities
)

func findKindSpaces() (of [transit + 1]spaceSet) {
	for sp := range spaces {
		of[spaces[sp].kind].add(space(sp))
	}
	return of
}

func spacesThat(fit func(space) bool) (set spaceSet) {
	for sp := range space(numSpaces) {
		if fit(sp) {
			set.add(sp)
		}
	}
	return set
}

func findPlaceSpaces() (of [256]space) {
	for at := range of {
		of[at] = spaceOf(place(at))
	}
	return of
}

func placesOf(from, to place) (set placeSet) {
	for at := from; at < to; at++ {
		set.add(at)
	}
	return set
}

func (t spaceSet) and(u spaceSet) spaceSet     { return spaceSet{t.lo & u.lo, t.hi & u.hi} }
func (t spaceSet) or(u spaceSet) spaceSet      { return spaceSet{t.lo | u.lo, t.hi | u.hi} }
func (t spaceSet) without(u spaceSet) spaceSet { return spaceSet{t.lo &^ u.lo, t.hi &^ u.hi} }

// next takes the lowest space out of a set that is not empty.
func (t *spaceSet) next() space {
	if t.lo != 0 {
		sp := bits.TrailingZeros64(t.lo)
		t.lo &= t.lo - 1
		return space(sp)
	}
	sp := 64 + bits.TrailingZeros64(t.hi)
	t.hi &= t.hi - 1
	return space(sp)
}

// ownOutside returns the spaces with a player's CUs outside.
func (s *state) ownOutside(p rules.Seat) spaceSet {
	return spaceSet{s.own[p][0], s.own[p][1] & allSpaces.hi}
}

// ownInside returns the spaces with a player's CUs inside.
func (s *state) ownInside(p rules.Seat) (set spaceSet) {
	for w := firstInside >> 6; int(w) < len(s.own[p]); w++ {
		for rest := s.own[p][w] & insidePlaces[w]; rest != 0; rest &= rest - 1 {
			set.add(placeSpace[w<<6|place(bits.TrailingZeros64(rest))])
		}
	}
	return set
}

// enemiesOutside returns the spaces of which enemyOutside is true.
func (s *state) enemiesOutside(p rules.Seat) (set spaceSet) {
	for q := range rules.Seat(s.players) {
		if q != p {
			set = set.or(s.ownOutside(q))
		}
	}
	if m := &s.march; m.on && m.seat != p && !m.atSea && s.stacks[marching].owner != nobody && !isInside(m.base) {
		set.add(m.at)
	}
	if p != independents {
		for _, at := range s.armyAt {
			if at < numSpaces {
				set.add(space(at))
			}
		}
	}
	return set
}

// enemiesIn returns the spaces of which enemyCUs is true.
func (s *state) enemiesIn(p rules.Seat) spaceSet {
	set := s.enemiesOutside(p)
	for q := range rules.Seat(s.players) {
		if q != p {
			set = set.or(s.ownInside(q))
		}
	}
	return set
}

// enemyGeneralsIn returns the spaces of which enemyGenerals is true.
func (s *state) enemyGeneralsIn(p rules.Seat) (set spaceSet) {
	for q := range rules.Seat(s.players) {
		if q != p {
			set = set.or(s.generalsOf(q))
		}
	}
	return set
}

// generalsOf returns the spaces with a player's generals.
func (s *state) generalsOf(p rules.Seat) (set spaceSet) {
	for rest := s.force[p]; rest != 0; rest &= rest - 1 {
		if at := s.at[first(rest)]; onMap(at) {
			set.add(placeSpace[at])
		}
	}
	return set
}

// ownedAmong returns those of a set of spaces that have the PC of an owner, or of nobody.
func (s *state) ownedAmong(set spaceSet, owner rules.Seat) spaceSet {
	for rest := set; !rest.empty(); {
		if sp := rest.next(); s.pc[sp] != owner {
			set.remove(sp)
		}
	}
	return set
}

// eight reads eight bytes at once.
func eight[T ~uint8](b []T) uint64 {
	_ = b[7]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 | uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}
