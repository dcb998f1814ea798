package sector

import (
	"testing"

	game "tyche/rules/sector"
)

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
