package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
)

// Stage tells apart questions in the same words: where another planet is to be placed in a galaxy that is built, and another unit
// is to withdraw, the answers are others and are counted anew.
func (f *Face) Stage(view rules.View) (n int) {
	v := view.(game.View)
	if len(v.Battle.Slots) > 0 {
		for side := range v.Battle.Seats {
			units := v.Fighting(side)
			n += total(&units)
		}
		return n
	}
	if v.Phase == 0 && v.Uncharted {
		for q := range v.Planets {
			if v.Planets[q].InPlay {
				n++
			}
		}
	}
	return n
}

// Recurs says that players execute one order after the other, with all that it brings between: a key means a world for a round.
func (f *Face) Recurs(view rules.View, prompt string) (round int, recurs bool) {
	return view.(game.View).Round, prompt == "sector.ask.turn"
}
