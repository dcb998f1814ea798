package board

import (
	"tyche/board/geom"
	"tyche/rules"
)

// Kind says what an area is drawn as.
type Kind uint8

// The kinds of areas (rule 1.3 of Diadochi: minor city, major city, stronghold, transit point).
const (
	Minor Kind = iota
	Major
	Stronghold
	Transit
)

// Area is one space where pieces stand.
type Area struct {
	Ref    rules.Ref
	ID     string // stable name in data and journals
	Kind   Kind
	Region int  // index of its region, or -1
	Port   bool // fleets may stand here
	Siege  int  // siege modifier, added to the siege roll
	At     geom.Point
	Town   []Landmark // what a near view shows of it, from back to front
}

// LinkKind says how a route is drawn and travelled.
type LinkKind uint8

// The kinds of links.
const (
	Road LinkKind = iota
	Pass
	Strait
	Lane     // coastal sea lane
	OpenLane // across the open sea
)

// Link joins two areas, by index.
type Link struct {
	A, B int
	Kind LinkKind
	Line geom.Line // from A to B
}

// Region is a province: areas that count together.
type Region struct {
	Ref    rules.Ref
	ID     string
	Points int // victory points
	Seat   int // index of its chief area, or -1
	Label  geom.Point
	Tint   int // index into the painter's land tints
	Rings  [][]geom.Point
}

// Stream is a river: it widens from its spring to its mouth, up to Width (1 to 3).
type Stream struct {
	Line  []geom.Point
	Width float64
}

// Range is a chain of mountains of Height 1 (hills) to 3.
type Range struct {
	Line   []geom.Point
	Height float64
}

// Patch is an area of desert or marsh.
type Patch struct{ Ring []geom.Point }

// Sea is a name written along a curve over water.
type Sea struct {
	ID      string
	Line    []geom.Point
	Size    float64 // type size at scale 1, pixels
	Spacing float64 // extra pixels between letters at scale 1
}

// Terrain is the ground under the game.
type Terrain struct {
	Coast   [][]geom.Point // closed rings; a ring inside another is water
	Lakes   [][]geom.Point
	Rivers  []Stream
	Ranges  []Range
	Deserts []Patch
	Marshes []Patch
	Woods   []Patch
	Seas    []Sea
}

// Vignette is a small drawing on the sea.
type Vignette struct {
	At    geom.Point
	Shape VignetteShape
}

// VignetteShape says what a vignette shows.
type VignetteShape uint8

// The vignettes.
const (
	Trireme VignetteShape = iota
	Merchantman
	SeaMonster
	Dolphins
)

// Ornaments are the places of what adorns the sheet, in map units.
type Ornaments struct {
	Cartouche geom.Point
	Compass   geom.Point // the scale bars are below it
	Vignettes []Vignette
}

// Model is a whole board. It never changes; what happens on it is drawn from a State of marks.
type Model struct {
	World      geom.Rect // all that can be seen
	Core       geom.Rect // what a fitted view must show
	Projection *geom.Projection
	Areas      []Area
	Links      []Link
	Regions    []Region
	Borders    []geom.Border // frontiers between regions, each once; owners index Regions, -1 is nobody's land
	Terrain    Terrain
	Ornaments  Ornaments

	links [][]int // links at each area
}

// Words are the names on the map in one language, in the order of the model's tables.
type Words struct {
	Areas, Regions, Seas   []string
	Title, Subtitle, Years string // cartouche
	North                  string // letter over the compass
	Stadia                 string // unit of the scale bar
	West, East             string // names of the two halves of the scale bar
}

// Finish derives what follows from the tables; a model must be finished before use.
func (m *Model) Finish() {
	m.links = make([][]int, len(m.Areas))
	for i, l := range m.Links {
		m.links[l.A] = append(m.links[l.A], i)
		m.links[l.B] = append(m.links[l.B], i)
	}
}

// Area returns the index of the area that ref names, or -1.
func (m *Model) Area(ref rules.Ref) int {
	if i := int(ref.ID); i >= 0 && i < len(m.Areas) && m.Areas[i].Ref == ref {
		return i
	}
	return -1
}

// Region returns the index of the region that ref names, or -1.
func (m *Model) Region(ref rules.Ref) int {
	if i := int(ref.ID); i >= 0 && i < len(m.Regions) && m.Regions[i].Ref == ref {
		return i
	}
	return -1
}

// Named returns the index of the area with that ID, or -1.
func (m *Model) Named(id string) int {
	for i := range m.Areas {
		if m.Areas[i].ID == id {
			return i
		}
	}
	return -1
}

// LinksAt returns the indices of the links at an area.
func (m *Model) LinksAt(area int) []int { return m.links[area] }

// Between returns the link that joins two areas, or -1.
func (m *Model) Between(a, b int) int {
	for _, l := range m.links[a] {
		if m.Links[l].A == b || m.Links[l].B == b {
			return l
		}
	}
	return -1
}

// Travel appends to dst the polyline of the way from a to b along their link; the straight line when there is none.
func (m *Model) Travel(a, b int, dst []geom.Point) []geom.Point {
	k := m.Between(a, b)
	if k < 0 {
		return append(dst, m.Areas[a].At, m.Areas[b].At)
	}
	pts := m.Links[k].Line.Points
	if m.Links[k].A == a {
		return append(dst, pts...)
	}
	for i := len(pts) - 1; i >= 0; i-- {
		dst = append(dst, pts[i])
	}
	return dst
}

// OnLand reports whether p lies on dry land.
func (t *Terrain) OnLand(p geom.Point) bool {
	return geom.Contains(t.Coast, p) && !geom.Contains(t.Lakes, p)
}

// RegionAt returns the index of the region on whose land p lies, or -1.
func (m *Model) RegionAt(p geom.Point) int {
	for i := range m.Regions {
		if geom.Contains(m.Regions[i].Rings, p) {
			if m.Terrain.OnLand(p) {
				return i
			}
			return -1
		}
	}
	return -1
}
