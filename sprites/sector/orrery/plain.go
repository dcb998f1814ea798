package orrery

import (
	"strconv"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// paintCount paints a base, small, and in the cloth of their owner how many units stand in an area. The
// figure is so many pixels high, however small the world.
func (b *Box) paintCount(p *paint.Painter, a *Area, s Span, letters float64) {
	at := polar(enameled*.55, s.middle())
	total := 0
	for _, n := range a.Units {
		total += int(n)
	}
	if a.Base != Nobody {
		p.Within(func() {
			p.Translate(at.X, at.Y-2)
			p.Scale(.86, .86)
			tin.Camp(p, int(a.Base)/2, b.dye(a.Base))
		})
		at.Y += 13
	}
	if total == 0 || a.Owner == Nobody {
		return
	}
	size := letters / p.Unit()
	w, h := 1.7*size, 1.3*size
	cloth := paint.RoundRect(at.X-w/2, at.Y-h/2, w, h, .3*size)
	p.Fill(cloth, tin.Cloth(b.dye(a.Owner), p.Unit()))
	p.Stroke(cloth, paint.Pen(1.2/p.Unit()), solid(palette.Ink))
	chip := paint.RoundRect(at.X-.42*size, at.Y-.52*size, .84*size, 1.04*size, .2*size)
	p.Fill(chip, solid(palette.Ivory))
	figure(p, strconv.Itoa(total), at.X, at.Y+.37*size, size, palette.Ink)
}
