package diadochi

import "tyche/rules"

// The royal family (chapter 12).

// giveRoyal puts a member of the royal family somewhere under p's control (nobody: unattached). A marriage ends when
// control of the bride changes (12.12).
func (s *state) giveRoyal(x ctx, r royal, p rules.Seat, at place) {
	if p != s.royalOf[r] {
		s.spouse[r] = noGeneral
	}
	s.royalOf[r], s.royalAt[r] = p, at
	x.tell(EvRoyal, p, royalRef(r), none, spaceRef(s.ground(at)), 0, 0)
}

// killRoyal takes a member of the royal family out of the game (12.13).
func (s *state) killRoyal(x ctx, r royal) {
	s.spouse[r] = noGeneral
	s.royalOf[r], s.royalAt[r] = nobody, gone
	x.tell(EvRoyalDies, nobody, royalRef(r), none, none, 0, 0)
}

// isMarried says whether a Major General has a wife, of the royal family or a daughter of Antipatros (12.11).
func (s *state) isMarried(g general) bool {
	for _, husband := range s.spouse {
		if husband == g {
			return true
		}
	}
	for _, husband := range s.daughters {
		if husband == g {
			return true
		}
	}
	return false
}

// marry joins a bride of the royal family and a general, in his place and under his owner's control (12.11).
func (s *state) marry(x ctx, r royal, g general) {
	s.giveRoyal(x, r, s.owner[g], s.at[g])
	s.spouse[r] = g
	x.tell(EvMarried, s.owner[g], generalRef(g), none, royalRef(r), 0, 0)
}

// endMarriage ends every marriage of a general who dies (12.12).
func (s *state) endMarriage(x ctx, g general) {
	for r := range s.spouse {
		if s.spouse[r] == g {
			s.spouse[r] = noGeneral
		}
	}
	for i := range s.daughters {
		if s.daughters[i] == g {
			s.daughters[i], s.daughterOf[i] = noGeneral, nobody
		}
	}
}

// royalsAt returns the members of the royal family in a place, as bits.
func (s *state) royalsAt(at place) (set uint8) {
	for r, here := range s.royalAt {
		if here == at {
			set |= 1 << r
		}
	}
	return set
}

// enterRoyals brings Kleopatra, Thessalonike and Eurydike in on Turn II (12.4), unless an event was earlier.
func (s *state) enterRoyals(x ctx) {
	s.enterRoyal(x, kleopatra, spSardis)
	s.enterRoyal(x, thessalonike, spPella)
	if s.royalAt[eurydike] == aside {
		if s.royalAt[philippos] < aside {
			s.giveRoyal(x, eurydike, s.royalOf[philippos], s.royalAt[philippos])
		} else {
			s.royalAt[eurydike] = gone // 12.4
		}
	}
}

// enterRoyal puts a princess into the Major City of her entry (12.3).
func (s *state) enterRoyal(x ctx, r royal, sp space) {
	if s.royalAt[r] != aside {
		return
	}
	switch owner := s.pc[sp]; {
	case isPlayer(owner):
		at := outside(sp)
		if s.enemyOutside(owner, sp) {
			at = inside(sp)
		}
		s.giveRoyal(x, r, owner, at)
	case owner == independents:
		s.giveRoyal(x, r, nobody, inside(sp))
	case s.stacks[sp].owner != nobody:
		s.giveRoyal(x, r, s.stacks[sp].owner, outside(sp))
	default:
		s.giveRoyal(x, r, nobody, outside(sp))
	}
}

// detachRoyals lets members of the royal family go whom nothing holds at the end of a Player Turn (12.9).
func (s *state) detachRoyals(x ctx) {
	for r := range royal(numRoyals) {
		p, at := s.royalOf[r], s.royalAt[r]
		if p == nobody || !onMap(at) || s.present(p, spaceOf(at)) {
			continue
		}
		s.giveRoyal(x, r, nobody, at)
	}
}

// present says whether p has a PC, a CU or a general in a space (12.9).
func (s *state) present(p rules.Seat, sp space) bool {
	if s.pc[sp] == p || s.stacks[sp].owner == p || s.generalsAt(outside(sp), p) != 0 {
		return true
	}
	if spaces[sp].kind != majorCity {
		return false
	}
	return s.stacks[inside(sp)].owner == p || s.generalsAt(inside(sp), p) != 0
}
