package table

import (
	"image/color"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// fills is a canvas that remembers what is filled.
type fills struct {
	canvas.List
	all []canvas.Rect
}

func (f *fills) Fill(r canvas.Rect, _ color.NRGBA) { f.all = append(f.all, r) }

// TestColumnsBeginBelowTheBar: where a note stands above the map, the column beside it showed what had been drawn there before.
func TestColumnsBeginBelowTheBar(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	u.Begin(&ui.Input{W: 1280, H: 800})
	a := arrangeLesson(1280, 800, u.Theme, 150, rows(5, 1), func(float64, float64) float64 { return 180 })
	prove.True(t, "the map begins below the note", a.Map.Y > a.Top.Bottom()+100)
	to := &fills{}
	to.Reset(1280, 800)
	a.Columns(u, color.NRGBA{A: 255})
	u.End()
	u.Draw(to)
	for _, at := range []canvas.Point{{X: 2, Y: a.Top.Bottom() + 2}, {X: 2, Y: 798}, {X: a.Map.Right() + 1, Y: a.Top.Bottom() + 2}, {X: 1278, Y: 798}} {
		painted := false
		for _, r := range to.all {
			painted = painted || r.Contains(at)
		}
		prove.True(t, "the ground is painted", painted)
	}
}
