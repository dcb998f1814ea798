package orrery

import (
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// How a booth is hung: closed by night for who has no card, closed while somebody reads or waits, tied back once the turn
// has come.
const (
	BoothDark = iota
	BoothClosed
	BoothOpen
	BoothNow
)

// velvet is the cloth of a curtain: lit, plain, in the folds.
type velvet struct{ lit, plain, deep paint.Color }

var (
	wine  = velvet{paint.RGB(0x7A2A34), paint.RGB(0x561A24), paint.RGB(0x2E0C12)}
	night = velvet{paint.RGB(0x34465A), paint.RGB(0x22303F), paint.RGB(0x101820)}
)

// BoothFoot is the height of the plate at the foot of a booth, in units.
const BoothFoot = 64.0

// Booth returns the picture of a booth of the cabinet, w by h pixels: a brass arch, in it a curtain as it is hung, below it
// a plate for words.
func (b *Box) Booth(w, h, k float64, hung int) *canvas.Picture {
	key := part{kind: "booth", a: hung, size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		wide, high := w/k, h/k
		p.Translate(-wide/2, -high/2)
		rim := palette.Ink
		if hung == BoothNow {
			rim = palette.Lit
		}
		outer := archway(1, wide, high)
		p.Fill(outer, tin.Metal(tin.BrassTurned, outer))
		p.Stroke(outer, paint.Pen(2), solid(rim))
		inner := archway(7, wide, high)
		p.Within(func() {
			p.Clip(inner)
			paintBooth(p, wide, high, hung)
		})
		p.Stroke(inner, paint.Pen(1.6), solid(palette.Ink))
	})
}

// archway is the outline of a booth, so many units within its picture.
func archway(in, w, h float64) *paint.Path {
	r := min(52, w*.3)
	return new(paint.Path).MoveTo(in, h-in).LineTo(in, r).QuadTo(in, in, r, in).LineTo(w-r, in).QuadTo(w-in, in, w-in, r).LineTo(w-in, h-in).Close()
}

func paintBooth(p *paint.Painter, w, h float64, hung int) {
	p.Fill(paint.Rect(0, 0, w, h), paint.Hex(0x20150E))
	for y := 0.0; y < h; y += 9 {
		p.Stroke(paint.Line(0, y, w, y), paint.Pen(1), faded(paint.RGB(0x0E0805), .6))
	}
	low := h - BoothFoot
	switch hung {
	case BoothDark:
		drawn(p, w, low, night)
	case BoothClosed:
		drawn(p, w, low, wine)
	default:
		glow := .25
		if hung == BoothNow {
			glow = .55
		}
		p.Fill(paint.Rect(0, 0, w, h), paint.Radial{Center: paint.Pt(w/2, h*.42), Radius: h * .46, Stops: []paint.Stop{
			{At: 0, Color: paint.Fade(paint.RGB(0xFFE9A0), glow)}, {At: 1, Color: paint.Fade(paint.RGB(0xFFB020), 0)}}})
		tied(p, w, low, wine)
	}
	p.Fill(paint.Rect(0, low, w, BoothFoot), paint.Hex(0x2B2017))
	p.Stroke(paint.Line(0, low, w, low), paint.Pen(1.4), solid(palette.BrassMid))
}

// drawn hangs a closed curtain in two halves, with fringe and pelmet.
func drawn(p *paint.Painter, w, h float64, c velvet) {
	p.Fill(paint.Rect(0, 0, w, h), solid(c.plain))
	n := max(int(w/22), 6)
	fold := w / float64(n)
	for i := range n {
		x := fold * float64(i)
		p.Fill(paint.Polygon(paint.Pt(x, 0), paint.Pt(x+fold*.42, 0), paint.Pt(x+fold*.36, h), paint.Pt(x+fold*.02, h)), faded(c.lit, .55))
		p.Fill(paint.Polygon(paint.Pt(x+fold*.62, 0), paint.Pt(x+fold, 0), paint.Pt(x+fold*1.02, h), paint.Pt(x+fold*.7, h)), faded(c.deep, .75))
	}
	p.Stroke(paint.Line(w/2, 0, w/2, h), paint.Pen(3), paint.Hex(0x0A0406))
	fringe := new(paint.Path)
	for x := 0.0; x < w; x += 12 {
		fringe.MoveTo(x, h-13).LineTo(x+3, h-1).LineTo(x+6, h-13)
	}
	p.Stroke(fringe, paint.Pen(2), solid(palette.BrassMid))
	p.Fill(paint.Rect(0, h-18, w, 5), solid(palette.BrassMid))
	pelmet(p, w, 40, c)
}

// tied hangs a curtain whose halves are tied back at the sides.
func tied(p *paint.Painter, w, h float64, c velvet) {
	d := min(30, w*.12)
	for _, side := range [...]float64{1, -1} {
		p.Within(func() {
			if side < 0 {
				p.Translate(w, 0)
			}
			p.Scale(side, 1)
			knot := h * .56
			half := func(q float64) *paint.Path {
				return new(paint.Path).MoveTo(d*1.9*q, 0).CubicTo(d*1.8*q, h*.24, d*.9*q, h*.42, d*.5*q, knot).CubicTo(d*q, h*.7, d*1.06*q, h*.86, d*q, h)
			}
			cloth := half(1).LineTo(0, h).LineTo(0, 0).Close()
			p.Fill(cloth, solid(c.plain))
			p.Stroke(cloth, paint.Pen(1.6), solid(c.deep))
			for i, q := range [...]float64{.28, .55, .8} {
				p.Stroke(half(q), paint.Pen(3), solid([...]paint.Color{c.lit, c.deep, c.lit}[i]))
			}
			cord := new(paint.Path).MoveTo(0, knot-5).QuadTo(d*.3, knot+4, d*.56, knot-3)
			p.Stroke(cord, paint.Pen(8), solid(palette.BrassDk))
			p.Stroke(cord, paint.Pen(5), solid(palette.BrassMid))
		})
	}
	pelmet(p, w, 28, c)
}

// pelmet is the scalloped edge above a curtain.
func pelmet(p *paint.Painter, w, deep float64, c velvet) {
	n := max(int(w/48), 3)
	step := w / float64(n)
	for i := range n {
		x := step * float64(i)
		scallop := new(paint.Path).MoveTo(x, 0).LineTo(x+step, 0).LineTo(x+step, deep*.3).QuadTo(x+step/2, deep*1.2, x, deep*.3).Close()
		p.Fill(scallop, solid(c.lit))
		p.Stroke(scallop, paint.Pen(1.4), solid(c.deep))
		p.Stroke(new(paint.Path).MoveTo(x+step, deep*.3).QuadTo(x+step/2, deep*1.2, x, deep*.3), paint.Pen(2.4), solid(palette.BrassMid))
	}
}

// Shelf returns the brass shelf on which the lamps stand, w pixels wide and ShelfHeight units high.
func (b *Box) Shelf(w, k float64) *canvas.Picture {
	key := part{kind: "shelf", size: k, w: int(w)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, ShelfHeight*k, k, func(p *paint.Painter) {
		wide := w / k
		p.Translate(-wide/2, -ShelfHeight/2)
		board := paint.RoundRect(.8, .8, wide-1.6, ShelfHeight-1.6, 5)
		p.Fill(board, tin.Metal(tin.BrassDown, board))
		p.Stroke(board, paint.Pen(1.5), solid(palette.Ink))
		p.Stroke(paint.RoundRect(3, 3, wide-6, ShelfHeight-6, 3), paint.Pen(.9), solid(palette.BrassDk))
	})
}

// ShelfHeight is the height of the shelf of the lamps, in units.
const ShelfHeight = 24.0
