package sector

import (
	"image/color"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/sprites/icons"
	"tyche/sprites/sector/palette"
)

// Goals are the ways to win (1.6).
func Goals(int) []table.Goal {
	return []table.Goal{
		{Sign: icons.Victory, Text: rules.Say("sector.goal.points", rules.N(game.GoalPoints)), Rule: "5.6"},
		{Sign: icons.Royal, Text: rules.Say("sector.goal.special"), Rule: "5.7"},
		{Sign: icons.City, Text: rules.Say("sector.goal.last-power"), Rule: "1.6"},
		{Sign: icons.Hint, Text: rules.Say("sector.goal.beacons"), Rule: "5.8"},
	}
}

// Tally counts conquest points, special victory, areas, bases, technologies and units.
var Tally = &table.Tally{
	Columns: []string{"sector.tally.points", "sector.tally.special", "sector.tally.areas", "sector.tally.bases", "sector.tally.techs", "sector.tally.units"},
	Drawn:   2,
	Goal:    game.GoalPoints,
	Shared:  1,
	Aim:     aim,
	Read:    count,
	Decided: func(o rules.Outcome) rules.Rule { return decided[o.Reason.Key] },
	Between: true,
	Amid:    func(v rules.View) bool { return v.(game.View).Battle.On },
	Sway:    sway,
	News:    news,
	Retells: beatenUnit,
	Follows: follows,
	Each:    each,
	Cause:   cause,
	Sources: sources,
	Grounds: map[string][2]color.NRGBA{areaSource: {palette.Ivory, palette.Ink}, eventSource: {palette.Patina, palette.Ink}},
}

// Bears returns the emblem of the faction that a seat plays, -1 before it has one.
func Bears(view rules.View, seat int) int {
	v := view.(game.View)
	if seat < len(v.Seats) && v.Seats[seat].Faction.Kind == game.KindFaction {
		return int(v.Seats[seat].Faction.ID)
	}
	return -1
}

// aim is the special victory of a seat's faction.
func aim(view rules.View, seat int) rules.Text {
	if i := Bears(view, seat); i >= 0 {
		return rules.Say("sector.special." + palette.Names[i])
	}
	return rules.Text{}
}

// decided names the rules of the endings.
var decided = map[string]rules.Rule{
	"sector.ending.conquest": "5.6", "sector.ending.special": "5.7", "sector.ending.last-power": "1.6", "sector.ending.beacons": "5.8", "sector.ending.long-stop": "1.6",
	"sector.ending.conquest.tie": "1.8", "sector.ending.beacons.tie": "1.8", "sector.ending.long-stop.tie": "1.8",
}

func count(view rules.View) table.Standing {
	v := view.(game.View)
	s := table.Standing{Turn: v.Round, Named: "sector.moment.round"}
	for p := range v.Seats {
		k := &v.Seats[p]
		s.Needs[p] = k.Goal
		s.Values[p] = [6]int{k.Points, min(k.Objective, k.Goal), 0, k.Bases, len(k.Techs), 0}
	}
	for a := range v.Areas {
		k := &v.Areas[a]
		if k.Controller >= 0 && int(k.Controller) < len(v.Seats) {
			s.Values[k.Controller][2]++
		}
		if k.Owner >= 0 && int(k.Owner) < len(v.Seats) {
			s.Values[k.Owner][5] += total(&k.Units)
		}
	}
	for side, p := range v.Battle.Seats {
		if v.Battle.On {
			fighting := v.Fighting(side)
			s.Values[p][5] += total(&fighting)
		}
	}
	return s
}

// news says what a recap tells though it moved nobody's points: areas that changed hands without a fight, what was raised for
// good, event cards in the open and beacons that fade.
func news(e rules.Event) bool {
	switch e.Verb {
	case game.EvTaken, game.EvBuilding, game.EvModule, game.EvEventPlayed, game.EvBeacon, game.EvPeeks, game.EvObstructed:
		return true
	}
	return false
}

// lasting is how many rounds an area is thought to bring its points, against those that are booked in one.
const lasting = 2

// sway tells what moved the points of a seat.
func sway(e rules.Event, seat rules.Seat) int {
	if e.Seat != seat {
		return 0
	}
	switch e.Verb {
	case game.EvPoints:
		return int(e.N)
	case game.EvTaken: // more than the points that are booked for it
		return lasting * game.WorthOf(e.To) * game.Gained(e)
	case game.EvBattleEnds:
		return 1 + lasting*game.WorthOf(e.To)
	case game.EvTech, game.EvCardGained:
		return 1
	case game.EvBaseBuilt: // what its resource cards bring later
		return 2
	case game.EvVictory:
		if e.N > 1 { // not by the points that are told anyway
			return 100
		}
	case game.EvEliminated:
		return -10
	case game.EvBaseLost:
		return -2
	case game.EvUnitLost, game.EvCardLost:
		return -1
	}
	return 0
}
