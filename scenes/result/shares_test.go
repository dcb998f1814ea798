package result

import (
	"testing"

	"tyche/scenes/table"
)

// Everybody's share is one of what everybody needs: all of three is more than half of twelve.
func TestSharesAreOfWhatEachNeeds(t *testing.T) {
	r := &Result{tally: &table.Tally{Goal: 15, Shared: 1}}
	s := table.Standing{Values: [6][6]int{{7, 6}, {9, 3}, {2, 5}, {1, 0}}, Needs: [6]int{12, 3, 4, 0}}
	for _, row := range []struct {
		name               string
		seat, column, want int
	}{
		{"half of twelve", 0, 1, 50},
		{"all of three", 1, 1, 100},
		{"more than is needed is all of it", 2, 1, 100},
		{"nobody knows what is needed", 3, 1, 0},
		{"another column is as it is", 1, 0, 9},
		{"and so is one that is not shared", 0, 2, 0},
	} {
		if got := r.rise(&s, row.seat, row.column); got != row.want {
			t.Errorf("%s: %d, want %d", row.name, got, row.want)
		}
	}
	for column, want := range []int{15, 100, 0} {
		if got := r.goalOf(column); got != want {
			t.Errorf("the goal of column %d is drawn at %d, want %d", column, got, want)
		}
	}
	r.tally.Shared = 0
	if r.shared(0) {
		t.Error("the first column is shared in a game that shares none")
	}
}
