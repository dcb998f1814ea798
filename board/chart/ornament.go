package chart

import (
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/paint"
)

// adorn is the size of the ornaments at a scale, 1 as on the design sheet.
func (l *level) adorn() float64 { return l.dense * min(max(math.Pow(l.scale/l.dense, 0.8), 0.5), 2.2) }

func (l *level) paintOrnaments(p *paint.Painter, m *board.Model, w board.Words) {
	z := l.adorn()
	if l.scale < farthestOrnaments*l.dense {
		return
	}
	for _, o := range [...]struct {
		at    geom.Point
		reach float64
		draw  func(*paint.Painter, *level, board.Words)
	}{
		{m.Ornaments.Compass, 75, paintCompass}, {m.Ornaments.Cartouche, 150, paintCartouche},
	} {
		l.paintOrnament(p, l.pixel(m, o.at), z, o.reach, func() { o.draw(p, l, w) })
	}
	if l.scale >= farthestBars*l.dense { // below the rose, at a size that can be read
		at := l.pixel(m, m.Ornaments.Compass)
		at.Y += 50*z + 27*max(z, readable*l.dense)
		l.paintOrnament(p, at, max(z, readable*l.dense), 190, func() { l.paintScaleBars(p, m, w) })
	}
}

// From farther away than farthestOrnaments there is no room for any; from farther than farthestBars there are no scale
// bars; their figures are written at the size readable at least.
const (
	farthestOrnaments = 0.45
	farthestBars      = 0.5
	readable          = 0.85
)

// paintOrnament draws at a place of the level and a size z, if what reaches so far can be on this tile.
func (l *level) paintOrnament(p *paint.Painter, at geom.Point, z, reach float64, draw func()) {
	if !geom.Overlaps(geom.Grow(geom.Rect{X: at.X, Y: at.Y}, reach*z), rectOf(p.Dst.Rect)) {
		return
	}
	p.Within(func() {
		p.Transform(place(at, 0, z))
		draw()
	})
}

// write centres a line of text on a place of the painter's user space.
func write(p *paint.Painter, s string, x, y float64, st fonts.Style) {
	unit := p.Unit()
	st.Size, st.Spacing, st.Halo = st.Size*unit, st.Spacing*unit, st.Halo*unit
	at := p.Matrix().Apply(paint.Pt(x, y))
	fonts.Draw(p.Dst, s, at.X-(fonts.Width(s, st)-st.Spacing)/2, at.Y, st)
}

// paintCompass draws a wind rose of radius 46.
func paintCompass(p *paint.Painter, _ *level, w board.Words) {
	const r = 46.0
	p.Fill(paint.Circle(0, 0, r), paint.Solid(paint.Fade(paint.RGB(0xF3E9D2), 0.55)))
	for _, c := range [...]struct{ at, width float64 }{{1, 1}, {0.9, 0.6}, {0.55, 0.6}} {
		p.Stroke(paint.Circle(0, 0, r*c.at), paint.Stroke{Width: c.width}, paint.Solid(bronze))
	}
	thin, thick := new(paint.Path), new(paint.Path)
	for i := range 64 {
		s, c := math.Sincos(float64(i) * math.Pi / 32)
		path, in := thin, 0.93
		if i%8 == 0 {
			path, in = thick, 0.9
		}
		path.MoveTo(r*in*c, r*in*s).LineTo(r*c, r*s)
	}
	p.Stroke(thin, paint.Stroke{Width: 0.6}, paint.Solid(bronze))
	p.Stroke(thick, paint.Stroke{Width: 1.5}, paint.Solid(bronze))
	for _, star := range [...]struct{ turn, long, short float64 }{{math.Pi / 8, 0.5, 0.12}, {-math.Pi / 8, 0.5, 0.12}, {math.Pi / 4, 0.68, 0.15}, {0, 0.97, 0.17}} {
		for k := range 4 {
			paintPoint(p, r, star.turn+float64(k)*math.Pi/2, star.long, star.short)
		}
	}
	p.Fill(paint.Circle(0, 0, r*0.1), paint.Solid(paint.RGB(0xF3E2B8)))
	p.Fill(paint.Circle(0, 0, r*0.07), paint.Solid(paint.RGB(0x9E2B1E)))
	write(p, w.North, 0, -r-6, fonts.Style{Face: fonts.Serif, Size: 19, Bold: true, Color: paint.RGB(0x5A2A18), Halo: 1.5, Ground: paint.Fade(paperHalo, 0.7)})
}

// paintPoint is one ray of the rose, dark on one side.
func paintPoint(p *paint.Painter, r, angle, long, short float64) {
	at := func(a, k float64) paint.Point {
		s, c := math.Sincos(a - math.Pi/2)
		return paint.Pt(r*k*c, r*k*s)
	}
	tip, left, right := at(angle, long), at(angle-math.Pi/4, short), at(angle+math.Pi/4, short)
	p.Fill(paint.Polygon(paint.Pt(0, 0), left, tip), paint.Solid(bronze))
	p.Fill(paint.Polygon(paint.Pt(0, 0), right, tip), paint.Solid(paint.RGB(0xF3E2B8)))
	p.Stroke(paint.Polygon(paint.Pt(0, 0), left, tip, right), paint.Stroke{Width: 0.7, Join: paint.BevelJoin}, paint.Solid(bronze))
}

// plaque is the outline of the cartouche, drawn in by d.
func plaque(d float64) *paint.Path {
	x, y := 128-d, 50-d
	return new(paint.Path).MoveTo(-x, -y).LineTo(-x+18, -y).QuadTo(-x+24, -y, -x+24, -y-7).LineTo(x-24, -y-7).QuadTo(x-24, -y, x-18, -y).
		LineTo(x, -y).LineTo(x, y).LineTo(x-18, y).QuadTo(x-24, y, x-24, y+7).LineTo(-x+24, y+7).QuadTo(-x+24, y, -x+18, y).LineTo(-x, y).Close()
}

// paintCartouche draws the title of the sheet on a plaque 256 wide and 114 high.
func paintCartouche(p *paint.Painter, _ *level, w board.Words) {
	p.Shadow(plaque(0), 3, 4, 3, paint.Fade(paint.RGB(0x1A120A), 0.35))
	p.Fill(plaque(0), paint.Down(-57, 57, paint.RGB(0xF7ECD0), paint.RGB(0xEBDAB4)))
	p.Stroke(plaque(0), paint.Stroke{Width: 1.6}, paint.Solid(bronze))
	p.Stroke(plaque(4.5), paint.Stroke{Width: 0.8}, paint.Solid(paint.RGB(0x9A7A48)))
	p.Stroke(plaque(6.8), paint.Stroke{Width: 0.5}, paint.Solid(paint.RGB(0x9A7A48)))
	for _, x := range [...]float64{-111, 111} {
		paintPalmette(p, x)
	}
	paintStar(p, 0, -36, 10)
	write(p, w.Title, 0, 3, fonts.Style{Face: fonts.Serif, Size: 27, Spacing: 4.4, Bold: true, Color: paint.RGB(0x3A2415)})
	rule := new(paint.Path).MoveTo(-70, 12).LineTo(-8, 12).MoveTo(8, 12).LineTo(70, 12)
	p.Stroke(rule, paint.Stroke{Width: 1}, paint.Solid(gold))
	p.Fill(paint.Polygon(paint.Pt(0, 8.6), paint.Pt(3.4, 12), paint.Pt(0, 15.4), paint.Pt(-3.4, 12)), paint.Solid(gold))
	write(p, w.Subtitle, 0, 29, fonts.Style{Face: fonts.SerifItalic, Size: 15, Color: bronze})
	write(p, w.Years, 0, 45, fonts.Style{Face: fonts.Serif, Size: 13.5, Spacing: 2, Color: bronze})
}

// paintStar is the sixteen-rayed star of Macedon.
func paintStar(p *paint.Painter, x, y, r float64) {
	for i := range 16 {
		a := float64(i) * math.Pi / 8
		long, wide := 1.0, 0.16
		if i%2 == 1 {
			long, wide = 0.76, 0.11
		}
		ray := new(paint.Path)
		for k, q := range [...][2]float64{{0.42, a - wide}, {long, a}, {0.42, a + wide}} {
			s, c := math.Sincos(q[1])
			if k == 0 {
				ray.MoveTo(x+r*q[0]*c, y+r*q[0]*s)
			} else {
				ray.LineTo(x+r*q[0]*c, y+r*q[0]*s)
			}
		}
		p.Fill(ray.Close(), paint.Solid(gold))
	}
	p.Fill(paint.Circle(x, y, 0.34*r), paint.Solid(gold))
	p.Stroke(paint.Circle(x, y, 0.2*r), paint.Stroke{Width: 0.08 * r}, paint.Solid(paint.RGB(0xF3E6C6)))
}

// paintPalmette fills one end of the plaque with five leaves.
func paintPalmette(p *paint.Painter, x float64) {
	side := math.Copysign(1, x)
	for i := -2; i <= 2; i++ {
		p.Within(func() {
			p.Translate(x, 0)
			p.Rotate(float64(i)*0.42 + (side+1)*math.Pi/2 + math.Pi)
			long := 17 - 2.5*math.Abs(float64(i))
			leaf := new(paint.Path).MoveTo(-3, 0).CubicTo(3, -3.4, long-6, -3.6, long-4, 0).CubicTo(long-6, 3.6, 3, 3.4, -3, 0).Close()
			p.Translate(-9, 0)
			p.Fill(leaf, paint.Solid(paint.Fade(gold, 0.55)))
			p.Stroke(leaf, paint.Stroke{Width: 0.6}, paint.Solid(paint.Fade(bronze, 0.7)))
		})
	}
}

// metres per degree of longitude on the equator, and per stadion (the Attic one, of 600 feet).
const (
	degreeMetres  = 111320.0
	stadionMetres = 177.6
)

// paintScaleBars draws two bars of stadia, since the sheet stretches the west: one true at the Aegean, one in Asia.
func (l *level) paintScaleBars(p *paint.Painter, m *board.Model, w board.Words) {
	write(p, w.Stadia, 0, -19, fonts.Style{Face: fonts.SerifItalic, Size: 14, Color: bronze})
	for i, half := range [...]struct {
		name     string
		lon, lat float64
	}{{w.West, 25, 38}, {w.East, 44, 34}} {
		a, b := m.Projection.Place(half.lon, half.lat), m.Projection.Place(half.lon+1, half.lat)
		perStadion := (b.X - a.X) * l.scale / p.Unit() * stadionMetres / (degreeMetres * math.Cos(half.lat*math.Pi/180))
		paintBar(p, float64(i)*30, perStadion, half.name)
	}
}

// paintBar is a bar in steps of 500 stadia, 1000 to 2000 in all, whichever fits.
func paintBar(p *paint.Painter, y, perStadion float64, name string) {
	steps := 4
	for steps > 2 && perStadion*500*float64(steps) > 190 {
		steps--
	}
	w := perStadion * 500
	left := -w * float64(steps) / 2
	for i := range steps {
		box := paint.Rect(left+w*float64(i), y, w, 4.5)
		c := paint.Solid(paint.RGB(0xF3E2B8))
		if i%2 == 0 {
			c = paint.Solid(bronze)
		}
		p.Fill(box, c)
		p.Stroke(box, paint.Stroke{Width: 0.8}, paint.Solid(bronze))
	}
	st := fonts.Style{Face: fonts.Serif, Size: 12.5, Color: bronze, Halo: 1.2, Ground: paint.Fade(paperHalo, 0.6)}
	every := 2
	if 2*w < fonts.Width("2000", st)+5 { // the numbers would run into each other
		every = 4
	}
	for i := 0; i <= steps; i += every {
		write(p, [...]string{"0", "500", "1000", "1500", "2000"}[i], left+w*float64(i), y-3, st)
	}
	st.Face = fonts.SerifItalic
	write(p, name, 0, y+15, st)
}
