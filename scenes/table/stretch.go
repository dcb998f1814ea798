package table

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Stretcher is a face that for a while tells and asks on the map what the panels do else: in a window higher than wide it takes the room
// that they can spare.
type Stretcher interface{ Stretches() bool }

// leastSpared is what is left to the panels then, and roomyMap the height of a map that needs no more, in design pixels; tallMap is how high
// it is at most, in its widths.
const leastSpared, roomyMap, tallMap = 150, 520, 1.25

// stretch gives the map that room.
func (t *Table) stretch(a Areas) Areas {
	if f, can := t.face.(Stretcher); can && f.Stretches() {
		a.stretch(t.ui.Theme)
	}
	return a
}

func (a *Areas) stretch(t *ui.Theme) {
	panels := max(a.Decision.H, a.Page.H)
	if a.Tabs.Y < a.Map.Bottom() || panels <= 0 {
		return // they stand beside it
	}
	a.grow(math.Round(max(min(panels-t.Px(leastSpared)+a.Tabs.H, a.Map.W*tallMap-a.Map.H, t.Px(roomyMap)-a.Map.H), 0)))
}

// grow makes a map higher by so much, and the panels below it lower.
func (a *Areas) grow(part float64) {
	a.Map.H += part
	a.Hand.Y += part
	for _, r := range []*canvas.Rect{&a.Decision, &a.Page} {
		if r.H > 0 {
			r.Y, r.H = r.Y+part, r.H-part
		}
	}
	a.Tabs.Y += part
}
