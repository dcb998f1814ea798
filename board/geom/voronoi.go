package geom

// Cell is the Voronoi cell of one site: a convex ring, and for each edge (from Ring[i] to Ring[i+1]) the site beyond
// it, or -1 at the bounds.
type Cell struct {
	Ring   []Point
	Beyond []int
}

// Voronoi returns the cells of the sites within bounds, in the order of the sites.
func Voronoi(sites []Point, bounds Rect) []Cell {
	cells := make([]Cell, len(sites))
	for i := range sites {
		cells[i] = voronoiCell(sites, i, bounds)
	}
	return cells
}

func voronoiCell(sites []Point, i int, r Rect) Cell {
	c := Cell{
		Ring:   []Point{{X: r.X, Y: r.Y}, {X: r.X + r.W, Y: r.Y}, {X: r.X + r.W, Y: r.Y + r.H}, {X: r.X, Y: r.Y + r.H}},
		Beyond: []int{-1, -1, -1, -1},
	}
	for j := range sites {
		if j != i {
			c = c.cut(half{Mix(sites[i], sites[j], 0.5), Point{X: sites[j].X - sites[i].X, Y: sites[j].Y - sites[i].Y}}, j)
		}
	}
	return c
}

// cut keeps the part of the cell within h; the new edge borders on site j.
func (c Cell) cut(h half, j int) Cell {
	if !c.reaches(h) {
		return c
	}
	var out Cell
	for i, a := range c.Ring {
		b := c.Ring[(i+1)%len(c.Ring)]
		da, db := h.depth(a), h.depth(b)
		switch {
		case da <= 0 && db <= 0:
			out.add(a, c.Beyond[i])
		case da <= 0:
			out.add(a, c.Beyond[i])
			out.add(Mix(a, b, da/(da-db)), j)
		case db < 0:
			out.add(Mix(a, b, da/(da-db)), c.Beyond[i])
		}
	}
	return out
}

func (c *Cell) add(p Point, beyond int) {
	c.Ring = append(c.Ring, p)
	c.Beyond = append(c.Beyond, beyond)
}

func (c Cell) reaches(h half) bool {
	for _, p := range c.Ring {
		if h.depth(p) > 0 {
			return true
		}
	}
	return false
}
