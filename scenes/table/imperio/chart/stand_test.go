package chart

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
)

// Whoever leads the chart away can bring back what was in view.
func TestAChartGoesBack(t *testing.T) {
	c := New()
	c.Set(Model{Hexes: []Hex{{Q: 0, R: 0}, {Q: 9, R: 0}, {Q: 0, R: 9}}})
	view := canvas.Rect{W: 390, H: 370}
	c.Look(view, view, palette.Atlas, 1)
	c.Zoom(view.Center(), 2)
	before := c.Stand()
	c.Pan(-200, 0)
	prove.True(t, "led away", c.Stand() != before)
	c.Return(before)
	c.Look(view, view, palette.Atlas, 1)
	prove.Is(t, "back", c.Stand(), before)
}
