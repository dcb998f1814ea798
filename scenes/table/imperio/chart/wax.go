package chart

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Wax paints a blank seal of radius r about the origin.
func Wax(p *paint.Painter, r float64) {
	rim := func(r float64) *paint.Path { return paint.Smooth(true, starPoints(r, .91*r, 13)...) }
	p.Fill(rim(r).Transformed(paint.Move(0, .05*r)), paint.Solid(palette.WaxDark))
	p.Fill(rim(.97*r), paint.Solid(palette.WaxLight))
	p.Fill(paint.Circle(0, 0, .72*r), paint.Solid(palette.Wax))
	p.Stroke(paint.Circle(0, 0, .72*r), paint.Stroke{Width: .05 * r}, paint.Solid(palette.WaxDark))
	p.Stroke(paint.Circle(0, 0, .66*r), paint.Stroke{Width: max(.03*r, .5/p.Unit())}, paint.Solid(paint.RGB(0xD98A78)))
	p.Stroke(new(paint.Path).Arc(0, 0, .84*r, 200*math.Pi/180, 262*math.Pi/180), paint.Pen(.06*r), paint.Solid(palette.WaxGleam))
}

func starPoints(outer, inner float64, n int) (pts []paint.Point) {
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi * float64(i) / float64(n))
		pts = append(pts, paint.Pt(r*cos, r*sin))
	}
	return pts
}
