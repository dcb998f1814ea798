package chart

import "tyche/sprites/paint"

// The sights of Persia, Mesopotamia and Egypt.

// terraces are Ekbatana's rings of walls, whose battlements were white, black, purple, blue and red.
func (m mason) terraces(w float64) {
	for i, c := range [...]uint32{0xF6ECD6, 0x4A4038, 0x7A4A78, 0x4F7E97, 0xB8644A} {
		half, foot := (0.5-0.085*float64(i))*w, -0.105*float64(i)*w
		band := new(paint.Path).MoveTo(-half, foot-0.05*w).QuadTo(0, foot+0.06*w, half, foot-0.05*w).LineTo(half-0.02*w, foot-0.16*w).
			QuadTo(0, foot-0.06*w, -half+0.02*w, foot-0.16*w).Close()
		m.body(band, masonry)
		rim := new(paint.Path).MoveTo(-half+0.02*w, foot-0.16*w).QuadTo(0, foot-0.06*w, half-0.02*w, foot-0.16*w)
		m.ink(rim, 4.2)
		m.p.Stroke(rim, paint.Stroke{Width: 2.6 * m.pen, Dash: []float64{1.6 * m.pen, 1.1 * m.pen}}, paint.Hex(c))
	}
	m.p.Within(func() {
		m.p.Translate(0, -0.47*w)
		m.fort(0.24 * w)
	})
}

func (m mason) ziggurat(w float64) {
	foot := 0.0
	for i := range 4 {
		half, h := (0.5-0.105*float64(i))*w, (0.17-0.015*float64(i))*w
		tier := paint.Polygon(paint.Pt(-half, foot), paint.Pt(half, foot), paint.Pt(half-0.03*w, foot-h), paint.Pt(-half+0.03*w, foot-h))
		m.wash(tier, brick)
		m.shade(paint.Polygon(paint.Pt(0.3*half, foot), paint.Pt(half, foot), paint.Pt(half-0.03*w, foot-h), paint.Pt(0.3*half, foot-h)))
		m.hatch(paint.Pt(0.34*half, foot-h), paint.Pt(0.95*half, foot-h), 5, 0, 0.9*h)
		m.ink(tier, 1)
		foot -= h
	}
	m.block(-0.1*w, foot, 0.2*w, 0.13*w, glazed)
	stair := paint.Polygon(paint.Pt(-0.09*w, 0), paint.Pt(0.07*w, 0), paint.Pt(0.03*w, foot), paint.Pt(-0.03*w, foot))
	m.body(stair, limestone)
	treads := new(paint.Path)
	for i := range 7 {
		y := foot * (float64(i) + 0.7) / 7.6
		treads.MoveTo(-0.06*w, y).LineTo(0.045*w, y)
	}
	m.ink(treads, 0.6)
}

func (m mason) blueGate(w float64) {
	m.block(-0.25*w, 0, 0.5*w, 0.6*w, glazed)
	m.merlons(-0.24*w, 0.24*w, -0.6*w, 0.08*w)
	m.arch(0, 0, 0.26*w, 0.44*w)
	for _, x := range [...]float64{-0.36, 0.36} {
		m.tower(x*w, 0, 0.28*w, 0.78*w, glazed)
		for i := range 3 {
			m.wash(paint.Rect((x-0.08)*w, -(0.2+0.18*float64(i))*w, 0.16*w, 0.06*w), flame)
		}
	}
}

func (m mason) garden(w float64) {
	for i := range 3 {
		half, foot := (0.5-0.13*float64(i))*w, -0.24*float64(i)*w
		m.block(-half, foot, 2*half, 0.18*w, brick)
		n := 4 - i
		for k := range n {
			m.arch((float64(k)+0.5)/float64(n)*2*half-half, foot, 0.1*w, 0.13*w)
		}
		bushes := new(paint.Path)
		for k := range n + 2 {
			bushes.Append(paint.Circle((float64(k)+0.5)/float64(n+2)*2*half-half, foot-0.2*w, 0.085*w))
		}
		m.body(bushes, leaf)
	}
}

func (m mason) pyramids(w float64) {
	for _, q := range [...]struct{ x, y, h float64 }{{-0.33, -0.02, 0.34}, {0.02, -0.03, 0.46}, {0.32, 0, 0.26}} {
		x, foot, h := q.x*w, q.y*w, q.h*w
		shape := paint.Polygon(paint.Pt(x-0.8*h, foot), paint.Pt(x, foot-h), paint.Pt(x+0.8*h, foot))
		m.wash(shape, paint.RGB(0xEAD9AE))
		m.shade(paint.Polygon(paint.Pt(x, foot-h), paint.Pt(x+0.8*h, foot), paint.Pt(x+0.24*h, foot)))
		m.hatch(paint.Pt(x+0.05*h, foot-0.9*h), paint.Pt(x+0.7*h, foot-0.1*h), 6, 0.1, 0.5*h)
		m.ink(shape, 1)
	}
}

func (m mason) pylon(w float64) {
	m.block(-0.12*w, 0, 0.24*w, 0.4*w, limestone)
	m.arch(0, 0, 0.13*w, 0.3*w)
	for _, side := range [...]float64{-1, 1} {
		at := func(x, y float64) paint.Point { return paint.Pt(side*x*w, -y*w) }
		tower := paint.Polygon(at(0.1, 0), at(0.5, 0), at(0.43, 0.62), at(0.13, 0.62))
		m.body(tower, brick)
		m.body(paint.Polygon(at(0.09, 0.62), at(0.47, 0.62), at(0.47, 0.68), at(0.09, 0.68)), limestone)
		pole := new(paint.Path).MoveTo(side*0.28*w, 0).LineTo(side*0.28*w, -0.92*w)
		m.ink(pole, 1)
		m.wash(paint.Polygon(at(0.28, 0.92), at(0.28, 0.8), paint.Pt(side*0.28*w+0.18*w, -0.86*w)), paint.RGB(0xB8644A))
	}
}

func (m mason) obelisk(w float64) {
	m.block(-0.5*w, 0, w, 0.4*w, limestone)
	m.body(paint.Polygon(paint.Pt(-0.3*w, -0.4*w), paint.Pt(0.3*w, -0.4*w), paint.Pt(0.2*w, -3*w), paint.Pt(0, -3.4*w), paint.Pt(-0.2*w, -3*w)), limestone)
	m.shade(paint.Polygon(paint.Pt(0.05*w, -0.4*w), paint.Pt(0.3*w, -0.4*w), paint.Pt(0.2*w, -3*w), paint.Pt(0, -3.4*w)))
}

// hall is a Persian hall of tall columns on a terrace with a double stair.
func (m mason) hall(w float64) {
	m.columns(-0.36*w, 0.36*w, -0.15*w, 0.3*w, 9)
	m.body(paint.Rect(-0.42*w, -0.51*w, 0.84*w, 0.07*w), tiles)
	m.merlons(-0.41*w, 0.41*w, -0.51*w, 0.03*w)
	m.tower(-0.42*w, -0.15*w, 0.12*w, 0.4*w, limestone)
	m.tower(0.42*w, -0.15*w, 0.12*w, 0.4*w, limestone)
	m.block(-0.5*w, 0, w, 0.15*w, masonry)
	stairs := new(paint.Path)
	for _, side := range [...]float64{-1, 1} {
		m.body(paint.Polygon(paint.Pt(side*0.24*w, 0), paint.Pt(side*0.04*w, -0.15*w), paint.Pt(side*0.04*w, 0)), limestone)
		for i := range 4 {
			x := side * (0.08 + 0.04*float64(i)) * w
			stairs.MoveTo(x, 0).LineTo(x, -(0.12-0.03*float64(i))*w)
		}
	}
	m.ink(stairs, 0.6)
}
