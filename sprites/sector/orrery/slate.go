package orrery

import (
	"image"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Rail is a route as it lies on the slate: points at about equal distances from the middle of one world to that of another.
type Rail struct {
	Way  []paint.Point
	Long bool // a double rail
}

// At returns the place at a share of the way and the direction there, in radians.
func (r Rail) At(t float64) (at paint.Point, angle float64) {
	last := len(r.Way) - 1
	i := min(max(int(t*float64(last)), 0), last-1)
	share, p, q := t*float64(last)-float64(i), r.Way[i], r.Way[i+1]
	return paint.Pt(p.X+(q.X-p.X)*share, p.Y+(q.Y-p.Y)*share), math.Atan2(q.Y-p.Y, q.X-p.X)
}

// Length returns how long the rail is, in pixels.
func (r Rail) Length() (sum float64) {
	for i := 1; i < len(r.Way); i++ {
		sum += math.Hypot(r.Way[i].X-r.Way[i-1].X, r.Way[i].Y-r.Way[i-1].Y)
	}
	return sum
}

// Sheet is the slate of a game: ground, rails and the arms of its spindles, in pixels.
type Sheet struct {
	W, H  float64
	Scale float64 // pixels for one of the design
	Hub   paint.Point
	Sun   bool // fills the hub
	Rails []Rail
	Arms  [][2]paint.Point
}

// Sheet returns a new picture of the slate. It is kept by who asks for it.
func (b *Box) Sheet(s Sheet) *canvas.Picture {
	return canvas.NewPicture(int(math.Ceil(s.W)), int(math.Ceil(s.H)), func(dst *image.RGBA) {
		p := paint.New(dst)
		paintSlate(p, &s)
		if s.Sun {
			p.Within(func() {
				p.Translate(s.Hub.X, s.Hub.Y)
				p.Scale(s.Scale*.9, s.Scale*.9)
				paintSun(p)
			})
		}
		for _, long := range []bool{false, true} {
			for _, r := range s.Rails {
				if r.Long == long {
					paintRail(p, r, s.Scale)
				}
			}
		}
		for _, a := range s.Arms {
			paintArm(p, a, s.Scale)
		}
	})
}

// paintSlate paints the ground and engraves it with orbits, degrees and constellations.
func paintSlate(p *paint.Painter, s *Sheet) {
	ground := paint.Rect(0, 0, s.W, s.H)
	p.Fill(ground, paint.Radial{Center: s.Hub, Radius: .72 * math.Hypot(s.W, s.H) * .8, SqueezeY: .72, Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0x3A4B57)}, {At: .6, Color: paint.RGB(0x26343E)}, {At: 1, Color: paint.RGB(0x151E25)}}})
	line := func(path *paint.Path, alpha float64) {
		p.Stroke(path, paint.Pen(max(.9*s.Scale, .7)), faded(palette.Engraved, alpha))
	}
	unit := s.W / 1092
	orbit := func(r float64) *paint.Path { return paint.Oval(s.Hub.X, s.Hub.Y, r*unit, r*unit*.72) }
	for _, r := range []float64{92, 236, 242, 436, 610, 616} {
		line(orbit(r), .36)
	}
	for _, r := range []float64{150, 330, 520} {
		p.Stroke(orbit(r), paint.Stroke{Width: max(.9*s.Scale, .7), Dash: []float64{2 * s.Scale, 6 * s.Scale}}, faded(palette.Engraved, .36))
	}
	ray := func(deg, from, to, alpha float64) {
		sin, cos := math.Sincos(deg * math.Pi / 180)
		line(paint.Line(s.Hub.X+from*unit*cos, s.Hub.Y+from*unit*.72*sin, s.Hub.X+to*unit*cos, s.Hub.Y+to*unit*.72*sin), alpha)
	}
	for deg := 0; deg < 360; deg += 2 {
		long := 6.0
		if deg%10 == 0 {
			long = 13
		}
		ray(float64(deg), 242, 242+long, .34)
		ray(float64(deg), 616, 616+long*1.2, .3)
		if deg%30 == 0 {
			ray(float64(deg+15), 92, 900, .14)
		}
	}
	paintStars(p, s, line)
}

// paintStars engraves constellations.
func paintStars(p *paint.Painter, s *Sheet, line func(*paint.Path, float64)) {
	seed := uint32(7)
	random := func() float64 { seed++; return paint.Random(int(seed), 7) }
	k := s.Scale
	for range 26 {
		x, y := random()*s.W, random()*s.H
		way := new(paint.Path).MoveTo(x, y)
		for n := 1 + int(random()*4); n >= 0; n-- {
			r := k * (1.4 + 1.2*random())
			line(paint.Line(x-2*r, y, x+2*r, y), .5)
			line(paint.Line(x, y-2*r, x, y+2*r), .5)
			p.Fill(paint.Circle(x, y, r*.6), faded(palette.Engraved, .6))
			x, y = x+(random()-.5)*108*k, y+(random()-.5)*80*k
			if n > 0 {
				way.LineTo(x, y)
			}
		}
		line(way, .26)
	}
}

// paintSun paints the brass sun at the hub, of radius 30.
func paintSun(p *paint.Painter) {
	const r = 30
	p.Shadow(paint.Circle(0, 0, r), 5, 8, 8, paint.Fade(paint.RGB(0), .45))
	for k := range 24 {
		deg, long := float64(15*k), 1.1*r
		if k%2 == 0 {
			long = 1.36 * r
		}
		ray := paint.Polygon(polar(r*.72, deg-5), polar(long, deg), polar(r*.72, deg+5))
		p.Fill(ray, tin.Metal(tin.BrassTurned, ray))
		p.Stroke(ray, paint.Pen(1.1), solid(palette.Ink))
	}
	rim, face := paint.Circle(0, 0, r*.78), paint.Circle(0, 0, r*.62)
	p.Fill(rim, tin.Metal(tin.BrassTurned, rim))
	p.Stroke(rim, paint.Pen(1.5), solid(palette.Ink))
	p.Fill(face, tin.Metal(tin.Gold, face))
	p.Stroke(paint.MustPath("M-8,-4Q-5.5,-6.5 -3,-4M3,-4Q5.5,-6.5 8,-4M0,-3L-1.6,3.6H1.6M-4.6,7.4Q0,10.4 4.6,7.4"), paint.Pen(1.5), paint.Hex(0x5A3A08))
}

// paintRail paints sleepers and rails; a long route has two rails.
func paintRail(p *paint.Painter, r Rail, k float64) {
	curve := paint.Polyline(r.Way...)
	wide, drop, step, half := 9.0, 5.0, 22.0, 9.0
	if r.Long {
		wide, drop, step, half = 20, 12, 15, 12
	}
	p.Shadow(paint.Pen(wide*k).Outline(curve), .5*drop*k, drop*k, 4*k, paint.Fade(paint.RGB(0), .36))
	n := max(int(r.Length()/(step*k)), 1)
	sleeper := paint.RoundRect(-2.6*k, -half*k, 5.2*k, 2*half*k, k)
	for q := range n + 1 {
		at, angle := r.At(float64(q) / float64(n))
		p.Within(func() {
			p.Translate(at.X, at.Y)
			p.Rotate(angle)
			p.Fill(sleeper, paint.Hex(0x6B4A2C))
			p.Stroke(sleeper, paint.Pen(1.1*k), solid(palette.Ink))
		})
	}
	if !r.Long {
		paintBar(p, r, 0, 8.2*k, 5.4*k, k)
		return
	}
	paintBar(p, r, -5.2*k, 6.2*k, 3.9*k, k)
	paintBar(p, r, 5.2*k, 6.2*k, 3.9*k, k)
}

// paintBar paints one rail beside the middle of the way.
func paintBar(p *paint.Painter, r Rail, off, wide, narrow, k float64) {
	const parts = 48
	var points []paint.Point
	for q := range parts + 1 {
		at, _ := r.At(float64(q) / parts)
		before, _ := r.At(max(float64(q)-.5, 0) / parts)
		after, _ := r.At(min(float64(q)+.5, parts) / parts)
		sin, cos := math.Sincos(math.Atan2(after.Y-before.Y, after.X-before.X) + math.Pi/2)
		points = append(points, paint.Pt(at.X+off*cos, at.Y+off*sin))
	}
	bar := paint.Polyline(points...)
	p.Stroke(bar, paint.Pen(wide), solid(palette.Ink))
	p.Stroke(bar, paint.Pen(narrow), paint.Hex(0xB8924E))
	p.Stroke(bar.Transformed(paint.Move(-.4*k, -.9*k)), paint.Pen(1.2*k), paint.Hex(0xF0DCA6))
}

// paintArm paints the arm that holds a spindle beside its world.
func paintArm(p *paint.Painter, a [2]paint.Point, k float64) {
	arm := paint.Line(a[0].X, a[0].Y, a[1].X, a[1].Y)
	p.Stroke(arm.Transformed(paint.Move(3*k, 6*k)), paint.Pen(9*k), faded(paint.RGB(0), .35))
	p.Stroke(arm, paint.Pen(9*k), solid(palette.Ink))
	p.Stroke(arm, paint.Pen(6*k), paint.Hex(0xA9853F))
	p.Stroke(arm.Transformed(paint.Move(0, -1.4*k)), paint.Pen(1.4*k), paint.Hex(0xF0DCA6))
}
