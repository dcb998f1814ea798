package diadochi

import "tyche/rules"

// groupIn says whether the moving CUs stand outside in sp.
func (s *state) groupIn(sp space) bool {
	m := &s.march
	return m.on && m.at == sp && !m.atSea && !isInside(m.base) && s.stacks[marching].owner != nobody
}

// reactingIn says whether CUs that intercepted stand in sp.
func (s *state) reactingIn(sp space) bool {
	return s.entry.on && s.entry.sp == sp && s.stacks[reacting].owner != nobody
}

// foeOutside is enemyOutside with the CUs that have just intercepted.
func (s *state) foeOutside(p rules.Seat, sp space) bool {
	return s.enemyOutside(p, sp) || s.reactingIn(sp) && s.stacks[reacting].owner != p
}

// enemyControlled says whether the PC of sp is of another player or Independent (1.19).
func (s *state) enemyControlled(p rules.Seat, sp space) bool {
	return s.pc[sp] != nobody && s.pc[sp] != p
}

// independentStronghold says whether sp is one (5.20).
func (s *state) independentStronghold(sp space) bool {
	return spaces[sp].kind == stronghold && s.pc[sp] == independents
}

// moveGenerals moves a set of generals to a place, brides with their husbands.
func (s *state) moveGenerals(set uint64, to place) {
	for ; set != 0; set &= set - 1 {
		s.setGeneral(first(set), to)
	}
}

// ownRoyals returns the members of the royal family in a place that p controls, as bits.
func (s *state) ownRoyals(at place, p rules.Seat) (set uint8) {
	for r, here := range s.royalAt {
		if here == at && s.royalOf[r] == p {
			set |= 1 << r
		}
	}
	return set
}

// moveRoyals moves a set of royals to a place.
func (s *state) moveRoyals(set uint8, to place) {
	for r := range s.royalAt {
		if set&(1<<r) != 0 {
			s.royalAt[r] = to
		}
	}
}

// moveEverything moves all pieces of p, the Cart too unless it rests, from one place to another.
func (s *state) moveEverything(p rules.Seat, from, to place) {
	s.moveStack(from, to)
	s.moveGenerals(s.generalsAt(from, p), to)
	s.moveRoyals(s.ownRoyals(from, p), to)
	if s.cart == from && !s.cartRests() {
		s.cart = outsideOf(to)
	}
}

// outsideOf returns the same place, outside where it is inside a city: the Cart never goes in (13.1).
func outsideOf(at place) place {
	if isInside(at) {
		return outside(spaceOf(at))
	}
	return at
}

// besieges says whether CUs of p stand outside in sp, at rest, on the march or just intercepting.
func (s *state) besieges(p rules.Seat, sp space) bool {
	return s.stacks[sp].owner == p || s.groupIn(sp) && s.march.seat == p || s.reactingIn(sp) && s.stacks[reacting].owner == p
}

// liftSiege removes the siege points of sp once no CU of the besieging player is outside, whoever else stands there
// (9.18).
func (s *state) liftSiege(x ctx, sp space) {
	if s.siege[sp] > 0 && !s.besieges(s.besieger[sp], sp) {
		s.siege[sp], s.besieger[sp] = 0, nobody
		x.tell(EvSiegeLifted, nobody, none, none, spaceRef(sp), 0, 0)
	}
}

// liftSieges removes siege points wherever the besiegers have gone (9.18).
func (s *state) liftSieges(x ctx) {
	for i := 0; i < numSpaces; i += 8 {
		from := min(i, numSpaces-8) // the last eight overlap
		if eight(s.siege[from:]) == 0 {
			continue
		}
		for sp := from; sp < from+8; sp++ {
			if s.siege[sp] > 0 {
				s.liftSiege(x, space(sp))
			}
		}
	}
}
