package chart

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// throne is the empty throne in a hex of radius r, in rays.
func throne(p *paint.Painter, r float64) {
	p.Fill(hexagon(r-3), paint.Solid(paint.RGB(0x070B18)))
	p.Stroke(hexagon(r-3), paint.Stroke{Width: 1.2}, paint.Solid(palette.Gilt))
	p.Stroke(hexagon(r-8), paint.Stroke{Width: .6, Dash: []float64{2, 3}}, paint.Solid(palette.Gilt))
	for i := range 36 {
		long := .6
		if i%2 == 1 {
			long = .5
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 18)
		p.Stroke(paint.Line(.37*r*cos, (.37*r*sin)-.1*r, long*r*cos, long*r*sin-.1*r), paint.Stroke{Width: max(.9, .012*r)}, paint.Solid(paint.Fade(palette.Gilt, .8)))
	}
	p.Within(func() {
		p.Translate(0, -.1*r)
		signs.Draw(p, signs.Throne, .52*r, palette.Gilt2)
	})
}

// hole is where the chart has room for the throne: the middle of the largest gap that hexes enclose, and the radius of the
// throne there in hexes; false where there is none.
func (m *Model) hole() (x, y, r float64, ok bool) {
	taken, gaps := map[[2]int]bool{}, map[[2]int]bool{}
	for i := range m.Hexes {
		taken[[2]int{m.Hexes[i].Q, m.Hexes[i].R}] = true
	}
	for at := range taken {
		for _, d := range around {
			gap := [2]int{at[0] + d[0], at[1] + d[1]}
			if !taken[gap] && beside(taken, gap) >= 5 {
				gaps[gap] = true
			}
		}
	}
	if mid, found := ring(taken); found {
		x, y = place(mid[0], mid[1])
		return x, y, 1.5, true
	}
	cx, cy := m.middle()
	best := math.Inf(1)
	for gap := range gaps { // the nearest one to the middle; of equals the first in reading order
		gx, gy := place(gap[0], gap[1])
		if d := math.Hypot(gx-cx, gy-cy) + gy*1e-6 + gx*1e-9; d < best {
			best, x, y, r, ok = d, gx, gy, 1, true
		}
	}
	return x, y, r, ok
}

var around = [6][2]int{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

func beside(taken map[[2]int]bool, at [2]int) (n int) {
	for _, d := range around {
		if taken[[2]int{at[0] + d[0], at[1] + d[1]}] {
			n++
		}
	}
	return n
}

// ring finds a gap of seven hexes: one in the middle of six that are free as well, and enclosed.
func ring(taken map[[2]int]bool) (mid [2]int, found bool) {
	for q := -6; q <= 6; q++ {
		for r := -6; r <= 6; r++ {
			at := [2]int{q, r}
			if taken[at] || beside(taken, at) > 0 {
				continue
			}
			near := 0
			for _, d := range around {
				if beside(taken, [2]int{q + d[0], r + d[1]}) >= 2 {
					near++
				}
			}
			if near == 6 {
				return at, true
			}
		}
	}
	return mid, false
}

// place is the middle of a hex, in radii.
func place(q, r int) (x, y float64) {
	return math.Sqrt(3) * (float64(q) + float64(r)/2), 1.5 * float64(r)
}

func (m *Model) middle() (x, y float64) {
	x0, y0, x1, y1 := m.bounds()
	return (x0 + x1) / 2, (y0 + y1) / 2
}

// bounds is the box of all hexes, in radii.
func (m *Model) bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range m.Hexes {
		x, y := place(m.Hexes[i].Q, m.Hexes[i].R)
		x0, x1 = min(x0, x-.866), max(x1, x+.866)
		y0, y1 = min(y0, y-1), max(y1, y+1)
	}
	if len(m.Hexes) == 0 {
		return -1, -1, 1, 1
	}
	return x0, y0, x1, y1
}
