package figures

import (
	"math"

	"tyche/sprites/paint"
)

var (
	oak    = paint.RGB(0x3A2A1B)
	plank  = paint.RGB(0x6B4C2A)
	beam   = paint.RGB(0x5A4026)
	bronze = paint.RGB(0xC39A4E)
	sooty  = paint.RGB(0x120C07)
	dark   = paint.RGB(0x231A13)
)

func (f fig) solid(p *paint.Path, c, line paint.Color, w float64) {
	f.Fill(p, paint.Solid(c))
	if w > 0 {
		f.Painter.Stroke(p, paint.Pen(w), paint.Solid(line))
	}
}

func (f fig) stroke(d string, w float64, c paint.Color) {
	f.Painter.Stroke(paint.MustPath(d), paint.Pen(w), paint.Solid(c))
}

// wheel turns by radians.
func (f fig) wheel(x, y, r, turn float64) {
	f.solid(paint.Circle(x, y, r), paint.RGB(0x4A341F), dark, r*.17)
	for i := range 4 {
		s, c := math.Sincos(turn + float64(i)*math.Pi/4)
		f.Painter.Stroke(paint.Line(x-c*r*.8, y-s*r*.8, x+c*r*.8, y+s*r*.8), paint.Pen(r*.11), paint.Solid(bronze))
	}
	f.solid(paint.Circle(x, y, r*.26), bronze, dark, r*.08)
}

// DrawHelepolis paints the nine-storeyed siege tower, its wheels at y = 0: 126 units wide, 318 tall. Roll turns the
// wheels (radians); Bridge (0 to 1) lowers the drawbridge.
func DrawHelepolis(p *paint.Painter, s Style, roll, bridge float64) {
	f := fig{p, s}
	const w, h, n = 126.0, 318.0, 9
	side := func(t float64) (l, r float64) { return -w/2 + w*.19*t, w/2 - w*.19*t }
	at := func(i int) float64 { return -16 - (h-16)*float64(i)/n }
	l0, r0 := side(0)
	l1, r1 := side(1)
	f.solid(paint.Polygon(paint.Pt(l0, -16), paint.Pt(r0, -16), paint.Pt(r1, -h), paint.Pt(l1, -h)), oak, dark, 2)
	f.Fill(paint.Polygon(paint.Pt(r0-36, -16), paint.Pt(r0, -16), paint.Pt(r1, -h), paint.Pt(r1-24, -h)), paint.Solid(paint.Fade(sooty, .3)))
	for i := range n {
		a, b := side(float64(i) / n)
		c, d := side(float64(i+1) / n)
		for q := range 8 {
			t := float64(q+1) / 9
			f.Painter.Stroke(paint.Line(a+(b-a)*t, at(i)-3, c+(d-c)*t, at(i+1)+3), paint.Pen(.8), paint.Solid(paint.RGB(0x5E4529)))
		}
		f.Painter.Stroke(paint.Line(a-3, at(i), b+3, at(i)), paint.Pen(2.4), paint.Solid(bronze))
		windows := 3
		if i > 5 {
			windows = 2
		}
		for j := range windows {
			x := a + (b-a)*(float64(j)+.5)/float64(windows)
			f.solid(paint.Rect(x-6, at(i)-22, 12, 14), sooty, paint.RGB(0x8F6427), 1)
			f.solid(paint.Polygon(paint.Pt(x-6, at(i)-22), paint.Pt(x-9, at(i)-27), paint.Pt(x+9, at(i)-27), paint.Pt(x+6, at(i)-22)), plank, dark, .8)
		}
	}
	f.merlons(l1-5, -h-4, r1-l1+10, 4, 11, beam)
	f.solid(paint.Rect(l1-6, -h-5, r1-l1+12, 7), paint.RGB(0x8F6427), dark, 1)
	for i := range 4 {
		f.wheel(-w/2+16+float64(i)*(w-32)/3, -10, 11, roll)
	}
	f.at(r1+6, -h+62, 1, -1.1+1.1*bridge, func() {
		f.solid(paint.RoundRect(-3, -3.4, 74, 6.8, 2), plank, dark, 1.4)
		f.stroke("M70-3L74-12M62-3L66-11", 1.6, dark)
	})
}

// merlons are battlements of round-topped stones on a line.
func (f fig) merlons(x, y, w float64, n int, h float64, c paint.Color) {
	mw := w / float64(2*n-1)
	for i := range n {
		m := new(paint.Path).MoveTo(x+2*float64(i)*mw, y).LineTo(x+2*float64(i)*mw, y-h)
		m.QuadTo(x+2*float64(i)*mw+mw/2, y-h-h*.45, x+(2*float64(i)+1)*mw, y-h).LineTo(x+(2*float64(i)+1)*mw, y).Close()
		f.solid(m, c, dark, 1)
	}
}

// DrawThrower paints the torsion stone thrower, wheels at y = 0, about 170 units long. Tension runs from 0 (released)
// to 1 (wound back, a stone in the sling).
func DrawThrower(p *paint.Painter, s Style, tension float64) {
	f := fig{p, s}
	f.wheel(-44, -12, 12, tension)
	f.wheel(42, -12, 12, tension)
	f.solid(paint.Rect(-64, -32, 128, 11), beam, dark, 1.4)
	f.stroke("M-50-32L-8-80M44-32L2-80", 7, dark)
	f.stroke("M-50-32L-8-80M44-32L2-80", 4, paint.RGB(0x7A5A33))
	f.at(-4, -90, 1, -.42, func() {
		f.solid(paint.Rect(-84, -7, 152, 13), plank, dark, 1.4)
		f.Fill(paint.Rect(-82, -3, 148, 3), paint.Solid(paint.Fade(bronze, .6)))
		f.solid(paint.RoundRect(46, -36, 27, 72, 3), beam, dark, 1.6)
		f.solid(paint.Rect(51, -31, 17, 13), bronze, dark, 1)
		f.solid(paint.Rect(51, 18, 17, 13), bronze, dark, 1)
		f.solid(paint.Rect(50, -13, 19, 26), paint.RGB(0x2A1D10), dark, 1)
		back, spread := 34*tension, 4*(1-tension)
		f.arms(58-back*.9, -50-spread*3, 58-back*.9, 46+spread*3, 36-back*2.6)
		f.solid(paint.Circle(-80, 0, 10), beam, dark, 1.6)
		f.stroke("M-80-17V17M-95-9L-65 9M-95 9L-65-9", 2.2, dark)
		if tension > .5 {
			f.solid(paint.Circle(30-back*2.6, -2, 8), paint.RGB(0x9C835A), dark, 1.4)
		}
	})
}

// arms bend back with the cord between their tips.
func (f fig) arms(ux, uy, lx, ly, cord float64) {
	bow := func(x0, y0, x1, y1 float64) *paint.Path {
		return new(paint.Path).MoveTo(x0, y0).QuadTo(x0-6, (y0+y1)/2, x1, y1)
	}
	f.Painter.Stroke(paint.Polyline(paint.Pt(ux-14, uy), paint.Pt(cord, 0), paint.Pt(lx-14, ly)), paint.Pen(1.5), paint.Solid(dark))
	f.Painter.Stroke(bow(60, -24, ux-14, uy), paint.Pen(5.4), paint.Solid(dark))
	f.Painter.Stroke(bow(60, 24, lx-14, ly), paint.Pen(5.4), paint.Solid(dark))
}

// DrawRam paints the covered ram, wheels at y = 0, about 210 units long. Thrust (0 to 1) drives the beam forward.
func DrawRam(p *paint.Painter, s Style, thrust, roll float64) {
	f := fig{p, s}
	f.at(24*thrust-12, 0, 1, 0, func() {
		f.solid(paint.Rect(-72, -21, 186, 12), plank, dark, 1.4)
		f.solid(paint.MustPath("M108-26H122L139-18V-11L122-4H108Z"), bronze, dark, 1.6)
		f.stroke("M118-26Q127-37 133-28M112-26V-4", 2, dark)
		f.Fill(paint.Circle(124, -17, 2.2), paint.Solid(dark))
	})
	f.solid(paint.MustPath("M-88-22L-62-76H36L70-22L60-14H-80Z"), oak, dark, 2)
	for i := range 10 {
		x := float64(i)
		f.Painter.Stroke(paint.Line(-76+15*x, -22, -58+10.2*x, -74), paint.Pen(1), paint.Solid(paint.RGB(0x6D5233)))
	}
	f.stroke("M-80-36H62M-70-55H51", 1.5, bronze)
	f.solid(paint.MustPath("M-66-76H40L34-82H-60Z"), plank, dark, 1.4)
	for _, x := range []float64{-60, -16, 30} {
		f.wheel(x, -9, 9.4, roll)
	}
}

// DrawTent paints a tent of the besiegers' camp, 40 units wide, with the side's pennant.
func DrawTent(p *paint.Painter, s Style) {
	f := fig{p, s}
	f.solid(paint.MustPath("M-20 0L0-27L20 0Z"), paint.RGB(0xE9D9B2), paint.RGB(0x5D4A36), 1)
	f.solid(paint.MustPath("M-4 0L0-14L4 0Z"), paint.RGB(0x5D4A36), dark, 0)
	f.stroke("M0-27V-40", 1.2, paint.RGB(0x5D4A36))
	f.Fill(paint.MustPath("M0-40L12-36L0-32Z"), paint.Solid(f.Accent))
}

// DrawStone paints a round shot of radius r about the origin.
func DrawStone(p *paint.Painter, r float64) {
	f := fig{p, Style{}}
	f.Fill(paint.Circle(0, 0, r), paint.Glow(-r*.3, -r*.4, r*1.5, paint.RGB(0xC9B083), paint.RGB(0x6E5734)))
	f.Painter.Stroke(paint.Circle(0, 0, r), paint.Pen(r*.14), paint.Solid(dark))
	f.Painter.Stroke(paint.MustPath("M-.5-.2L-.1 0L.2-.3M.1.4L.5.3").Transformed(paint.Zoom(r, r)), paint.Pen(r*.1), paint.Solid(paint.Fade(dark, .7)))
}

// DrawBanner paints a flag on a pole of 100 units that stands at the origin; wave (0 to 1) is its phase.
func DrawBanner(p *paint.Painter, s Style, wave float64, emblem func(*paint.Painter)) {
	f := fig{p, s}
	f.Painter.Stroke(paint.Line(0, 0, 0, -100), paint.Pen(2.6), paint.Solid(dark))
	f.solid(paint.MustPath("M0-112L3.6-101H-3.6Z"), bronze, dark, .8)
	f.at(0, -97, 1, 0, func() {
		f.flag(58, 30, wave)
		if emblem != nil {
			f.at(-27, 15.5, .95, 0, func() { emblem(f.Painter) })
		}
	})
}
