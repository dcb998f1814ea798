package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/sprites/icons"
)

// nearGoal is how near the goal a number is marked: what a siege of a city with the royal family in it, or a province and the largest fleet,
// may bring in one turn.
const nearGoal = 7

// Goals are the four ways to win (17.1).
func Goals(seats int) []table.Goal {
	return []table.Goal{
		{Sign: icons.Legitimacy, Text: rules.Say("diadochi.goal.legitimacy", rules.N(game.LegitimacyGoal)), Rule: "17.3"},
		{Sign: icons.City, Text: rules.Say("diadochi.goal.provinces", rules.N(game.ProvinceGoal(seats))), Rule: "17.5"},
		{Sign: icons.Royal, Text: rules.Say("diadochi.goal.regency"), Rule: "17.9"},
		{Sign: icons.Victory, Text: rules.Say("diadochi.goal.points"), Rule: "17.12"},
	}
}

// short says that a seat is near an instant victory by its legitimacy (17.3, 17.4) or its provinces (17.5), in the Turns in which there is one.
func short(view rules.View, seat rules.Seat) rules.Text {
	v := view.(game.View)
	p, provinces := &v.Seats[seat], game.ProvinceGoal(v.Players)
	switch {
	case v.Turn < 2:
		return rules.Text{}
	case v.Turn < 5 && lacks(p.Legitimacy, game.LegitimacyGoal):
		return rules.Say("diadochi.recap.short.legitimacy", rules.N(game.LegitimacyGoal), rules.N(game.LegitimacyGoal-p.Legitimacy))
	case lacks(p.Victory, provinces):
		return rules.Say("diadochi.recap.short.provinces", rules.N(provinces), rules.N(provinces-p.Victory))
	}
	return rules.Text{}
}

// lacks says whether a number is near a goal that it has not reached.
func lacks(n, goal int) bool { return n < goal && n >= goal-nearGoal }
