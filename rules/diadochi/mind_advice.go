package diadochi

import (
	"slices"

	"tyche/rules"
	"tyche/rules/mind"
)

// Adviser is the mind that hints follow. It thinks as a strategos, but nobody asks him why: a hint must not look silly, with any number
// of players. So it is ranked lower to go straight back or round about, and not compared with anything better to stop while something is
// still to be had.
type Adviser struct{ Mind }

// Reckon is that of a strategos, but for what looks silly.
func (Adviser) Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	Mind{}.RankBy(adviser(st.(*state)), st, seat, moves, scores)
}

// Reasons are those of a strategos who minds all that.
func (a Adviser) Reasons(st rules.State, seat rules.Seat, move rules.Move) []rules.Text {
	s := st.(*state)
	return a.reasons(judge{s, adviser(s)}, seat, move)
}

func adviser(s *state) mind.Temper { return sensible[min(s.players, 3)-2] }

// sensible are the tempers of a strategos of two and of more, who minds all that.
var sensible = [...]mind.Temper{minding(Mind{}.strategos(2)), minding(Mind{}.strategos(3))}

func minding(t mind.Temper) mind.Temper {
	t = slices.Clone(t)
	t[onBack], t[onSiegeLoss], t[onMet] = 300, 100, 100
	return t
}
