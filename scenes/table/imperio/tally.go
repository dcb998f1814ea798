package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/icons"
)

// Tally counts Influence, worlds and how many of them are blockaded and yield none, ships, battles and broken promises. Before the end the Influence of a House is the sum
// that everybody can reckon (game.OpenInfluence).
var Tally = &table.Tally{
	Columns: []string{"imperio.tally.influence", "imperio.tally.worlds", "imperio.tally.blockaded", "imperio.tally.ships", "imperio.tally.battles", "imperio.tally.broken"},
	Drawn:   2,
	Read:    count,
	Mine:    mine,
	Open:    "imperio.tally.influence.open",
	Decided: func(o rules.Outcome) rules.Rule { return decided[o.Reason.Key] },
	Sway:    sway,
	News:    news,
	Each:    yours,
	Many:    changed,
	Own:     unmade,
	Lost:    taken,
	Nears:   besieged,
	Stood:   besiegedBefore,
	Retells: bombed,
	Spares:  bombedLater,
	Moods:   [2]string{"atlas-throne", "atlas-embers"},
}

// decided names the rules of the endings (chapter 21).
var decided = map[string]rules.Rule{
	"imperio.ending.influence": "21.1", "imperio.ending.tie": "21.2", "imperio.ending.regency": "21.2", "imperio.ending.conquest": "21.3",
}

func count(view rules.View) table.Standing {
	v := view.(*game.View)
	s := table.Standing{Turn: v.Turn}
	for p := range v.Houses {
		h := &v.Houses[p]
		k := h.Tally
		influence := k.Planets + k.Bonuses + k.Ability + k.Techs + k.Laws + k.Ceded
		if k == (game.SourcesView{}) {
			influence = v.OpenInfluence(v.Hexes, rules.Seat(p))
		}
		s.Values[p] = [6]int{influence, h.Planets, blockaded(v, rules.Seat(p)), ships(v, rules.Seat(p)), h.Battles, h.Broken}
	}
	return s
}

// mine sets the Influence of a House as it counts it itself: with its ability, its technologies and what was ceded, which are secrets.
func mine(view rules.View, seat rules.Seat, s *table.Standing) {
	if v := view.(*game.View); v.Houses[seat].Tally == (game.SourcesView{}) {
		s.Values[seat][0] = v.Own.Influence
	}
}

// blockaded counts the worlds of a seat that yield nothing.
func blockaded(v *game.View, seat rules.Seat) (n int) {
	for i := range v.Hexes {
		for k := range v.Hexes[i].Planets {
			if p := &v.Hexes[i].Planets[k]; p.Owner == seat && p.Blockaded {
				n++
			}
		}
	}
	return n
}

// sway tells what moved the Influence of a seat.
func sway(e rules.Event, seat rules.Seat) int {
	switch e.Verb {
	case game.EvOwner:
		switch {
		case e.Seat == seat:
			return 3
		case rules.Seat(e.N)-1 == seat:
			return -3
		}
	case game.EvBattleEnds:
		if e.Seat == seat {
			return 2
		}
	case game.EvDissolved:
		if e.Seat == seat {
			return -10
		}
	}
	return 0
}

// news says what a recap tells though it moved nobody's Influence: what the Council has decided, sabotage, bombardments that hit,
// war, peace and alliances, broken promises, and what came of the viewer's own affairs.
func news(e rules.Event) bool {
	switch e.Verb {
	case game.EvRuined, game.EvWar, game.EvPeace, game.EvAlliance, game.EvBroken:
		return true
	case game.EvDecision, game.EvBlockade: // adopted, or declared
		return e.N != 0
	case game.EvBombards: // a planet may fall to it only turns later
		return e.N > 0
	}
	return yours(e)
}

// bombed tells a bombardment in one sentence: its dice are told eight at a time, and kind of ship by kind of ship.
func bombed(events []rules.Event, n int) rules.Text {
	if events[n].Verb != game.EvBombards {
		return rules.Text{}
	}
	hits := 0
	for _, e := range events {
		if sameBombs(e, events[n]) {
			hits += int(e.N)
		}
	}
	return rules.Say("imperio.tally.bombards", rules.R(rules.Ref{Kind: game.KindSeat, ID: int16(events[n].Seat)}), rules.R(events[n].To), rules.N(hits))
}

// bombedLater leaves that to the last of its events that hit.
func bombedLater(events []rules.Event, n int) bool {
	return events[n].Verb == game.EvBombards && slices.ContainsFunc(events[n+1:], func(e rules.Event) bool { return sameBombs(e, events[n]) && e.N > 0 })
}

func sameBombs(a, b rules.Event) bool {
	return a.Verb == game.EvBombards && b.Verb == a.Verb && a.Seat == b.Seat && a.To == b.To
}

// yours says whether an event is the affair of those to whom it is told alone: what the Council gave or took, what a deal brought, a plot
// that was found out, an offer that was refused, what one's own has found out.
func yours(e rules.Event) bool {
	switch e.Verb {
	case game.EvGain, game.EvGoods, game.EvRefused, game.EvVoid, game.EvVictim, game.EvTechGained, game.EvReport:
		return true
	}
	return false
}

// changed tells the worlds that have come to a House, or are left without one, in one sentence.
func changed(e rules.Event) rules.Text {
	switch {
	case e.Verb != game.EvOwner:
		return rules.Text{}
	case e.Seat < 0:
		return rules.Say("imperio.tally.owner.nobody")
	}
	return rules.Say("imperio.tally.owner", rules.R(rules.Ref{Kind: game.KindSeat, ID: int16(e.Seat)}))
}

// taken tells a seat of a world of its own that has gone to another, or to nobody, and of ships that it lost in a battle it did not win.
func taken(events []rules.Event, n int, seat rules.Seat) rules.Text {
	switch e := events[n]; {
	case e.Verb == game.EvBattleEnds && e.Seat != seat:
		return sunk(events[:n], e, seat)
	case e.Verb != game.EvOwner || rules.Seat(e.N)-1 != seat || e.Seat == seat:
		return rules.Text{}
	case e.Seat < 0:
		return rules.Say("imperio.tally.lost.nobody", rules.R(e.To))
	default:
		return rules.Say("imperio.tally.lost", rules.R(e.To), rules.R(rules.Ref{Kind: game.KindSeat, ID: int16(e.Seat)}))
	}
}

// sunk tells what ships a seat lost in the battle that ends after these events; nothing where it lost none.
func sunk(events []rules.Event, end rules.Event, seat rules.Seat) rules.Text {
	var ships, flagships int
	for i := len(events) - 1; i >= 0 && events[i].Verb != game.EvEnters; i-- {
		u, n := game.LossOf(events[i])
		if n == 0 || events[i].Seat != seat || events[i].To != end.To || !game.UnitAt(u).Ship { // who retreats may lose ships elsewhere
			continue
		}
		ships += n
		if u == game.UnitFlagship {
			flagships += n
		}
	}
	at := rules.R(end.To)
	switch {
	case ships == 0:
		return rules.Text{}
	case flagships > 0 && ships == flagships:
		return rules.Say("imperio.tally.lost.flagship", at)
	case flagships > 0:
		return rules.Say("imperio.tally.lost.flagship-and", at, rules.N(ships-flagships))
	}
	return rules.Say("imperio.tally.lost.ships", at, rules.N(ships))
}

// unmade says whether an event tells what a House has ordered in vain, which is news to that House alone: a letter that failed or was cancelled, a
// task of an Operation that was skipped, a landing that was beaten back, units that were not produced.
func unmade(e rules.Event) bool {
	switch e.Verb {
	case game.EvAction:
		return int(e.N) != game.ResultDone
	case game.EvSkipped, game.EvStruck, game.EvRepelled:
		return true
	}
	return false
}

// Goals are the ways to win (21).
func Goals(int) []table.Goal {
	return []table.Goal{
		{Sign: icons.Victory, Text: rules.Say("imperio.goal.influence"), Rule: "21.1"},
		{Sign: icons.Royal, Text: rules.Say("imperio.goal.conquest"), Rule: "21.3"},
	}
}
