package result

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/history"
	"tyche/scenes/table"
)

// TestTheRoundThatWonIsATurningPoint: also where a single point was enough, and not where nobody has won alone.
func TestTheRoundThatWonIsATurningPoint(t *testing.T) {
	points := func(values ...[2]int) (list []history.Period) {
		for i, v := range values {
			list = append(list, history.Period{From: i, Stands: table.Standing{Turn: 1, Round: i, Values: [6][6]int{{v[0]}, {v[1]}}}})
		}
		return list
	}
	periods := points([2]int{0, 0}, [2]int{9, 0}, [2]int{9, 8}, [2]int{16, 8}, [2]int{16, 14}, [2]int{21, 14}, [2]int{22, 14})
	for winner, last := range map[rules.Seat]int{0: 6, rules.Nobody: 4} {
		list := turningPoints(periods, 2, 1, winner)
		prove.Is(t, "turning points", len(list), mostPoints)
		prove.Is(t, "the last of them", list[mostPoints-1].period.From, last)
	}
	prove.Is(t, "whose it is", turningPoints(periods, 2, 1, 0)[mostPoints-1].seat, 0)
}
