package orrery

import (
	"image/color"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Pennant returns a swallow-tailed ribbon in the colours of a faction, or of the cabinet for nobody, for words on its middle.
func (b *Box) Pennant(f int8, w, h, k float64) *canvas.Picture {
	key := part{kind: "pennant", a: int(f), size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		x, y := w/k/2-1, h/k/2-1
		tail := swallowTail(x, y, 16)
		ground := paint.RGB(0x1B3A44)
		if f >= 0 {
			ground = paint.Mix(b.dye(f).Dark, palette.Ink, .4)
		}
		p.Fill(tail, paint.Solid(ground))
		if f >= 0 {
			p.Within(func() {
				p.Clip(tail)
				for _, top := range [...]float64{-y, y - 7} {
					p.Fill(paint.Rect(-x, top, 2*x, 7), tin.Cloth(b.dye(f), p.Unit()))
				}
			})
		}
		p.Stroke(tail, paint.Pen(3), paint.Solid(palette.Ink))
		p.Stroke(tail, paint.Pen(1.6), paint.Solid(palette.Gilt))
	})
}

// swallowTail is the outline of a ribbon 2x wide and 2y high, its ends cut in so far.
func swallowTail(x, y, notch float64) *paint.Path {
	tail := new(paint.Path)
	for i, q := range [...][2]float64{{-x, -y}, {x, -y}, {x - notch, 0}, {x, y}, {-x, y}, {-x + notch, 0}} {
		if i == 0 {
			tail.MoveTo(q[0], q[1])
		} else {
			tail.LineTo(q[0], q[1])
		}
	}
	tail.Close()
	return tail
}

// Ribbon returns a plain swallow-tailed ribbon of one colour.
func (b *Box) Ribbon(ground color.NRGBA, w, h, k float64) *canvas.Picture {
	key := part{kind: "ribbon", a: int(ground.R)<<16 | int(ground.G)<<8 | int(ground.B), size: k, w: int(w), h: int(h)}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, w, h, k, func(p *paint.Painter) {
		tail := swallowTail(w/k/2-1, h/k/2-1, 11)
		p.Fill(tail, paint.Solid(paint.RGB(uint32(key.a))))
		p.Stroke(tail, paint.Pen(2), paint.Solid(palette.Ink))
	})
}
