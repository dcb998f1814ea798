package glass

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// The throne is drawn in a box of 200 by 160; Seat is the middle of its back as shares of the box, where arms hang.
const (
	throneW, throneH = 200, 160
	SeatX, SeatY     = .5, .655
)

// Wide is how much wider than high the throne is.
const Wide = float64(throneW) / throneH

var (
	cloth, fold = paint.RGB(0x6B2E73), paint.RGB(0x43194A)
	cushion     = paint.RGB(0x8E1F24)
	marble      = paint.RGB(0xD9CDAE)
)

// Throne paints the throne under its canopy, in rays, into a box as wide as Wide says.
func Throne(p *paint.Painter, h float64) {
	p.Within(func() {
		p.Scale(h/throneH, h/throneH)
		rays(p, 100, 84, 62, 84, 40)
	})
	Canopied(p, h)
}

// Canopied is Throne without the rays.
func Canopied(p *paint.Painter, h float64) {
	p.Scale(h/throneH, h/throneH)
	line := func(path *paint.Path) { p.Stroke(path, paint.Pen(1.1), paint.Solid(palette.Keyline)) }
	for _, side := range [...]float64{-1, 1} { // the curtains, drawn aside
		x := func(v float64) float64 { return 100 + side*v }
		c := new(paint.Path).MoveTo(x(48), 52).LineTo(x(33), 52).CubicTo(x(28), 80, x(40), 104, x(30), 146).LineTo(x(47), 146).Close()
		p.Fill(c, paint.Across(x(30), x(48), cloth, fold))
		p.Stroke(new(paint.Path).MoveTo(x(40), 54).CubicTo(x(35), 84, x(44), 108, x(37), 145), paint.Pen(.9), paint.Solid(paint.Fade(palette.Keyline, .6)))
		line(c)
	}
	steps(p)
	seat(p, line)
	canopy(p, line)
}

// rays are strokes in half a ring.
func rays(p *paint.Painter, x, y, from, to float64, n int) {
	all := new(paint.Path)
	for i := range n {
		sin, cos := math.Sincos(math.Pi * (1.04 + .92*float64(i-1)/float64(n-3)))
		long := to
		if i%2 == 1 {
			long -= (to - from) * .4
		}
		all.Append(paint.Line(x+from*cos, y+from*sin*.98, x+long*cos, y+long*sin*.98))
	}
	p.Stroke(all, paint.Pen(1.2), paint.Solid(palette.Gilt2))
}

// steps lead up to the throne.
func steps(p *paint.Painter) {
	for i, half := range [...]float64{32, 41, 50} {
		y := 138 + 7.2*float64(i)
		step := paint.Rect(100-half, y, 2*half, 7.2)
		p.Fill(step, paint.Across(100-half, 100+half, palette.Ivory, marble))
		hatch := new(paint.Path)
		for k := 2.0; k < 7; k += 1.6 {
			hatch.Append(paint.Line(100+half*.25, y+k, 100+half-1, y+k))
		}
		p.Stroke(hatch, paint.Pen(.4), paint.Solid(paint.Fade(palette.Keyline, .5)))
		p.Stroke(step, paint.Pen(1), paint.Solid(palette.Keyline))
	}
}

// seat is the chair: back, cushion, arms.
func seat(p *paint.Painter, line func(*paint.Path)) {
	back := new(paint.Path).MoveTo(81, 134).LineTo(81, 92).LineTo(86, 86).LineTo(90, 90).LineTo(100, 78).LineTo(110, 90).LineTo(114, 86).LineTo(119, 92).LineTo(119, 134).Close()
	p.Fill(back, paint.Across(81, 119, palette.Gilt2, palette.Gilt))
	line(back)
	inner := paint.RoundRect(86, 95, 28, 34, 3)
	p.Fill(inner, paint.Solid(cushion))
	line(inner)
	pad := paint.RoundRect(80, 127, 40, 8, 3)
	p.Fill(pad, paint.Down(127, 135, paint.RGB(0xB23A40), cushion))
	line(pad)
	for _, x := range [...]float64{76, 124} {
		post := paint.RoundRect(x-3, 113, 6, 26, 1.5)
		p.Fill(post, paint.Solid(palette.Ivory))
		line(post)
		knob := paint.Circle(x, 110, 4.2)
		p.Fill(knob, paint.Solid(palette.Gilt2))
		line(knob)
	}
}

// canopy is the dome with its hem and the crown on it.
func canopy(p *paint.Painter, line func(*paint.Path)) {
	dome := new(paint.Path).MoveTo(48, 58).CubicTo(56, 34, 80, 24, 100, 22).CubicTo(120, 24, 144, 34, 152, 58).Close()
	p.Fill(dome, paint.Across(48, 152, paint.RGB(0x7E3A86), fold))
	for _, k := range [...]float64{-.66, -.33, 0, .33, .66} {
		p.Stroke(new(paint.Path).MoveTo(100, 22).QuadTo(100+k*52, 30, 100+k*52, 58), paint.Pen(.9), paint.Solid(paint.Fade(palette.Keyline, .7)))
	}
	line(dome)
	hem := new(paint.Path).MoveTo(48, 58)
	for i := range 8 {
		x := 48 + 13*float64(i)
		hem.QuadTo(x+6.5, 70, x+13, 58)
	}
	hem.Close()
	p.Fill(hem, paint.Solid(cloth))
	line(hem)
	for i := range 9 {
		bead := paint.Circle(48+13*float64(i), 60, 1.9)
		p.Fill(bead, paint.Solid(palette.Gilt2))
		p.Stroke(bead, paint.Pen(.6), paint.Solid(palette.Keyline))
	}
	crown := paint.Polygon(paint.Pt(89, 24), paint.Pt(86, 11), paint.Pt(94, 17), paint.Pt(100, 7), paint.Pt(106, 17), paint.Pt(114, 11), paint.Pt(111, 24))
	p.Fill(crown, paint.Solid(palette.Gilt2))
	line(crown)
}

// Lamp paints a small oil lamp with its flame about the origin, so high.
func Lamp(p *paint.Painter, high float64) {
	k := high / 48
	p.Scale(k, k)
	p.Fill(paint.Circle(0, -6, 24), paint.Glow(0, -6, 24, paint.Fade(palette.Glow, .6), paint.Fade(palette.Glow, 0)))
	flame := new(paint.Path).MoveTo(0, -22).CubicTo(9, -10, 8, 0, 0, 1).CubicTo(-8, 0, -9, -10, 0, -22).Close()
	p.Fill(flame, paint.Down(-22, 1, palette.Glow, palette.Star))
	bowl(p)
}

// Snuffed is a Lamp that has gone out: smoke rises from it.
func Snuffed(p *paint.Painter, high float64) {
	k := high / 48
	p.Scale(k, k)
	p.Stroke(paint.MustPath("M1 1C-6-6 8-10 1-17C-5-23 5-26 1-31"), paint.Pen(2.2), paint.Solid(paint.Fade(palette.Label, .7)))
	bowl(p)
}

// bowl holds the oil of a lamp.
func bowl(p *paint.Painter) {
	bowl := new(paint.Path).MoveTo(-17, 2).LineTo(20, 0).QuadTo(13, 15, 0, 16).QuadTo(-13, 15, -17, 2).Close()
	p.Fill(bowl, paint.Solid(palette.Gilt))
	p.Stroke(bowl, paint.Pen(1.6), paint.Solid(palette.Keyline))
}

// Halo paints the rays about the arms of the winner, about the origin.
func Halo(p *paint.Painter, r float64) {
	p.Fill(paint.Circle(0, 0, r), paint.Glow(0, 0, r, paint.Fade(palette.Glow, .75), paint.Fade(palette.Glow, 0)))
	for i := range 36 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 36)
		long := r * (.94 - .12*float64(i%2))
		p.Stroke(paint.Line(.66*r*cos, .66*r*sin, long*cos, long*sin), paint.Pen(r/50), paint.Solid(palette.Gilt2))
	}
}
