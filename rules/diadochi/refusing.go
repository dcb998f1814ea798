package diadochi

import "tyche/rules"

// Refuse says why a click on a thing is no answer to the open question, when no answer that could be given speaks of it.
func (s *state) Refuse(p rules.Seat, r rules.Ref) *rules.Illegal {
	switch {
	case s.depth == 0:
		return gameOver
	case s.top().seat != p:
		return notYourDecision
	}
	switch r.Kind {
	case KindCard:
		return s.refuseCard(p, card(r.ID))
	case KindGeneral:
		return s.refuseGeneral(p, general(r.ID))
	case KindFleet:
		return fleetsEscort.About(r)
	case KindCart:
		if s.top().kind == inMarch {
			return s.refuseCart()
		}
	}
	if r.Kind == KindProvince {
		return s.refuseProvince(r)
	}
	if sp := s.spaceOfRef(r); sp != noSpace {
		return s.refuseSpace(p, sp)
	}
	return nil
}

// refuseCard: events and OP belong to the Tyche Segment, Surprise cards to their moments (3.26, 3.32).
func (s *state) refuseCard(p rules.Seat, c card) *rules.Illegal {
	switch {
	case c >= card(numCards) || !s.holds(p, c):
		return nil
	case cards[c].band == surpriseBand:
		return surpriseNotNow.About(cardRef(c))
	case s.segment == tycheSegment && s.active == p && s.top().kind != inTyche: // one card a Segment (3.26)
		return onePlayed.About(cardRef(c))
	case s.top().kind != inTyche:
		return onlyInTyche.About(cardRef(c))
	}
	return nil
}

func (s *state) refuseGeneral(p rules.Seat, g general) *rules.Illegal {
	if g >= numGenerals {
		return nil
	}
	at := s.at[g]
	switch f := s.top(); {
	case s.ownerOf(g) == p && (f.kind == inActivations || f.kind == inActivation):
		return s.Explain(p, rules.Move{Verb: activateVerb, A: int16(g)})
	case s.ownerOf(g) == p && f.kind == inMarch && at == s.march.base:
		return s.Explain(p, rules.Move{Verb: takeGeneralVerb, A: int16(g)})
	case s.ground(at) != noSpace:
		return s.refuseSpace(p, s.ground(at))
	}
	return notOnMap.About(generalRef(g))
}

// refuseCart says why the group that marches cannot pick the Cart up (13.3, 13.4).
func (s *state) refuseCart() *rules.Illegal {
	switch {
	case s.cart == gone:
		return noCart
	case s.cartRests():
		return cartOnTurnOne.About(cartRef)
	}
	if ill := s.takeCartRefusal(); ill != nil {
		return ill.About(cartRef)
	}
	return nil
}

// refuseSpace answers for a space, and for whatever stands there.
func (s *state) refuseSpace(p rules.Seat, sp space) *rules.Illegal {
	switch s.top().kind {
	case inSurrender:
		return s.Explain(p, rules.Move{Verb: siegeVerb, A: int16(sp)})
	case inOps, inPlacePCs:
		return s.Explain(p, rules.Move{Verb: placePCVerb, A: int16(sp)})
	case inActivations, inActivation:
		return activateFirst.About(spaceRef(sp))
	case inMarch:
		return s.refuseMarch(p, sp)
	}
	return nil
}

// refuseProvince: what is done on the map is done in a space (1.11).
func (s *state) refuseProvince(r rules.Ref) *rules.Illegal {
	switch s.top().kind {
	case inOps, inPlacePCs, inMarch:
		return notAProvince.About(r)
	}
	return nil
}

// spaceOfRef returns the space that a thing is or stands in, or noSpace.
func (s *state) spaceOfRef(r rules.Ref) space {
	at := gone
	switch r.Kind {
	case KindSpace, KindTomb:
		if r.ID >= 0 && r.ID < numSpaces {
			return space(r.ID)
		}
		return noSpace
	case KindStack:
		at = place(r.ID)
	case KindRoyal:
		if r.ID >= 0 && r.ID < numRoyals {
			at = s.royalAt[r.ID]
		}
	case KindArmy:
		if r.ID >= 0 && r.ID < numArmies {
			at = s.armyAt[r.ID]
		}
	case KindCart:
		at = s.cart
	}
	return s.ground(at)
}

var (
	onlyInTyche    = refuse("3.26", "diadochi.why.only-in-tyche")
	onePlayed      = refuse("3.26", "diadochi.why.one-played")
	surpriseNotNow = refuse("3.32", "diadochi.why.surprise-not-now")
	fleetsEscort   = refuse("8.13", "diadochi.why.fleets-escort")
	notAProvince   = refuse("1.11", "diadochi.why.not-a-province")
	activateFirst  = refuse("5.2", "diadochi.why.activate-first")
)
