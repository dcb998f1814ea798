package sector

import (
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// On a small slate worlds come so near that nothing is seen of the rail between two of them. Such a rail is drawn as a bridge from rim to rim.

// leastRail is how much of a rail is seen at least, and bridgehead how far a bridge lies on the rims, in pixels of the theme.
const leastRail, bridgehead = 16.0, 7.0

// tracks are where the lines of a short route and of a long one lie beside its middle, in pixels of the theme.
var tracks = map[bool][]float64{false: {0}, true: {-3.5, 3.5}}

// bridge is where a rail is drawn over the rims of its worlds; false where enough of it is seen.
func (l *layout) bridge(w *way) (from, to canvas.Point, hidden bool) {
	a, b := l.spots[w.a].at, l.spots[w.b].at
	d := distance(a, b)
	mid, _ := w.rail.At(.5)
	straight := distance(canvas.Point(mid), canvas.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}) < l.radius/4
	if d-2*l.radius >= leastRail*l.unit || !straight || d == 0 {
		return from, to, false
	}
	near, far := l.bridgeheads(a, b)
	from = canvas.Point{X: a.X + (b.X-a.X)*near/d, Y: a.Y + (b.Y-a.Y)*near/d}
	to = canvas.Point{X: b.X + (a.X-b.X)*far/d, Y: b.Y + (a.Y-b.Y)*far/d}
	return from, to, true
}

// bridgeheads are how far from the middle of each world the bridge between them ends: on its rim, or beside it where the rim bears the world's
// name; then it lies so much further on the other.
func (l *layout) bridgeheads(a, b canvas.Point) (near, far float64) {
	on, beside, further := l.radius-bridgehead*l.unit, l.radius+l.unit, l.radius-2*bridgehead*l.unit
	switch {
	case l.overName(a, b):
		return beside, further
	case l.overName(b, a):
		return further, beside
	}
	return on, on
}

// nameReach is how far to either side of its top the name of a world may reach on its rim, in degrees, with the width of a carriage.
const nameReach = 82.0 + 6

// overName says whether a rail from a world to another runs over the name on the rim of the first: names are on the rims of worlds that are large enough.
func (l *layout) overName(at, to canvas.Point) bool {
	return l.radius >= plainRadius*l.unit && math.Abs(math.Atan2(to.X-at.X, at.Y-to.Y))*180/math.Pi < nameReach
}

// bridgeBerth is where carriages stand on a bridge, as a share of its rail: not over the name of a world.
func (l *layout) bridgeBerth(w *way) (share float64, some bool) {
	a, b := l.spots[w.a].at, l.spots[w.b].at
	if _, _, hidden := l.bridge(w); !hidden {
		return 0, false
	}
	off := (l.radius + halfCarriage*l.unit) / max(distance(a, b), 1)
	switch {
	case l.overName(a, b):
		return off, true
	case l.overName(b, a):
		return 1 - off, true
	}
	return 0, false
}

// halfCarriage is how far a carriage reaches along its rail from its middle, in pixels of the theme.
const halfCarriage = 9.0

// drawBridges draws them, double for a long route, lit where the route is.
func (f *Face) drawBridges(u *ui.UI) {
	b := &f.board
	for i := range b.lay.ways {
		w := &b.lay.ways[i]
		from, to, hidden := b.lay.bridge(w)
		if !hidden {
			continue
		}
		from, to = b.place(from), b.place(to)
		core := palette.BrassMid
		if f.lit(w.ref) {
			core = palette.Lit
		}
		sin, cos := math.Sincos(math.Atan2(to.Y-from.Y, to.X-from.X))
		for _, side := range tracks[w.rail.Long] {
			off := side * b.unit
			p, q := canvas.Point{X: from.X - off*sin, Y: from.Y + off*cos}, canvas.Point{X: to.X - off*sin, Y: to.Y + off*cos}
			u.Line(p, q, 6*b.unit, palette.Ink)
			u.Line(p, q, 3.4*b.unit, core)
		}
	}
}
