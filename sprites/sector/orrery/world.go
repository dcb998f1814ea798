package orrery

import (
	"image"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Kinds of areas.
const (
	Mine uint8 = iota
	Well
	Conquest
)

// Nobody is no faction.
const Nobody int8 = -1

// Area is what is seen in one area. Factions are numbered as in package palette, Nobody where there is none; units are
// counted by type of the owner's people.
type Area struct {
	Kind, Yield, Points, Limit uint8
	Exhausted                  bool
	Controller, Owner, Base    int8
	Units                      [6]uint8
}

// World is a world as it is seen, and the key of its picture.
type World struct {
	Planet int8
	Count  uint8 // of its areas
	Areas  [4]Area
	Home   int8 // the faction whose home it is
	Name   string
	Flip   bool  // figures look to the left
	Shaded uint8 // areas that lie in shadow, a bit each
	Radius float64

	Letters uint8 // the height of its smallest letters, in pixels
	Plain   bool  // too small for figures and a name: units are counts
}

// The measures of a world of radius 104: the outer edge of its inner ring, the inner edge of the arcs of control, the
// radius of the enamel.
const (
	full     = 104.0
	ringOut  = 88.5
	ringIn   = 79.5
	enameled = 78.5
	overhang = 22.0 // of the picture beyond the disc: shadow, heads of figures
)

// Span is the angles between which an area lies, in degrees clockwise from the right.
type Span struct{ From, To float64 }

var spans = [...][]Span{
	2: {{-180, 0}, {0, 180}},
	3: {{-150, -30}, {-30, 90}, {90, 210}},
	4: {{-180, -90}, {-90, 0}, {0, 90}, {90, 180}},
}

// Spans returns the angles of the areas of a world with so many.
func Spans(count int) []Span { return spans[count] }

// WorldSide is the width and height of the picture of a world of a radius, which stands in its middle.
func WorldSide(radius float64) float64 { return 2 * math.Ceil(radius*(1+overhang/full)) }

// World returns the picture of a world, its middle in the middle.
func (b *Box) World(w World) *canvas.Picture {
	if pic := b.worlds.Find(w); pic != nil {
		return pic
	}
	return b.newWorld(w)
}

func (b *Box) newWorld(w World) *canvas.Picture {
	side := int(WorldSide(w.Radius))
	return b.worlds.Keep(w, canvas.NewPicture(side, side, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Translate(float64(side)/2, float64(side)/2)
		p.Scale(w.Radius/full, w.Radius/full)
		b.paintWorld(p, &w)
	}))
}

func (b *Box) paintWorld(p *paint.Painter, w *World) {
	sp := spans[w.Count]
	paintBezel(p, sp)
	for i, s := range sp {
		b.paintArc(p, &w.Areas[i], s)
	}
	for i, s := range sp {
		paintCell(p, w.Planet, &w.Areas[i], s)
	}
	paintWires(p, sp)
	for i, s := range sp {
		b.paintSockets(p, &w.Areas[i], s)
	}
	if w.Plain {
		for i, s := range sp {
			b.paintCount(p, &w.Areas[i], s, float64(w.Letters))
		}
	} else {
		b.paintGroups(p, w, sp)
	}
	for i, s := range sp {
		paintWorth(p, &w.Areas[i], chipAt(s)) // over the figures: what an area is worth can always be read
	}
	for i, s := range sp {
		b.paintSigns(p, &w.Areas[i], s)
	}
	for i, s := range sp {
		if w.Shaded>>i&1 == 1 {
			p.Fill(band(.1, ringOut, s.From, s.To), faded(paint.RGB(0x0B1116), .56))
		}
	}
	if !w.Plain {
		paintName(p, w.Name, float64(w.Letters))
	}
	if w.Home != Nobody {
		p.Within(func() {
			p.Translate(0, full-7)
			tin.Badge(p, b.dye(w.Home), 9)
		})
	}
}

// paintBezel paints the brass, engraved with degrees, and the dark ring under the arcs of control.
func paintBezel(p *paint.Painter, _ []Span) {
	disc := paint.Circle(0, 0, full)
	p.Shadow(disc, 7, 11, 10, paint.Fade(paint.RGB(0), .5))
	p.Fill(disc, tin.Metal(tin.BrassTurned, disc))
	p.Stroke(disc, paint.Pen(1.8), solid(palette.Ink))
	p.Stroke(paint.Circle(0, 0, full-2.2), paint.Pen(1), faded(palette.BrassHi, .7))
	for deg := 0.0; deg < 360; deg += 5 {
		if deg > 235 && deg < 305 {
			continue // under the name
		}
		long, width := 5.5, .8
		if math.Mod(deg, 30) == 0 {
			long, width = 9, 1.5
		}
		from, to := polar(ringOut+2.5, deg), polar(ringOut+long, deg)
		p.Stroke(paint.Line(from.X, from.Y, to.X, to.Y), paint.Pen(width), solid(palette.BrassDk))
	}
	ring := paint.Circle(0, 0, ringOut)
	p.Fill(ring, paint.Hex(0x1A2228))
	p.Stroke(ring, paint.Pen(1.6), solid(palette.Ink))
}

// paintArc paints who controls an area: colour and pattern; those of both in turn where it is contested, dark where nobody is.
func (b *Box) paintArc(p *paint.Painter, a *Area, s Span) {
	from, to := s.From+.8, s.To-.8
	arc := band(ringIn, ringOut-1, from, to)
	ink := paint.Ink(paint.Hex(0x39444B))
	if a.Controller != Nobody {
		ink = tin.Cloth(b.dye(a.Controller), p.Unit())
	}
	p.Fill(arc, ink)
	if a.contested() {
		step := (to - from) / arcParts
		for i := range arcParts {
			part := from + float64(i)*step
			p.Fill(band(ringIn, ringOut-1, part, part+step), tin.Cloth(b.dye([...]int8{a.Owner, a.Base}[i%2]), p.Unit()))
		}
	}
	p.Stroke(arc, paint.Pen(1), solid(palette.Ink))
}

// arcParts is into how many parts the arc of a contested area falls.
const arcParts = 6

// contested says whether units stand in an area in which somebody else has a base.
func (a *Area) contested() bool {
	return a.Controller == Nobody && a.Owner != Nobody && a.Base != Nobody && a.Owner != a.Base
}

// paintSigns paints the shape of whoever controls an area on its arc; of a contested one both: whose units are there, and whose base.
func (b *Box) paintSigns(p *paint.Painter, a *Area, s Span) {
	at := badgeAt(s)
	sign := func(faction int8, angle float64) {
		p.Within(func() {
			spot := polar((ringIn+ringOut)/2, angle)
			p.Translate(spot.X, spot.Y)
			tin.Badge(p, b.dye(faction), 6.6)
		})
	}
	switch {
	case a.Controller != Nobody:
		sign(a.Controller, at)
	case a.contested():
		aside := math.Copysign(signGap, s.middle()-at)
		sign(a.Owner, at)
		sign(a.Base, at+aside)
	}
}

// signGap is how far the two signs of a contested area lie from each other, in degrees.
const signGap = 15

func paintWires(p *paint.Painter, sp []Span) {
	disc := paint.Circle(0, 0, enameled)
	p.Fill(disc, paint.Radial{Center: paint.Pt(-12, -19), Radius: 98, Stops: []paint.Stop{
		{At: 0, Color: paint.Fade(paint.RGB(0), 0)}, {At: .72, Color: paint.Fade(paint.RGB(0), 0)}, {At: 1, Color: paint.Fade(paint.RGB(0), .42)}}})
	for _, s := range sp {
		end := polar(enameled, s.From)
		p.Stroke(paint.Line(0, 0, end.X, end.Y), paint.Pen(5), solid(palette.Ink))
		p.Stroke(paint.Line(0, 0, end.X, end.Y), paint.Pen(3), solid(palette.BrassMid))
		p.Stroke(paint.Line(0, -.6, end.X, end.Y-.6), paint.Pen(1), solid(palette.BrassHi))
	}
	boss := paint.Circle(0, 0, 10)
	p.Fill(boss, tin.Metal(tin.BrassTurned, boss))
	p.Stroke(boss, paint.Pen(1.5), solid(palette.Ink))
	p.Fill(paint.Circle(0, 0, 3.4), solid(palette.Ink2))
	p.Stroke(paint.Circle(0, 0, 3.4), paint.Pen(1), solid(palette.Ink))
	p.Stroke(new(paint.Path).Arc(0, 0, enameled*.9, 205*math.Pi/180, 264*math.Pi/180), paint.Pen(5), faded(paint.RGB(0xFFFFFF), .2))
}

// top says that an area is the upper third, and half that it is half the world.
func (s Span) top() bool       { return s.To-s.From > 100 && s.To-s.From < 170 && s.middle() == -90 }
func (s Span) half() bool      { return s.To-s.From >= 170 }
func (s Span) third() bool     { return s.To-s.From > 100 && s.To-s.From < 170 }
func (s Span) middle() float64 { return (s.From + s.To) / 2 }

// sides are 1 or -1: to the right or left, below or above.
func (s Span) sides() (x, y float64) {
	m := polar(1, s.middle())
	return math.Copysign(1, m.X), math.Copysign(1, m.Y)
}

// badgeAt is the angle at which the controller's shape lies on its arc.
func badgeAt(s Span) float64 {
	m := s.middle()
	right, below := s.sides()
	switch {
	case s.top():
		return m - 34
	case s.half():
		return m + 40*right
	case s.third():
		return m + 27*right
	}
	return m - 25*right*below
}

// chipAt is where an area's yield or value lies; feetAt where its figures stand, with a factor for their size.
func chipAt(s Span) paint.Point {
	right, below := s.sides()
	switch {
	case s.half():
		return polar(56, s.middle()-52)
	case s.top():
		return polar(66, s.middle()-47)
	case s.third():
		return polar(66, 90-16*right)
	}
	return paint.Pt(15*right, below*65)
}

func feetAt(s Span) (at paint.Point, scale float64) {
	right, below := s.sides()
	switch {
	case s.half():
		return paint.Pt(12, 13+37*below), 1
	case s.top():
		return paint.Pt(11, -21), 1
	case s.third():
		return paint.Pt(41*right, 32), 1
	case below < 0:
		return paint.Pt(38*right, -15), .84
	}
	return paint.Pt(38*right, 43), .84
}

// SocketAt is the angle of the i-th of so many sockets on the arc of an area.
func socketAt(s Span, i, of int) float64 {
	m := s.middle()
	if s.top() {
		m += 14
	}
	return m + 8.6*(float64(i)-float64(of-1)/2)
}

// paintSockets paints the sockets, which are the unit limit.
func (b *Box) paintSockets(p *paint.Painter, a *Area, s Span) {
	used := 0
	for _, n := range a.Units {
		used += int(n)
	}
	for i := range max(int(a.Limit), used) {
		at := polar((ringIn+ringOut)/2-.4, socketAt(s, i, max(int(a.Limit), used)))
		hole := paint.Circle(at.X, at.Y, 4.5)
		if i < used {
			p.Fill(hole, solid(palette.Ivory))
		} else {
			p.Fill(hole, paint.Hex(0x120D09))
			p.Stroke(paint.Circle(at.X, at.Y, 3.3), paint.Pen(.6), paint.Hex(0xC9B184))
		}
		p.Stroke(hole, paint.Pen(1.5), solid(palette.Ink))
	}
}

// paintWorth paints the yield or value of an area.
func paintWorth(p *paint.Painter, a *Area, at paint.Point) {
	p.Within(func() {
		p.Translate(at.X, at.Y)
		if a.Kind == Conquest {
			Laurel(p, 13, int(a.Points))
			return
		}
		Chip(p, a.Kind, int(a.Yield))
	})
}

// Laurel paints a conquest value within a wreath of radius r.
func Laurel(p *paint.Painter, r float64, value int) {
	p.Fill(paint.Circle(0, 0, r), paint.Hex(0xFFF6DC))
	p.Stroke(paint.Circle(0, 0, r), paint.Pen(1), paint.Hex(0x8A7440))
	wreath(p, r*.92, 5)
	figure(p, strconv.Itoa(value), 0, r*.4, r*1.15, paint.RGB(0x5A2A12))
}

// wreath paints two green boughs of n pairs of leaves.
func wreath(p *paint.Painter, r float64, n int) {
	leaves(p, r, n, paint.RGB(0x6E7C32), paint.RGB(0x3C4418))
}

func leaves(p *paint.Painter, r float64, n int, ink, edge paint.Color) {
	for _, side := range []float64{-1, 1} {
		for k := range n {
			deg := 90 - side*(22+float64(k)*126/float64(n))
			at := polar(r, deg)
			for _, tilt := range []float64{32, -32} {
				p.Within(func() {
					p.Translate(at.X, at.Y)
					p.Rotate((deg - side*90 + tilt*side) * math.Pi / 180)
					leaf := paint.Oval(0, 0, r*.24, r*.1)
					p.Fill(leaf, solid(ink))
					p.Stroke(leaf, paint.Pen(.5), solid(edge))
				})
			}
		}
	}
}

// Chip paints a yield with the sign of its resource, 28 units wide.
func Chip(p *paint.Painter, kind uint8, yield int) {
	ground, sign := paint.RGB(0xF4DCC4), tin.Crystal
	if kind == Well {
		ground, sign = paint.RGB(0xD7EEE6), tin.Vapour
	}
	plate := paint.RoundRect(-14, -9, 28, 18, 8)
	p.Fill(plate, solid(ground))
	p.Stroke(plate, paint.Pen(1.3), solid(palette.Ink))
	p.Within(func() {
		p.Translate(-6.4, 0)
		p.Scale(.95, .95)
		sign.Paint(p, tin.Dye{})
	})
	figure(p, strconv.Itoa(yield), 6, 5, 14, palette.Ink)
}

// paintName engraves the name along the bezel, in letters of at least so many pixels.
func paintName(p *paint.Painter, name string, least float64) {
	size := max(13.4, least/p.Unit())
	const r = full - 11.6
	st := fonts.Style{Face: fonts.Serif, Size: size * p.Unit(), Color: paint.RGB(0xF7E7BC), Spacing: 2.2 * p.Unit(), Bold: true}
	if size > 13.4 {
		st.Spacing = .3
	}
	half := min(max(fonts.Width(name, st)/p.Unit()/r/2*180/math.Pi+7, 44), 82)
	plate := band(ringOut+1.2, full-1.6, -90-half, -90+half)
	p.Fill(plate, paint.Hex(0x2B2017))
	p.Stroke(plate, paint.Pen(.8), solid(palette.BrassHi))
	var path []paint.Point
	for deg := -172.0; deg <= -8; deg += 2 {
		path = append(path, p.Matrix().Apply(polar(r, deg)))
	}
	fonts.DrawAlong(p.Dst, name, path, st)
}
