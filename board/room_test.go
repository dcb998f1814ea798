package board

import (
	"testing"

	"tyche/board/geom"
	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
	"tyche/sprites/palette"
)

// TestMarksAndFillingsKeepTheirRoom draws rings, badges and fillings of more sizes than any zoom has.
func TestMarksAndFillingsKeepTheirRoom(t *testing.T) {
	theme := palette.Atlas
	marks, fillings := NewMarks(theme), NewFillings(theme, nil)
	var l canvas.List
	l.Reset(800, 600)
	painted := 0
	for n := range 600 {
		marks.Ring(&l, geom.Point{X: 100, Y: 100}, 8+float64(n)/2, Offered, 0)
		marks.Badge(&l, geom.Point{X: 100, Y: 100}, "7", 1+float64(n)/40, false)
		fillings.picture(Major, 0, 1+float64(n)/40)
		painted += 4 * (8 + n/2) * (8 + n/2)
	}
	prove.True(t, "more is drawn than there is room for", painted > marksRoom)
	prove.True(t, "rings keep their room", marks.rings.Used() <= marksRoom)
	prove.True(t, "badges keep theirs", marks.badges.Used() <= marksRoom)
	prove.True(t, "fillings keep theirs", fillings.pictures.Used() <= fillingsRoom)
}
