package paint

import "math"

// outline is one flattened part of a path.
type outline struct {
	pts    []Point
	closed bool
}

// flatten maps p by m and cuts its curves into chords that stray at most `tolerance` from the curve.
func (p *Path) flatten(m Matrix, tolerance float64) []outline {
	var out []outline
	var cur outline
	end := func(closed bool) {
		if len(cur.pts) > 0 {
			cur.closed = closed
			out = append(out, cur)
		}
		cur = outline{}
	}
	k := 0
	for _, v := range p.verbs {
		var q [3]Point
		for i := range v.points() {
			q[i] = m.Apply(p.pts[k+i])
		}
		k += v.points()
		if v == closePath {
			first := Point{}
			if len(cur.pts) > 0 {
				first = cur.pts[0]
			}
			end(true)
			cur.pts = append(cur.pts, first) // SVG: drawing goes on from the start
			continue
		}
		if v == moveTo {
			if len(cur.pts) > 1 || (len(out) == 0 && len(cur.pts) == 1) {
				end(false)
			}
			cur = outline{pts: []Point{q[0]}}
			continue
		}
		cur.pts = appendCurve(cur.pts, v, q, tolerance)
	}
	if len(cur.pts) > 1 {
		end(false)
	}
	return out
}

func appendCurve(pts []Point, v verb, q [3]Point, tolerance float64) []Point {
	a := pts[len(pts)-1]
	switch v {
	case lineTo:
		return append(pts, q[0])
	case quadTo:
		d := math.Hypot(a.X-2*q[0].X+q[1].X, a.Y-2*q[0].Y+q[1].Y)
		n := chords(d/4, tolerance)
		for i := 1; i <= n; i++ {
			t := float64(i) / float64(n)
			pts = append(pts, quadAt(a, q[0], q[1], t))
		}
	case cubicTo:
		d := math.Hypot(a.X-2*q[0].X+q[1].X, a.Y-2*q[0].Y+q[1].Y)
		e := math.Hypot(q[0].X-2*q[1].X+q[2].X, q[0].Y-2*q[1].Y+q[2].Y)
		n := chords(max(d, e)*0.75, tolerance)
		for i := 1; i <= n; i++ {
			t := float64(i) / float64(n)
			pts = append(pts, cubicAt(a, q[0], q[1], q[2], t))
		}
	}
	return pts
}

// chords is the number of equal steps that keep a curve of this sagitta within the tolerance.
func chords(sagitta, tolerance float64) int {
	return min(max(int(math.Ceil(math.Sqrt(sagitta/tolerance))), 1), 200)
}

func quadAt(a, b, c Point, t float64) Point {
	u := 1 - t
	return Point{u*u*a.X + 2*u*t*b.X + t*t*c.X, u*u*a.Y + 2*u*t*b.Y + t*t*c.Y}
}

func cubicAt(a, b, c, d Point, t float64) Point {
	u := 1 - t
	w0, w1, w2, w3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return Point{w0*a.X + w1*b.X + w2*c.X + w3*d.X, w0*a.Y + w1*b.Y + w2*c.Y + w3*d.Y}
}
