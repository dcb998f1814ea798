package chamber

import (
	"math"

	"tyche/sprites/imperio/emblems"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// ray is the direction of ray i of n.
func ray(i, n int) (cos, sin float64) {
	sin, cos = math.Sincos(2 * math.Pi * float64(i) / float64(n))
	return cos, sin
}

// Post engraves the stand of the balance, its foot about the origin and its pivot Pivot above it.
func Post(p *paint.Painter) {
	k := hall{Painter: p}
	k.block(paint.MustPath("M-34 8H34L22-8H-22Z"), paint.Across(-34, 34, palette.Gilt2, palette.Gilt), 1.6)
	k.block(paint.MustPath("M-5-8L-3.5-90H3.5L5-8Z"), paint.Solid(palette.Gilt2), 1.4)
	k.block(paint.Circle(0, -40, 6), paint.Solid(palette.Gilt), 1.3)
}

// Beam engraves the beam of the balance about its pivot, level.
func Beam(p *paint.Painter) {
	k := hall{Painter: p}
	k.block(paint.MustPath("M-150 0Q0-15 150 0Q0-1-150 0Z"), paint.Solid(palette.Gilt2), 1.6)
	k.block(paint.Circle(0, -3, 8), paint.Solid(palette.Gilt2), 1.5)
	k.Fill(paint.Star(0, -3, 5, 2, 6, -math.Pi/2), paint.Solid(palette.WaxDark))
	for _, x := range [...]float64{-150, 150} {
		k.block(paint.Circle(x, 0, 3.4), paint.Solid(palette.Gilt), 1.2)
	}
}

// Strings engraves what a pan hangs by, about the end of the beam: it is drawn behind the tokens, and Bowl before them.
func Strings(p *paint.Painter) {
	lines := paint.Line(0, 0, -PanHalf+4, Drop).Append(paint.Line(0, 0, PanHalf-4, Drop))
	p.Stroke(lines, paint.Pen(3), paint.Solid(inky))
	p.Stroke(lines, paint.Pen(1.6), paint.Solid(palette.Gilt2))
}

// Bowl engraves a pan, about the end of the beam that it hangs from.
func Bowl(p *paint.Painter) {
	k := hall{Painter: p}
	k.block(new(paint.Path).MoveTo(-PanHalf, Drop).QuadTo(0, Drop+34, PanHalf, Drop).Close(), paint.Down(Drop, Drop+18, palette.Gilt, paint.RGB(0x8A6A26)), 1.6)
	k.Stroke(new(paint.Path).MoveTo(8, Drop+14).QuadTo(28, Drop+10, 38, Drop+3), paint.Pen(2.4), paint.Solid(paint.Fade(inky, .4)))
	k.Stroke(paint.Line(-PanHalf-2, Drop, PanHalf+2, Drop), paint.Pen(3.4), paint.Solid(inky))
	k.Stroke(paint.Line(-PanHalf-2, Drop, PanHalf+2, Drop), paint.Pen(1.8), paint.Solid(palette.Gilt2))
}

// Coin engraves a token that lies, about the origin, half as wide as r.
func Coin(p *paint.Painter, c base.Colors, r float64) {
	k := hall{Painter: p}
	k.block(paint.Oval(0, r*.14, r, r*.58), paint.Solid(stone2), r*.15)
	k.block(paint.Oval(0, 0, r, r*.58), paint.Solid(palette.Star), r*.15)
	k.block(paint.Oval(0, 0, r*.6, r*.33), paint.Solid(c.Main), r*.08)
}

// Token engraves a token that is seen from above, r in radius, about the origin.
func Token(p *paint.Painter, h palette.House, c base.Colors, r float64) {
	k := hall{Painter: p}
	p.Fill(paint.Circle(r*.1, r*.15, r), paint.Solid(paint.Fade(palette.Keyline, .35)))
	k.block(paint.Circle(0, 0, r*.93), paint.Solid(palette.Star), r*.12)
	face := paint.Circle(0, 0, r*.64)
	p.Fill(face, paint.Solid(c.Main))
	p.Within(func() {
		p.Clip(face)
		emblems.Lines(p, h, paint.Rect(-r, -r, 2*r, 2*r), max(r*.42, 2.2/p.Unit()), c)
	})
	k.edge(face, r*.07)
}
