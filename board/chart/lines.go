package chart

import (
	"image"
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/paint"
)

// mark is something small at a place, turned by an angle; box is what it may touch.
type mark struct {
	at    geom.Point
	angle float64
	size  float64
}

// piece is an area to fill, and the box around it.
type piece struct {
	path *paint.Path
	box  geom.Rect
}

// inked is what a pen leaves along a line.
func inked(pts []geom.Point, pen paint.Stroke) piece {
	return piece{path: pen.Outline(polyline(pts)), box: geom.Grow(geom.Bounds(pts), pen.Width/2+1)}
}

// dashed cuts a line into dashes; none gives the whole line.
func dashed(line geom.Line, pen paint.Stroke, on, off float64) []piece {
	if on <= 0 {
		return []piece{inked(line.Points, pen)}
	}
	var out []piece
	for d := 0.0; d < line.Length()-0.5; d += on + off {
		out = append(out, inked(line.Part(d, min(d+on, line.Length())), pen))
	}
	return out
}

// fill paints the pieces that touch the painter's image, all at once.
func fill(p *paint.Painter, pieces []piece, ink paint.Ink) {
	area, all := rectOf(p.Dst.Rect), new(paint.Path)
	for i := range pieces {
		if geom.Overlaps(pieces[i].box, area) {
			all.Append(pieces[i].path)
		}
	}
	if !all.Empty() {
		p.Fill(all, ink)
	}
}

func polyline(pts []geom.Point) *paint.Path {
	p := new(paint.Path)
	for i, q := range pts {
		if i == 0 {
			p.MoveTo(q.X, q.Y)
		} else {
			p.LineTo(q.X, q.Y)
		}
	}
	return p
}

func rectOf(r image.Rectangle) geom.Rect {
	return geom.Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}
}

// layBorders puts the dots of the frontiers where they run over land in settled country.
func (l *level) layBorders(g *ground) {
	step := 4.2 * l.sym
	for _, b := range g.model.Borders {
		line := geom.NewLine(l.pixels(g.model, b.Line))
		for d := step / 2; d < line.Length(); d += step {
			at, angle := line.At(d)
			u := l.unit(g.model, at)
			if g.dry(u) && g.softAt(u).fade > 0.12 {
				l.dots = append(l.dots, mark{at: at, angle: angle, size: min(1, float64(g.softAt(u).fade)*1.6)})
			}
		}
	}
}

// softAt returns the soft fields at a place in map units.
func (g *ground) softAt(p geom.Point) soft {
	return g.at(float32((p.X-g.model.World.X)/gridStep), float32((p.Y-g.model.World.Y)/gridStep))
}

// paintBorders draws the frontiers as rows of short engraved dashes.
func (l *level) paintBorders(p *paint.Painter) {
	area, path := geom.Grow(rectOf(p.Dst.Rect), 4), new(paint.Path)
	for _, d := range l.dots {
		if geom.Inside(area, d.at) {
			s, c := math.Sincos(d.angle)
			h := 1.05 * l.sym * d.size
			path.MoveTo(d.at.X-c*h, d.at.Y-s*h).LineTo(d.at.X+c*h, d.at.Y+s*h)
		}
	}
	p.Stroke(path, paint.Pen(1.35*l.sym), paint.Solid(paint.Fade(borderInk, 0.8)))
}

// layRivers cuts each river into reaches that widen towards the mouth, with small turns, ending at the shore.
func (l *level) layRivers(g *ground) {
	for _, r := range g.model.Terrain.Rivers {
		line := geom.Subdivide(r.Line, 2)
		for i, q := range line {
			line[i] = geom.Point{X: q.X + meander(q.X, q.Y), Y: q.Y + meander(q.Y+55, q.X+17)}
		}
		line = toTheShore(g, line)
		if len(line) < 2 {
			continue
		}
		whole := geom.NewLine(l.pixels(g.model, line))
		n := max(3, int(whole.Length()/(40*l.sym)))
		for i := range n {
			part := whole.Part(whole.Length()*float64(i)/float64(n), whole.Length()*float64(i+1)/float64(n))
			swell := 0.32 + 0.88*math.Sqrt((float64(i)+0.5)/float64(n))
			width := (0.55 + 0.5*r.Width) * swell * l.sym
			l.banks = append(l.banks, inked(part, paint.Pen(width+1.6*l.sym)))
			l.rivers = append(l.rivers, inked(part, paint.Pen(width)))
		}
	}
}

func meander(x, y float64) float64 {
	return 0.9*math.Sin(x*.55+y*.31) + 0.6*math.Sin(y*.83-x*.47+1) + 0.35*math.Sin(x*1.7+y*1.3)
}

// toTheShore drops what lies in the water at the mouth.
func toTheShore(g *ground, line []geom.Point) []geom.Point {
	for len(line) > 1 && !g.dry(line[len(line)-1]) {
		line = line[:len(line)-1]
	}
	return line
}

// paintRivers draws a light bank under each river and the water on it.
func (l *level) paintRivers(p *paint.Painter) {
	fill(p, l.banks, paint.Solid(paint.Fade(paperHalo, 0.6)))
	fill(p, l.rivers, paint.Solid(riverInk))
}

// paintLakes draws the lakes with a water line inside the shore.
func (l *level) paintLakes(p *paint.Painter) {
	area := rectOf(p.Dst.Rect)
	for _, ring := range l.lakes {
		if !geom.Overlaps(geom.Grow(geom.Bounds(ring), 3), area) {
			continue
		}
		path := new(paint.Path)
		addRing(path, ring)
		p.Within(func() {
			p.Clip(path)
			p.Fill(path, paint.Solid(lakeFill))
			p.Stroke(path, paint.Pen(5.4*l.sym), paint.Solid(paint.Fade(waterLine, 0.35)))
			p.Stroke(path, paint.Pen(4.2*l.sym), paint.Solid(paint.RGB(0xCDE0D9)))
		})
		p.Stroke(path, paint.Pen(0.9*l.sym), paint.Solid(waterLine))
	}
}

// paintCoast draws the shore line.
func (l *level) paintCoast(p *paint.Painter) {
	area := geom.Grow(rectOf(p.Dst.Rect), 4)
	path := new(paint.Path)
	for i, ring := range l.coast {
		if geom.Overlaps(l.shores[i], area) {
			addRuns(path, ring, area)
		}
	}
	width := min(max(1.25*l.sym, 1), 1.7)
	p.Stroke(path, paint.Stroke{Width: width, Join: paint.BevelJoin, Cap: paint.SquareCap}, paint.Solid(coastInk))
}

// addRuns adds the parts of a closed ring that pass through area.
func addRuns(path *paint.Path, ring []geom.Point, area geom.Rect) {
	open := false
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		if !geom.Overlaps(geom.Grow(geom.Bounds([]geom.Point{a, b}), 0.5), area) {
			open = false
			continue
		}
		if !open {
			path.MoveTo(a.X, a.Y)
			open = true
		}
		path.LineTo(b.X, b.Y)
	}
}

// route is one link drawn on this level.
type route struct {
	line geom.Line
	box  geom.Rect
}

// linkStyle is how one kind of route is engraved: a light casing, then the line, whole or in dashes.
type linkStyle struct {
	casing  float64
	light   paint.Solid
	width   float64
	ink     paint.Solid
	on, off float64
}

var linkStyles = [...]linkStyle{
	board.Road:     {4.2, paint.Solid(paint.Fade(casing, 0.85)), 2, paint.Solid(roadInk), 0, 0},
	board.Pass:     {4, paint.Solid(paint.Fade(casing, 0.7)), 1.1, paint.Solid(passInk), 0, 0},
	board.Strait:   {5, paint.Solid(casing), 1.6, paint.Solid(stone), 0, 0},
	board.Lane:     {3, paint.Solid(paint.Fade(foam, 0.55)), 1.5, paint.Solid(laneInk), 4.5, 3.5},
	board.OpenLane: {3, paint.Solid(paint.Fade(foam, 0.5)), 1.6, paint.Solid(openInk), 14, 6},
}

// routeOrder is from the bottom to the top.
var routeOrder = [...]board.LinkKind{board.OpenLane, board.Lane, board.Pass, board.Road, board.Strait}

func (l *level) layRoutes(m *board.Model) {
	for _, k := range m.Links {
		line, st := geom.NewLine(l.pixels(m, k.Line.Points)), linkStyles[k.Kind]
		l.routes[k.Kind] = append(l.routes[k.Kind], route{line: line, box: geom.Grow(geom.Bounds(line.Points), 8*l.sym)})
		l.casings[k.Kind] = append(l.casings[k.Kind], inked(line.Points, paint.Stroke{Width: st.casing * l.sym, Join: paint.BevelJoin}))
		pen := paint.Stroke{Width: st.width * l.sym, Join: paint.BevelJoin}
		l.inks[k.Kind] = append(l.inks[k.Kind], dashed(line, pen, st.on*l.sym, st.off*l.sym)...)
	}
}

func (l *level) paintRoutes(p *paint.Painter) {
	area := rectOf(p.Dst.Rect)
	for _, k := range routeOrder {
		fill(p, l.casings[k], linkStyles[k].light)
		fill(p, l.inks[k], linkStyles[k].ink)
		switch k {
		case board.Pass:
			l.paintChevrons(p, area)
		case board.Strait:
			l.paintBridges(p, area)
		}
	}
}

// paintChevrons puts one to five angles on each pass, pointing along it: slow going.
func (l *level) paintChevrons(p *paint.Painter, area geom.Rect) {
	path := new(paint.Path)
	for _, r := range l.routes[board.Pass] {
		if !geom.Overlaps(r.box, area) {
			continue
		}
		n := min(max(int((r.line.Length()/l.sym-22)/16+0.5), 1), 5)
		for i := 1; i <= n; i++ {
			at, angle := r.line.At(r.line.Length() * float64(i) / float64(n+1))
			m := place(at, angle, l.sym)
			a, b, c := m.Apply(paint.Pt(-2, -3.4)), m.Apply(paint.Pt(1.6, 0)), m.Apply(paint.Pt(-2, 3.4))
			path.MoveTo(a.X, a.Y).LineTo(b.X, b.Y).LineTo(c.X, c.Y)
		}
	}
	p.Stroke(path, paint.Pen(1.6*l.sym), paint.Solid(chevronInk))
}

// paintBridges puts the sign of a bridge across the middle of each strait.
func (l *level) paintBridges(p *paint.Painter, area geom.Rect) {
	sign := new(paint.Path).MoveTo(-5, -4.6).QuadTo(0, -2, 5, -4.6).MoveTo(-5, 4.6).QuadTo(0, 2, 5, 4.6)
	for _, r := range l.routes[board.Strait] {
		if geom.Overlaps(r.box, area) {
			at, angle := r.line.At(r.line.Length() / 2)
			p.Within(func() {
				p.Transform(place(at, angle, l.sym))
				p.Stroke(sign, paint.Pen(3.2), paint.Solid(casing))
				p.Stroke(sign, paint.Pen(1.5), paint.Solid(stone))
			})
		}
	}
}

// place moves the origin to a point, turned and enlarged.
func place(at geom.Point, angle, size float64) paint.Matrix {
	return paint.Zoom(size, size).Then(paint.Turn(angle)).Then(paint.Move(at.X, at.Y))
}
