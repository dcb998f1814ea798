package diadochi

import "tyche/rules"

// Explain is Check for people: the refusal with what the move names as arguments, in order, and the pieces that
// cause it.
func (s *state) Explain(seat rules.Seat, m rules.Move) *rules.Illegal {
	ill := s.Check(seat, m)
	if ill == nil {
		return nil
	}
	full := *ill
	if !wellFormed(m) || s.depth == 0 {
		return &full
	}
	row := &verbs[m.Verb]
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := row.Operands[i]; o {
		case noOperand:
		case anInt:
			full.Why.Args[i] = rules.N(int(n))
		default:
			full.Why.Args[i] = rules.R(rules.Ref{Kind: o, ID: n})
		}
	}
	if full.Why.Args[1].Kind == rules.NoArg { // {2} is where; a move that names a place alone has it first
		full.Why.Args[1] = full.Why.Args[0]
	}
	if sp := spaceNamed(m); ill == notUncontrolled && sp != noSpace {
		full.Why.Args[2] = rules.R(seatRef(s.pc[sp]))
	}
	full.Culprits = s.culprits(seat, m, ill)
	return &full
}

// culprits returns the pieces that cause a refusal.
func (s *state) culprits(seat rules.Seat, m rules.Move, ill *rules.Illegal) []rules.Ref {
	if list := s.warCulprits(m, ill); list != nil {
		return list
	}
	if list := s.cardCulprits(seat, m, ill); list != nil {
		return list
	}
	switch ill {
	case enemiesThere, enemiesAtArrival, enemyCUThere, noBurialCity:
		sp := spaceNamed(m)
		if ill == noBurialCity {
			sp = spaceOf(s.cart)
		}
		return s.enemyStacks(seat, sp)
	case enemyGeneralThere, generalAtArrival:
		return s.enemyGeneralRefs(seat, spaceNamed(m))
	case besiegedStay, shutIn:
		if at := s.placeNamed(m); onMap(at) {
			return s.enemyStacks(seat, spaceOf(at))
		}
	case activatedAlready, isWounded, notOnMap, placedAlready:
		return []rules.Ref{generalRef(general(m.A))}
	case cityIsFull:
		if sp := spaceNamed(m); sp != noSpace && spaces[sp].kind == majorCity {
			return []rules.Ref{stackRef(inside(sp))}
		}
	case antipatrosLives:
		return []rules.Ref{generalRef(antipatros)}
	case noCart, notYourCart, notOnTurnOne:
		return []rules.Ref{cartRef}
	case controlledAlready, notUncontrolled, notYourPC, notYourSpace, tooFar, threeInASpace, noPCInTransit, notInTransit, siegedAlready:
		if sp := spaceNamed(m); sp != noSpace {
			return []rules.Ref{spaceRef(sp)}
		}
	}
	return nil
}

// spaceNamed returns the space among the operands of a move, or noSpace.
func spaceNamed(m rules.Move) space {
	row := &verbs[m.Verb]
	for i, n := range [...]int16{m.A, m.B, m.C} {
		if row.Operands[i] == aSpace {
			return space(n)
		}
	}
	return noSpace
}

// placeNamed returns where the piece stands that a move names, or gone.
func (s *state) placeNamed(m rules.Move) place {
	switch verbs[m.Verb].Operands[0] {
	case aGeneral:
		return s.at[m.A]
	case aRoyal:
		return s.royalAt[m.A]
	case aSpace:
		return outside(space(m.A))
	}
	return gone
}

// enemyStacks returns the CUs in a space, and the Independent Armies, that are p's enemies.
func (s *state) enemyStacks(p rules.Seat, sp space) (list []rules.Ref) {
	if sp == noSpace {
		return nil
	}
	if o := s.stacks[sp].owner; o != nobody && o != p {
		list = append(list, stackRef(outside(sp)))
	}
	if spaces[sp].kind == majorCity {
		if o := s.stacks[inside(sp)].owner; o != nobody && o != p {
			list = append(list, stackRef(inside(sp)))
		}
	}
	for a, at := range s.armyAt {
		if at == outside(sp) {
			list = append(list, armyRef(army(a)))
		}
	}
	return list
}

// enemyGeneralRefs returns the generals of other players in a space.
func (s *state) enemyGeneralRefs(p rules.Seat, sp space) (list []rules.Ref) {
	for g := range general(numGenerals) {
		if o := s.ownerOf(g); isPlayer(o) && o != p && onMap(s.at[g]) && spaceOf(s.at[g]) == sp {
			list = append(list, generalRef(g))
		}
	}
	return list
}
