package sector

import (
	"testing"

	game "tyche/rules/sector"
)

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

// TestTheGlassShowsFigures: where the worlds are so small that units are counts, the one under the glass is large enough to show the
// figures that are to be taken up.
func TestTheGlassShowsFigures(t *testing.T) {
	f := &Face{view: game.View{Planets: make([]game.PlanetView, 1)}}
	f.board.unit, f.board.zoom, f.board.lay = 1, 1, &layout{radius: plainRadius - 10}
	f.glass.radius = plainRadius + 40
	if !f.world(0).Plain || f.near().Plain {
		t.Errorf("on the slate counts: %v, under the glass: %v", f.world(0).Plain, f.near().Plain)
	}
}
