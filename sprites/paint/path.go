package paint

import "math"

type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubicTo
	closePath
)

// points returns how many points a verb takes.
func (v verb) points() int { return [...]int{1, 1, 2, 3, 0}[v] }

// Path is a list of outlines. The zero value is empty. Filling uses the winding: a ring's hole must run against
// its rim (see Reversed).
type Path struct {
	verbs []verb
	pts   []Point
	start Point
}

// Last returns the current point.
func (p *Path) Last() Point {
	if n := len(p.verbs); n == 0 || p.verbs[n-1] == closePath {
		return p.start
	}
	return p.pts[len(p.pts)-1]
}

// Empty says whether the path has no segment.
func (p *Path) Empty() bool { return len(p.verbs) == 0 }

// MoveTo begins a new outline.
func (p *Path) MoveTo(x, y float64) *Path {
	p.start = Point{x, y}
	return p.add(moveTo, p.start)
}

// LineTo adds a straight segment.
func (p *Path) LineTo(x, y float64) *Path { return p.add(lineTo, Point{x, y}) }

// QuadTo adds a quadratic Bézier with control point a, b.
func (p *Path) QuadTo(a, b, x, y float64) *Path { return p.add(quadTo, Point{a, b}, Point{x, y}) }

// CubicTo adds a cubic Bézier with control points a, b and c, d.
func (p *Path) CubicTo(a, b, c, d, x, y float64) *Path {
	return p.add(cubicTo, Point{a, b}, Point{c, d}, Point{x, y})
}

// Close returns to the beginning of the outline.
func (p *Path) Close() *Path { return p.add(closePath) }

func (p *Path) add(v verb, pts ...Point) *Path {
	if len(p.verbs) == 0 && v != moveTo {
		p.verbs, p.pts = append(p.verbs, moveTo), append(p.pts, p.start)
	}
	p.verbs, p.pts = append(p.verbs, v), append(p.pts, pts...)
	return p
}

// Arc adds a circular arc about x, y from one angle to another (radians, clockwise on screen), joined to the
// current point by a line when there is an open outline.
func (p *Path) Arc(x, y, r, from, to float64) *Path { return p.ArcOval(x, y, r, r, from, to) }

// ArcOval is Arc for an upright ellipse with radii rx and ry.
func (p *Path) ArcOval(x, y, rx, ry, from, to float64) *Path {
	s, c := math.Sincos(from)
	if n := len(p.verbs); n == 0 || p.verbs[n-1] == closePath {
		p.MoveTo(x+rx*c, y+ry*s)
	} else {
		p.LineTo(x+rx*c, y+ry*s)
	}
	steps := int(math.Ceil(math.Abs(to-from)/(math.Pi/2) - 1e-9))
	for i := range steps {
		a := from + (to-from)*float64(i)/float64(steps)
		b := from + (to-from)*float64(i+1)/float64(steps)
		k := 4.0 / 3 * math.Tan((b-a)/4)
		sa, ca := math.Sincos(a)
		sb, cb := math.Sincos(b)
		p.CubicTo(x+rx*(ca-k*sa), y+ry*(sa+k*ca), x+rx*(cb+k*sb), y+ry*(sb-k*cb), x+rx*cb, y+ry*sb)
	}
	return p
}

// Append adds the outlines of q.
func (p *Path) Append(q *Path) *Path {
	p.verbs, p.pts, p.start = append(p.verbs, q.verbs...), append(p.pts, q.pts...), q.start
	return p
}

// Transformed returns a copy of p mapped by m.
func (p *Path) Transformed(m Matrix) *Path {
	q := &Path{verbs: append([]verb(nil), p.verbs...), pts: make([]Point, len(p.pts)), start: m.Apply(p.start)}
	for i, pt := range p.pts {
		q.pts[i] = m.Apply(pt)
	}
	return q
}

// Reversed returns p run the other way round, which makes a hole inside an outline of the old sense.
func (p *Path) Reversed() *Path {
	q := &Path{}
	for _, line := range p.flatten(Identity, 0.02) {
		n := len(line.pts)
		for i := range line.pts {
			pt := line.pts[n-1-i]
			if i == 0 {
				q.MoveTo(pt.X, pt.Y)
			} else {
				q.LineTo(pt.X, pt.Y)
			}
		}
		if line.closed {
			q.Close()
		}
	}
	return q
}

// Bounds returns the upright box of all points, control points included.
func (p *Path) Bounds() (x0, y0, x1, y1 float64) {
	if len(p.pts) == 0 {
		return 0, 0, 0, 0
	}
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, pt := range p.pts {
		x0, y0, x1, y1 = min(x0, pt.X), min(y0, pt.Y), max(x1, pt.X), max(y1, pt.Y)
	}
	return x0, y0, x1, y1
}
