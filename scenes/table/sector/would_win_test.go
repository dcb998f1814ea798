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
		want           bool
	}{{game.GoalPoints - 5, 5, true}, {game.GoalPoints - 5, 4, false}, {game.GoalPoints, 0, true}} {
		prove.Is(t, "would win", wouldWin(&game.SeatView{Points: c.points, Income: c.income}), c.want)
	}
}
