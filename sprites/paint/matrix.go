package paint

import "math"

// Point is a place in the painter's user space, y down.
type Point struct{ X, Y float64 }

// Pt is short for Point{x, y}.
func Pt(x, y float64) Point { return Point{x, y} }

// Matrix is an affine map: x' = A x + C y + E, y' = B x + D y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity leaves every point where it is.
var Identity = Matrix{A: 1, D: 1}

// Move shifts by x, y.
func Move(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Zoom scales about the origin; a negative factor mirrors.
func Zoom(x, y float64) Matrix { return Matrix{A: x, D: y} }

// Turn rotates clockwise (y down) about the origin by an angle in radians.
func Turn(angle float64) Matrix {
	s, c := math.Sincos(angle)
	return Matrix{A: c, B: s, C: -s, D: c}
}

// Then returns the map that does m first and n after it.
func (m Matrix) Then(n Matrix) Matrix {
	return Matrix{
		A: n.A*m.A + n.C*m.B, B: n.B*m.A + n.D*m.B,
		C: n.A*m.C + n.C*m.D, D: n.B*m.C + n.D*m.D,
		E: n.A*m.E + n.C*m.F + n.E, F: n.B*m.E + n.D*m.F + n.F,
	}
}

// Apply maps one point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Inverse undoes m; the inverse of a flat map is Identity, since nothing can be seen through it.
func (m Matrix) Inverse() Matrix {
	det := m.A*m.D - m.B*m.C
	if det == 0 {
		return Identity
	}
	return Matrix{
		A: m.D / det, B: -m.B / det, C: -m.C / det, D: m.A / det,
		E: (m.C*m.F - m.D*m.E) / det, F: (m.B*m.E - m.A*m.F) / det,
	}
}

// Size is the mean factor by which m stretches lengths.
func (m Matrix) Size() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }
