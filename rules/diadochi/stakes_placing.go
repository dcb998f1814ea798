package diadochi

import "tyche/rules"

// stakesOfPut warns whoever puts CUs where the land does not feed all who would be there (3.42). They may march on before it counts.
func stakesOfPut(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	sp := space(m.B)
	n := s.foraging(p, sp) + s.atOnce(s.top(), unit(m.A))
	if n <= forageLimit(sp) {
		return dst
	}
	what := rules.Say("diadochi.stake.hunger.placed", rules.R(spaceRef(sp)), rules.N(n), rules.N(forageLimit(sp)))
	return append(dst, rules.Price("3.42", what, spaceRef(sp)))
}
