package imperio

import "tyche/rules"

// TurnOf is a number that changes with every session of orders, and the House that gives them; Nobody's while orders are
// resolved.
func (game) TurnOf(v rules.View) (number int, whose rules.Seat) {
	w := v.(*View)
	whose = w.Active
	if phase(w.Phase) != strategicPhase || w.Slot != 0 {
		whose = nobody
	}
	return turnNumber(w.Turn, whose), whose
}

func turnNumber(turn int, whose rules.Seat) int { return turn*8 + int(whose+1) }

// Begins says whether a slot of the resolution begins with an event.
func Begins(e rules.Event) bool { return e.Verb == EvSlot }
