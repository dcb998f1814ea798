package learn_test

import (
	"testing"

	"tyche/scenes/learn"
)

// TestAListThatIsNotScrolledEndsWithAWholeRow: none is cut through in a narrow window, and none is lower than its words need.
func TestAListThatIsNotScrolledEndsWithAWholeRow(t *testing.T) {
	for high := 60.0; high < 900; high += 7 {
		for row := 50.0; row < 140; row += 3 {
			got := learn.WholeRows(high, row)
			n := float64(int(high / got))
			if got < row || high >= row && high-n*got >= n {
				t.Errorf("%v pixels, rows of %v: made %v high, and %v are left over", high, row, got, high-n*got)
			}
		}
	}
}
