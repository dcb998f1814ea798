package globes

import (
	"math"

	"tyche/sprites/paint"
)

// surface engraves what tells the Resources of a world: craters, ice caps, cracks, clouds, bands, bands with a storm,
// continents.
func (g *engraver) surface(resources int) {
	switch resources {
	case 0:
		g.craters()
	case 1:
		g.iceCaps()
	case 2:
		g.cracks()
	case 3:
		g.clouds()
	case 4:
		g.bands(paint.RGB(0x8A5A30))
	case 5:
		g.bands(paint.RGB(0x8E3F22))
		g.storm()
	default:
		g.continents()
	}
}

// wave is a soft line across the globe at the height y(x), both in shares of the radius.
func (g *engraver) wave(y func(x float64) float64) []paint.Point {
	var pts []paint.Point
	for i := range 17 {
		x := float64(i)/8 - 1
		pts = append(pts, paint.Pt(x*g.r, y(x)*g.r))
	}
	return pts
}

func lowered(pts []paint.Point, by float64) []paint.Point {
	moved := make([]paint.Point, len(pts))
	for i, p := range pts {
		moved[i] = paint.Pt(p.X, p.Y+by)
	}
	return moved
}

func (g *engraver) craters() {
	w := g.thin(.022)
	for range int(7 + g.px/5) {
		at := polar(g.r*math.Sqrt(g.chance(0, 1))*.92, g.chance(0, 360))
		k := g.r * g.chance(.06, .2)
		pit := paint.Circle(at.X, at.Y, k)
		g.Fill(pit, paint.Solid(paint.Fade(paint.RGB(0x8D8880), .35)))
		g.pen(pit, w, darkLine, .7)
		g.pen(new(paint.Path).Arc(at.X, at.Y, k, 165*math.Pi/180, 285*math.Pi/180), w*1.5, darkLine, .8)
	}
}

func (g *engraver) iceCaps() {
	w := g.thin(.022)
	for _, side := range []float64{-1, 1} {
		edge := g.wave(func(x float64) float64 { return side * (.52 + .09*math.Sin(9*x+side)) })
		cap := paint.Smooth(false, edge...).LineTo(g.r, side*1.1*g.r).LineTo(-g.r, side*1.1*g.r).Close()
		g.Fill(cap, paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), .92)))
		g.pen(cap, w, darkLine, .75)
	}
	for _, y := range []float64{-.25, -.08, .1, .27} {
		line := paint.Smooth(false, g.wave(func(x float64) float64 { return y + .03*math.Sin(8*x+20*y) })...)
		g.Stroke(line, paint.Stroke{Width: w, Dash: []float64{.3 * g.r, .12 * g.r}}, paint.Hex(0x5C7280))
	}
}

func (g *engraver) cracks() {
	w, ink := g.thin(.022), paint.RGB(0x5A3018)
	for range int(5 + g.px/8) {
		x, y := g.chance(-.8, .6)*g.r, g.chance(-.9, .9)*g.r
		pts := []paint.Point{{X: x, Y: y}}
		for range 5 {
			x, y = x+g.chance(.06, .2)*g.r, y+g.chance(-.17, .17)*g.r
			pts = append(pts, paint.Pt(x, y))
		}
		g.pen(paint.Polyline(pts...), w*1.3, ink, 1)
		g.pen(paint.Line(pts[2].X, pts[2].Y, pts[2].X+.05*g.r, pts[2].Y+.2*g.r), w, ink, 1)
	}
}

func (g *engraver) clouds() {
	for i, y := range []float64{-.7, -.42, -.12, .2, .5, .78} {
		phase, width := g.chance(0, 6), .08
		if i%2 == 1 {
			width = .13
		}
		pts := g.wave(func(x float64) float64 { return y + .06*math.Sin(5*x+phase) })
		g.Stroke(paint.Smooth(false, pts...), paint.Pen(width*g.r), paint.Solid(paint.Fade(paint.RGB(0xFFFDF4), .95)))
		g.pen(paint.Smooth(false, lowered(pts, .07*g.r)...), g.thin(.022), paint.RGB(0x7D7058), .85)
	}
}

func (g *engraver) bands(ink paint.Color) {
	for _, b := range [][2]float64{{-.72, .12}, {-.38, .18}, {.02, .12}, {.3, .22}, {.72, .13}} {
		upper := g.wave(func(x float64) float64 { return b[0] + .13*(1-x*x) + .015*math.Sin(14*x) })
		lower := lowered(upper, b[1]*g.r)
		band := paint.Smooth(false, upper...)
		for i := len(lower) - 1; i >= 0; i-- {
			band.LineTo(lower[i].X, lower[i].Y)
		}
		g.Fill(band.Close(), paint.Solid(paint.Fade(ink, .5)))
		for _, edge := range [][]paint.Point{upper, lower} {
			g.pen(paint.Smooth(false, edge...), g.thin(.022), paint.RGB(0x4A2A1A), .75)
		}
	}
}

func (g *engraver) storm() {
	r, w := g.r, g.thin(.022)
	outer, inner := paint.Oval(-.22*r, .4*r, .27*r, .15*r), paint.Oval(-.22*r, .4*r, .14*r, .07*r)
	g.FillHex(outer, 0xF6E2C4)
	g.pen(outer, w*1.3, paint.RGB(0x4A2A1A), 1)
	g.FillHex(inner, 0xB4532E)
	g.pen(inner, w, paint.RGB(0x4A2A1A), 1)
}

func (g *engraver) continents() {
	r, w := g.r, g.thin(.022)
	for _, c := range [][3]float64{{-.42, -.3, .42}, {.3, .05, .36}, {-.15, .58, .3}, {.25, -.7, .24}, {-.85, .3, .2}} {
		var coast, ridge []paint.Point
		for i := range 11 {
			q := polar(c[2]*r*g.chance(.6, 1.12), float64(i)*360/11)
			coast = append(coast, paint.Pt(c[0]*r+q.X, c[1]*r+q.Y))
			ridge = append(ridge, paint.Pt(c[0]*r+q.X/2, c[1]*r+q.Y/2))
		}
		land := paint.Smooth(true, coast...)
		g.FillHex(land, 0x6E8A4E)
		g.pen(land, w*1.2, paint.RGB(0x23331F), 1)
		g.pen(paint.Smooth(false, ridge[:7]...), w, paint.RGB(0x2F4427), 1)
	}
	for _, y := range []float64{-.55, .22, .8} {
		line := paint.Smooth(false, g.wave(func(x float64) float64 { return y + .04*math.Sin(6*x+9*y) })...)
		g.Stroke(line, paint.Stroke{Width: w * .9, Dash: []float64{.2 * r, .1 * r}}, paint.Hex(0x3F5A5C))
	}
}
