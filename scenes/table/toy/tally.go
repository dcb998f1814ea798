package toy

import (
	"tyche/rules"
	game "tyche/rules/conform/toy"
	"tyche/scenes/table"
)

// Tally counts what the result and its charts show.
var Tally = &table.Tally{
	Columns: []string{"toy.tally.hills"}, Drawn: 1,
	Read: func(v rules.View) (s table.Standing) {
		view := v.(game.View)
		s.Turn = min(view.Round+1, view.Rounds)
		for seat := range view.Camp {
			s.Values[seat][0] = hillsOf(&view, rules.Seat(seat))
		}
		return s
	},
}

// hillsOf counts the hills of a seat.
func hillsOf(v *game.View, seat rules.Seat) (n int) {
	for _, owner := range v.Owner {
		if owner == int8(seat) {
			n++
		}
	}
	return n
}
