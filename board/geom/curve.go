package geom

import (
	"math"
	"sort"
)

// Line is a polyline that knows its length, for travel along it. Lengths are in the units of its points.
type Line struct {
	Points []Point
	reach  []float64 // distance from the start to each point
}

// NewLine measures a polyline of at least one point.
func NewLine(pts []Point) Line {
	l := Line{Points: pts, reach: make([]float64, len(pts))}
	for i := 1; i < len(pts); i++ {
		l.reach[i] = l.reach[i-1] + Dist(pts[i-1], pts[i])
	}
	return l
}

// Length returns the whole length.
func (l Line) Length() float64 {
	if len(l.reach) == 0 {
		return 0
	}
	return l.reach[len(l.reach)-1]
}

// At returns the place d along the line and the direction of travel there in radians; d is kept within the line.
func (l Line) At(d float64) (Point, float64) {
	n := len(l.Points)
	if n == 1 {
		return l.Points[0], 0
	}
	d = min(max(d, 0), l.Length())
	i := min(sort.SearchFloat64s(l.reach, d), n-1)
	i = max(i, 1)
	a, b := l.Points[i-1], l.Points[i]
	angle := math.Atan2(b.Y-a.Y, b.X-a.X)
	if l.reach[i] == l.reach[i-1] {
		return b, angle
	}
	return Mix(a, b, (d-l.reach[i-1])/(l.reach[i]-l.reach[i-1])), angle
}

// Part returns the points of the line between the distances from and to, ends included.
func (l Line) Part(from, to float64) []Point {
	a, _ := l.At(from)
	out := []Point{a}
	for i, r := range l.reach {
		if r > from && r < to {
			out = append(out, l.Points[i])
		}
	}
	b, _ := l.At(to)
	return append(out, b)
}

// Quad samples the quadratic curve from a to b with control point c at n+1 points.
func Quad(a, c, b Point, n int) []Point {
	out := make([]Point, n+1)
	for i := range out {
		t := float64(i) / float64(n)
		out[i] = Mix(Mix(a, c, t), Mix(c, b, t), t)
	}
	return out
}

// Through returns the control point that makes the quadratic curve from a to b pass through k at its middle.
func Through(a, k, b Point) Point {
	return Point{X: 2*k.X - (a.X+b.X)/2, Y: 2*k.Y - (a.Y+b.Y)/2}
}

// Catmull draws a smooth curve through the points, n steps between each two; the ends are kept.
func Catmull(pts []Point, n int) []Point {
	if len(pts) < 3 {
		return pts
	}
	at := func(i int) Point { return pts[min(max(i, 0), len(pts)-1)] }
	out := []Point{pts[0]}
	for i := 0; i+1 < len(pts); i++ {
		for j := 1; j <= n; j++ {
			out = append(out, catmull(at(i-1), at(i), at(i+1), at(i+2), float64(j)/float64(n)))
		}
	}
	return out
}

func catmull(a, b, c, d Point, t float64) Point {
	f := func(a, b, c, d float64) float64 {
		return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
	}
	return Point{X: f(a.X, b.X, c.X, d.X), Y: f(a.Y, b.Y, c.Y, d.Y)}
}

// Chaikin rounds the corners of an open polyline; the ends are kept.
func Chaikin(pts []Point, rounds int) []Point {
	for range rounds {
		if len(pts) < 3 {
			return pts
		}
		out := []Point{pts[0]}
		for i := 0; i+1 < len(pts); i++ {
			if i > 0 {
				out = append(out, Mix(pts[i], pts[i+1], 0.25))
			}
			if i+2 < len(pts) {
				out = append(out, Mix(pts[i], pts[i+1], 0.75))
			}
		}
		pts = append(out, pts[len(pts)-1])
	}
	return pts
}

// Subdivide inserts points so that no step of an open polyline is longer than step.
func Subdivide(pts []Point, step float64) []Point {
	if len(pts) == 0 {
		return nil
	}
	out := []Point{pts[0]}
	for i := 1; i < len(pts); i++ {
		n := max(1, int(math.Ceil(Dist(pts[i-1], pts[i])/step)))
		for j := 1; j <= n; j++ {
			out = append(out, Mix(pts[i-1], pts[i], float64(j)/float64(n)))
		}
	}
	return out
}

// Roughen breaks the edges of a ring longer than step like a natural shore: each middle moves sideways by up to a share
// of the edge's length that depends on the place alone, and corners are rounded.
func Roughen(ring []Point, step, share float64) []Point {
	for range 3 {
		var out []Point
		for i, a := range ring {
			b := ring[(i+1)%len(ring)]
			out = append(out, a)
			if d := Dist(a, b); d > step {
				k := share * wave(a, b)
				out = append(out, Point{X: (a.X+b.X)/2 + (b.Y-a.Y)*k, Y: (a.Y+b.Y)/2 - (b.X-a.X)*k})
			}
		}
		ring = out
	}
	return roundRing(ring)
}

// wave is a number from -1 to 1 that an edge always gets.
func wave(a, b Point) float64 {
	h := uint32(2166136261)
	for _, v := range [...]float64{a.X, a.Y, b.X, b.Y} {
		h = (h ^ uint32(int32(math.Round(v*64)))) * 16777619
		h ^= h >> 13
	}
	return float64(h&0xffff)/32768 - 1
}

// roundRing cuts every corner of a ring once (Chaikin).
func roundRing(ring []Point) []Point {
	out := make([]Point, 0, 2*len(ring))
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		out = append(out, Mix(a, b, 0.22), Mix(a, b, 0.78))
	}
	return out
}
