package board

import (
	"cmp"
	"image/color"
	"math"
	"math/bits"
	"slices"

	"tyche/board/geom"
	"tyche/sprites/canvas"
	"tyche/sprites/palette"
)

// Stripes hatch what belongs to an area: its share of its province by land, the waters before its port by sea. Land is
// striped aslant and water level, so that both tell without their colours.
type Stripes struct {
	theme     *palette.Theme
	land, sea [][]stripe // by area
}

// stripe is a piece of line number n of the hatching, in map units.
type stripe struct {
	a, b geom.Point
	n    int
}

// Measures of the hatching in map units, and the least distance of two stripes in pixels.
const (
	stripeStep   = 5.0
	stripeSample = 3.0  // how exactly two areas of a province are told apart
	offing       = 34.0 // how far the waters of a port reach
	wilds        = 40.0 // how far land goes with an area that is in no province
	far          = 1e6  // of the land of a province, everything belongs to one of its areas
	stripeGap    = 6.0
)

// NewStripes finds out what belongs to each area.
func NewStripes(m *Model, theme *palette.Theme) *Stripes {
	s := &Stripes{theme: theme, land: make([][]stripe, len(m.Areas)), sea: make([][]stripe, len(m.Areas))}
	ports, inland := make([]int, 0, len(m.Areas)), make([][]int, len(m.Regions)+1) // the last are in no region
	for i := range m.Areas {
		a := &m.Areas[i]
		if a.Port {
			ports = append(ports, i)
		}
		r := a.Region
		if r < 0 {
			r = len(m.Regions)
		}
		inland[r] = append(inland[r], i)
	}
	newHatching(m, geom.Point{X: math.Sqrt2 / 2, Y: -math.Sqrt2 / 2}).split(s.land, func(dry bool, region int) (among []int, most float64) {
		switch {
		case !dry:
			return nil, 0
		case region < 0:
			return inland[len(m.Regions)], wilds
		}
		return inland[region], far
	})
	newHatching(m, geom.Point{X: 1}).split(s.sea, func(dry bool, _ int) (among []int, most float64) {
		if dry {
			return nil, 0
		}
		return ports, offing
	})
	return s
}

// Draw hatches an area, by land or by sea.
func (s *Stripes) Draw(c canvas.Canvas, cam *geom.Camera, area int, bySea bool) {
	list, ink := s.land[area], s.theme.Danger
	if bySea {
		list, ink = s.sea[area], s.theme.Ink
	}
	every := 1
	for float64(every)*stripeStep*cam.Scale < stripeGap*cam.Density {
		every *= 2
	}
	pale, width := color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0x70}, 1.3*cam.Density
	ink.A = 0xD8
	view := geom.Grow(cam.View, width)
	for _, k := range list {
		if k.n%every != 0 {
			continue
		}
		a, b := cam.ToScreen(k.a), cam.ToScreen(k.b)
		if !geom.Overlaps(view, geom.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: math.Abs(a.X-b.X) + 1, H: math.Abs(a.Y-b.Y) + 1}) {
			continue
		}
		c.Line(geom.Point{X: a.X + width, Y: a.Y + width}, geom.Point{X: b.X + width, Y: b.Y + width}, width, pale)
		c.Line(a, b, width, ink)
	}
}

// hatching is the map under parallel lines: where each crosses a coast or a frontier.
type hatching struct {
	along, across geom.Point // unit vectors
	first         int        // number of the first line
	lines         [][]crossing
	places        []geom.Point // of the areas, along and across
	near          []rival      // of the piece that is being divided
}

// crossing is where a line crosses the ring of a region, or with -1 a shore.
type crossing struct {
	at     float64 // along the line
	region int
}

func newHatching(m *Model, along geom.Point) *hatching {
	h := &hatching{along: along, across: geom.Point{X: -along.Y, Y: along.X}}
	for i := range m.Areas {
		h.places = append(h.places, geom.Point{X: dot(m.Areas[i].At, h.along), Y: dot(m.Areas[i].At, h.across)})
	}
	lo, hi := math.Inf(1), math.Inf(-1)
	w := m.World
	for _, p := range [...]geom.Point{{X: w.X, Y: w.Y}, {X: w.X + w.W, Y: w.Y}, {X: w.X, Y: w.Y + w.H}, {X: w.X + w.W, Y: w.Y + w.H}} {
		v := dot(p, h.across) / stripeStep
		lo, hi = min(lo, v), max(hi, v)
	}
	h.first = int(math.Floor(lo))
	h.lines = make([][]crossing, int(math.Ceil(hi))-h.first+1)
	for _, shores := range [...][][]geom.Point{m.Terrain.Coast, m.Terrain.Lakes} {
		h.cross(shores, -1)
	}
	for i := range m.Regions {
		h.cross(m.Regions[i].Rings, i)
	}
	for _, list := range h.lines {
		slices.SortFunc(list, func(a, b crossing) int { return cmp.Compare(a.at, b.at) })
	}
	return h
}

func dot(a, b geom.Point) float64 { return a.X*b.X + a.Y*b.Y }

// cross notes where rings are crossed. A line lies half a step beside its number, for rings have corners at whole places.
func (h *hatching) cross(rings [][]geom.Point, region int) {
	for _, ring := range rings {
		for i, a := range ring {
			b := ring[(i+1)%len(ring)]
			va, vb := dot(a, h.across)/stripeStep, dot(b, h.across)/stripeStep
			from, to := int(math.Ceil(min(va, vb))), int(math.Ceil(max(va, vb)))
			for n := max(from, h.first); n < min(to, h.first+len(h.lines)); n++ {
				p := geom.Mix(a, b, (float64(n)-va)/(vb-va))
				h.lines[n-h.first] = append(h.lines[n-h.first], crossing{dot(p, h.along), region})
			}
		}
	}
}

// split gives the lines to areas piece by piece; among says which areas dry or wet ground in a region may belong to, and how
// far from them.
func (h *hatching) split(to [][]stripe, among func(dry bool, region int) (areas []int, most float64)) {
	for i, list := range h.lines {
		n, dry, inside := h.first+i, false, uint64(0)
		for j := 0; j+1 < len(list); j++ {
			if c := list[j]; c.region < 0 {
				dry = !dry
			} else {
				inside ^= 1 << c.region
			}
			if areas, most := among(dry, lowest(inside)); len(areas) > 0 {
				h.share(to, n, list[j].at, list[j+1].at, areas, most)
			}
		}
	}
}

// lowest is the number of the lowest bit that is set, or -1.
func lowest(set uint64) int {
	if set == 0 {
		return -1
	}
	return bits.TrailingZeros64(set)
}

// share divides the piece of line n between two places among areas: each place belongs to the nearest.
func (h *hatching) share(to [][]stripe, n int, from, end float64, areas []int, most float64) {
	if end-from < 0.5 { // where two frontiers meet
		return
	}
	v := float64(n) * stripeStep
	h.near = h.near[:0]
	for _, i := range areas {
		at := h.places[i] // along and across
		if off := at.Y - v; math.Abs(off) < most && at.X > from-most && at.X < end+most {
			h.near = append(h.near, rival{i, at.X, off * off})
		}
	}
	if len(h.near) == 0 {
		return
	}
	start, owner := from, -1
	give := func(at float64) {
		if owner >= 0 {
			to[owner] = append(to[owner], stripe{h.place(start, v), h.place(at, v), n})
		}
	}
	for at := from; at < end; at += stripeSample {
		if who := h.nearest(min(at+stripeSample/2, end), most); who != owner {
			give(at)
			start, owner = at, who
		}
	}
	give(end)
}

// rival is an area that a line passes: where along the line, and the square of how far beside it.
type rival struct {
	area     int
	at, away float64
}

// nearest is the area of those near that is nearest to a place on the line, and no farther than most, or -1.
func (h *hatching) nearest(at, most float64) int {
	best, least := -1, most*most
	for _, r := range h.near {
		if d := r.away + (r.at-at)*(r.at-at); d < least {
			best, least = r.area, d
		}
	}
	return best
}

func (h *hatching) place(along, across float64) geom.Point {
	return geom.Point{X: h.along.X*along + h.across.X*across, Y: h.along.Y*along + h.across.Y*across}
}
