package diadochi

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// stakesOfEvent: an event may be a hostile act that makes a Champion a Successor (11.18, 11.19).
func (s *state) stakesOfEvent(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if !isPlayer(p) || !s.isChampion(p) {
		return dst
	}
	t, ok := s.try(p, m, 0)
	switch {
	case !ok:
	case !t.settled.isChampion(p):
		dst = append(dst, rules.Price("11.18", s.disgrace(p, "event")).Asked())
	case t.asked && t.of == faces:
		dst = s.stakesOfDie(p, m, dst)
	}
	return dst
}

// stakesOfOwnLoss are the points and the legitimacy that an answer to a card surely costs whoever gives it; that of a Champion's status has a
// price of its own.
func (s *state) stakesOfOwnLoss(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if !isPlayer(p) {
		return dst
	}
	t, ok := s.try(p, m, 0)
	if !ok || t.asked {
		return dst
	}
	played := card(s.top().a)
	if m.Verb == playVerb || m.Verb == surpriseVerb {
		played = card(m.A)
	}
	rule := ruleOfCard(played)
	if n := s.vp(p) - t.after.vp(p); n > 0 {
		dst = append(dst, rules.Price(rule, rules.Say(ownPoints, rules.N(n))).Asked())
	}
	n := s.legitimacy(p) - t.after.legitimacy(p)
	if s.isChampion(p) && !t.after.isChampion(p) {
		n -= championL
	}
	if n > 0 {
		dst = append(dst, rules.Price(rule, rules.Say(ownLegitimacy, rules.N(n))).Asked())
	}
	return dst
}

// stakesOfDie is how likely the die that an event throws costs a Champion his status, if it may.
func (s *state) stakesOfDie(p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	lost := uint64(0)
	for face := range faces {
		if t, _ := s.try(p, m, face); !t.after.isChampion(p) {
			lost++
		}
	}
	if lost == 0 {
		return dst
	}
	loses := odds.Chance{Ways: lost, Of: faces}
	return append(dst, chance("11.18", s.disgrace(p, "die"), way("champion.stays", 1, loses.Not()), way("champion.lost", -1, loses)))
}
