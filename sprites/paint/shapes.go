package paint

import "math"

// Rect is an upright rectangle.
func Rect(x, y, w, h float64) *Path {
	return new(Path).MoveTo(x, y).LineTo(x+w, y).LineTo(x+w, y+h).LineTo(x, y+h).Close()
}

// RoundRect is a rectangle with corners of radius r.
func RoundRect(x, y, w, h, r float64) *Path {
	r = min(r, w/2, h/2)
	p := new(Path)
	p.Arc(x+w-r, y+r, r, -math.Pi/2, 0)
	p.Arc(x+w-r, y+h-r, r, 0, math.Pi/2)
	p.Arc(x+r, y+h-r, r, math.Pi/2, math.Pi)
	p.Arc(x+r, y+r, r, math.Pi, 3*math.Pi/2)
	return p.Close()
}

// Circle is a full circle about x, y.
func Circle(x, y, r float64) *Path { return new(Path).Arc(x, y, r, 0, 2*math.Pi).Close() }

// Oval is a full upright ellipse about x, y.
func Oval(x, y, rx, ry float64) *Path { return new(Path).ArcOval(x, y, rx, ry, 0, 2*math.Pi).Close() }

// Ring is a disc of radius outer with a hole of radius inner.
func Ring(x, y, outer, inner float64) *Path {
	return Circle(x, y, outer).Append(new(Path).Arc(x, y, inner, 2*math.Pi, 0).Close())
}

// Polygon closes the given points.
func Polygon(pts ...Point) *Path { return Polyline(pts...).Close() }

// Polyline joins the given points and stays open.
func Polyline(pts ...Point) *Path {
	p := new(Path)
	for i, pt := range pts {
		if i == 0 {
			p.MoveTo(pt.X, pt.Y)
		} else {
			p.LineTo(pt.X, pt.Y)
		}
	}
	return p
}

// Line is one straight segment.
func Line(x0, y0, x1, y1 float64) *Path { return new(Path).MoveTo(x0, y0).LineTo(x1, y1) }

// Ngon is a regular polygon of n corners on a circle, the first corner at the angle `from`.
func Ngon(x, y, r float64, n int, from float64) *Path { return Star(x, y, r, r, n, from) }

// Star is a star of n points between the radii outer and inner, the first point at the angle `from`. Equal
// radii give a regular polygon of n corners.
func Star(x, y, outer, inner float64, n int, from float64) *Path {
	p, corners := new(Path), 2*n
	if outer == inner {
		corners = n
	}
	for i := range corners {
		r := outer
		if corners == 2*n && i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(from + 2*math.Pi*float64(i)/float64(corners))
		if i == 0 {
			p.MoveTo(x+r*c, y+r*s)
		} else {
			p.LineTo(x+r*c, y+r*s)
		}
	}
	return p.Close()
}

// Smooth runs a soft curve (Catmull-Rom) through the points.
func Smooth(closed bool, pts ...Point) *Path {
	n := len(pts)
	at := func(i int) Point {
		if closed {
			return pts[(i+n)%n]
		}
		return pts[min(max(i, 0), n-1)]
	}
	p, last := new(Path).MoveTo(pts[0].X, pts[0].Y), n-1
	if closed {
		last = n
	}
	for i := range last {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		p.CubicTo(b.X+(c.X-a.X)/6, b.Y+(c.Y-a.Y)/6, c.X-(d.X-b.X)/6, c.Y-(d.Y-b.Y)/6, c.X, c.Y)
	}
	if closed {
		p.Close()
	}
	return p
}
