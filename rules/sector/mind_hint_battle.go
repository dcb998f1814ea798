package sector

import (
	"slices"

	"tyche/rules"
)

// Why an attack is good, and what cards are laid for in a battle.

// cardsPurpose says what cards change in a battle: what each side loses with them and without, where the chance to win is the same.
func (s *state) cardsPurpose(p rules.Seat, m rules.Move) []rules.Text {
	switch {
	case m != layNothing(m):
	case s.overLimit(p):
		return say("keep-cards.over")
	default:
		return say("keep-cards")
	}
	list := s.battlePurpose(p, m)
	with, known := OddsIn(s, p, m)
	without, also := OddsIn(s, p, layNothing(m))
	side := s.sideOf(p)
	if !known || !also || side < 0 || s.keeps(p, m) >= s.keeps(p, layNothing(m))+hardly { // they are laid for the battle
		return list
	}
	lost := func(key string, of int) []rules.Text { // with one decimal
		a, b := (with.Mean(of)+5)/10, (without.Mean(of)+5)/10
		return say(key, rules.N(a/10), rules.N(a%10), rules.N(b/10), rules.N(b%10))
	}
	switch foe := 1 - side; {
	case with.Mean(foe)-without.Mean(foe) > evenLoss:
		return lost("cards-kill", foe)
	case without.Mean(side)-with.Mean(side) > evenLoss:
		return lost("cards-spare", side)
	case with.Told() == without.Told() && s.overLimit(p):
		return say("cards-over", rules.N(s.handLimit(p)), rules.N(total(&s.seats[p].hand)))
	case s.lost(p):
		return say("cards-lost", rules.R(with.Area))
	}
	return list
}

// hardly is how many hundredths more often one has to win for that to be what cards are laid for.
const hardly = 3

// hopeless is how often, in hundredths, a battle is won at most that is as good as lost.
const hopeless = 4

// lost says whether a battle is as good as lost whatever p lays in this skirmish.
func (s *state) lost(p rules.Seat) bool {
	return !slices.ContainsFunc(rules.Moves(s, p, nil), func(m rules.Move) bool { return m.Verb == commitVerb && s.keeps(p, m) > hopeless })
}

// battlePurpose gives the odds of the battle that an answer leads to.
func (s *state) battlePurpose(p rules.Seat, m rules.Move) []rules.Text {
	o, ok := OddsIn(s, p, m)
	if !ok {
		switch {
		case m.Verb != doneVerb:
			return nil
		case s.unpayable(p):
			return say("unpayable")
		}
		return s.enoughPurpose(p)
	}
	if t := o.Told(); m.Verb == moveVerb && t.Most < evenChance { // the first of several units that go there
		return s.attackPurpose(p, area(o.Area.ID))
	}
	won, holds := o.Told(), o.Seats[defending] == p
	if holds {
		won = won.Not()
	}
	if m.Verb == moveVerb { // more may join: what is told under the glass is of all that are in hand
		return []rules.Text{won.Worded("sector.hint.battle-with", rules.R(o.Area), rules.N(o.Units[attacking]))}
	}
	if list := s.laterOdds(p, m, won, holds); list != nil {
		return list
	}
	if holds {
		return []rules.Text{won.Worded("sector.hint.hold", rules.R(o.Area))}
	}
	return []rules.Text{won.Worded("sector.hint.battle", rules.R(o.Area))}
}

// enoughPurpose says why nothing more is bought, moved or placed, by what is ended.
func (s *state) enoughPurpose(p rules.Seat) []rules.Text {
	switch f := s.top(); f.kind {
	case inBuild:
		if s.buildsLater(p) {
			return say("enough-build.lying")
		}
		return say("enough-build")
	case inResearch:
		if !s.anyTechToBuy(f) {
			return say("enough-tech.none")
		}
		return say("enough-tech")
	case inFreeUnits:
		return say("enough-units")
	}
	return say("enough-moves")
}

// buildsLater says whether a Build order of p that can buy something still lies face down.
func (s *state) buildsLater(p rules.Seat) bool {
	for i := range s.tokenCount {
		if k := &s.tokens[i]; k.owner == p && k.at != noPlanet && k.order.plain() == build && s.present(p, k.at) {
			return true
		}
	}
	return false
}

// unpayable says whether p can buy nothing more: whoever stops then gives nothing up.
func (s *state) unpayable(p rules.Seat) bool {
	return s.top().kind == inBuild && !slices.ContainsFunc(rules.Moves(s, p, nil), func(m rules.Move) bool { return m.Verb != doneVerb && m.Verb != disbandVerb })
}

// laterOdds says of an answer within a battle what its odds reckon with, since they differ from those before: the cards drawn by now and
// the line-up, and then the cards that are laid, beside none where that is a number too. Nothing before it, and where the odds are no number.
func (s *state) laterOdds(p rules.Seat, m rules.Move, won Told, holds bool) []rules.Text {
	if won.Least < won.Most {
		return nil
	}
	at, key := rules.R(areaRef(s.battle.area)), [...]string{"battle.lined-up", "battle.laid", "battle.cards"}
	if holds {
		key = [...]string{"hold.lined-up", "hold.laid", "hold.cards"}
	}
	switch m.Verb {
	case frontVerb, supportVerb:
		return say(key[0], at, rules.N(won.Most))
	case commitVerb:
		bare, known := OddsIn(s, p, layNothing(m))
		without := bare.Told()
		if holds {
			without = without.Not()
		}
		foe := rules.R(seatRef(s.battle.seats[1-s.sideOf(p)]))
		if known && without.Least == without.Most {
			return say(key[2], at, rules.N(won.Most), foe, rules.N(without.Most))
		}
		return say(key[1], at, rules.N(won.Most), foe)
	}
	return nil
}

// attackPurpose names whom an attack is for, and what its area is worth to p: a base of its own that would fall (5.1), points at the end of each
// round (5.5), or a base that falls with it.
func (s *state) attackPurpose(p rules.Seat, a area) []rules.Text {
	at, foe := rules.R(areaRef(a)), rules.R(seatRef(s.owner[a]))
	switch {
	case s.base[a] == p:
		return say("attack.own-base", at, foe)
	case areas[a].points > 0:
		return say("attack.points", at, foe, rules.N(int(areas[a].points)))
	case s.base[a] == s.owner[a]:
		return say("attack.base", at, foe)
	}
	return say("attack", at, foe)
}
