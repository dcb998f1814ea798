package diadochi

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// What the rest of the Player Turn is likely to bring after a move, in words.

// outlookKeys are the sentences for what scoreOf counts: each tells of an increase, what matters most first.
var outlookKeys = [...]string{"diadochi.hint.gains-vp", "diadochi.hint.gains-l", "diadochi.hint.costs-vp", "diadochi.hint.costs-l",
	"diadochi.hint.gains-units"}

// scoreOf counts what an outlook tells of: what others have counts against p.
func (s *state) scoreOf(p rules.Seat) []int {
	vp, l := 0, 0
	for q := range rules.Seat(s.players) {
		if q != p {
			vp += s.vp(q)
			l += s.legitimacy(q)
		}
	}
	return []int{s.vp(p), s.legitimacy(p), -vp, -l, s.unitsOnMap(p)}
}

// outlook says what changes on the average until the turn is over.
func (m Mind) outlook(s *state, p rules.Seat, move rules.Move) (list []rules.Text) {
	then := mind.Look(m, s, p, move, func(st rules.State) []int { return st.(*state).scoreOf(p) })
	if then.Wins {
		return []rules.Text{rules.Say("diadochi.hint.wins")}
	}
	for k, key := range outlookKeys {
		if n := then.Changes[k]; n > 0 {
			list = append(list, rules.Say(key, rules.N(n)))
		}
	}
	return list
}
