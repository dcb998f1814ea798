package chart

import (
	"math"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
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

// While the pieces are lifted each planet shows what it gives, also where a fleet leaves room for a sum only.
func TestALiftedFleetLeavesTheNumbersOfPlanets(t *testing.T) {
	c := New()
	c.Set(Model{Hexes: []Hex{{Worlds: make([]World, 3), Fleet: Fleet{Units: [signs.Station + 1]int{signs.Frigate: 2}}}, {Q: 4, R: 4}, {Q: 8, R: 0}}})
	view := canvas.Rect{W: 500, H: 500}
	for _, row := range []struct{ bare, summed bool }{{false, true}, {true, false}, {false, true}} {
		c.Bare = row.bare
		c.Look(view, view, palette.Atlas, 1)
		prove.Is(t, "one pair of numbers for three planets", c.art[0].summed, row.summed)
		prove.Is(t, "the plate of the fleet is laid out", c.art[0].plate.W > 0, !row.bare)
	}
}

// A chart that has no room to be read shows a part of itself, and the whole of itself to whoever wants that: without names and numbers.
func TestTheWholeChartIsSeenOnDemand(t *testing.T) {
	c := New()
	c.Set(Model{Hexes: []Hex{{Q: 0, R: 0}, {Q: 9, R: 0}, {Q: 0, R: 9}}})
	view := canvas.Rect{W: 390, H: 370}
	look := func() { c.Look(view, view, palette.Atlas, 1) }
	look()
	prove.True(t, "at first a part that can be read", !c.Whole() && !c.isDistant())
	for range 20 {
		c.Zoom(view.Center(), .8)
		look()
	}
	prove.True(t, "drawn along to the end the whole", c.Whole() && c.isDistant())
	for i := range c.model.Hexes {
		at := c.screen(c.art[i].x, c.art[i].y)
		prove.True(t, "each hex in sight", view.Contains(at))
	}
	c.Rest()
	look()
	prove.True(t, "at rest a part again", !c.Whole())
	c.Fit()
	look()
	prove.True(t, "the whole by key", c.Whole())
}

// Hexes are seen within the frame alone, and nothing is found on it.
func TestNothingOfTheChartLiesOnItsFrame(t *testing.T) {
	c := New()
	c.Set(Model{Hexes: []Hex{{Ref: rules.Ref{Kind: 1}}, {Q: 9, R: 0}, {Q: 0, R: 9}}})
	c.Start = rules.Ref{Kind: 1}
	view := canvas.Rect{W: 390, H: 370}
	c.Look(view, view.Inset(FrameWidth), palette.Atlas, 1)
	c.Pan(view.W/2-c.screen(c.art[0].x, c.art[0].y).X, 0)
	c.Pan(-(view.W/2 - 8), 0) // its middle comes to lie on the frame
	on := canvas.Point{X: 8, Y: c.screen(c.art[0].x, c.art[0].y).Y}
	prove.True(t, "the hex lies under the frame", math.Abs(c.screen(c.art[0].x, c.art[0].y).X-on.X) < c.s/2)
	prove.True(t, "nothing is found on the frame", c.Pick(on).Hex == nil)
	on.X += FrameWidth
	prove.True(t, "beside it the hex is", c.Pick(on).Hex == c.art[0].hex)
	where, _ := c.Where(c.art[0].hex.Ref)
	prove.True(t, "it is shown beside the frame", where.X >= c.Inner().X)
}
