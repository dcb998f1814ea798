package chart

import (
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/paint"
)

// town is a city as a near view shows it: walls, sights and harbour about the symbol of its space.
type town struct {
	area    int
	sights  []board.Landmark
	at      geom.Point
	size    float64 // pixels for one unit of the town
	walled  bool
	hamlet  bool      // beside its symbol, not around it
	box     geom.Rect // what it covers
	sea     float64   // direction of the harbour, radians
	harbour bool
}

// townsFrom is the scale, in pixels of the design, from which towns are drawn; lesser places have sights from hamletsFrom.
const (
	townsFrom   = 1.5
	hamletsFrom = 2.0
)

// townSize is the size of a town that has room.
func (l *level) townSize() float64 { return l.dense * 0.78 * math.Pow(l.scale/l.dense, 0.72) }

// layTowns gives each great city and stronghold as much room as its neighbours leave.
func (l *level) layTowns(g *ground) {
	l.townAt = make([]int, len(g.model.Areas))
	for i := range g.model.Areas {
		a := &g.model.Areas[i]
		l.townAt[i] = -1
		if a.Kind == board.Major && l.scale >= townsFrom*l.dense || a.Kind == board.Stronghold && l.scale >= hamletsFrom*l.dense {
			l.layTown(g, i)
		}
	}
}

func (l *level) layTown(g *ground, i int) {
	a := &g.model.Areas[i]
	t := town{area: i, at: l.pixel(g.model, a.At), size: l.townSize(), walled: a.Kind == board.Major, sights: a.Town}
	if a.Kind == board.Stronghold {
		t.sights = eyrie
	}
	for j := range g.model.Areas {
		if j != i {
			t.size = min(t.size, l.townRoom(g.model, i, j))
		}
	}
	if t.size < 0.62*l.sym {
		return
	}
	if a.Port && t.walled {
		t.findSea(l, g)
	}
	t.box = t.cover()
	l.townAt[i] = len(l.towns)
	l.towns = append(l.towns, t)
}

// What strongholds look like, and lesser places without a sight of their own.
var (
	eyrie  = []board.Landmark{{Shape: board.Crag, Y: 8, Size: 44}, {Shape: board.Fort, Y: -7.5, Size: 12}}
	hamlet = []board.Landmark{{Shape: board.Houses, Y: 2, Size: 11}}
)

// layHamlets puts the sights of lesser places beside their symbols, where nothing else is in the way: those that have
// sights of their own, before names are set, or the others, after that.
func (l *level) layHamlets(g *ground, ways *bins, own bool) {
	if l.scale < hamletsFrom*l.dense {
		return
	}
	for i := range g.model.Areas {
		a := &g.model.Areas[i]
		if a.Kind != board.Minor || own != (len(a.Town) > 0) {
			continue
		}
		sights := a.Town
		if !own {
			sights = hamlet
		}
		for _, size := range [...]float64{1.1, 0.8, 0.62} {
			if t, ok := l.beside(g, ways, i, sights, size*l.townSize()); ok {
				l.towns = append(l.towns, t)
				break
			}
		}
	}
}

// beside seeks a place for sights of some size around the symbol of an area: above it first, then to both sides.
func (l *level) beside(g *ground, ways *bins, area int, sights []board.Landmark, size float64) (t town, ok bool) {
	t = town{area: area, size: size, sights: sights, hamlet: true}
	at, w := l.pixel(g.model, g.model.Areas[area].At), sights[0].Size*size
	for k := range 16 {
		s, c := math.Sincos(-math.Pi/2 + math.Pi/8*float64((k+1)/2)*float64(1-k%2*2))
		t.at = geom.Point{X: at.X + c*(8*l.sym+0.5*w), Y: at.Y + s*(8*l.sym+0.4*w) + 0.3*w}
		t.box = geom.Rect{X: t.at.X - 0.5*w, Y: t.at.Y - 0.75*w, W: w, H: 0.75*w + 2*size}
		if l.roomy(g, t.box, ways) {
			return t, true
		}
	}
	return t, false
}

// roomy reports whether a box is dry land that nothing else needs.
func (l *level) roomy(g *ground, box geom.Rect, ways *bins) bool {
	for _, x := range [...]float64{box.X, box.X + box.W/2, box.X + box.W} {
		if !g.dry(l.unit(g.model, geom.Point{X: x, Y: box.Y + box.H})) || !g.dry(l.unit(g.model, geom.Point{X: x, Y: box.Y + 0.6*box.H})) {
			return false
		}
	}
	if ways.count(box) > 0 {
		return false
	}
	for i := range l.seats {
		if geom.Overlaps(l.seats[i], box) {
			return false
		}
	}
	for i := range l.labels {
		if l.labels[i].covers(box) {
			return false
		}
	}
	return !l.inTown(box)
}

// inHamlet reports whether a label covers the sights of a lesser place.
func (l *level) inHamlet(b *label) bool {
	for i := range l.towns {
		if l.towns[i].hamlet && b.covers(l.towns[i].box) {
			return true
		}
	}
	return false
}

// inTown reports whether a box touches a town.
func (l *level) inTown(box geom.Rect) bool {
	for i := range l.towns {
		if geom.Overlaps(l.towns[i].box, box) {
			return true
		}
	}
	return false
}

// townRoom is the size at which the walls of town i would touch the symbol, or the walls, of its neighbour j.
func (l *level) townRoom(m *board.Model, i, j int) float64 {
	dx, dy := (m.Areas[j].At.X-m.Areas[i].At.X)*l.scale, (m.Areas[j].At.Y-m.Areas[i].At.Y)*l.scale
	far := math.Hypot(dx/(wallWide+2), dy/(wallDeep+4))
	if m.Areas[j].Kind == board.Major {
		return far / 2
	}
	return far - 0.42*l.sym
}

// findSea looks for the widest stretch of water before the walls.
func (t *town) findSea(l *level, g *ground) {
	const n = 24
	var wet [n]bool
	for i := range wet {
		s, c := math.Sincos(2 * math.Pi * float64(i) / n)
		wet[i] = true
		for _, k := range [...]float64{1.12, 1.4} {
			u := l.unit(g.model, geom.Point{X: t.at.X + c*k*wallWide*t.size, Y: t.at.Y + s*k*wallDeep*t.size})
			wet[i] = wet[i] && !g.dry(u)
		}
	}
	best := 2
	for i := range wet {
		run := 0
		for run < n && wet[(i+run)%n] {
			run++
		}
		if run > best {
			best, t.harbour = run, true
			t.sea = 2 * math.Pi * (float64(i) + float64(run-1)/2) / n
			if run > 11 { // water all around: to the south, before the walls
				t.sea = math.Pi * 0.62
			}
		}
	}
}

// cover is the box around a town and its sights.
func (t *town) cover() geom.Rect {
	left, top, right, bottom := -wallWide-2, -wallDeep-wallHigh-2, wallWide+2, wallDeep+2
	if !t.walled {
		left, top, right, bottom = -22, -9, 22, 8.5
	}
	for _, s := range t.sights {
		high := 0.5
		switch s.Shape {
		case board.Colossus, board.Lighthouse:
			high = 1.9
		case board.Temple, board.Ziggurat, board.Fort, board.Mausoleum, board.Palms:
			high = 0.85
		}
		top = min(top, s.Y-high*s.Size)
	}
	if t.harbour {
		s, c := math.Sincos(t.sea)
		x, y := c*(wallWide+11), s*(wallDeep+9)
		left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
	}
	return geom.Rect{X: t.at.X + left*t.size, Y: t.at.Y + top*t.size, W: (right - left) * t.size, H: (bottom - top) * t.size}
}

// paintTowns draws the towns under their symbols.
func (l *level) paintTowns(p *paint.Painter) {
	area := geom.Grow(rectOf(p.Dst.Rect), 6*l.sym)
	for i := range l.towns {
		t := &l.towns[i]
		if !geom.Overlaps(t.box, area) {
			continue
		}
		p.Within(func() {
			p.Transform(place(t.at, 0, t.size))
			t.paint(mason{p: p, pen: max(0.62*l.dense, 0.48*t.size) / t.size})
		})
	}
}

// beyond reports whether a sight lies outside of the walls, behind them.
func beyond(s board.LandmarkShape) bool {
	return s == board.Cone || s == board.Pyramids || s == board.Island || s == board.Causeway
}

func (t *town) paint(m mason) {
	draw := func(back bool) {
		for _, s := range t.sights {
			if beyond(s.Shape) != back {
				continue
			}
			m.p.Within(func() {
				m.p.Translate(s.X, s.Y)
				landmarks[s.Shape](m, s.Size)
			})
		}
	}
	if !t.walled {
		draw(true)
		draw(false)
		return
	}
	draw(true)
	if t.harbour {
		m.harbour(t.sea)
	}
	m.quarter()
	m.walls(wallSides/2-1, wallSides, true)
	draw(false)
	m.walls(0, wallSides/2-1, false)
	m.gate()
}

// harbour draws two moles that nearly meet, and the ships' sheds between them.
func (m mason) harbour(sea float64) {
	at := func(angle, out float64) paint.Point {
		s, c := math.Sincos(angle)
		return paint.Pt((wallWide+out)*c, (wallDeep+out)*s)
	}
	basin := new(paint.Path)
	for i := range 13 {
		q := at(sea-0.62+1.24*float64(i)/12, 8.5*math.Sin(math.Pi*float64(i)/12)+0.5)
		if i == 0 {
			basin.MoveTo(q.X, q.Y)
		} else {
			basin.LineTo(q.X, q.Y)
		}
	}
	m.wash(basin, paint.Fade(waterRings[0].fill, 0.9))
	for _, side := range [...]float64{-1, 1} {
		a, b, c := at(sea+side*0.62, -1), at(sea+side*0.56, 9), at(sea+side*0.13, 9)
		mole := new(paint.Path).MoveTo(a.X, a.Y).QuadTo(b.X, b.Y, c.X, c.Y)
		m.p.Stroke(mole, paint.Stroke{Width: 2.6 + 2*m.pen, Cap: paint.RoundCap}, paint.Solid(townInk))
		m.p.Stroke(mole, paint.Stroke{Width: 2.6, Cap: paint.RoundCap}, paint.Solid(limestone))
		m.p.Within(func() {
			m.p.Translate(c.X, c.Y+1)
			m.tower(0, 0, 2.6, 4.4, limestone)
		})
	}
	for i := range 4 {
		a := sea + (float64(i)-1.5)*0.17
		q, r := at(a, 0), at(a, 4.2)
		shed := paint.Line(q.X, q.Y, r.X, r.Y)
		m.p.Stroke(shed, paint.Stroke{Width: 2.3 + 1.6*m.pen}, paint.Solid(townInk))
		m.p.Stroke(shed, paint.Stroke{Width: 2.3}, paint.Solid(tiles))
		m.ink(shed, 0.6)
	}
}
