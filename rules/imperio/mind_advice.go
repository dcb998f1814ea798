package imperio

import "tyche/rules"

// Adviser is the mind that hints follow. It thinks as a strategos, and its reasons are those of the same plan: those of a veteran's spoke for
// another letter than the one that was advised.
type Adviser struct{ Mind }

// Reckon ranks moves as a strategos, who however leaves those alone with whom the player is making peace.
func (a Adviser) Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int) {
	a.advises = true
	a.Mind.Reckon(st, seat, moves, scores)
}

// Reasons says what speaks for a move, by the temper that has chosen it.
func (a Adviser) Reasons(st rules.State, seat rules.Seat, m rules.Move) []rules.Text {
	a.advises = true
	a.temper = (*[numTraits]int16)(a.Temper(int(st.(*state).players)))
	return a.Mind.Reasons(st, seat, m)
}
