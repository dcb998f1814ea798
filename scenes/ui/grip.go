package ui

import (
	"math"

	"tyche/sprites/canvas"
)

// stillPx is how far, in pixels of the design, a pressed button may be moved and still mean a click.
const stillPx = 6

// A Grip remembers where a mouse button went down. A hand often leaves as soon as it lets go, and a tick sees only where
// the cursor is by then: without this, quick clicks on a slow machine would be let go beside what they pressed.
type Grip struct{ from canvas.Point }

// Down notes that the button went down at a place.
func (g *Grip) Down(at canvas.Point) { g.from = at }

// Up returns where the button was let go: where it was pressed if it had not been dragged by the tick before this one,
// otherwise where the cursor is now. before and now are the cursor's places in those ticks, in canvas pixels.
func (g *Grip) Up(before, now canvas.Point, scale float64) canvas.Point {
	if math.Hypot(before.X-g.from.X, before.Y-g.from.Y) <= stillPx*scale {
		return g.from
	}
	return now
}
