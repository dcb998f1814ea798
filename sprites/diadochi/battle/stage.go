package battle

import (
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/paint"
)

// Scenery is what a stage shows.
type Scenery uint8

// The sceneries.
const (
	Plain     Scenery = iota // open ground under low ridges
	Hills                    // under mountains
	Sea                      // water from the horizon down, a coast beyond
	City                     // open ground, a city on its hill to the right
	Desert                   // dunes
	Sceneries                // how many there are
)

// Horizon is the height of the sea's or the ground's far edge, as a share of the stage.
const Horizon = 0.42

// SeaHorizon is the same for the sea.
const SeaHorizon = 0.27

// Stage is a painted background of w by h pixels.
func (c *Cast) Stage(kind Scenery, w, h int) *canvas.Picture {
	return c.whole(key{sort: stage, a: int(kind), w: w, h: h}, func(p *paint.Painter, k key) {
		s := stagePainter{p, float64(k.w), float64(k.h), uint32(k.a)}
		s.sky()
		switch Scenery(k.a) {
		case Hills:
			s.ridge(.32, .22, 5, 0xDFCBA0, 0x8C7348)
			s.ridge(.42, .12, 9, 0xD3BC8C, 0x7A6036)
			s.field(Horizon, 0xD9C496, 0xBFA168)
		case Sea:
			s.coast()
			s.water()
		case City:
			s.slope()
			s.field(.7, 0xDCC795, 0xC8AD77)
		case Desert:
			s.dunes()
		default:
			s.ridge(.38, .1, 5, 0xE2D0A6, 0x9A8258)
			s.ridge(.42, .05, 9, 0xD8C290, 0x86703F)
			s.field(Horizon, 0xD9C496, 0xBFA168)
		}
		s.finish()
	})
}

type stagePainter struct {
	p    *paint.Painter
	w, h float64
	seed uint32
}

// sky is parchment with engraved lines that thin out downwards.
func (s stagePainter) sky() {
	s.p.Fill(paint.Rect(0, 0, s.w, s.h), paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(0, s.h*.6), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0xE3CFA2)}, {At: .6, Color: paint.RGB(0xF3E8CF)}, {At: 1, Color: paint.RGB(0xEFE0BF)}}})
	for i := range 22 {
		y := s.h * (.02 + .021*float64(i))
		s.p.Stroke(paint.Line(0, y, s.w, y), paint.Pen(.6), paint.Solid(paint.Fade(paint.RGB(0xB79A62), .55-.022*float64(i))))
	}
	for i := range 3 {
		s.cloud(s.w*(.14+.33*float64(i)+.1*paint.Random(i, 4)), s.h*(.1+.08*paint.Random(i, 5)), s.w*(.05+.03*paint.Random(i, 6)))
	}
}

// cloud is a few engraved strokes.
func (s stagePainter) cloud(x, y, r float64) {
	body := new(paint.Path).MoveTo(x-r, y).CubicTo(x-r*.8, y-r*.3, x-r*.4, y-r*.3, x-r*.3, y-r*.16).
		CubicTo(x-r*.1, y-r*.46, x+r*.4, y-r*.4, x+r*.42, y-r*.14).CubicTo(x+r*.7, y-r*.26, x+r, y-r*.1, x+r, y).Close()
	s.p.Fill(body, paint.Solid(paint.Fade(paint.RGB(0xFBF4E2), .8)))
	s.p.Stroke(body, paint.Pen(.8), paint.Solid(paint.Fade(paint.RGB(0xA88A58), .6)))
}

// ridge is a line of mountains at `at` of the height that rise by up to `rise`.
func (s stagePainter) ridge(at, rise float64, seed uint32, fill, line uint32) {
	y, x := s.h*at, 0.0
	path := new(paint.Path).MoveTo(0, y)
	var tops []paint.Point
	for i := 0; x < s.w; i++ {
		x += s.w * (.03 + .03*paint.Random(i, seed))
		top := y - s.h*rise*paint.Random(i, seed+1)
		path.LineTo(x, top)
		tops = append(tops, paint.Pt(x, top))
	}
	path.LineTo(s.w+10, s.h).LineTo(0, s.h).Close()
	s.p.Fill(path, paint.Down(y-s.h*rise, y+s.h*.1, paint.RGB(fill), paint.Mix(paint.RGB(fill), paint.RGB(0xF3E8CF), .5)))
	s.p.Stroke(path, paint.Pen(1), paint.Solid(paint.RGB(line)))
	for _, q := range tops {
		for k := range 6 {
			d := float64(k)
			s.p.Stroke(paint.Line(q.X+d*3, q.Y+d*2+1, q.X+d*3-3, q.Y+d*2+15-d), paint.Pen(.7), paint.Solid(paint.Fade(paint.RGB(line), .6)))
		}
	}
}

// field is the ground from a share of the height downwards, with tufts of grass.
func (s stagePainter) field(from float64, top, low uint32) {
	y := s.h * from
	g := new(paint.Path).MoveTo(0, y+4).CubicTo(s.w*.3, y-8, s.w*.7, y-6, s.w, y+4).LineTo(s.w, s.h).LineTo(0, s.h).Close()
	s.p.Fill(g, paint.Down(y, s.h, paint.RGB(top), paint.RGB(low)))
	s.p.Stroke(g, paint.Pen(.8), paint.Solid(paint.Fade(paint.RGB(0x7A6036), .5)))
	for i := range 260 {
		v := math.Pow(paint.Random(i, s.seed+20), .8)
		gy := y + 10 + (s.h-y-14)*v
		gx, l := s.w*paint.Random(i, s.seed+21), 5+16*v
		s.p.Stroke(paint.Line(gx, gy, gx+l, gy-1), paint.Pen(.7), paint.Solid(paint.Fade(paint.RGB(0x5D4A36), .4)))
		if i%9 == 0 {
			for k := range 3 {
				s.p.Stroke(paint.Line(gx+float64(k)*2, gy, gx+float64(k-1)*3.4, gy-4-5*v), paint.Pen(.8), paint.Solid(paint.Fade(paint.RGB(0x6E6A3A), .6)))
			}
		}
	}
}

// coast is an island with a small town on the horizon.
func (s stagePainter) coast() {
	y := s.h * SeaHorizon
	s.p.Within(func() {
		s.p.Translate(s.w*.56, y)
		k := s.w / 1250
		s.p.Scale(k, k)
		hill := paint.MustPath("M-230 6C-170-8-130-34-90-30C-50-44-10-66 34-54C70-74 110-50 150-34C200-36 240-12 300 6Z")
		s.p.Fill(hill, paint.Down(-70, 6, paint.RGB(0xDCCA9E), paint.RGB(0xC9B283)))
		s.p.Stroke(hill, paint.Pen(1.1), paint.Solid(paint.RGB(0x5D4A36)))
		for i := range 34 {
			x := -200 + 14*float64(i)
			s.p.Stroke(paint.Line(x, 2, x-8, -8-14*math.Abs(math.Sin(float64(i)*.7))), paint.Pen(.7), paint.Solid(paint.Fade(paint.RGB(0x5D4A36), .5)))
		}
		for i := range 7 {
			s.p.Within(func() {
				s.p.Translate(-60+26*float64(i), -2-6*paint.Random(i, 3))
				figures.DrawHouse(s.p, 18, 11)
			})
		}
		s.p.Translate(30, -22)
		s.p.Scale(.4, .4)
		figures.DrawTemple(s.p, figures.Style{})
	})
}

func (s stagePainter) water() {
	y := s.h * SeaHorizon
	s.p.Fill(paint.Rect(0, y, s.w, s.h-y), paint.Linear{From: paint.Pt(0, y), To: paint.Pt(0, s.h), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(0xCFD6C8)}, {At: .4, Color: paint.RGB(0xA9BFBD)}, {At: 1, Color: paint.RGB(0x7495A0)}}})
	s.p.Stroke(paint.Line(0, y, s.w, y), paint.Pen(.9), paint.Solid(paint.RGB(0x6D8F95)))
	at := y + 5
	for i := 0; at < s.h; i++ {
		f := (at - y) / (s.h - y)
		long, amp := 14+34*f, 1.2+3*f
		for x, j := -20+math.Mod(float64(i)*17, 40), 0; x < s.w; x, j = x+long, j+1 {
			if paint.Hash(j, i, 2)%10 < 3 {
				continue
			}
			col := paint.Fade(paint.RGB(0x46666C), .3+.3*f)
			if i%3 == 0 {
				col = paint.Fade(paint.RGB(0xF0EAD6), .3+.3*f)
			}
			s.p.Stroke(new(paint.Path).MoveTo(x, at).QuadTo(x+long/4, at-amp, x+long/2, at).QuadTo(x+long*.75, at+amp, x+long, at), paint.Pen(.7+.6*f), paint.Solid(col))
		}
		at += 5 + 11*f
	}
}

// slope is the hill of a city with its houses and temple, to the right.
func (s stagePainter) slope() {
	far := new(paint.Path).MoveTo(0, s.h*.72).CubicTo(s.w*.1, s.h*.6, s.w*.18, s.h*.68, s.w*.26, s.h*.62).CubicTo(s.w*.36, s.h*.56, s.w*.46, s.h*.66, s.w*.6, s.h*.6).LineTo(s.w*.6, s.h).LineTo(0, s.h).Close()
	s.p.Fill(far, paint.Solid(paint.RGB(0xD8C495)))
	s.p.Stroke(far, paint.Pen(.8), paint.Solid(paint.RGB(0x7A6036)))
	hill := new(paint.Path).MoveTo(s.w*.42, s.h*.66).CubicTo(s.w*.56, s.h*.44, s.w*.7, s.h*.3, s.w*.82, s.h*.25).CubicTo(s.w*.9, s.h*.23, s.w*.96, s.h*.27, s.w+4, s.h*.31).LineTo(s.w+4, s.h).LineTo(s.w*.42, s.h).Close()
	s.p.Fill(hill, paint.Down(s.h*.24, s.h*.8, paint.RGB(0xE0CD9E), paint.RGB(0xD2BA84)))
	s.p.Stroke(hill, paint.Pen(.9), paint.Solid(paint.RGB(0x5D4A36)))
	k := s.h / 420
	for i := range 34 {
		t := paint.Random(i, 5)
		x := s.w * (.54 + .44*t)
		y := s.h*(.56-.26*math.Min(t/.65, 1)) + s.h*.22*paint.Random(i, 6)
		s.p.Within(func() {
			s.p.Translate(x, y)
			s.p.Scale(k, k)
			figures.DrawHouse(s.p, 22+14*paint.Random(i, 7), 14+10*paint.Random(i, 8))
		})
	}
	s.p.Within(func() {
		s.p.Translate(s.w*.845, s.h*.265)
		s.p.Scale(k, k)
		figures.DrawTemple(s.p, figures.Style{})
	})
}

func (s stagePainter) dunes() {
	for i := range 5 {
		y := s.h * (.36 + .13*float64(i))
		d := new(paint.Path).MoveTo(0, y)
		x := -s.w * .1 * float64(i%3)
		for j := 0; x < s.w; j++ {
			w := s.w * (.3 + .2*paint.Random(j, uint32(i)))
			d.CubicTo(x+w*.3, y-s.h*.1, x+w*.55, y-s.h*.09, x+w*.6, y-s.h*.02)
			d.QuadTo(x+w*.8, y+s.h*.02, x+w, y)
			x += w
		}
		d.LineTo(s.w, s.h).LineTo(0, s.h).Close()
		s.p.Fill(d, paint.Down(y-s.h*.1, y+s.h*.16, paint.Mix(paint.RGB(0xF0DDAE), paint.RGB(0xD9B878), float64(i)/5), paint.RGB(0xCFAE72)))
		s.p.Stroke(d, paint.Pen(.9), paint.Solid(paint.Fade(paint.RGB(0x7A5A30), .7)))
	}
}

// finish lays the tooth of paper and darkens the corners.
func (s stagePainter) finish() {
	s.p.Grain(s.p.Dst.Rect, .09, 70, 9)
	s.p.Fill(paint.Rect(0, 0, s.w, s.h), paint.Radial{Center: paint.Pt(s.w/2, s.h*.45), Radius: s.w * .68, SqueezeY: .8, Stops: []paint.Stop{
		{At: .6, Color: paint.Color{R: 0x6B, G: 0x4A, B: 0x1F}}, {At: 1, Color: paint.Color{R: 0x4A, G: 0x30, B: 0x10, A: 100}}}})
}
