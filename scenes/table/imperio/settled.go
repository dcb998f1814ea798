package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/sprites/emblems"
	arms "tyche/sprites/imperio/emblems"
)

// Settled answers which House a seat leads: the one whose arms it was given at the set-up, if nobody leads that already.
func Settled(who session.Seating, c session.Chair) (rules.Move, bool) {
	h := emblems.Named(arms.Seats, who.Emblem)
	m := rules.Move{Verb: game.VerbHouse, A: int16(h)}
	if h < 0 || c.Explain(m) != nil {
		return rules.Move{}, false
	}
	return m, true
}
