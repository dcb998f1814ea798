package globes

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Limb engraves the edge of a world so near that it fills the foot of a picture: its middle, its radius, how wide a line of
// the design is, and the part of it
// that is seen.
func Limb(p *paint.Painter, x, y, r, unit float64, seen *paint.Path, resources int, seed uint32) {
	g := &engraver{Painter: p, r: r, px: r * p.Unit(), seed: seed*89 + uint32(resources)}
	ink := palette.Globes[min(max(resources, 0), 6)]
	ball := paint.Circle(x, y, r)
	g.pen(paint.Circle(x, y, r+14*unit), unit, palette.Label, .35)
	g.pen(paint.Circle(x, y, r+7*unit), 1.6*unit, palette.Label, .5)
	g.Fill(paint.Circle(x, y, r+2.5*unit), paint.Solid(palette.Keyline))
	g.Within(func() {
		g.Clip(seen)
		g.Clip(ball)
		g.Fill(ball, paint.Radial{Center: paint.Pt(x-.3*r, y-.9*r), Radius: 1.1 * r, Stops: []paint.Stop{{At: 0, Color: ink.Light}, {At: .5, Color: ink.Tone}, {At: 1, Color: ink.Shade}}})
		g.strata(x, y, unit, ink)
		g.shadow(x, y, unit)
	})
	g.pen(ball, 2*unit, rim, 1)
	g.pen(new(paint.Path).Arc(x, y, r+1.4*unit, 200*math.Pi/180, 285*math.Pi/180), 1.5*unit, palette.Star, .75)
}

// strata are the broken lines of the ground, along the horizon.
func (g *engraver) strata(x, y, unit float64, ink palette.Globe) {
	for i := range 6 {
		band := paint.Stroke{Width: (9 - float64(i)) * unit, Dash: []float64{(180 + 60*float64(i)) * unit, (40 + 30*float64(i)) * unit}, Offset: g.chance(0, 200) * unit}
		tone := ink.Light
		if i%2 == 0 {
			tone = ink.Shade
		}
		g.Stroke(paint.Circle(x, y, g.r-(22+27*float64(i))*unit), band, paint.Solid(paint.Fade(tone, .3)))
	}
	for i := range 40 {
		dash := []float64{g.chance(40, 190) * unit, g.chance(8, 30) * unit, g.chance(10, 60) * unit, g.chance(6, 40) * unit}
		line := paint.Stroke{Width: (.7 + .016*float64(i)) * unit, Dash: dash}
		g.Stroke(paint.Circle(x, y, g.r-(6+4.6*float64(i)+g.chance(-1, 1))*unit), line, paint.Solid(paint.Fade(burin, .5)))
	}
}

// shadow hatches the side away from the light.
func (g *engraver) shadow(x, y, unit float64) {
	for i := range 90 {
		a := x + (10+9*float64(i))*unit
		g.pen(paint.Line(a, y-g.r, a-90*unit, y), .8*unit, rim, min(.1+.006*float64(i), .5))
	}
}
