package paint

import (
	"image/color"
	"math"
)

// shades is how many steps a gradient has.
const shades = 512

// shader answers colours by pixel. Gradients are laid out in a table beforehand, for there are many pixels.
type shader struct {
	plain bool
	fixed color.NRGBA

	ink    Ink // when there is no table
	back   Matrix
	table  *[shades]color.NRGBA
	linear bool
	// linear: share = ax*x + ay*y + a0 over pixels
	ax, ay, a0 float64
	radial     Radial
}

// shading prepares an ink that is seen through the inverse of the painter's map.
func shading(ink Ink, back Matrix) shader {
	switch g := ink.(type) {
	case Solid:
		return shader{plain: true, fixed: color.NRGBA(g)}
	case Linear:
		dx, dy := g.To.X-g.From.X, g.To.Y-g.From.Y
		n := 1 / (dx*dx + dy*dy)
		from := back.Apply(Point{.5, .5})
		return shader{
			linear: true, table: tableOf(g.Stops),
			ax: (back.A*dx + back.B*dy) * n, ay: (back.C*dx + back.D*dy) * n,
			a0: ((from.X-g.From.X)*dx + (from.Y-g.From.Y)*dy) * n,
		}
	case Radial:
		return shader{table: tableOf(g.Stops), radial: g, back: back}
	}
	return shader{ink: ink, back: back}
}

func tableOf(stops []Stop) *[shades]color.NRGBA {
	var t [shades]color.NRGBA
	for i := range t {
		t[i] = stopColor(stops, float64(i)/(shades-1))
	}
	return &t
}

func (s *shader) at(x, y int) color.NRGBA {
	if s.linear {
		return s.table[step(s.ax*float64(x)+s.ay*float64(y)+s.a0)]
	}
	q := s.back.Apply(Point{float64(x) + .5, float64(y) + .5})
	if s.table == nil {
		return s.ink.At(q.X, q.Y)
	}
	dx, dy := q.X-s.radial.Center.X, q.Y-s.radial.Center.Y
	if s.radial.SqueezeY != 0 {
		dy /= s.radial.SqueezeY
	}
	return s.table[step(math.Sqrt(dx*dx+dy*dy)/s.radial.Radius)]
}

// step turns a share into a place in the table.
func step(t float64) int { return int(min(max(t, 0), 1)*(shades-1) + .5) }
