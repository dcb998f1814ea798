package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/sprites/emblems"
	factions "tyche/sprites/sector/emblems"
)

// Presents says of the faction of an emblem with what it starts in a game of so many seats, and how it wins.
func Presents(emblem string, seats int) rules.Text {
	workers, units := game.StartOf(rules.Ref{Kind: game.KindFaction, ID: int16(emblems.Named(factions.Seats, emblem))}, seats)
	return rules.Say("sector.presents."+emblem, rules.N(workers), rules.N(units), rules.N(game.ReefGoal(seats)))
}

// Settled answers which faction a seat takes: the one whose emblem it was given at the set-up, if nobody has it already.
func Settled(who session.Seating, c session.Chair) (rules.Move, bool) {
	m := rules.Move{Verb: game.TakeMove, A: int16(emblems.Named(factions.Seats, who.Emblem))}
	return m, m.A >= 0 && c.Explain(m) == nil
}
