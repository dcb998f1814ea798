package figures

import (
	"math"

	"tyche/sprites/paint"
)

// Course is one layer of a city's wall in section: it stands, is cracked, or has a breach.
type Course uint8

// The states of a course.
const (
	Whole Course = iota
	Cracked
	Breached
)

var (
	stone   = paint.RGB(0xB89A66)
	stone2  = paint.RGB(0xE9D6A9)
	mortar  = paint.RGB(0x5D4A36)
	capping = paint.RGB(0xCFB27C)
	inside  = paint.RGB(0x8A7248)
)

// blocks fills a rectangle with masonry.
func (f fig) blocks(x, y, w, h float64, rows int, bw float64, seed uint32) {
	f.Fill(paint.Rect(x, y, w, h), paint.Solid(stone))
	rh := h / float64(rows)
	for i := range rows {
		at := x - bw/2*float64(i%2)
		for j := 0; at < x+w; j++ {
			a, b := max(at, x), min(at+bw, x+w)
			if b-a > 3 {
				tone := .3 + .65*paint.Random(i*97+j, seed)
				top := y + float64(i)*rh
				f.Fill(paint.Rect(a+.8, top+.8, b-a-1.6, rh-1.6), paint.Solid(paint.Fade(stone2, tone)))
				f.Painter.Stroke(paint.Polyline(paint.Pt(a+1, top+rh-1), paint.Pt(b-1, top+rh-1), paint.Pt(b-1, top+2)), paint.Pen(.7), paint.Solid(paint.Fade(mortar, .6)))
			}
			at += bw
		}
	}
}

// DrawWall paints a curtain wall of w units, its foot at y = 0 and its left end at x = 0, each course 66 units high,
// the lowest first. Breaches open at the share `where` of its length.
func DrawWall(p *paint.Painter, s Style, w float64, courses []Course, where float64) {
	f := fig{p, s}
	for i, c := range courses {
		y := -66 * float64(i+1)
		if c == Breached {
			f.core(breach(w, y, w*where, i))
		}
		f.Within(func() {
			if c == Breached {
				f.Clip(breach(w, y, w*where, i).left)
			}
			f.blocks(0, y, w, 66, 4, 32, uint32(11+i))
		})
		if c == Breached {
			f.Within(func() {
				f.Clip(breach(w, y, w*where, i).right)
				f.blocks(0, y, w, 66, 4, 32, uint32(11+i))
			})
			b := breach(w, y, w*where, i)
			f.Painter.Stroke(b.left, paint.Pen(1.8), paint.Solid(dark))
			f.Painter.Stroke(b.right, paint.Pen(1.8), paint.Solid(dark))
			continue
		}
		f.Painter.Stroke(paint.Rect(0, y, w, 66), paint.Pen(1.8), paint.Solid(dark))
		if c == Cracked {
			f.cracks(w*where, y)
		}
	}
	f.parapet(w, courses, where)
}

// core is the filling of the wall that a breach lays open: earth and rubble behind the masonry of both sides.
func (f fig) core(b halves) {
	for _, side := range [...]struct {
		face  *paint.Path
		depth float64
	}{{b.left, 11}, {b.right, -11}} {
		deep := side.face.Transformed(paint.Move(side.depth, 3))
		f.Fill(deep, paint.Solid(inside))
		f.Painter.Stroke(deep, paint.Pen(1.4), paint.Solid(dark))
		f.Within(func() {
			f.Clip(deep)
			x0, y0, x1, y1 := deep.Bounds()
			for k := range 160 {
				x, y := x0+(x1-x0)*paint.Random(k, 61), y0+(y1-y0)*paint.Random(k, 62)
				r := 1.6 + 2.6*paint.Random(k, 63)
				f.Fill(paint.Circle(x, y, r), paint.Solid(paint.Fade(paint.Mix(inside, stone2, .6*paint.Random(k, 64)), .9)))
				f.Painter.Stroke(paint.Circle(x, y, r), paint.Pen(.5), paint.Solid(paint.Fade(dark, .6)))
			}
		})
	}
}

type halves struct{ left, right *paint.Path }

// breach cuts a course in two; the gap narrows downwards and goes on from course to course.
func breach(w, y, x float64, course int) halves {
	half := 40 + 30*float64(course)
	r := func(i int) float64 { return 16 * (paint.Random(i+7*course, 5) - .5) }
	l, t := new(paint.Path).MoveTo(0, y).LineTo(x-half+r(1), y), new(paint.Path).MoveTo(w, y).LineTo(x+half+r(2), y)
	for k := 1; k <= 4; k++ {
		d, h := half-6*float64(k), y+66*float64(k)/5
		l.LineTo(x-d+9+r(10+k), h-5).LineTo(x-d+r(20+k), h+5)
		t.LineTo(x+d-9+r(30+k), h-5).LineTo(x+d+r(40+k), h+5)
	}
	l.LineTo(x-half+30, y+66).LineTo(0, y+66).Close()
	t.LineTo(x+half-30, y+66).LineTo(w, y+66).Close()
	return halves{l, t}
}

func (f fig) cracks(x, y float64) {
	p := paint.MustPath("M-6 0L4 16L-8 28L10 42L0 66M4 16L24 24L34 40M-8 28L-26 34L-32 52M10 42L26 54").Transformed(paint.Move(x, y))
	f.Painter.Stroke(p, paint.Pen(2), paint.Solid(dark))
}

// parapet stands where the top course does.
func (f fig) parapet(w float64, courses []Course, where float64) {
	n := len(courses)
	y := -66 * float64(n)
	if n == 0 || courses[n-1] != Breached {
		f.merlons(4, y, w-8, int(w/34), 14, capping)
		return
	}
	gap := 44 + 30*float64(n-1)
	if l := w*where - gap; l > 40 {
		f.merlons(4, y, l, max(int(l/34), 1), 14, capping)
	}
	if r := w - w*where - gap; r > 40 {
		f.merlons(w-4-r, y, r, max(int(r/34), 1), 14, capping)
	}
}

// DrawTower paints a tower of the wall, w wide and h tall, its left foot at the origin.
func DrawTower(p *paint.Painter, s Style, w, h float64, seed uint32) {
	f := fig{p, s}
	f.blocks(0, -h, w, h, max(int(h/17), 1), 26, seed)
	f.Within(func() {
		f.Clip(paint.Rect(w*.7, -h, w*.3, h))
		for i := range int((w + h) / 4) {
			f.Painter.Stroke(paint.Line(0, -float64(i)*4+w, w, -float64(i)*4), paint.Pen(.7), paint.Solid(paint.Fade(mortar, .5)))
		}
	})
	f.Painter.Stroke(paint.Rect(0, -h, w, h), paint.Pen(1.8), paint.Solid(dark))
	f.merlons(-5, -h-4, w+10, 4, 16, capping)
	f.solid(paint.Rect(-5, -h-6, w+10, 9), capping, dark, 1.4)
	for y := -h + 34; y < -100; y += 66 {
		slot := paint.MustPath("M-9 26V8Q0-6 9 8V26Z").Transformed(paint.Move(w/2, y))
		f.Fill(slot, paint.Solid(dark))
	}
}

// DrawGate paints the gate, 80 units wide, its foot at y = 0 and middle at x = 0. Open (0 to 1) swings the leaves;
// light falls through.
func DrawGate(p *paint.Painter, s Style, open float64) {
	f := fig{p, s}
	arch := paint.MustPath("M-30 0V-66Q-30-96 0-96Q30-96 30-66V0Z")
	frame := paint.MustPath("M-40 0V-68Q-40-106 0-106Q40-106 40-68V0Z")
	f.solid(frame, capping, dark, 1.6)
	f.stroke("M-40-30H-30M-40-52H-30M-38-78L-29-73M-22-98L-17-88M0-106V-96M22-98L17-88M38-78L29-73M40-52H30M40-30H30", 1.1, dark)
	f.Fill(arch, paint.Glow(0, -30, 74, paint.Mix(paint.RGB(0x2A1D10), paint.RGB(0xFFE9B0), open), paint.RGB(0x2A1D10)))
	f.Within(func() {
		f.Clip(arch)
		w := 30 * (1 - .82*open)
		for _, side := range []float64{-1, 1} {
			f.leaf(side, w)
		}
	})
	f.Painter.Stroke(arch, paint.Pen(2), paint.Solid(dark))
}

// leaf is one wing of the gate, hung at the side, w units wide as it is seen.
func (f fig) leaf(side, w float64) {
	x := -30.0
	if side > 0 {
		x = 30 - w
	}
	f.solid(paint.Rect(x, -98, w, 98), paint.RGB(0x4A3018), dark, 1.4)
	for i := range 3 {
		f.Painter.Stroke(paint.Line(x+w*float64(i+1)/4, -96, x+w*float64(i+1)/4, 0), paint.Pen(1), paint.Solid(paint.RGB(0x8F6427)))
	}
	for _, y := range []float64{-74, -48, -22} {
		f.Painter.Stroke(paint.Line(x+1, y, x+w-1, y), paint.Pen(2.2), paint.Solid(bronze))
	}
	f.solid(paint.Circle(x+w/2-side*w*.32, -36, 3), bronze, dark, .8)
}

// DrawSection paints the wall cut through, 44 units wide about x = 0 with its foot at y = 0: two faces of masonry with
// earth and rubble between them, of which so many courses of all still stand.
func DrawSection(p *paint.Painter, s Style, standing, courses int) {
	f := fig{p, s}
	h := 66 * float64(standing)
	if standing < courses {
		h += 12 // a broken stump of the next
	}
	f.Fill(paint.Rect(-22, -h, 44, h), paint.Solid(inside))
	f.Within(func() {
		f.Clip(paint.Rect(-14, -h, 28, h))
		for k := range int(h) {
			x, y := 28*(paint.Random(k, 71)-.5), -h*paint.Random(k, 72)
			r := 1.8 + 2.4*paint.Random(k, 73)
			f.solid(paint.Circle(x, y, r), paint.Mix(inside, stone2, .25+.6*paint.Random(k, 74)), paint.Fade(dark, .7), .5)
		}
	})
	for _, x := range [2]float64{-22, 13} {
		for i := range int(h/16.5 + .5) {
			y := -16.5 * float64(i+1)
			f.solid(paint.Rect(x, max(y, -h), 9, 16.5), paint.Mix(stone, stone2, .3+.6*paint.Random(i, uint32(x+40))), dark, .8)
		}
	}
	f.Painter.Stroke(paint.Polyline(paint.Pt(-22, 0), paint.Pt(-22, -h), paint.Pt(22, -h), paint.Pt(22, 0)), paint.Pen(1.8), paint.Solid(dark))
	for i := 1; i <= standing; i++ {
		f.Painter.Stroke(paint.Line(-22, -66*float64(i), 22, -66*float64(i)), paint.Pen(1.4), paint.Solid(dark))
	}
	if standing == courses && courses > 0 {
		f.merlons(-22, -h, 44, 2, 14, capping)
	}
}

// DrawRubble paints a heap of fallen blocks, `size` from 0 to 1 tall and wide.
func DrawRubble(p *paint.Painter, s Style, size float64, seed uint32) {
	f := fig{p, s}
	heap := paint.MustPath("M-120 0L-96-12L-74-8L-54-24L-30-18L-2-36L26-24L48-30L72-14L98-16L122 0Z").Transformed(paint.Zoom(size, size))
	f.solid(heap, stone, dark, 1.6)
	for i := range int(30*size) + 3 {
		x := (paint.Random(i, seed) - .5) * 190 * size
		y := -(1 - math.Abs(x)/(124*size)) * 34 * size * paint.Random(i, seed+1)
		f.rock(x, y, 4+7*paint.Random(i, seed+2), 6.28*paint.Random(i, seed+3), i)
	}
}

// rock is one block of a broken wall.
func (f fig) rock(x, y, r, turn float64, kind int) {
	tone := [...]paint.Color{paint.RGB(0xD9C08A), stone, paint.RGB(0x8D7146)}[kind%3]
	m := paint.Zoom(r, r).Then(paint.Turn(turn)).Then(paint.Move(x, y))
	f.solid(paint.MustPath("M-1-.4L-.2-1L.9-.5L1 .5L.1 1L-.8 .6Z").Transformed(m), tone, dark, 1.1)
}

// DrawBurst paints stones flying from a hit; t runs from 0 (the hit) to 1 (they have fallen).
func DrawBurst(p *paint.Painter, s Style, t float64, seed uint32) {
	f := fig{p, s}
	if t < .4 {
		k := t / .4
		f.Fill(paint.Circle(0, 0, 30+50*k), paint.Glow(0, 0, 30+50*k, paint.Fade(paint.RGB(0xFFF3C8), 1-k), paint.Fade(paint.RGB(0xFFF3C8), 0)))
		for i := range 18 {
			s, c := math.Sincos(float64(i) * math.Pi / 9)
			a, b := 20+40*k, 40+60*k+14*float64(i%2)
			f.Painter.Stroke(paint.Line(a*c, a*s*.85, b*c, b*s*.85), paint.Pen(3), paint.Solid(paint.Fade(paint.RGB(0xF7D774), 1-k)))
		}
	}
	for i := range 30 {
		a := -math.Pi * (.04 + .92*paint.Random(i, seed))
		v := 50 + 120*paint.Random(i, seed+1)
		x, y := v*math.Cos(a)*t, v*math.Sin(a)*t+190*t*t
		f.Within(func() {
			f.Fade(min(1, 2.4*(1-t)))
			f.rock(x, y, 3+7*paint.Random(i, seed+2), 9*t+float64(i), i)
		})
	}
}

// DrawDust paints a soft cloud, 100 units wide.
func DrawDust(p *paint.Painter, c paint.Color, seed uint32) {
	for i := range 9 {
		x, y := 70*(paint.Random(i, seed)-.5), -4-18*paint.Random(i, seed+1)
		r := 12 + 16*paint.Random(i, seed+2)
		p.Fill(paint.Circle(x, y, r), paint.Glow(x, y, r, paint.Fade(c, .5), paint.Fade(c, 0)))
	}
}

// DrawTemple paints a temple front, 140 units wide, its steps at y = 0.
func DrawTemple(p *paint.Painter, s Style) {
	f := fig{p, s}
	line := paint.RGB(0x3A2818)
	f.solid(paint.Rect(-70, -7, 140, 7), paint.RGB(0xE4D2A3), line, 1)
	f.solid(paint.Rect(-64, -13, 128, 6), paint.RGB(0xEFE0B8), line, 1)
	f.Fill(paint.Rect(-58, -56, 116, 43), paint.Solid(paint.RGB(0x8A6A44)))
	for i := range 8 {
		x := -58 + 15.6*float64(i)
		f.solid(paint.Rect(x, -55, 7.4, 42), paint.RGB(0xF6ECD0), line, .9)
		f.Painter.Stroke(paint.Line(x+2.4, -52, x+2.4, -15), paint.Pen(.5), paint.Solid(paint.RGB(0x8A765C)))
		f.Painter.Stroke(paint.Line(x+5, -52, x+5, -15), paint.Pen(.5), paint.Solid(paint.RGB(0x8A765C)))
	}
	f.solid(paint.Rect(-64, -65, 128, 10), paint.RGB(0xEFE0B8), line, 1)
	f.solid(paint.MustPath("M-70-65L0-92L70-65Z"), paint.RGB(0xD9A878), line, 1.2)
	f.solid(paint.MustPath("M-52-67.6L0-87L52-67.6Z"), paint.RGB(0xC58A58), line, .6)
	f.Painter.Stroke(paint.Circle(0, -74, 5), paint.Pen(1.2), paint.Solid(paint.RGB(0xF6ECD0)))
}

// DrawHouse paints a house with a tiled roof, w wide.
func DrawHouse(p *paint.Painter, w, h float64) {
	f := fig{p, Style{}}
	line := paint.RGB(0x5D4A36)
	f.solid(paint.Rect(-w/2, -h, w, h), paint.RGB(0xECDCB4), line, .9)
	f.solid(paint.Polygon(paint.Pt(-w/2-3, -h), paint.Pt(0, -h-w*.28), paint.Pt(w/2+3, -h)), paint.RGB(0xC08A5A), line, .9)
	f.Fill(paint.Rect(-2.4, -h*.5, 4.8, h*.5), paint.Solid(line))
}
