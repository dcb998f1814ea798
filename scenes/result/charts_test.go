package result

import (
	"testing"

	"tyche/scenes/history"
	"tyche/scenes/table"
)

func TestTheScaleHoldsTheGoal(t *testing.T) {
	periods := []history.Period{{Stands: table.Standing{Values: [6][6]int{{4, 3}, {7, -2}}}}}
	for _, row := range []struct {
		name            string
		column, goal    int
		lowest, highest float64
	}{
		{"nobody has reached the goal", 0, 15, 0, 15},
		{"somebody is beyond it", 0, 5, 0, 7},
		{"there is none", 0, 0, 0, 7},
		{"it is one of the first column", 1, 15, -2, 3},
	} {
		if lo, hi := scaleOf(periods, 2, row.column, row.goal); lo != row.lowest || hi != row.highest {
			t.Errorf("%s: from %v to %v, want %v to %v", row.name, lo, hi, row.lowest, row.highest)
		}
	}
}
