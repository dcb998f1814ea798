package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Finale plays the end of a game over its results.
type Finale interface {
	// Draw plays a tick and paints the scene at the top of a column, from which it takes what it needs. It returns the free
	// part of the row at its foot.
	Draw(u *ui.UI, col *canvas.Rect) canvas.Rect
	// List draws the account of what was clicked in the scene, as a sheet at the top of a column.
	List(u *ui.UI, col *canvas.Rect)
}

// Explainer is a finale that also says why a computer player did what it tells of: it is lent who knows.
type Explainer interface {
	Explain(why func(e rules.Event) string)
}
