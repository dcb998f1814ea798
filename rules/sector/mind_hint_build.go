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
	return append(list, s.basePeril(p, a)...)
}

// basePeril names who could reach the area of a base with one Mobilise order: whoever stands there alone at the end of the round brings it
// down (5.1). Where units of its owner guard it, it names who would beat them most often, and how often.
func (s *state) basePeril(p rules.Seat, a area) []rules.Text {
	foe, best := nobody, Told{}
	for o := range rules.Seat(s.players) {
		switch {
		case o == p || !s.canEnter(o, a):
		case s.owner[a] != p:
			return say("base-threat", rules.R(areaRef(a)), rules.R(seatRef(o)))
		default:
			r := s.reachOf(p, o, a)
			if told := r.Odds.Told(); foe == nobody || told.Mean() > best.Mean() {
				foe, best = o, told
			}
		}
	}
	if foe == nobody {
		return say("base-safe", rules.R(areaRef(a)))
	}
	return []rules.Text{best.Worded("sector.hint.base-guarded", rules.R(areaRef(a)), rules.R(seatRef(foe)))}
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
