package table

import (
	"testing"

	"tyche/sprites/canvas"
)

// TestUnseenAnswersAreCountedOnTheirSide: each number is how much of an answer is seen, 9 being enough to read it.
func TestUnseenAnswersAreCountedOnTheirSide(t *testing.T) {
	for _, c := range []struct {
		seen         []float64
		above, below int
	}{
		{[]float64{9, 9, 0, 0}, 0, 2},
		{[]float64{0, 4, 9, 4, 0}, 2, 2},
		{[]float64{0, 0, 9}, 2, 0},
		{[]float64{0, 0, 3, 6, 0, 0, 0}, 3, 4}, // none can be read
		{[]float64{0, 0, 0}, 0, 3},
		{[]float64{-1, 9, 0, -1}, 0, 1}, // the first and the last stand apart
	} {
		rows := make([]canvas.Rect, len(c.seen))
		for i, h := range c.seen {
			rows[i].H = h
		}
		above, below := unseen(rows, 9, func(i int) bool { return c.seen[i] < 0 })
		if above != c.above || below != c.below {
			t.Errorf("of %v %d are above and %d below, want %d and %d", c.seen, above, below, c.above, c.below)
		}
	}
}
