package sector

import "tyche/rules"

// What a base and a technology are good for.

// basePurpose says what resource cards a base brings, and who could bring it down by the end of the round.
func (s *state) basePurpose(p rules.Seat, a area) []rules.Text {
	q := areas[a].planet
	list := say("foothold", rules.R(planetRef(q)))
	if n := s.freeYield(p, q); n > 0 {
		list = say("base", rules.R(planetRef(q)), rules.N(n))
	}
	for o := range rules.Seat(s.players) {
		if o != p && s.owner[a] != p && s.canEnter(o, a) { // whoever guards it stands in the way (5.1)
			return append(list, say("base-threat", rules.R(areaRef(a)), rules.R(seatRef(o)))...)
		}
	}
	return append(list, say("base-safe", rules.R(areaRef(a)))...)
}

// techPurpose says what the cards of a technology add: to a unit that is on the map, or to any; or what its effect is.
func (s *state) techPurpose(p rules.Seat, t tech) []rules.Text {
	c := techs[t].card
	if c == noCard {
		return say("tech", rules.K("sector.effect.tech."+techs[t].id))
	}
	k := &cards[c]
	attack, health := rules.N(int(k.attack)), rules.N(int(k.health))
	switch {
	case k.named == noUnit:
		return say("tech-any", rules.R(cardRef(c)), attack, health)
	case s.fields(p, k.named):
		return say("tech-fits", rules.R(cardRef(c)), rules.R(unitRef(k.named)), attack, health)
	}
	return say("tech-later", rules.R(cardRef(c)), rules.R(unitRef(k.named)), rules.N(int(k.otherAttack)), rules.N(int(k.otherHealth)))
}
