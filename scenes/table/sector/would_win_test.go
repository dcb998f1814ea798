package sector

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// Whoever reaches the goal with what he controls now is marked before the round ends (5.5, 5.6).
func TestWhoWouldWinIsMarked(t *testing.T) {
	for _, c := range []struct {
		points, income int
		paid, want     bool
	}{
		{game.GoalPoints - 5, 5, false, true}, {game.GoalPoints - 5, 4, false, false}, {game.GoalPoints, 0, false, true},
		{game.GoalPoints - 5, 5, true, false}, {game.GoalPoints, 0, true, true}, // gained already in this round
	} {
		prove.Is(t, "would win", wouldWin(&game.SeatView{Points: c.points, Income: c.income}, c.paid), c.want)
	}
}
