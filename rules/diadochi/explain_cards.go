package diadochi

import "tyche/rules"

// cardCulprits returns the pieces that cause a refusal of a card's choice, or nil.
func (s *state) cardCulprits(seat rules.Seat, m rules.Move, ill *rules.Illegal) []rules.Ref {
	sp, at := s.chosenPlace(m)
	switch ill {
	case cardHoldsCUs, cardForeignCUs:
		if sp != noSpace {
			return s.enemyStacks(nobody, sp)
		}
	case cardHoldsGeneral:
		if sp != noSpace {
			return s.enemyGeneralRefs(nobody, sp)
		}
	case cardBesieged:
		if sp != noSpace {
			return s.enemyStacks(s.stacks[at].owner, sp)
		}
	case cardTooSmall, ghostTooWeak, noRoyalsThere, noMacedonians:
		if at != gone {
			return []rules.Ref{stackRef(at)}
		}
	case cardUsurperHe, cardUsurperMe:
		return []rules.Ref{seatRef(s.usurper)}
	case cartGuarded, cartElsewhere:
		return []rules.Ref{cartRef}
	case olympiasDead:
		return []rules.Ref{royalRef(olympias)}
	}
	if r, ok := refOf(m.Verb, m.A); ok && s.askedByCard() {
		return []rules.Ref{r}
	}
	return nil
}

// askedByCard says whether a card is asking.
func (s *state) askedByCard() bool {
	k := s.top().kind
	return k == inEvent || k == inSurprise
}

// chosenPlace returns the space and the place of what a choice names; noSpace and gone if it names nothing on the map.
func (s *state) chosenPlace(m rules.Move) (space, place) {
	at := gone
	switch m.Verb {
	case targetVerb:
		at = outside(space(m.A))
	case targetGeneralVerb:
		at = s.at[m.A]
	case targetRoyalVerb:
		at = s.royalAt[m.A]
	case targetArmyVerb:
		at = s.armyAt[m.A]
	}
	if sp := spaceOf(at); sp != noSpace {
		return sp, at
	}
	return noSpace, gone
}
