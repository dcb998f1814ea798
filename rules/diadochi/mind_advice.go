package diadochi

import (
	"slices"

	"tyche/rules"
	"tyche/rules/mind"
)

// Adviser is the mind that hints follow. It thinks as a veteran, but nobody asks a veteran why: a hint must not look silly. So it is
// ranked lower to go straight back or round about, and not compared with anything better to stop while something is still to be had.
type Adviser struct{ Mind }

// sensible is a veteran's temper that minds all that.
var sensible = func() mind.Temper {
	t := slices.Clone(veteran)
	t[onBack], t[onSiegeLoss], t[onMet] = 300, 100, 100
	return t
}()

// Rank is that of a veteran, but for what looks silly.
func (Adviser) Rank(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	Mind{}.RankBy(sensible, st, seat, moves, scores)
}
