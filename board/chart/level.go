package chart

import (
	"image"
	"math"

	"tyche/board"
	"tyche/board/geom"
)

// level is the sheet at one scale, in level pixels: (0, 0) is the corner of the world.
type level struct {
	scale  float64 // pixels per map unit
	dense  float64 // pixels for one pixel of the design
	sym    float64 // size of symbols, 1 as on the design sheet
	letter float64 // size of type, 1 as on the design sheet
	w, h   int
	shown  bool // it has filled a view once

	coast   [][]geom.Point // rings
	edges   []segment      // of the coast
	shores  []geom.Rect    // around each ring
	lakes   [][]geom.Point
	regions [][]idEdge // edges of each region for filling by rows
	bounds  []geom.Rect
	borders []segment
	dots    []mark // border dots
	banks   []piece
	rivers  []piece
	peaks   []peak
	routes  [board.OpenLane + 1][]route
	casings [board.OpenLane + 1][]piece
	inks    [board.OpenLane + 1][]piece
	labels  []label // as they stand on an empty map
	names   []label // as they are painted: out of the way of counters
	setter  *placing
	over    map[int]overName // of provinces, by their index
	seats   []geom.Rect      // boxes of the symbols
	towns   []town
	townAt  []int // by area: its index in towns, or -1

	todo  []func() // what is left of building the level
	tiles map[image.Point]*tile
}

// newLevel plans the building of a level; its steps are run by the painter one by one.
func newLevel(g *ground, scale float64, o Options) *level {
	if o.Density == 0 {
		o.Density = 1
	}
	l := &level{scale: scale, dense: o.Density, tiles: map[image.Point]*tile{}}
	l.sym = board.SymbolSize(scale, o.Density)
	l.letter = min(max(math.Pow(scale/o.Density, 0.35), 12.0/13), 1.4) * o.TextScale
	l.w, l.h = int(math.Ceil(g.model.World.W*scale)), int(math.Ceil(g.model.World.H*scale))
	l.todo = []func(){
		func() { l.layCoast(g.model) },
		func() { l.laySeats(g.model); l.layTowns(g) },
		func() { l.layRegions(g.model) },
		func() { l.layBorders(g) },
		func() { l.layRivers(g) },
		func() { l.layRoutes(g.model) },
	}
	if !o.bare {
		l.todo = append(l.todo, l.placeSteps(g, o)...)
	}
	l.todo = append(l.todo, func() { l.layPeaks(g) })
	return l
}

// build runs one step of building and reports whether the level is complete.
func (l *level) build() bool {
	if len(l.todo) > 0 {
		l.todo[0]()
		l.todo = l.todo[1:]
	}
	return len(l.todo) == 0
}

// pixel turns map units into level pixels.
func (l *level) pixel(m *board.Model, p geom.Point) geom.Point {
	return geom.Point{X: (p.X - m.World.X) * l.scale, Y: (p.Y - m.World.Y) * l.scale}
}

func (l *level) pixels(m *board.Model, line []geom.Point) []geom.Point {
	out := make([]geom.Point, len(line))
	for i, p := range line {
		out[i] = l.pixel(m, p)
	}
	return out
}

// unit turns level pixels into map units.
func (l *level) unit(m *board.Model, p geom.Point) geom.Point {
	return geom.Point{X: p.X/l.scale + m.World.X, Y: p.Y/l.scale + m.World.Y}
}

// layCoast projects the shores. Small islands feel only the two inner water lines.
func (l *level) layCoast(m *board.Model) {
	for _, ring := range m.Terrain.Coast {
		r := l.pixels(m, ring)
		box := geom.Bounds(r)
		if box.W*box.H < 3 {
			continue
		}
		r = simplifyRing(r, 0.35)
		reach := 0.0
		if box.W*box.H < 420 {
			reach = 8 * l.sym
		}
		l.coast, l.shores = append(l.coast, r), append(l.shores, box)
		rough := simplifyRing(r, 0.9) // the water lines need no more
		for i, a := range rough {
			l.edges = append(l.edges, segment{a: a, b: rough[(i+1)%len(rough)], reach: reach})
		}
	}
	for _, ring := range m.Terrain.Lakes {
		l.lakes = append(l.lakes, l.pixels(m, ring))
	}
}

// simplifyRing drops what cannot be seen at this scale.
func simplifyRing(ring []geom.Point, tolerance float64) []geom.Point {
	half := len(ring) / 2
	a := geom.Simplify(ring[:half+1], tolerance)
	b := geom.Simplify(append(ring[half:len(ring):len(ring)], ring[0]), tolerance)
	return append(a[:len(a)-1:len(a)-1], b[:len(b)-1]...)
}

// layRegions projects the provinces for filling and their frontiers for shading.
func (l *level) layRegions(m *board.Model) {
	for _, r := range m.Regions {
		var edges []idEdge
		var all []geom.Point
		for _, ring := range r.Rings {
			pts := l.pixels(m, ring)
			all = append(all, pts...)
			for i, a := range pts {
				edges = addEdge(edges, a, pts[(i+1)%len(pts)])
			}
		}
		l.regions = append(l.regions, edges)
		l.bounds = append(l.bounds, geom.Bounds(all))
	}
	for _, b := range m.Borders {
		line := geom.Simplify(l.pixels(m, b.Line), 0.7)
		for i := 1; i < len(line); i++ {
			l.borders = append(l.borders, segment{a: line[i-1], b: line[i]})
		}
	}
}

// near appends the segments that are felt within the pixels of r.
func near(dst, segs []segment, r image.Rectangle, limit float64) []segment {
	x0, y0 := float64(r.Min.X)-limit, float64(r.Min.Y)-limit
	x1, y1 := float64(r.Max.X)+limit, float64(r.Max.Y)+limit
	for i := range segs {
		s := &segs[i]
		if max(s.a.X, s.b.X) >= x0 && min(s.a.X, s.b.X) <= x1 && max(s.a.Y, s.b.Y) >= y0 && min(s.a.Y, s.b.Y) <= y1 {
			dst = append(dst, *s)
		}
	}
	return dst
}

// idEdge is an edge of a region for filling by rows: x at the height y is at + slope*(y - top).
type idEdge struct{ top, bottom, at, slope float64 }

func addEdge(edges []idEdge, a, b geom.Point) []idEdge {
	if a.Y == b.Y {
		return edges
	}
	if a.Y > b.Y {
		a, b = b, a
	}
	return append(edges, idEdge{top: a.Y, bottom: b.Y, at: a.X, slope: (b.X - a.X) / (b.Y - a.Y)})
}
