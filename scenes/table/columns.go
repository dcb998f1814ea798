package table

import (
	"image/color"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Columns paints the ground of the columns beside the map, and keeps presses on it from the map. They begin below the bar: the map
// may begin lower, where a note stands above it.
func (a *Areas) Columns(u *ui.UI, wood color.NRGBA) {
	top := a.Top.Bottom()
	right := canvas.Rect{X: a.Map.Right(), Y: top, W: a.Window.W - a.Map.Right(), H: a.Window.H - top}
	for _, col := range [...]canvas.Rect{a.Seats, right} {
		if col.W > 0 {
			u.Block(col)
			u.Fill(col, wood)
		}
	}
}
