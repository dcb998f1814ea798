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

// TestSmallTilesHaveFigures: a tile of a small sheet shows what it sells, also where only its name and its price find room one below the other.
func TestSmallTilesHaveFigures(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	f := &Face{}
	for kind := range game.UnitsOfPeople {
		ref := unitRef(0, kind)
		price := priceWide(game.PriceOf(ref)) + 2
		box := f.figureBox(u, canvas.Rect{W: goodWidth - 6, H: leastTile - 6 - 16}, ref, 16, price, 20)
		if fits := price < 50; fits && (box.W <= 0 || box.H < leastFigure) { // the price of the dearest takes the whole foot
			t.Errorf("%v is drawn in %v", ref, box)
		}
	}
}
