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

// instantGoals are what wins at once by provinces (17.5) and by legitimacy, 0 where that does not win any more (17.4).
func instantGoals(v *game.View) (provinces, legitimacy int) {
	if provinces = game.ProvinceGoal(v.Players); v.LegitimacyCounts {
		legitimacy = game.LegitimacyGoal
	}
	return provinces, legitimacy
}

// short says that a seat is near an instant victory by its legitimacy (17.3, 17.4) or its provinces (17.5), in the Turns in which there is one.
func short(view rules.View, seat rules.Seat) rules.Text {
	v := view.(game.View)
	p := &v.Seats[seat]
	provinces, legitimacy := instantGoals(&v)
	switch {
	case !v.InstantWins:
		return rules.Text{}
	case lacks(p.Legitimacy, legitimacy):
		return rules.Say("diadochi.recap.short.legitimacy", rules.N(legitimacy), rules.N(legitimacy-p.Legitimacy))
	case lacks(p.Victory, provinces):
		return rules.Say("diadochi.recap.short.provinces", rules.N(provinces), rules.N(provinces-p.Victory))
	}
	return rules.Text{}
}

// lacks says whether a number is near a goal that it has not reached.
func lacks(n, goal int) bool { return n < goal && nearby(n, goal) }

// nearby says whether a number is near a goal, or has reached it; no goal is 0.
func nearby(n, goal int) bool { return goal > 0 && n >= goal-nearGoal }
