package geom

import "math"

// Dist returns the distance of two points.
func Dist(a, b Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

// Mix returns the point a share t of the way from a to b.
func Mix(a, b Point, t float64) Point { return Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t} }

// Area returns the signed area of a ring, positive when it runs clockwise on the screen.
func Area(ring []Point) float64 {
	sum := 0.0
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum / 2
}

// Bounds returns the smallest upright rectangle around the points; the zero Rect when there are none.
func Bounds(pts []Point) Rect {
	if len(pts) == 0 {
		return Rect{}
	}
	lo, hi := pts[0], pts[0]
	for _, p := range pts[1:] {
		lo.X, lo.Y = min(lo.X, p.X), min(lo.Y, p.Y)
		hi.X, hi.Y = max(hi.X, p.X), max(hi.Y, p.Y)
	}
	return Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}
}

// Grow returns r widened by d on every side.
func Grow(r Rect, d float64) Rect { return Rect{X: r.X - d, Y: r.Y - d, W: r.W + 2*d, H: r.H + 2*d} }

// Overlaps reports whether two rectangles share some area.
func Overlaps(a, b Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// Inside reports whether p lies in r.
func Inside(r Rect, p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Contains reports whether p lies inside the rings by the even-odd rule: holes are simply further rings.
func Contains(rings [][]Point, p Point) bool {
	in := false
	for _, ring := range rings {
		if crossings(ring, p)%2 == 1 {
			in = !in
		}
	}
	return in
}

// crossings counts the edges of ring that a ray from p to the right meets.
func crossings(ring []Point, p Point) int {
	n := 0
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			n++
		}
	}
	return n
}

// SegmentDistance returns the distance from p to the segment a-b.
func SegmentDistance(p, a, b Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		t = min(1, max(0, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/l))
	}
	return math.Hypot(p.X-a.X-t*dx, p.Y-a.Y-t*dy)
}

// half is the side of the line through At that Normal points away from.
type half struct{ At, Normal Point }

func (h half) depth(p Point) float64 {
	return (p.X-h.At.X)*h.Normal.X + (p.Y-h.At.Y)*h.Normal.Y
}

// ClipRect cuts a ring to a rectangle (Sutherland-Hodgman). Concave rings may keep edges along the rectangle.
func ClipRect(ring []Point, r Rect) []Point {
	out := ring
	for _, h := range [...]half{
		{Point{X: r.X}, Point{X: -1}},
		{Point{X: r.X + r.W}, Point{X: 1}},
		{Point{Y: r.Y}, Point{Y: -1}},
		{Point{Y: r.Y + r.H}, Point{Y: 1}},
	} {
		out = clipHalf(out, h)
	}
	return out
}

func clipHalf(ring []Point, h half) []Point {
	var out []Point
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		da, db := h.depth(a), h.depth(b)
		if da <= 0 {
			out = append(out, a)
		}
		if (da < 0 && db > 0) || (da > 0 && db < 0) {
			out = append(out, Mix(a, b, da/(da-db)))
		}
	}
	return out
}

// Simplify drops the points of an open polyline that lie within tolerance of the rest (Douglas-Peucker).
func Simplify(pts []Point, tolerance float64) []Point {
	if len(pts) < 3 {
		return pts
	}
	first, last := pts[0], pts[len(pts)-1]
	far, at := 0.0, 0
	for i := 1; i < len(pts)-1; i++ {
		if d := SegmentDistance(pts[i], first, last); d > far {
			far, at = d, i
		}
	}
	if far <= tolerance {
		return []Point{first, last}
	}
	left := Simplify(pts[:at+1], tolerance)
	return append(left[:len(left)-1:len(left)-1], Simplify(pts[at:], tolerance)...)
}
