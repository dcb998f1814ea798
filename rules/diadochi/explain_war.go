package diadochi

import "tyche/rules"

// warCulprits returns the pieces that cause a refusal of movement, battle, sea or siege, or nil.
func (s *state) warCulprits(m rules.Move, ill *rules.Illegal) []rules.Ref {
	sp := spaceNamed(m)
	if sp == noSpace {
		sp = s.warSpace()
	}
	switch ill {
	case needsCUs, evadeEnemyCUs, siegeEnemyOutside, quayIsHostile, overrunTooWeak, interceptThird, landsNowhere, truceForbids:
		return s.enemyStacks(s.top().seat, sp)
	case besiegedByLand:
		return s.enemyStacks(s.march.seat, s.march.at)
	case landSeaLand:
		return s.groundedRefs()
	case cartOnTurnOne, cartNeedsCUs, cartTooFar, notYourCartHere:
		return []rules.Ref{cartRef}
	case evadeEnemySpace, interceptEnemySpace, evadeWhereFrom, noSiegeTarget, notYourCity, fleeBackOnly:
		return []rules.Ref{spaceRef(sp)}
	case tooManyAboard, siegeThreeCUs, movedAlready, notSoMany, silverIsWhole:
		return []rules.Ref{stackRef(s.stackMeant(m))}
	case droppedBefore, leaderStays, triedAlready:
		if verbs[m.Verb].Operands[0] == aGeneral {
			return []rules.Ref{generalRef(general(m.A))}
		}
	case bridesStay:
		return []rules.Ref{generalRef(s.spouse[m.A])}
	case shipsDispersed, committedAlready, notYourShips:
		return []rules.Ref{fleetRef(fleet(m.A))}
	case overrunArmies:
		return s.enemyStacks(s.entry.seat, s.entry.sp)
	}
	return nil
}

// warSpace is the space that what is under way is about.
func (s *state) warSpace() space {
	switch {
	case s.entry.on:
		return s.entry.sp
	case s.voyage.on:
		return s.voyage.lastPort().sp
	case s.march.on:
		return s.march.at
	}
	return noSpace
}

// stackMeant is the stack that an answer about CUs takes from.
func (s *state) stackMeant(m rules.Move) place {
	if m.Verb == takeVerb && s.march.on {
		return s.march.base
	}
	return marching
}

// groundedRefs are the pieces of the group that may not march any more (8.6).
func (s *state) groundedRefs() (list []rules.Ref) {
	for set := s.generalsAt(marching, s.march.seat) & s.grounded; set != 0; set &= set - 1 {
		list = append(list, generalRef(first(set)))
	}
	if s.groupGrounded() && len(list) == 0 {
		list = append(list, stackRef(marching))
	}
	return list
}
