package orrery

import (
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

var (
	mineLine     = paint.RGB(0x40261A)
	wellLine     = paint.RGB(0x1B423E)
	conquestLine = paint.RGB(0x8A7440)
)

// paintCell paints the enamel of an area: strata, hills and an adit; ripples and vapour; ivory guilloche; or grey cracks.
func paintCell(p *paint.Painter, planet int8, a *Area, s Span) {
	cell := band(.1, enameled, s.From, s.To)
	light, dark := enamelOf(planet, a)
	x0, y0, x1, y1 := cell.Bounds()
	p.Fill(cell, paint.Linear{From: paint.Pt(x0, y0), To: paint.Pt(x0+.6*(x1-x0), y1), Stops: []paint.Stop{{At: 0, Color: light}, {At: 1, Color: dark}}})
	p.Within(func() {
		p.Clip(cell)
		switch {
		case a.Exhausted:
			paintCracks(p, s)
		case a.Kind == Mine:
			paintMine(p, s, light)
		case a.Kind == Well:
			paintWell(p, s)
		default:
			paintGuilloche(p, s)
		}
	})
}

func enamelOf(planet int8, a *Area) (light, dark paint.Color) {
	e := palette.Enamels[planet]
	switch {
	case a.Exhausted:
		return paint.RGB(0x8B8A86), paint.RGB(0x6F6E6A)
	case a.Kind == Mine:
		return e.Mine, e.MineDark
	case a.Kind == Well:
		return e.Well, e.WellDark
	}
	return paint.RGB(0xF3E8C8), paint.RGB(0xDCC994)
}

func paintMine(p *paint.Painter, s Span, hill paint.Color) {
	const r = enameled
	middle := polar(r*.6, s.middle())
	for k := -7; k < 9; k++ {
		y := middle.Y + float64(k)*r*.105
		strata := new(paint.Path).MoveTo(-r, y)
		for j := range 10 {
			x := -r + float64(j)*r*.2
			swell := r * .045
			if (j+k)%2 != 0 {
				swell = -swell
			}
			strata.QuadTo(x+r*.05, y+swell, x+r*.1, y).QuadTo(x+r*.15, y-swell, x+r*.2, y)
		}
		p.Stroke(strata, paint.Pen(.9), faded(mineLine, .5))
	}
	at := polar(r*.5, s.middle())
	for _, h := range [...]struct{ dx, size float64 }{{-.3, .8}, {.02, 1.2}, {.34, .9}} {
		paintHill(p, at.X+h.dx*r, at.Y+r*.26, r*.3*h.size, hill)
	}
	adit := new(paint.Path).MoveTo(at.X-r*.07, at.Y+r*.26).LineTo(at.X-r*.07, at.Y+r*.16).Arc(at.X, at.Y+r*.16, r*.07, math.Pi, 2*math.Pi).LineTo(at.X+r*.07, at.Y+r*.26).Close()
	p.Fill(adit, paint.Hex(0x2A1810))
	p.Stroke(adit, paint.Pen(1), solid(mineLine))
}

func paintHill(p *paint.Painter, x, y, h float64, c paint.Color) {
	hill := paint.Polygon(paint.Pt(x-h*.95, y), paint.Pt(x, y-h), paint.Pt(x+h*.95, y))
	p.Fill(hill, solid(c))
	p.Stroke(hill, paint.Pen(1.1), solid(mineLine))
	for q := 1.0; q < 5; q++ {
		p.Stroke(paint.Line(x+h*.19*q, y-h+h*.2*q, x+h*.19*q-h*.1, y-h*.02), paint.Pen(.8), solid(mineLine))
	}
}

func paintWell(p *paint.Painter, s Span) {
	const r = enameled
	at := polar(r*.56, s.middle())
	for k := 1.0; k < 9; k++ {
		p.Stroke(paint.Oval(at.X, at.Y+r*.1, r*.115*k, r*.08*k), paint.Pen(.95), faded(wellLine, .75-.06*k))
	}
	mouth := paint.Oval(at.X, at.Y+r*.1, r*.09, r*.055)
	p.Fill(mouth, paint.Hex(0x163430))
	p.Stroke(mouth, paint.Pen(1), solid(wellLine))
	for _, dx := range [...]float64{-.06, .07} {
		x, y := at.X+dx*r, at.Y+r*.06
		vapour := new(paint.Path).MoveTo(x, y).QuadTo(x-r*.1, y-r*.1, x, y-r*.18).QuadTo(x+r*.1, y-r*.26, x, y-r*.35)
		p.Stroke(vapour, paint.Pen(1.7), faded(paint.RGB(0xE4F6F0), .7))
	}
}

func paintGuilloche(p *paint.Painter, s Span) {
	const r = enameled
	n := int((s.To - s.From) / 4)
	for k := range n {
		deg := s.From + (s.To-s.From)*(float64(k)+.5)/float64(n)
		sway := 4.0
		if k%2 == 0 {
			sway = -4
		}
		a, m, b := polar(r*.16, deg), polar(r*.6, deg+sway), polar(r, deg)
		p.Stroke(new(paint.Path).MoveTo(a.X, a.Y).QuadTo(m.X, m.Y, b.X, b.Y), paint.Pen(.8), faded(conquestLine, .6))
	}
	for _, k := range [...]float64{.42, .46, .84, .88} {
		p.Stroke(paint.Circle(0, 0, r*k), paint.Pen(.8), faded(conquestLine, .6))
	}
}

func paintCracks(p *paint.Painter, s Span) {
	at := polar(enameled*.56, s.middle())
	p.Translate(at.X, at.Y)
	p.Stroke(paint.MustPath("M-34,-30L-6,0L-14,24M-10,-6L24,-20M-6,0L14,28M24,-20L38,-8"), paint.Pen(1.8), paint.Hex(0x4A4946))
}
