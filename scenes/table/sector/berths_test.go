package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestBerthsShrinkToTheirColumn: on a phone held sideways five types of units find room beside the world, and on a large table they are as
// large as ever. Whoever has no berth could not be taken up by hand.
func TestBerthsShrinkToTheirColumn(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	f := &Face{view: game.View{Planets: []game.PlanetView{{Areas: []rules.Ref{{Kind: game.KindArea, ID: 0}}}}}}
	f.glass.stood = []uint8{0b11111}
	h, size, _ := f.crewHeight(u, canvas.Rect{W: 104, H: 172}, 0, true)
	prove.True(t, "five types beside a small world", h <= 172)
	prove.True(t, "in small berths", size < 1)
	h, size, _ = f.crewHeight(u, canvas.Rect{W: 240, H: 500}, 0, true)
	prove.True(t, "five types beside a large world", h <= 500)
	prove.Is(t, "in large berths", size, 1)
}
