// Package chamber engraves the hall of the Council of Imperio: the sky over it, a stall for each House to either side, and
// the empty throne in the middle. It knows no rule and no House.
package chamber

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// Room is how much of the width each stall has to itself.
const Room = .125

// Stall is where the middle of stall i of n is, as shares of width and height: the first ones to the left of the throne.
func Stall(i, n int) paint.Point {
	left := (n + 1) / 2
	if i < left {
		return paint.Pt(.5-.17-Room*float64(left-1-i), .5)
	}
	return paint.Pt(.5+.17+Room*float64(i-left), .5)
}

var (
	stone  = paint.RGB(0x8A7A5C)
	shadow = paint.RGB(0x4B4232)
	floor  = paint.RGB(0xCDBE98)
	cloth  = paint.RGB(0x5C2A6E)
)

// Draw engraves the hall with n stalls in a box of w by h.
func Draw(p *paint.Painter, w, h float64, n int) {
	all := paint.Rect(0, 0, w, h)
	p.Fill(all, paint.Down(0, h*.5, palette.SkyEdge, palette.SkyMiddle))
	for i := range 17 { // ribs of the vault
		x := w * (float64(i) - 8) / 8
		p.Stroke(paint.Line(w/2+x*.2, 0, w/2+x*1.4, h*.34), paint.Stroke{Width: h / 220}, paint.Solid(paint.Fade(palette.Gilt, .55)))
	}
	for i := range 60 {
		p.Fill(paint.Circle(w*paint.Random(i, 3), h*.32*paint.Random(i, 4), h/500*(1+2*paint.Random(i, 5))), paint.Solid(palette.Star))
	}
	wall(p, w, h)
	for i := range n {
		at := Stall(i, n)
		arch(p, at.X*w, h, w*.05)
	}
	throne(p, w, h)
}

// wall is the masonry behind the stalls, the cornice over it, and the floor.
func wall(p *paint.Painter, w, h float64) {
	top, foot := .24*h, .8*h
	p.Fill(paint.Rect(0, top, w, foot-top), paint.Down(top, foot, stone, shadow))
	course := &paint.Path{}
	for y, k := top, 0; y < foot; y, k = y+h*.045, k+1 {
		course.Append(paint.Line(0, y, w, y))
		for x := float64(k%2) * w * .02; x < w; x += w * .04 {
			course.Append(paint.Line(x, y, x, y+h*.045))
		}
	}
	p.Stroke(course, paint.Stroke{Width: h / 500}, paint.Solid(paint.Fade(palette.Keyline, .35)))
	p.Fill(paint.Rect(0, top-h*.035, w, h*.035), paint.Solid(palette.Ivory))
	teeth := &paint.Path{}
	for x := 0.0; x < w; x += w * .012 {
		teeth.Append(paint.Rect(x, top, w*.006, h*.02))
	}
	p.Fill(teeth, paint.Solid(palette.Ivory))
	p.Fill(paint.Rect(0, foot, w, h-foot), paint.Down(foot, h, shadow, floor))
	for i := range 25 {
		x := (float64(i) - 12) / 12
		p.Stroke(paint.Line(w/2+x*w*.5, foot, w/2+x*w*1.1, h), paint.Stroke{Width: h / 400}, paint.Solid(paint.Fade(palette.Keyline, .4)))
	}
}

// arch is a stall: the night in an arch, a column to either side, a desk before it.
func arch(p *paint.Painter, x, h, half float64) {
	top, foot := .3*h, .8*h
	opening := new(paint.Path).MoveTo(x-half, foot).LineTo(x-half, top+half).Arc(x, top+half, half, math.Pi, 2*math.Pi).LineTo(x+half, foot).Close()
	p.Fill(opening, paint.Down(top, foot, palette.SkyEdge, palette.Sky))
	hatch := &paint.Path{}
	for y := top; y < foot; y += h * .011 {
		hatch.Append(paint.Line(x-half, y, x+half, y))
	}
	p.Within(func() {
		p.Clip(opening)
		p.Stroke(hatch, paint.Stroke{Width: h / 450}, paint.Solid(paint.Fade(palette.Burin, .8)))
	})
	p.Stroke(opening, paint.Pen(h/60), paint.Solid(palette.Keyline))
	p.Stroke(opening, paint.Pen(h/95), paint.Solid(palette.Ivory))
	for _, side := range [...]float64{-1, 1} {
		c := x + side*half*1.18
		column := paint.Rect(c-half*.1, top, half*.2, foot-top)
		p.Fill(column, paint.Across(c-half*.1, c+half*.1, palette.Ivory, stone))
		p.Stroke(column, paint.Pen(h/350), paint.Solid(palette.Keyline))
		p.Fill(paint.Rect(c-half*.16, top-h*.02, half*.32, h*.03), paint.Solid(palette.Ivory))
	}
	desk := paint.Rect(x-half*1.05, foot-h*.13, half*2.1, h*.15)
	p.Fill(desk, paint.Down(foot-h*.13, foot, paint.RGB(0x5A3A22), paint.RGB(0x2E1C10)))
	p.Stroke(desk, paint.Pen(h/250), paint.Solid(palette.Keyline))
	p.Fill(paint.Rect(x-half*1.12, foot-h*.15, half*2.24, h*.025), paint.Solid(paint.RGB(0x7A5230)))
}

// throne stands empty under its canopy, in rays.
func throne(p *paint.Painter, w, h float64) {
	x, y := w/2, .48*h
	rays := &paint.Path{}
	for i := range 32 {
		sin, cos := math.Sincos(math.Pi * (1 + float64(i)/31))
		long := .38
		if i%2 == 1 {
			long = .34
		}
		rays.Append(paint.Line(x+.28*h*cos, y+.28*h*sin, x+long*h*cos, y+long*h*sin))
	}
	p.Stroke(rays, paint.Pen(h/150), paint.Solid(palette.Gilt))
	niche := new(paint.Path).MoveTo(x-.26*h, .82*h).LineTo(x-.26*h, y).Arc(x, y, .26*h, math.Pi, 2*math.Pi).LineTo(x+.26*h, .82*h).Close()
	p.Fill(niche, paint.Down(.2*h, .82*h, paint.RGB(0x1A1020), paint.RGB(0x3A2A34)))
	p.Stroke(niche, paint.Pen(h/55), paint.Solid(palette.Keyline))
	p.Stroke(niche, paint.Pen(h/90), paint.Solid(palette.Ivory))
	for _, side := range [...]float64{-1, 1} {
		curtain := new(paint.Path).MoveTo(x+side*.25*h, y-.04*h).CubicTo(x+side*.12*h, y, x+side*.2*h, .66*h, x+side*.17*h, .8*h).LineTo(x+side*.25*h, .8*h).Close()
		p.Fill(curtain, paint.Solid(cloth))
		p.Stroke(curtain, paint.Pen(h/250), paint.Solid(palette.Keyline))
	}
	dome := new(paint.Path).MoveTo(x-.25*h, y-.02*h).QuadTo(x-.14*h, y-.2*h, x, y-.22*h).QuadTo(x+.14*h, y-.2*h, x+.25*h, y-.02*h).Close()
	p.Fill(dome, paint.Solid(cloth))
	p.Stroke(dome, paint.Pen(h/200), paint.Solid(palette.Gilt))
	p.Within(func() {
		p.Translate(x, .6*h)
		signs.Draw(p, signs.Throne, .26*h, palette.Gilt2)
	})
	for i := range 3 {
		k := float64(i)
		step := paint.Rect(x-(.16+.05*k)*h, (.74+.035*k)*h, (.32+.1*k)*h, .035*h)
		p.Fill(step, paint.Solid(palette.Ivory))
		p.Stroke(step, paint.Pen(h/300), paint.Solid(palette.Keyline))
	}
}
