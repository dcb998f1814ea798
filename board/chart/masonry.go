package chart

import (
	"image/color"
	"math"

	"tyche/sprites/paint"
)

// The colours of towns: faint washes under the engraver's ink.
var (
	limestone = paint.RGB(0xF6ECD6)
	masonry   = paint.RGB(0xE6D6B4)
	brick     = paint.RGB(0xD9B98A)
	tiles     = paint.RGB(0xC98F6B)
	rock      = paint.RGB(0xCDB993)
	turf      = paint.RGB(0xC9C593)
	leaf      = paint.RGB(0x7F9160)
	glazed    = paint.RGB(0x4F7E97)
	verdigris = paint.RGB(0x9A7A3E)
	flame     = paint.RGB(0xE9A52E)
	townInk   = paint.RGB(0x33241A)
)

// A mason draws the parts of towns with one pen. Feet stand on y = 0 and heights run to negative y.
type mason struct {
	p   *paint.Painter
	pen float64 // width of the outlines
}

// ink draws along a path, so many pens wide.
func (m mason) ink(path *paint.Path, pens float64) {
	m.p.Stroke(path, paint.Stroke{Width: pens * m.pen, Join: paint.RoundJoin, Cap: paint.RoundCap}, paint.Solid(paint.Fade(townInk, 0.88)))
}

// wash fills a path without an outline.
func (m mason) wash(path *paint.Path, c color.NRGBA) { m.p.Fill(path, paint.Solid(c)) }

// shade darkens a path as the sides away from the light are.
func (m mason) shade(path *paint.Path) { m.wash(path, paint.Fade(townInk, 0.24)) }

// body fills a path and outlines it.
func (m mason) body(path *paint.Path, c color.NRGBA) {
	m.wash(path, c)
	m.ink(path, 1)
}

// block is an upright wall with its right side in the shade.
func (m mason) block(x, foot, w, h float64, c color.NRGBA) {
	box := paint.Rect(x, foot-h, w, h)
	m.wash(box, c)
	m.shade(paint.Rect(x+0.66*w, foot-h, 0.34*w, h))
	m.ink(box, 1)
}

// merlons puts battlements on a level top from x0 to x1.
func (m mason) merlons(x0, x1, top, size float64) {
	n := max(2, int(math.Round((x1-x0)/(2*size))))
	step := (x1 - x0) / (float64(n) - 0.5)
	path := new(paint.Path)
	for i := range n {
		path.Append(paint.Rect(x0+float64(i)*step, top-0.9*size, step/2, size))
	}
	m.wash(path, paint.Fade(townInk, 0.9))
}

// tower is a block with battlements.
func (m mason) tower(x, foot, w, h float64, c color.NRGBA) {
	m.block(x-w/2, foot, w, h, c)
	m.merlons(x-w/2-0.1*w, x+w/2+0.1*w, foot-h, 0.2*w)
}

// arch is a dark opening with a round top.
func (m mason) arch(x, foot, w, h float64) {
	path := new(paint.Path).MoveTo(x-w/2, foot).LineTo(x-w/2, foot-h+w/2).Arc(x, foot-h+w/2, w/2, -math.Pi, 0).LineTo(x+w/2, foot).Close()
	m.wash(path, paint.Fade(townInk, 0.85))
}

// columns stands n columns between two places, light before a dark hall.
func (m mason) columns(x0, x1, foot, h float64, n int) {
	m.wash(paint.Rect(x0, foot-h, x1-x0, h), paint.Fade(townInk, 0.62))
	step := (x1 - x0) / float64(n-1)
	path := new(paint.Path)
	for i := range n {
		path.Append(paint.Rect(x0+(float64(i)-0.24)*step, foot-h, 0.48*step, h))
	}
	m.wash(path, limestone)
	m.ink(paint.Line(x0-0.25*step, foot, x1+0.25*step, foot), 1)
}

// hatch draws n parallel strokes from a line a-b, each as long as `long` at a and shorter towards b.
func (m mason) hatch(a, b paint.Point, n int, dx, long float64) {
	path := new(paint.Path)
	for i := range n {
		t := (float64(i) + 0.5) / float64(n)
		q := between(a, b, t, 0)
		h := long * (1 - 0.75*t)
		path.MoveTo(q.X, q.Y+0.06*h).LineTo(q.X+dx*h, q.Y+h)
	}
	m.ink(path, 0.8)
}

// ring is an oval city wall about the origin, and a half of it is drawn: the back before the town, the front after it.
const (
	wallWide  = 27.0
	wallDeep  = 16.0
	wallHigh  = 3.0
	wallSides = 12
)

func wallCorner(i int) paint.Point {
	s, c := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / wallSides)
	return paint.Pt(wallWide*c, wallDeep*s)
}

// quarter is the ground within the walls.
func (m mason) quarter() {
	pts := make([]paint.Point, wallSides)
	for i := range pts {
		pts[i] = wallCorner(i)
	}
	ground := paint.Polygon(pts...)
	m.p.Within(func() {
		m.p.Translate(1, 2)
		m.wash(ground, paint.Fade(townInk, 0.22))
	})
	m.wash(ground, paint.Fade(paint.RGB(0xF1E3C4), 0.94))
}

// walls draws the sides from one corner to another, the farther ones first.
func (m mason) walls(from, to int, inside bool) {
	c := masonry
	if inside {
		c = paint.Mix(masonry, townInk, 0.16)
	}
	for i := from; i < to; i++ {
		a, b := wallCorner(i), wallCorner(i+1)
		side := paint.Polygon(a, b, paint.Pt(b.X, b.Y-wallHigh), paint.Pt(a.X, a.Y-wallHigh))
		m.wash(side, c)
		if !inside && b.X > a.X == (a.Y+b.Y < 0) && math.Abs(b.X-a.X) < math.Abs(b.Y-a.Y)*2 {
			m.shade(side)
		}
		m.ink(side, 1)
		m.battlements(a, b)
	}
	for i := from; i <= to; i++ {
		q := wallCorner(i)
		m.tower(q.X, q.Y+0.4, 2.9, 4.8, limestone)
	}
}

// battlements runs along the top of one side of the wall.
func (m mason) battlements(a, b paint.Point) {
	n := max(2, int(math.Hypot(b.X-a.X, b.Y-a.Y)/1.9))
	path := new(paint.Path)
	for i := range n {
		q := between(a, b, (float64(i)+0.5)/float64(n), -wallHigh)
		path.Append(paint.Rect(q.X-0.42, q.Y-0.85, 0.84, 0.9))
	}
	m.wash(path, paint.Fade(townInk, 0.85))
}

// gate is the great gate in the front wall.
func (m mason) gate() {
	foot := wallDeep*math.Sin(math.Pi/2-math.Pi/wallSides) + 0.7
	m.block(-3, foot, 6, 4, limestone)
	m.arch(0, foot, 2.6, 3.2)
	m.tower(-3.8, foot+0.3, 3.2, 5.6, limestone)
	m.tower(3.8, foot+0.3, 3.2, 5.6, limestone)
}
