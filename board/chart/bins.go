package chart

import "tyche/board/geom"

// bins hold points by squares of the level, to count those in a rectangle quickly.
type bins struct {
	w, h  int
	cells [][]geom.Point
}

const binSize = 32 // pixels

func newBins(w, h int) bins {
	b := bins{w: w/binSize + 1, h: h/binSize + 1}
	b.cells = make([][]geom.Point, b.w*b.h)
	return b
}

// cell returns the bin of a place; places beyond the level belong to the outermost bins.
func (b *bins) cell(p geom.Point) (x, y int) {
	return min(max(int(p.X)/binSize, 0), b.w-1), min(max(int(p.Y)/binSize, 0), b.h-1)
}

func (b *bins) add(p geom.Point) {
	x, y := b.cell(p)
	b.cells[y*b.w+x] = append(b.cells[y*b.w+x], p)
}

// count returns how many points lie in r.
func (b *bins) count(r geom.Rect) int {
	x0, y0 := b.cell(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := b.cell(geom.Point{X: r.X + r.W, Y: r.Y + r.H})
	n := 0
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			for _, p := range b.cells[y*b.w+x] {
				if geom.Inside(r, p) {
					n++
				}
			}
		}
	}
	return n
}
