package diadochi

import (
	"slices"

	"tyche/rules"
	"tyche/rules/mind"
)

// Adviser is the mind that hints follow. It thinks as a veteran, but is asked anew at every step: it must not go straight
// back for little to where the hint before led away from.
type Adviser struct{ Mind }

// unturning is a veteran's temper that minds going back.
var unturning = func() mind.Temper {
	t := slices.Clone(veteran)
	t[onBack] = 300
	return t
}()

// Rank is that of a veteran, but for going back.
func (Adviser) Rank(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	Mind{}.RankBy(unturning, st, seat, moves, scores)
}
