package orrery

import (
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Niche returns the picture of an arch in which two units meet: evening sky, mountains and ground in a brass frame.
func (b *Box) Niche(w, h, k float64, number int) *canvas.Picture {
	key := part{kind: "niche", a: number, size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		wide, high := w/k, h/k
		p.Translate(-wide/2, -high/2)
		arch := paint.RoundRect(4, 4, wide-8, high+40, min(60, wide/5))
		p.Clip(paint.Rect(0, 0, wide, high))
		p.Within(func() {
			p.Clip(arch)
			paintEvening(p, wide, high, uint32(number))
		})
		p.Stroke(arch, paint.Pen(8), solid(palette.Ink))
		p.Stroke(arch, paint.Pen(5.6), paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(wide, high), Stops: []paint.Stop{
			{At: 0, Color: palette.BrassHi}, {At: .4, Color: palette.BrassLo}, {At: .7, Color: palette.BrassMid}, {At: 1, Color: palette.BrassHi}}})
		p.Stroke(paint.Line(0, high-1, wide, high-1), paint.Pen(3), solid(palette.BrassMid))
	})
}

// paintEvening paints the place of a fight.
func paintEvening(p *paint.Painter, w, h float64, seed uint32) {
	p.Fill(paint.Rect(0, 0, w, h), paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(0, h), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0x1D2F38)}, {At: .55, Color: paint.RGB(0x55777A)}, {At: .72, Color: paint.RGB(0xD9BE90)}}})
	for y := 3.0; y < h*.7; y += 4 {
		p.Stroke(paint.Line(0, y, w, y), paint.Pen(.6), faded(paint.RGB(0x0C1216), .3))
	}
	for i := range 14 {
		x, y, r := w*paint.Random(i, seed+1), h*.5*paint.Random(i, seed+2), 1.2+paint.Random(i, seed+3)
		p.Stroke(paint.Line(x-r, y, x+r, y), paint.Pen(.8), faded(paint.RGB(0xFBEFC4), .8))
		p.Stroke(paint.Line(x, y-r, x, y+r), paint.Pen(.8), faded(paint.RGB(0xFBEFC4), .8))
	}
	horizon := h * .68
	ridge := new(paint.Path).MoveTo(-10, horizon)
	for i, x := 0, -10.0; x < w+60; i++ {
		wide := 26 + 46*paint.Random(i, seed+5)
		ridge.LineTo(x+wide/2, horizon-wide*(.25+.5*paint.Random(i, seed+4))).LineTo(x+wide, horizon-6*paint.Random(i, seed+6))
		x += wide
	}
	ridge.LineTo(w+30, h).LineTo(-10, h).Close()
	p.Fill(ridge, paint.Hex(0x7A6A5C))
	p.Stroke(ridge, paint.Pen(1.2), paint.Hex(0x2A2420))
	ground := paint.Rect(-4, horizon, w+8, h-horizon+4)
	p.Fill(ground, paint.Down(horizon, h, paint.RGB(0xA66C4A), paint.RGB(0x5A3424)))
	p.Stroke(paint.Line(0, horizon, w, horizon), paint.Pen(1.4), paint.Hex(0x3C2418))
	for i, y := 0, horizon+5; y < h; i, y = i+1, y+5+float64(i)*1.4 {
		p.Stroke(paint.Line(0, y, w, y+2), paint.Pen(.7), faded(paint.RGB(0x3C2418), .5))
	}
}

// Facing returns the picture of a unit that looks to the left, as Figure does to the right.
func (b *Box) Facing(unit int, f int8, k float64) *canvas.Picture {
	key := part{kind: "facing", a: unit, b: int(f), size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 112*k, 112*k, k, func(p *paint.Painter) {
		p.Translate(0, FigureFoot-56)
		tin.Figure(p, unit, b.dye(f), true)
	})
}
