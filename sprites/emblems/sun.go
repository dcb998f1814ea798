package emblems

import (
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// House is the program's own sign: the sun, in gold.
var House = Emblem{
	Name:    "sun",
	Colors:  func(*palette.Theme) palette.Colors { return palette.Gold },
	Outline: func(r float64) *paint.Path { return paint.Circle(0, 0, r) },
	Device:  Sun,
}

// Sun draws a sun of sixteen rays, as on the gold of Vergina; see Emblem.Device.
func Sun(p *paint.Painter, r float64, ink, ground paint.Color) {
	p.Within(func() {
		p.Scale(r/12, r/12)
		for i := range 16 {
			a, long, half := float64(i)*math.Pi/8, 11.8, .16
			if i%2 == 1 {
				long, half = 8.6, .11
			}
			at := func(r, b float64) paint.Point { return paint.Pt(r*math.Cos(b), r*math.Sin(b)) }
			p.Fill(paint.Polygon(at(4.8, a-half), at(long, a), at(4.8, a+half)), paint.Solid(ink))
		}
		p.Fill(paint.Circle(0, 0, 4), paint.Solid(ink))
		p.Stroke(paint.Circle(0, 0, 2.5), paint.Pen(.85), paint.Solid(ground))
		p.Fill(paint.Circle(0, 0, .95), paint.Solid(ground))
	})
}
