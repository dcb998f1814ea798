package sector

import "testing"

// Nothing is lower than a fingertip, and few tiles are wide.
func TestTilesAreAsLargeAsAFinger(t *testing.T) {
	for _, c := range []struct {
		n, across     int
		width, height float64
	}{{16, 6, 510, 142}, {16, 4, 350, 250}, {7, 5, 510, 142}, {16, 5, 576, 320}, {8, 8, 300, 47}} {
		if got := tilesAcross(c.n, c.width, c.height, 100, 47); got != c.across {
			t.Errorf("%d tiles in %v by %v: %d side by side, want %d", c.n, c.width, c.height, got, c.across)
		}
	}
}
