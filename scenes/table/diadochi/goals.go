package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/sprites/icons"
)

// Goals are the four ways to win (17.1).
func Goals(seats int) []table.Goal {
	return []table.Goal{
		{Sign: icons.Legitimacy, Text: rules.Say("diadochi.goal.legitimacy", rules.N(game.LegitimacyGoal)), Rule: "17.3"},
		{Sign: icons.City, Text: rules.Say("diadochi.goal.provinces", rules.N(game.ProvinceGoal(seats))), Rule: "17.5"},
		{Sign: icons.Royal, Text: rules.Say("diadochi.goal.regency"), Rule: "17.9"},
		{Sign: icons.Victory, Text: rules.Say("diadochi.goal.points"), Rule: "17.12"},
	}
}
