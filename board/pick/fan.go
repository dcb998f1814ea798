package pick

import (
	"math"

	"tyche/board/geom"
)

// sides are the ways in which a fan may spread: above its stack if it can, and around.
var sides = [...]float64{-math.Pi / 2, -math.Pi / 4, -3 * math.Pi / 4, math.Pi / 2, math.Pi / 4, 3 * math.Pi / 4, 0, math.Pi}

// fanStep is how far the rings of a fan lie from one another, in diameters.
const fanStep = 1.18

// Fan appends the places of n counters of a diameter, in pixels, that spread from a stack at a place of the screen. The first stays
// there, so that nothing seems to have moved; the others lie close around it, on the side where they cover least of what is taken
// and none seems to stand at another space (astray, which may be nil), kept within the view.
func Fan(at geom.Point, n int, diameter float64, view geom.Rect, taken []geom.Rect, astray func(geom.Point) bool, dst []geom.Point) []geom.Point {
	first, best, least := len(dst), sides[0], math.Inf(1)
	for _, side := range sides {
		dst = spread(at, n, diameter, side, dst[:first])
		shiftInto(dst[first:], geom.Grow(view, -diameter*0.6))
		cost := covering(dst[first:], diameter, taken)
		for _, p := range dst[first:] {
			if astray != nil && astray(p) {
				cost += diameter * diameter
			}
		}
		if cost < least {
			best, least = side, cost
		}
	}
	dst = spread(at, n, diameter, best, dst[:first])
	shiftInto(dst[first:], geom.Grow(view, -diameter*0.6))
	return dst
}

// spread appends the places of a fan: the first in the middle, six around it beginning on one side, twelve around these.
func spread(at geom.Point, n int, diameter, side float64, dst []geom.Point) []geom.Point {
	if n > 0 {
		dst = append(dst, at)
	}
	for ring, done := 1, 1; done < n; ring++ {
		room := 6 * ring
		k := min(room, n-done)
		radius, step := diameter*fanStep*float64(ring), 2*math.Pi/float64(room)
		for i := range k {
			s, c := math.Sincos(side + (float64(i)-float64(k-1)/2)*step)
			dst = append(dst, geom.Point{X: at.X + radius*c, Y: at.Y + radius*s})
		}
		done += k
	}
	return dst
}

// covering is how much of the boxes lies under counters at these places.
func covering(pts []geom.Point, diameter float64, taken []geom.Rect) (area float64) {
	for _, p := range pts {
		for _, r := range taken {
			area += common(geom.Rect{X: p.X - diameter/2, Y: p.Y - diameter/2, W: diameter, H: diameter}, r)
		}
	}
	return area
}

// shiftInto moves all points together so that they lie in a box, as far as it has room.
func shiftInto(pts []geom.Point, box geom.Rect) {
	r := geom.Bounds(pts)
	dx := min(0, box.X+box.W-r.X-r.W)
	dx = max(dx, box.X-r.X)
	dy := min(0, box.Y+box.H-r.Y-r.H)
	dy = max(dy, box.Y-r.Y)
	for i := range pts {
		pts[i].X, pts[i].Y = pts[i].X+dx, pts[i].Y+dy
	}
}
