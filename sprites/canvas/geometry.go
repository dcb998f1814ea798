package canvas

import "math"

// Contains says whether p lies in r, the left and upper edges included.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Inset returns r made smaller by d on every side; never smaller than nothing.
func (r Rect) Inset(d float64) Rect {
	d2 := min(d, r.W/2, r.H/2)
	return Rect{r.X + d2, r.Y + d2, r.W - 2*d2, r.H - 2*d2}
}

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right and Bottom return the far edges.
func (r Rect) Right() float64  { return r.X + r.W }
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty says whether r has no inside.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Meets says whether r and s share a part.
func (r Rect) Meets(s Rect) bool { return !r.Intersect(s).Empty() }

// Intersect returns what r and s share.
func (r Rect) Intersect(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(min(r.Right(), s.Right())-x, 0), max(min(r.Bottom(), s.Bottom())-y, 0)}
}

// A Matrix maps picture pixels to canvas pixels: x' = A x + C y + E, y' = B x + D y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Matrix returns how the place puts a picture of w by h pixels.
func (at Place) Matrix(w, h float64) Matrix {
	scale, squeeze := at.Scale, at.Squeeze
	if scale == 0 {
		scale = 1
	}
	if squeeze == 0 {
		squeeze = 1
	}
	sin, cos := 0.0, 1.0
	if at.Turn != 0 {
		sin, cos = math.Sincos(at.Turn)
	}
	sx, sy := scale*squeeze, scale
	m := Matrix{A: cos * sx, B: sin * sx, C: -sin * sy, D: cos * sy}
	ax, ay := at.AnchorX*w, at.AnchorY*h
	m.E = at.At.X - m.A*ax - m.C*ay
	m.F = at.At.Y - m.B*ax - m.D*ay
	return m
}

// Apply maps a point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Invert returns the map back, and false if the picture is squeezed to nothing.
func (m Matrix) Invert() (Matrix, bool) {
	det := m.A*m.D - m.B*m.C
	if math.Abs(det) < 1e-9 {
		return Matrix{}, false
	}
	return Matrix{
		A: m.D / det, B: -m.B / det, C: -m.C / det, D: m.A / det,
		E: (m.C*m.F - m.D*m.E) / det, F: (m.B*m.E - m.A*m.F) / det,
	}, true
}

// Hit says whether the canvas point q lies on the picture of w by h pixels put at this place.
func (at Place) Hit(w, h float64, q Point) bool {
	back, ok := at.Matrix(w, h).Invert()
	if !ok || at.Hidden {
		return false
	}
	p := back.Apply(q)
	return p.X >= 0 && p.X < w && p.Y >= 0 && p.Y < h
}

// Opacity returns the place's alpha with its zero value resolved, at most 1.
func (at Place) Opacity() float64 {
	if at.Alpha == 0 {
		return 1
	}
	return min(max(at.Alpha, 0), 1)
}

// Union is the least rectangle that has both in it; an empty one adds nothing.
func (r Rect) Union(s Rect) Rect {
	switch {
	case s.Empty():
		return r
	case r.Empty():
		return s
	}
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{X: x, Y: y, W: max(r.Right(), s.Right()) - x, H: max(r.Bottom(), s.Bottom()) - y}
}
