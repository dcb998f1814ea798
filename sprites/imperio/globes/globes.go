// Package globes engraves what hangs in the hexes of Imperio: worlds, whose body tells their Resources and whose
// surroundings tell their position, and the five anomalies. It knows no rule: the numbers are given by the caller.
package globes

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// engraver draws one thing about the origin, with chance of its own that is the same every time.
type engraver struct {
	*paint.Painter
	r     float64 // of the globe, in user units
	px    float64 // the same in pixels
	seed  uint32
	drawn int
}

// chance returns the next number between low and high.
func (g *engraver) chance(low, high float64) float64 {
	g.drawn++
	return low + (high-low)*paint.Random(g.drawn, g.seed)
}

var (
	burin    = paint.RGB(0x191524)
	darkLine = paint.RGB(0x2A2430)
	rim      = paint.RGB(0x0A0D18)
)

// thin is the width of a line that is not thinner than the eye can see.
func (g *engraver) thin(share float64) float64 { return max(share*g.r, .5*g.r/g.px) }

func (g *engraver) pen(path *paint.Path, width float64, c paint.Color, alpha float64) {
	g.Stroke(path, paint.Stroke{Width: width}, paint.Solid(paint.Fade(c, alpha)))
}

func polar(r, degrees float64) paint.Point {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return paint.Pt(r*c, r*s)
}

// Reach is how far the surroundings of a world of radius 1 reach from its middle.
const Reach = 1.8

// Draw engraves a world of radius r about the origin: its Resources 0 to 6, its position 0 to 6, and a seed by which two
// of the same kind differ.
func Draw(p *paint.Painter, r float64, resources, position int, seed uint32) {
	g := &engraver{Painter: p, r: r, px: r * p.Unit(), seed: seed*97 + uint32(resources*7+position)}
	ringed := position == 4 || position == 5
	if position >= 6 {
		g.rays()
	}
	if ringed {
		g.ring(position == 5, true)
	}
	g.body(resources, position)
	if ringed {
		g.ring(position == 5, false)
	}
	if position == 2 || position == 3 {
		g.moon(position == 3)
	}
}

// body is the lit ball with its surface and the burin's work on the shadow side.
func (g *engraver) body(resources, position int) {
	r, ink := g.r, palette.Globes[min(max(resources, 0), 6)]
	ball := paint.Circle(0, 0, r)
	g.Within(func() {
		g.Clip(ball)
		g.Fill(ball, paint.Radial{Center: paint.Pt(-.28*r, -.32*r), Radius: 1.56 * r, Stops: []paint.Stop{{At: 0, Color: ink.Light}, {At: .5, Color: ink.Tone}, {At: 1, Color: ink.Shade}}})
		g.Within(func() {
			g.Rotate([...]float64{-18, -12, 12}[int(g.chance(0, 2.99))] * math.Pi / 180)
			g.surface(resources)
		})
		white, night := paint.RGB(0xFFFFFF), paint.RGB(0x120E1C)
		g.Fill(ball, paint.Radial{Center: paint.Pt(-.28*r, -.36*r), Radius: 1.64 * r, Stops: []paint.Stop{
			{At: 0, Color: paint.Fade(white, .28)}, {At: .32, Color: paint.Fade(white, 0)}, {At: .33, Color: paint.Fade(night, 0)},
			{At: .62, Color: paint.Fade(night, .12)}, {At: .86, Color: paint.Fade(night, .62)}, {At: 1, Color: paint.Fade(night, .4)}}})
		g.shade()
		if position == 4 || position == 5 {
			g.Within(func() {
				g.Rotate(-20 * math.Pi / 180)
				g.pen(paint.Oval(0, .16*r, 1.5*r, .4*r), r*[2]float64{.09, .16}[position-4], night, .5)
			})
		}
	})
	g.pen(ball, max(.035*r, .9*r/g.px), rim, 1)
	g.pen(new(paint.Path).Arc(0, 0, r*(1+.9/g.px), 170*math.Pi/180, 281*math.Pi/180), g.thin(.02), palette.Star, .8)
}

// shade cuts meridians and parallels into the side away from the light, with stipple between.
func (g *engraver) shade() {
	r := g.r
	g.Within(func() {
		g.Rotate(38 * math.Pi / 180)
		w := max(.018*r, .45*r/g.px)
		steps := 7
		if g.px >= 26 {
			steps = int(10 + g.px/6)
		}
		for i := 1; i <= steps; i++ {
			t := float64(i) / float64(steps)
			a := r * math.Sin((14+74*t)*math.Pi/180)
			cut := .98
			if t < .4 {
				cut = .82
			}
			from := math.Asin(cut)
			g.pen(new(paint.Path).ArcOval(0, 0, a, r, -from, from), w*(.9+1.3*t), burin, min(.6+.4*t, 1))
		}
		g.parallels(w)
		for range int(g.px * .9) {
			y, x := g.chance(-.85, .85), g.chance(-.12, .3)
			g.Fill(paint.Circle(x*r*math.Sqrt(1-y*y), y*r, max(.011*r, .35*r/g.px)), paint.Solid(paint.Fade(burin, .7)))
		}
		if g.px >= 14 {
			g.pen(new(paint.Path).Arc(0, 0, .955*r, -.9, .9), .03*r, paint.RGB(0xF3E6C6), .24) // light thrown back
		}
	})
}

func (g *engraver) parallels(w float64) {
	r := g.r
	line := func(y, from, bow, width, alpha float64) {
		e := math.Sqrt(max(r*r-y*y, 0))
		x := e * from
		g.pen(new(paint.Path).MoveTo(x, y).QuadTo((x+e)/2, y*bow, e, y), width, burin, alpha)
	}
	if g.px >= 24 {
		m := int(9 + g.px/5)
		for i := -m; i <= m; i++ {
			share := math.Abs(float64(i)) / float64(m)
			line(r*float64(i)/(float64(m)+.6), .18+g.chance(-.16, .2)+.12*share, 1.035, w*.62, .55)
		}
	}
	for i := -4; i <= 4; i++ {
		line(r*float64(i)*.21, .62+.04*math.Abs(float64(i)), 1.06, w, .75)
	}
}

// ring is the half of the rings behind the globe, or the one before it.
func (g *engraver) ring(broad, back bool) {
	radii := []float64{1.48, 1.6}
	if broad {
		radii = []float64{1.36, 1.44, 1.53, 1.66, 1.76}
	}
	from, alpha := 0.0, 1.0
	if back {
		from, alpha = math.Pi, .55
	}
	g.Within(func() {
		g.Rotate(-20 * math.Pi / 180)
		for i, k := range radii {
			ink, width := palette.Gilt2, .045
			if i%2 == 1 {
				ink = palette.Ivory
			}
			if broad && i%2 == 1 {
				width = .085
			}
			g.pen(new(paint.Path).ArcOval(0, 0, g.r*k, g.r*k*.27, from, from+math.Pi), g.thin(width), ink, alpha)
		}
	})
}

func (g *engraver) rays() {
	for i := range 24 {
		long, width := 1.3, .035
		if i%2 == 0 {
			long, width = 1.48, .055
		}
		a, b := polar(1.14*g.r, float64(i)*15), polar(long*g.r, float64(i)*15)
		g.Stroke(paint.Line(a.X, a.Y, b.X, b.Y), paint.Pen(g.thin(width)), paint.Solid(palette.Gilt2))
	}
}

// moon is a small companion at the upper right, half in shadow, on its dashed way.
func (g *engraver) moon(large bool) {
	at, k := polar(1.42*g.r, -35), .13*g.r
	if large {
		at, k = polar(1.42*g.r, -48), .2*g.r
	}
	dash := 2 * g.r / g.px
	g.Stroke(paint.Circle(0, 0, 1.46*g.r), paint.Stroke{Width: .5 * g.r / g.px, Dash: []float64{dash, dash * 1.5}}, paint.Solid(paint.Fade(palette.Ivory, .35)))
	g.Fill(paint.Circle(at.X, at.Y, k), paint.Solid(palette.Ivory))
	dark := new(paint.Path).ArcOval(at.X, at.Y, k, k, -math.Pi/2, math.Pi/2).ArcOval(at.X, at.Y, .5*k, k, math.Pi/2, -math.Pi/2).Close()
	g.Fill(dark, paint.Solid(paint.RGB(0x4A4650)))
	g.pen(paint.Circle(at.X, at.Y, k), .8*g.r/g.px, rim, 1)
}
