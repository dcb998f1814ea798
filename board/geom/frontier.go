package geom

import "math"

// Border is one stretch of frontier between two owners, from one junction of frontiers to the next.
type Border struct {
	Line        []Point
	Left, Right int // owners; -1 is beyond the bounds
}

// Parcels is a plane divided among owners: the borders once each, and for each owner the rings that enclose it.
type Parcels struct {
	Borders []Border
	Rings   [][][]Point // by owner
}

// Divide joins Voronoi cells of the same owner (owner[i] for cell i, 0..owners-1) and redraws each border between two
// junctions by bend, which must keep the two ends where they are (moved by the same rule for all borders).
func Divide(cells []Cell, owner []int, owners int, bend func([]Point) []Point) Parcels {
	d := divider{ids: map[[2]int32]int{}}
	for i, c := range cells {
		for j, a := range c.Ring {
			other := -1
			if k := c.Beyond[j]; k >= 0 {
				other = owner[k]
			}
			if other != owner[i] {
				d.edge(a, c.Ring[(j+1)%len(c.Ring)], owner[i], other)
			}
		}
	}
	p := Parcels{Rings: make([][][]Point, owners)}
	for _, b := range d.chains() {
		b.Line = bend(b.Line)
		p.Borders = append(p.Borders, b)
	}
	for o := range p.Rings {
		p.Rings[o] = rings(p.Borders, o)
	}
	return p
}

// divider collects the directed edges of the frontiers: each has its owner on the left and the other owner beyond.
type divider struct {
	ids   map[[2]int32]int // places, rounded, to vertex numbers
	at    []Point
	edges []dividerEdge
	from  [][]int // edges leaving a vertex
}

type dividerEdge struct {
	a, b        int
	left, right int
	used        bool
}

func (d *divider) vertex(p Point) int {
	key := [2]int32{int32(math.Round(p.X * 50)), int32(math.Round(p.Y * 50))}
	if id, ok := d.ids[key]; ok {
		return id
	}
	id := len(d.at)
	d.ids[key] = id
	d.at = append(d.at, p)
	d.from = append(d.from, nil)
	return id
}

func (d *divider) edge(a, b Point, left, right int) {
	va, vb := d.vertex(a), d.vertex(b)
	if va == vb {
		return
	}
	d.from[va] = append(d.from[va], len(d.edges))
	d.edges = append(d.edges, dividerEdge{a: va, b: vb, left: left, right: right})
}

// chains joins the edges of the lower owner's side into borders; first from junctions, then what is left (loops).
func (d *divider) chains() []Border {
	var out []Border
	for pass := range 2 {
		for i := range d.edges {
			e := &d.edges[i]
			if e.used || e.right > e.left || (pass == 0 && !d.junction(e.a, e)) {
				continue
			}
			out = append(out, Border{Line: d.follow(i), Left: e.left, Right: e.right})
		}
	}
	return out
}

// junction reports whether more than the one border of e passes through v.
func (d *divider) junction(v int, e *dividerEdge) bool {
	in := 0
	for _, k := range d.from[v] {
		f := d.edges[k]
		same := f.left == e.left && f.right == e.right
		back := f.left == e.right && f.right == e.left
		if !same && !back {
			return true
		}
		in++
	}
	return in > 2 || (e.right < 0 && in > 1)
}

func (d *divider) follow(i int) []Point {
	first := &d.edges[i]
	line := []Point{d.at[first.a]}
	for e := first; e != nil; e = d.next(e) {
		e.used = true
		line = append(line, d.at[e.b])
		if d.junction(e.b, first) {
			break
		}
	}
	return line
}

func (d *divider) next(e *dividerEdge) *dividerEdge {
	for _, k := range d.from[e.b] {
		f := &d.edges[k]
		if !f.used && f.left == e.left && f.right == e.right {
			return f
		}
	}
	return nil
}

// rings chains the borders around owner o into closed rings.
func rings(borders []Border, o int) [][]Point {
	var parts [][]Point
	for _, b := range borders {
		switch o {
		case b.Left:
			parts = append(parts, b.Line)
		case b.Right:
			parts = append(parts, reversed(b.Line))
		}
	}
	var out [][]Point
	for len(parts) > 0 {
		ring := append([]Point(nil), parts[0]...)
		parts = parts[1:]
		for Dist(ring[0], ring[len(ring)-1]) > 0.1 {
			k := startingAt(parts, ring[len(ring)-1])
			if k < 0 {
				break
			}
			ring = append(ring, parts[k][1:]...)
			parts = append(parts[:k], parts[k+1:]...)
		}
		out = append(out, ring)
	}
	return out
}

func startingAt(parts [][]Point, p Point) int {
	for i, l := range parts {
		if Dist(l[0], p) < 0.1 {
			return i
		}
	}
	return -1
}

func reversed(line []Point) []Point {
	out := make([]Point, len(line))
	for i, p := range line {
		out[len(line)-1-i] = p
	}
	return out
}
