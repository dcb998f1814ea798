package board

import (
	"image/color"

	"tyche/sprites/paint"
)

// paintReach paints a pale disc with stripes: rising for what comes by land, level for what comes by sea, so that both
// tell without their colours, also where they lie upon each other.
func paintReach(p *paint.Painter, r float64, c color.NRGBA, level bool) {
	p.Within(func() {
		p.Clip(paint.Circle(0, 0, r))
		p.Fill(paint.Circle(0, 0, r), paint.Solid(paint.Fade(c, 0.2)))
		if !level {
			p.Rotate(-0.785)
		}
		for y := -r; y <= r; y += 6 {
			p.Stroke(paint.Line(-r, y, r, y), paint.Stroke{Width: 1.6}, paint.Solid(paint.Fade(c, 0.75)))
		}
	})
	p.Stroke(paint.Circle(0, 0, r), paint.Stroke{Width: 1.2}, paint.Solid(paint.Fade(c, 0.8)))
}
