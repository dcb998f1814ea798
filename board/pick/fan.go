package pick

import (
	"math"

	"tyche/board/geom"
)

// Fan appends the places of n counters of a diameter, in pixels, that spread from a stack at a place of the screen: in
// arcs of up to nine above it, kept within the view.
func Fan(at geom.Point, n int, diameter float64, view geom.Rect, dst []geom.Point) []geom.Point {
	const row = 9
	first := len(dst)
	for done := 0; done < n; done += row {
		k := min(row, n-done)
		radius := diameter*1.9 + float64(done/row)*diameter*1.15
		step := 2 * math.Asin(min(1, diameter*1.12/2/radius))
		for i := range k {
			a := -math.Pi/2 + (float64(i)-float64(k-1)/2)*step
			s, c := math.Sincos(a)
			dst = append(dst, geom.Point{X: at.X + radius*c, Y: at.Y + radius*s})
		}
	}
	shiftInto(dst[first:], geom.Grow(view, -diameter*0.6))
	return dst
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
