package sector

import "tyche/rules"

// TurnOf is a number that changes with every phase and every seat that is asked in it for an order, to place or to execute;
// Nobody's in a battle and while the regroup phase is asked for.
func (game) TurnOf(v rules.View) (number int, whose rules.Seat) {
	w := v.(View)
	whose = w.Deciding
	if w.Battle.On || phase(w.Phase) != planning && phase(w.Phase) != execution || w.Order.On && w.Order.Seat != whose {
		whose = nobody
	}
	return (w.Round*4+w.Phase)*8 + int(whose+1), whose
}

// Begins says whether a phase of a round begins with an event.
func Begins(e rules.Event) bool { return e.Verb == EvPhase }
