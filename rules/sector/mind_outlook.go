package sector

import (
	"tyche/rules"
	"tyche/rules/mind"
)

// What the rest of the round is likely to bring after a move that another answer would not, in words.

// outlookKeys are the sentences for what scoreOf counts: each tells of an increase, what matters most first.
var outlookKeys = [...]string{"gains-points", "gains-income", "costs-income", "gains-bases", "gains-units"}

// scoreOf counts what an outlook tells of: what others have counts against p.
func (s *state) scoreOf(p rules.Seat) []int {
	units, rivals := 0, 0
	for a := range area(numAreas) {
		if s.owner[a] == p {
			units += s.size(a)
		}
	}
	for o := range rules.Seat(s.players) {
		if o != p {
			rivals += s.income(o)
		}
	}
	return []int{int(s.seats[p].points), s.income(p), -rivals, s.bases(p), units}
}

// outlook says in one sentence what a move brings most until the round is over, on the average, beyond the best other answer: points and
// what brings them go together.
func (m Mind) outlook(s *state, p rules.Seat, move rules.Move) []rules.Text {
	then := mind.Beyond(m, s, p, move, func(st rules.State) []int { return st.(*state).scoreOf(p) })
	if then.Wins {
		return say("wins")
	}
	for k, key := range outlookKeys {
		if s.phase == planning && key != "gains-points" && key != "gains-income" { // through whatever comes of other orders: nobody can follow that
			continue
		}
		if n := then.Changes[k]; n > 0 {
			return say(key, rules.N(n))
		}
	}
	return nil
}
