package tin

import (
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// edge is the width of the light edge of cut tin, in units of the figures.
const edge = 1.1

var wire = Drawing{line("M0,2V-20", Edge, 3.4), line("M0,2V-20", BrassHi, 1.3)}

// Figure paints a unit as cut tin with its foot at the origin; air units stand on a wire.
func Figure(p *paint.Painter, unit int, dye Dye, flip bool) {
	Cut(p, -52, -78, 52, 4, edge, func(q *paint.Painter) {
		if flip {
			q.Scale(-1, 1)
		}
		if stances[unit].Air {
			wire.Paint(q, dye)
			q.Translate(0, -2)
		}
		units[unit].Paint(q, dye)
	})
}

// Camp paints the base of a people as cut tin, its foot at the origin.
func Camp(p *paint.Painter, people int, dye Dye) {
	Cut(p, -40, -62, 44, 4, edge, func(q *paint.Painter) { bases[people].Paint(q, dye) })
}

// Model paints a building or module as cut tin, its foot at the origin.
func Model(p *paint.Painter, d Drawing, dye Dye) {
	Cut(p, -36, -80, 36, 6, edge, func(q *paint.Painter) { d.Paint(q, dye) })
}

// Carriage paints a transport as cut tin, its wheels on a rail through the origin.
func Carriage(p *paint.Painter, dye Dye) {
	Cut(p, -24, -40, 24, 2, edge, func(q *paint.Painter) {
		carriage.Paint(q, dye)
		q.Translate(0, -27)
		sail := Outline(dye.Faction, 6.6)
		q.Fill(sail, paint.Solid(palette.Ivory))
		q.Stroke(sail, paint.Pen(1), paint.Solid(palette.Ink))
		q.Fill(Outline(dye.Faction, 4.6), paint.Solid(dye.Main))
	})
}

// Coin paints the medallion of an order from above, of radius r: its face for those who may know it, else the back with
// the emblem of its owner. order is 0 to 5, or -1 for the back.
func Coin(p *paint.Painter, dye Dye, r float64, order int) {
	rim, inner := paint.Circle(0, 0, r), paint.Circle(0, 0, r*.84)
	gold := order >= len(orders)
	metal := Brass
	if gold {
		metal = Gold
	}
	p.Fill(rim, Metal(metal, rim))
	p.Stroke(rim, paint.Pen(1.6), paint.Solid(palette.Ink))
	if order < 0 {
		p.Fill(inner, Cloth(dye, p.Unit()))
		p.Stroke(inner, paint.Pen(1.1), paint.Solid(palette.Ink))
		middle := paint.Circle(0, 0, r*.62)
		p.Fill(middle, Glaze.On(middle, dye, p.Unit()))
		Emblem(p, dye.Faction, r*.66, dye.Ink)
	} else {
		p.Fill(inner, paint.Hex(0xF7EFDB))
		p.Stroke(inner, paint.Pen(r*.13), paint.Solid(dye.Main))
		if gold {
			p.Fill(paint.Circle(0, 0, r*.7), Metal(Gold, inner))
		}
		p.Stroke(paint.Circle(0, 0, r*.76), paint.Pen(.8), paint.Solid(palette.Ink))
		p.Within(func() {
			p.Scale(r*.6/emblemSize, r*.6/emblemSize)
			Order(order).Paint(p, dye)
		})
	}
	p.Stroke(new(paint.Path).Arc(0, 0, r*.84, 3.9, 4.8), paint.Pen(r*.07), paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), .55)))
}
