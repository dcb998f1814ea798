package chart

import (
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/paint"
)

// laySeats notes where the symbols stand.
func (l *level) laySeats(m *board.Model) {
	for _, a := range m.Areas {
		at, b := l.pixel(m, a.At), a.Kind.Box()
		l.seats = append(l.seats, geom.Rect{X: at.X + b.X*l.sym, Y: at.Y + b.Y*l.sym, W: b.W * l.sym, H: b.H * l.sym})
	}
}

// paintSymbols draws the empty frames of the spaces; the fillings are drawn over them by whoever knows the game.
func (l *level) paintSymbols(p *paint.Painter, m *board.Model) {
	area := geom.Grow(rectOf(p.Dst.Rect), 8*l.sym)
	for i, a := range m.Areas {
		if !geom.Overlaps(l.seats[i], area) {
			continue
		}
		p.Within(func() {
			p.Transform(place(l.pixel(m, a.At), 0, l.sym))
			frames[a.Kind](p)
			if a.Port && a.Kind != board.Transit {
				paintPort(p, portAt[a.Kind])
			}
		})
	}
}

var frames = [...]func(*paint.Painter){
	board.Minor: paintMinor, board.Major: paintMajor, board.Stronghold: paintStronghold, board.Transit: paintTransit,
}

var portAt = map[board.Kind]paint.Point{board.Minor: paint.Pt(5.4, 5.4), board.Major: paint.Pt(9.4, 9.4), board.Stronghold: paint.Pt(7, 7)}

var shadow = paint.Solid(paint.Fade(paint.RGB(0x140D06), 0.35))

// paintMinor is a town: a ring wall.
func paintMinor(p *paint.Painter) {
	p.Fill(paint.Circle(0.7, 1.1, 6.7), shadow)
	p.Fill(paint.Circle(0, 0, 6.6), paint.Solid(stone))
	p.Fill(paint.Circle(0, 0, 5.2), paint.Solid(vacant))
	p.Stroke(paint.Circle(0, 0, 4.9), paint.Stroke{Width: 0.6}, paint.Solid(paint.Fade(bronze, 0.35)))
}

// paintMajor is a city with walls, corner towers and battlements.
func paintMajor(p *paint.Painter) {
	wall := paint.Rect(-9, -8, 18, 17.4)
	for _, x := range [...]float64{-10.4, 5.8} {
		wall.Append(paint.Rect(x, -10.6, 4.6, 5)).Append(paint.Rect(x, 5.8, 4.6, 4.6))
	}
	wall.Append(paint.Rect(-4.3, -9.9, 2.6, 3)).Append(paint.Rect(-1.3, -9.9, 2.6, 3)).Append(paint.Rect(1.7, -9.9, 2.6, 3))
	p.Within(func() {
		p.Translate(0.9, 1.5)
		p.Fill(wall, shadow)
	})
	p.Fill(wall, paint.Solid(stone))
	p.Fill(paint.Rect(-7.2, -6.2, 14.4, 14.4), paint.Solid(vacant))
	p.Stroke(paint.Rect(-6.7, -5.7, 13.4, 13.4), paint.Stroke{Width: 0.6}, paint.Solid(paint.Fade(bronze, 0.4)))
	for _, x := range [...]float64{-10.4, 5.8} {
		p.Fill(paint.Rect(x+0.8, -9.9, 3, 0.9), paint.Solid(paint.Fade(crag, 0.8)))
	}
}

// paintStronghold is a hexagon on a crag.
func paintStronghold(p *paint.Painter) {
	rock := new(paint.Path).MoveTo(-11.4, 8.4).LineTo(-8.6, 3).LineTo(-6.4, 3.4).LineTo(-4.4, -3).LineTo(4.6, -3).
		LineTo(6.6, 2.2).LineTo(8.4, 1.8).LineTo(11.4, 8.4).Close()
	p.Within(func() {
		p.Translate(0.8, 1.2)
		p.Fill(rock, shadow)
	})
	p.Fill(rock, paint.Down(-3, 8.4, paint.RGB(0xC9B48E), paint.RGB(0x9C8058)))
	p.Stroke(rock, paint.Stroke{Width: 0.9, Join: paint.RoundJoin}, paint.Solid(bronze))
	hatch := new(paint.Path)
	for _, x := range [...]float64{6.4, 8, 9.6} {
		hatch.MoveTo(x, 4).LineTo(x-1, 7.6)
	}
	p.Stroke(hatch, paint.Pen(0.7), paint.Solid(paint.Fade(bronze, 0.8)))
	p.Fill(paint.Ngon(0, -0.6, 7.6, 6, math.Pi/6), paint.Solid(stone))
	p.Fill(paint.Ngon(0, -0.6, 6, 6, math.Pi/6), paint.Solid(paint.RGB(0xE4DAC6)))
}

// paintTransit is a mere point on the way.
func paintTransit(p *paint.Painter) {
	p.Fill(paint.Circle(0.5, 0.8, 3.7), shadow)
	p.Fill(paint.Circle(0, 0, 3.7), paint.Solid(stone))
	p.Fill(paint.Circle(0, 0, 1.9), paint.Solid(casing))
}

// paintPort is an anchor on a blue dot.
func paintPort(p *paint.Painter, at paint.Point) {
	p.Fill(paint.Circle(at.X, at.Y, 3.5), paint.Solid(foam))
	p.Fill(paint.Circle(at.X, at.Y, 2.8), paint.Solid(laneInk))
	anchor := new(paint.Path).MoveTo(at.X, at.Y-1.7).LineTo(at.X, at.Y+1.6)
	anchor.MoveTo(at.X-1.6, at.Y+0.3).QuadTo(at.X-1.2, at.Y+1.7, at.X, at.Y+1.7).QuadTo(at.X+1.2, at.Y+1.7, at.X+1.6, at.Y+0.3)
	p.Stroke(anchor, paint.Pen(0.75), paint.Solid(foam))
}
