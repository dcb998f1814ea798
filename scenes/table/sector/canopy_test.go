package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestNothingIsPressedBetweenTheLamps looks for a world where limb and lamps hang: it is there once the slate is raised, and not meant.
func TestNothingIsPressedBetweenTheLamps(t *testing.T) {
	f := &Face{app: ui.NewApp(store.NewMemory()), shelved: true}
	f.board = board{slate: canvas.Rect{W: 760, H: 590}, zoom: 1, lay: &layout{k: .7, unit: 1, radius: 90}}
	f.board.lay.spots[0] = spot{in: true, at: canvas.Point{X: 380, Y: 220}}
	f.view.Planets = make([]game.PlanetView, worlds)
	f.view.Planets[0].Areas = []rules.Ref{areaRef(0), areaRef(1), areaRef(2)}
	lamp := canvas.Point{X: 380, Y: 30}
	for _, row := range []struct {
		lift float64
		at   canvas.Point
		want bool
	}{{0, lamp, false}, {150, lamp, false}, {150, canvas.Point{X: 380, Y: 90}, true}} {
		f.board.lift = row.lift
		if got := f.under(nil, row.at); (len(got) > 0) != row.want {
			t.Errorf("raised by %v, %v means %v", row.lift, row.at, got)
		}
	}
	f.shelved = false
	if got := f.under(nil, lamp); len(got) == 0 {
		t.Errorf("without limb the world means %v", got)
	}
}
