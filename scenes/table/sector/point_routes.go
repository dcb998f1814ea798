package sector

import (
	"math"
	"slices"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Which route lies under a cursor or a finger.

// fingerRail is how far beside a route a finger still means it, in design pixels.
const fingerRail = 16

// wayAt is the route whose rail lies nearest to a place of the canvas, within reach of a cursor or a finger; nil where none does.
func (f *Face) wayAt(at canvas.Point) (best *way) {
	near := 16 * f.board.scale()
	if f.app.Touch {
		near = max(near, f.app.Theme.Px(fingerRail))
	}
	for i := range f.board.lay.ways {
		w := &f.board.lay.ways[i]
		if !f.passes(w, at, near) {
			continue
		}
		if d := f.fromRail(w, at); d < near {
			best, near = w, d
		}
	}
	return best
}

// passes says whether a route may come so near to a place, by the corners of its way alone.
func (f *Face) passes(w *way, at canvas.Point, near float64) bool {
	leg := distance(canvas.Point(w.rail.Way[0]), canvas.Point(w.rail.Way[1])) * f.board.zoom / 2
	return slices.ContainsFunc(w.rail.Way, func(p paint.Point) bool { return distance(f.board.place(canvas.Point(p)), at) < near+leg })
}

// fromRail is how far a place of the canvas lies from the rail of a route.
func (f *Face) fromRail(w *way, at canvas.Point) float64 {
	const parts = 96
	least := math.Inf(1)
	for i := range parts + 1 {
		p, _ := w.rail.At(float64(i) / parts)
		least = min(least, distance(f.board.place(canvas.Point(p)), at))
	}
	return least
}
