package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/sprites/emblems"
	arms "tyche/sprites/imperio/emblems"
)

// Presents says of the House of an emblem which abilities it has by custom.
func Presents(emblem string, _ int) rules.Text {
	row := game.HouseAt(emblems.Named(arms.Seats, emblem))
	ability := func(i int) rules.Arg {
		return rules.R(rules.Ref{Kind: game.KindAbility, ID: int16(row.Abilities[i])})
	}
	return rules.Say("imperio.presents", rules.R(row.Ref), ability(0), ability(1))
}

// Settled answers which House a seat leads: the one whose arms it was given at the set-up, if nobody leads that already.
func Settled(who session.Seating, c session.Chair) (rules.Move, bool) {
	h := emblems.Named(arms.Seats, who.Emblem)
	m := rules.Move{Verb: game.VerbHouse, A: int16(h)}
	if h < 0 || c.Explain(m) != nil {
		return rules.Move{}, false
	}
	return m, true
}

// Bears returns the arms of the House that a seat leads, which is not always that of the set-up: Houses may be dealt, and computers choose
// theirs. -1 before it has one.
func Bears(view rules.View, seat int) int { return view.(*game.View).Houses[seat].House }
