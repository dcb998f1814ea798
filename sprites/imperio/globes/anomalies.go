package globes

import (
	"math"
	"slices"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Anomaly is what an empty hex holds, in the order of the rules.
type Anomaly uint8

// The anomalies.
const (
	BlackHole Anomaly = iota
	Asteroids
	IonStorm
	Nebula
	Void
	Anomalies // how many there are
)

// DrawAnomaly engraves an anomaly that reaches to about r from the origin.
func DrawAnomaly(p *paint.Painter, r float64, a Anomaly) {
	g := &engraver{Painter: p, r: r, px: r * p.Unit(), seed: 4}
	switch a {
	case BlackHole:
		g.whirl()
	case Asteroids:
		g.stones()
	case IonStorm:
		g.thunder()
	case Nebula:
		g.nebula()
	default:
		g.void()
	}
}

func (g *engraver) whirl() {
	r := g.r
	inks := [...]paint.Color{palette.Storm, palette.Gilt2, palette.Ivory, palette.Gilt, paint.RGB(0x8C7A58)}
	g.Within(func() {
		g.Scale(1, .9)
		g.Rotate(-12 * math.Pi / 180)
		g.Fill(paint.Circle(0, 0, 1.06*r), paint.Solid(paint.Fade(palette.Hole, .55)))
		for arm := range 9 {
			for j, ink := range inks {
				var pts []paint.Point
				for t := range 15 {
					u := float64(t) / 14
					if u > .55+.1*float64(j) {
						break
					}
					pts = append(pts, polar(r*(1-.62*u)*(1-.012*float64(j)), float64(arm)*40+float64(j)*5.4+250*math.Pow(u, .9)))
				}
				g.Stroke(paint.Smooth(false, pts...), paint.Pen(g.thin(.026-.003*float64(j))), paint.Solid(paint.Fade(ink, .95-.12*float64(j))))
			}
		}
		for _, k := range []float64{.43, .47, .52} {
			g.Stroke(paint.Circle(0, 0, k*r), paint.Stroke{Width: g.thin(.016), Dash: []float64{.9 * k * r, .12 * r}}, paint.Solid(paint.Fade(palette.Gilt2, 1.5-2*k)))
		}
		g.Fill(paint.Circle(0, 0, .37*r), paint.Solid(palette.Hole))
		g.pen(paint.Circle(0, 0, .37*r), g.thin(.03), paint.RGB(0xFFE9B8), 1)
	})
}

func (g *engraver) stones() {
	type stone struct{ x, y, k float64 }
	var put []stone
	for range 300 {
		k := g.r * [...]float64{.24, .17, .13, .09, .07}[int(g.chance(0, 4.99))]
		at := polar(.9*g.r*math.Sqrt(g.chance(0, 1)), g.chance(0, 360))
		s := stone{at.X, at.Y, k}
		if slices.ContainsFunc(put, func(o stone) bool {
			return (s.x-o.x)*(s.x-o.x)+(s.y-o.y)*(s.y-o.y) < (s.k+o.k)*(s.k+o.k)*1.1
		}) {
			continue
		}
		if put = append(put, s); len(put) > 21 {
			break
		}
	}
	for range 60 {
		at := polar(1.08*g.r*math.Sqrt(g.chance(0, 1)), g.chance(0, 360))
		g.Fill(paint.Circle(at.X, at.Y, max(.011*g.r, .4*g.r/g.px)), paint.Solid(paint.Fade(palette.Ivory, .6)))
	}
	for _, s := range put {
		g.stone(s.x, s.y, s.k)
	}
}

// stone is a faceted rock, hatched where the light does not reach.
func (g *engraver) stone(x, y, k float64) {
	m, turn := 6+int(g.chance(0, 2.99)), g.chance(0, 360)
	var pts []paint.Point
	for i := range m {
		q := polar(k*g.chance(.78, 1.1), turn+float64(i)*360/float64(m))
		pts = append(pts, paint.Pt(x+q.X, y+q.Y))
	}
	rock, mid := paint.Polygon(pts...), paint.Pt(x-.15*k, y-.2*k)
	g.FillHex(rock, 0xB9AB90)
	low := slices.Clone(pts)
	slices.SortFunc(low, func(a, b paint.Point) int { return int(math.Copysign(1, (b.X+b.Y)-(a.X+a.Y))) })
	low = low[:3]
	slices.SortFunc(low, func(a, b paint.Point) int {
		return int(math.Copysign(1, math.Atan2(a.Y-y, a.X-x)-math.Atan2(b.Y-y, b.X-x)))
	})
	g.Within(func() {
		g.Clip(rock)
		g.FillHex(paint.Polygon(append(low, mid)...), 0x5E5547)
		for q := -6.0; q < 7; q++ {
			g.pen(paint.Line(x+q*k*.2, y+1.2*k, x+q*k*.2+.9*k, y-.1*k), max(.045*k, .4*g.r/g.px), paint.RGB(0x1D1712), 1)
		}
	})
	for i := 0; i < m; i += 2 {
		g.pen(paint.Line(mid.X, mid.Y, pts[i].X, pts[i].Y), max(.05*k, .5*g.r/g.px), paint.RGB(0x2A231B), 1)
	}
	g.Stroke(rock, paint.Pen(max(.07*k, .7*g.r/g.px)), paint.Solid(rim))
}

// puffs is the outline of a cloud of round bumps.
func puffs(r float64, seed int, rx, ry float64, bumps int) *paint.Path {
	at := func(i int) paint.Point {
		k := r * (1 + .06*math.Sin(float64(i)*2.4+float64(seed)))
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(bumps))
		return paint.Pt(k*rx*c, k*ry*s)
	}
	p := new(paint.Path)
	for i := range bumps {
		a, b := at(i), at((i+1)%bumps)
		half := math.Hypot(b.X-a.X, b.Y-a.Y) / 2
		from := math.Atan2(a.Y-b.Y, a.X-b.X)
		if i == 0 {
			p.MoveTo(a.X, a.Y)
		}
		p.Arc((a.X+b.X)/2, (a.Y+b.Y)/2, half, from, from+math.Pi)
	}
	return p.Close()
}

func (g *engraver) nebula() {
	r := g.r
	inks := [...]uint32{0x3B3560, 0x54497E, 0x74649F, 0x9384BD, 0xB9AEDB}
	for i, k := range []float64{1, .8, .6, .4, .22} {
		g.Within(func() {
			g.Translate(float64(i)*r*.05, -float64(i)*r*.045)
			g.Rotate(float64(i) * 17 * math.Pi / 180)
			shape := puffs(r*k*.92, i+2, 1, .74, 13-i)
			g.FillHex(shape, inks[i])
			g.pen(shape, g.thin(.02), palette.Ivory, .9)
			for _, q := range []float64{.93, .87, .81} {
				g.pen(puffs(r*k*q*.92, i+2, 1, .74, 13-i), g.thin(.012), paint.RGB(0x0E1830), .55)
			}
		})
	}
	for _, s := range [][2]float64{{-.5, .2}, {.35, -.32}, {.1, .1}, {.55, .22}, {-.2, -.35}} {
		g.Fill(paint.Star(s[0]*r, s[1]*r, .075*r, .023*r, 4, -math.Pi/2), paint.Solid(palette.Star))
	}
}

func (g *engraver) thunder() {
	r, edge := g.r, paint.RGB(0xA9C7F0)
	for i, c := range [][3]float64{{-.3, -.16, .62}, {.34, -.1, .58}, {0, -.34, .56}} {
		g.Within(func() {
			g.Translate(c[0]*r, c[1]*r)
			shape := puffs(r*c[2]*.9, i+3, 1.06, .7, 10)
			g.FillHex(shape, [...]uint32{0x22345E, 0x2A406F, 0x345083}[i])
			g.pen(shape, g.thin(.022), edge, 1)
			for _, q := range []float64{.9, .8, .7, .6} {
				g.pen(puffs(r*c[2]*q*.9, i+3, 1.06, .7, 10), g.thin(.01), edge, .55)
			}
		})
	}
	for _, bolt := range [][8]float64{{-.34, .1, -.5, .4, -.36, .38, -.56, .84}, {.02, .06, -.1, .42, .06, .4, -.06, .98}, {.42, .1, .3, .4, .44, .4, .26, .82}} {
		line := paint.Polyline(paint.Pt(bolt[0]*r, bolt[1]*r), paint.Pt(bolt[2]*r, bolt[3]*r), paint.Pt(bolt[4]*r, bolt[5]*r), paint.Pt(bolt[6]*r, bolt[7]*r))
		g.pen(line, .13*r, paint.RGB(0x070C1C), 1)
		g.pen(line, g.thin(.065), paint.RGB(0xE6F1FF), 1)
		x, y := bolt[2]*r, bolt[3]*r
		g.pen(paint.Polyline(paint.Pt(x, y), paint.Pt(x+.2*r, y+.16*r), paint.Pt(x+.16*r, y+.3*r)), g.thin(.03), edge, 1)
	}
}

func (g *engraver) void() {
	r := g.r
	g.Stroke(paint.Circle(0, 0, .8*r), paint.Stroke{Width: g.thin(.016), Cap: paint.RoundCap, Dash: []float64{.02 * r, .07 * r}}, paint.Solid(paint.Fade(palette.Ivory, .65)))
	g.pen(paint.Circle(0, 0, .5*r), g.thin(.012), palette.Ivory, .4)
	for a := 0.0; a < 360; a += 90 {
		from, to := polar(.66*r, a), polar(.94*r, a)
		g.pen(paint.Line(from.X, from.Y, to.X, to.Y), g.thin(.02), palette.Ivory, .7)
	}
	g.Fill(paint.Circle(0, 0, .03*r), paint.Solid(palette.Ivory))
}
