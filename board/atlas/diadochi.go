package atlas

import (
	"math"
	"strings"
	"sync"

	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
)

// Kinds of references on the Diadochi board.
const (
	SpaceKind    = 1 // ID: line of spaces.tsv
	ProvinceKind = 2 // ID: line of provinces.tsv
)

// Diadochi returns the board of the successors' war. It is built once and shared.
var Diadochi = sync.OnceValue(buildDiadochi)

func buildDiadochi() *board.Model {
	p := &geom.Projection{Lon: geom.NewStretch(longitudes...), Lat: geom.NewStretch(latitudes...), Shift: shift}
	m := &board.Model{World: world, Projection: p, Terrain: terrain(p)}
	m.Regions = provinces(p)
	m.Areas = spaces(p, m)
	m.Links = routes(p, m)
	chiefs(m)
	m.Finish()
	divide(m)
	m.Core = core(m)
	m.Ornaments = board.Ornaments{
		Cartouche: p.Place(cartoucheAt[0], cartoucheAt[1]),
		Compass:   p.Place(compassAt[0], compassAt[1]),
	}
	for _, v := range vignettes {
		m.Ornaments.Vignettes = append(m.Ornaments.Vignettes, board.Vignette{At: p.Place(v.at[0], v.at[1]), Shape: v.shape})
	}
	return m
}

func provinces(p *geom.Projection) []board.Region {
	var out []board.Region
	for i, r := range table("provinces.tsv") {
		at, ok := labels[r["id"]]
		if !ok {
			at = [2]float64{r.float("label_lon"), r.float("label_lat")}
		}
		out = append(out, board.Region{
			Ref: rules.Ref{Kind: ProvinceKind, ID: int16(i)}, ID: r["id"], Points: r.int("vp"), Seat: -1,
			Label: p.Place(at[0], at[1]), Tint: tints[r["id"]],
		})
	}
	return out
}

func spaces(p *geom.Projection, m *board.Model) []board.Area {
	kinds := map[string]board.Kind{"minor": board.Minor, "major": board.Major, "stronghold": board.Stronghold, "transit": board.Transit}
	byID := map[string]int{"-": -1}
	for i, r := range m.Regions {
		byID[r.ID] = i
	}
	var out []board.Area
	for i, r := range table("spaces.tsv") {
		at, by := p.Place(r.float("lon"), r.float("lat")), nudges[r["id"]]
		out = append(out, board.Area{
			Ref: rules.Ref{Kind: SpaceKind, ID: int16(i)}, ID: r["id"], Kind: kinds[r["type"]], Region: byID[r["province"]],
			Port: r["port"] == "1", Siege: r.int("siege_mod"), At: geom.Point{X: at.X + by.X, Y: at.Y + by.Y}, Town: town(r["id"]),
		})
	}
	return out
}

// chiefs finds the major city of each province.
func chiefs(m *board.Model) {
	for i, r := range table("provinces.tsv") {
		m.Regions[i].Seat = m.Named(r["major"])
	}
}

func routes(p *geom.Projection, m *board.Model) []board.Link {
	kinds := map[string]board.LinkKind{"road": board.Road, "pass": board.Pass, "strait": board.Strait, "sea": board.Lane, "transmed": board.OpenLane}
	bends := map[[2]string]geom.Point{}
	for _, r := range table("bends.tsv") {
		bends[[2]string{r["a"], r["b"]}] = p.Place(r.float("lon"), r.float("lat"))
	}
	var out []board.Link
	for _, r := range table("routes.tsv") {
		a, b := m.Named(r["a"]), m.Named(r["b"])
		from, to := m.Areas[a].At, m.Areas[b].At
		control := sway(r["a"], r["b"], from, to)
		if k, ok := bends[[2]string{r["a"], r["b"]}]; ok {
			control = geom.Through(from, k, to)
		}
		out = append(out, board.Link{A: a, B: b, Kind: kinds[r["kind"]], Line: geom.NewLine(geom.Quad(from, control, to, 16))})
	}
	return out
}

// sway bends a straight route a little to one side or the other, as a hand draws it.
func sway(a, b string, from, to geom.Point) geom.Point {
	h := -0.05
	if (int(a[1])*7+int(b[0])*3)%2 == 1 {
		h = 0.05
	}
	mid := geom.Mix(from, to, 0.5)
	return geom.Point{X: mid.X + (to.Y-from.Y)*h, Y: mid.Y - (to.X-from.X)*h}
}

// divide draws the frontiers: Voronoi cells of the spaces and seeds, joined by province, bent like a surveyor's line.
func divide(m *board.Model) {
	var sites []geom.Point
	var owner []int
	nobody := len(m.Regions)
	add := func(at geom.Point, region int) {
		if region < 0 {
			region = nobody
		}
		sites, owner = append(sites, at), append(owner, region)
	}
	for _, a := range m.Areas {
		if a.Region >= 0 || a.Kind == board.Stronghold {
			add(a.At, a.Region)
		}
	}
	byID := map[string]int{"": -1}
	for i, r := range m.Regions {
		byID[r.ID] = i
	}
	for _, s := range seeds {
		add(m.Projection.Place(s.at[0], s.at[1]), byID[s.province])
	}
	parcels := geom.Divide(geom.Voronoi(sites, m.World), owner, nobody+1, bend)
	for i := range m.Regions {
		m.Regions[i].Rings = parcels.Rings[i]
	}
	for _, b := range parcels.Borders {
		if b.Left < 0 || b.Right < 0 {
			continue // the edge of the world is no frontier
		}
		b.Left, b.Right = ownerOrNobody(b.Left, nobody), ownerOrNobody(b.Right, nobody)
		m.Borders = append(m.Borders, b)
	}
}

func ownerOrNobody(i, nobody int) int {
	if i == nobody {
		return -1
	}
	return i
}

// bend rounds a frontier and gives it the turns of hills and streams.
func bend(line []geom.Point) []geom.Point {
	line = geom.Subdivide(geom.Chaikin(line, 3), 3)
	for i, p := range line {
		line[i] = geom.Point{X: p.X + wander(p.X, p.Y), Y: p.Y + wander(p.Y+300, p.X+90)}
	}
	return line
}

// wander is a smooth shift of some units that depends on the place alone, so that frontiers still meet.
func wander(x, y float64) float64 {
	return 4*math.Sin(x*.043+y*.021) + 3.2*math.Sin(y*.061-x*.027+2) + 2.2*math.Sin(x*.12+y*.1+1) + 1.3*math.Sin(x*.31-y*.27) + 0.7*math.Sin(x*.7+y*.55)
}

// core is what a fitted view must show: all spaces and a margin for their names.
func core(m *board.Model) geom.Rect {
	pts := make([]geom.Point, len(m.Areas))
	for i, a := range m.Areas {
		pts[i] = a.At
	}
	r := geom.Bounds(pts)
	return geom.Rect{X: r.X - 62, Y: r.Y - 44, W: r.W + 134, H: r.H + 84}
}

func terrain(p *geom.Projection) board.Terrain {
	t := board.Terrain{Coast: coast(p)}
	for _, l := range lines("rivers.txt") {
		cells := strings.Split(l, "\t")
		t.Rivers = append(t.Rivers, board.Stream{Line: geom.Catmull(places(p, numbers(cells[2])), 3), Width: number(cells[1])})
	}
	for _, l := range lines("lakes.txt") {
		_, pts, _ := strings.Cut(l, "\t")
		t.Lakes = append(t.Lakes, closedCurve(places(p, numbers(pts))))
	}
	for _, r := range ranges {
		t.Ranges = append(t.Ranges, board.Range{Line: places(p, r.points), Height: r.height})
	}
	for _, d := range deserts {
		t.Deserts = append(t.Deserts, board.Patch{Ring: closedCurve(places(p, d))})
	}
	for _, d := range marshes {
		t.Marshes = append(t.Marshes, board.Patch{Ring: closedCurve(places(p, d))})
	}
	for _, d := range woods {
		t.Woods = append(t.Woods, board.Patch{Ring: closedCurve(places(p, d))})
	}
	for _, r := range table("seas.tsv") {
		t.Seas = append(t.Seas, board.Sea{
			ID: r["id"], Line: geom.Catmull(places(p, numbers(r["curve"])), 8), Size: r.float("size"), Spacing: r.float("spacing"),
		})
	}
	return t
}

// closedCurve rounds a ring.
func closedCurve(ring []geom.Point) []geom.Point {
	n := len(ring)
	wrapped := append([]geom.Point{ring[n-1]}, ring...)
	wrapped = append(wrapped, ring[0], ring[1])
	smooth := geom.Catmull(wrapped, 4)
	return smooth[4 : len(smooth)-5]
}
