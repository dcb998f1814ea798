package heads

import (
	"math"

	"tyche/sprites/paint"
)

// curlRows are the places of curls, from the brow backwards, rim first so that inner ones lie over them.
var curlRows = []paint.Point{
	{X: 71, Y: 27}, {X: 66, Y: 21}, {X: 59, Y: 17}, {X: 51, Y: 14.5}, {X: 42, Y: 15}, {X: 34, Y: 18.5}, {X: 27, Y: 24.5},
	{X: 22, Y: 32}, {X: 19, Y: 40.5}, {X: 18.5, Y: 49.5}, {X: 20, Y: 58}, {X: 24, Y: 66}, {X: 29, Y: 73},
	{X: 63, Y: 29}, {X: 56, Y: 25}, {X: 47, Y: 23.5}, {X: 38, Y: 26}, {X: 31, Y: 31.5}, {X: 27, Y: 39}, {X: 25.5, Y: 48},
	{X: 28, Y: 57}, {X: 33, Y: 65}, {X: 57, Y: 33}, {X: 48, Y: 32}, {X: 40, Y: 35}, {X: 34.5, Y: 42}, {X: 33, Y: 50},
	{X: 37, Y: 58}, {X: 49, Y: 39}, {X: 42, Y: 44}, {X: 40, Y: 51},
}

// cap is the outline of short hair.
const hairCap = "M72 31Q75 24 66 18.5Q50 8.5 33 15.5Q17 24 15.5 45Q15.5 63 29.5 78Q37 74 38 66Q41 62 44.6 59Q43.6 49 47 45Q55 42.6 58 34.6Q65 34.4 72 31Z"

func (h head) hair() {
	switch h.look.Hair {
	case HairCurls:
		h.curls(curlRows)
	case HairReceding:
		h.curls(rear())
	case HairLocks:
		h.combed(hairCap)
	case HairFlowing:
		h.combed("M72 31Q76 22 66 17.5Q50 7.5 33 14.5Q16 23 14.5 45Q11 60 17 72Q11 80 20 90Q28 87 31 80Q39 78 40 68Q41 62 44.6 59Q43.6 49 47 45Q55 42.6 58 34.6Q65 36 72 31Z")
	case HairBun:
		h.combed(hairCap)
		h.knot()
	}
}

// rear leaves brow and crown bare.
func rear() []paint.Point {
	var out []paint.Point
	for _, q := range curlRows {
		if q.X < 25 || (q.X < 45 && q.Y > 36) {
			out = append(out, q)
		}
	}
	return out
}

func (h head) curls(at []paint.Point) {
	for _, q := range at {
		h.p.Fill(paint.Circle(q.X, q.Y, 6), paint.Solid(h.t.Line))
	}
	for _, q := range at {
		h.p.Fill(paint.Circle(q.X, q.Y, 4.8), paint.Solid(h.t.Shade))
		if h.detail {
			h.p.Stroke(new(paint.Path).Arc(q.X, q.Y, 2.6, math.Pi, 2.1*math.Pi), paint.Pen(1.3), paint.Solid(h.t.Light))
		} else {
			h.p.Fill(paint.Circle(q.X+.9, q.Y-1.4, 1.8), paint.Solid(paint.Fade(h.t.Light, .6)))
		}
	}
}

// combed fills a cap of hair with locks that run from the crown outwards.
func (h head) combed(cap string) {
	path := paint.MustPath(cap)
	h.p.Fill(path, paint.Solid(h.t.Shade))
	h.p.Within(func() {
		h.p.Clip(path)
		n := 15
		if !h.detail {
			n = 9
		}
		for i := range n {
			a := 1.1 + 5.2*float64(i)/float64(n)
			s, c := math.Sincos(a)
			q := func(r, turn float64) paint.Point {
				return paint.Pt(37+r*(c-turn*s), 38+r*(s+turn*c))
			}
			h.p.Stroke(paint.Smooth(false, q(4, 0), q(13, .28), q(24, .08), q(36, .34), q(52, .2)), paint.Pen(1.5), paint.Solid(h.t.Light))
		}
	})
	h.p.Stroke(path, paint.Pen(h.width(1.6)), paint.Solid(h.t.Line))
}

// knot is a woman's hair gathered at the nape, with the rolled braid over the ear.
func (h head) knot() {
	h.p.Fill(paint.Oval(13.5, 56, 9.5, 11), paint.Solid(h.t.Shade))
	h.p.Stroke(paint.Oval(13.5, 56, 9.5, 11), paint.Pen(h.width(1.6)), paint.Solid(h.t.Line))
	h.p.Stroke(new(paint.Path).Arc(13.5, 56, 5.2, 2.6, 6.6), paint.Pen(1.4), paint.Solid(h.t.Light))
	h.p.Stroke(new(paint.Path).Arc(13.5, 56, 2.2, 0, 4.4), paint.Pen(1.3), paint.Solid(h.t.Light))
	h.area("M21 47Q19 52 22.6 60L27 58Q23.6 52 25 46Z", h.t.Band, 1.2)
}

// behind is what hangs down behind the neck.
func (h head) behind() {
	switch {
	case h.look.Hat == "veil":
		h.area("M60 8Q34 0 18 22Q5 52 10 104L48 104Q36 84 38 64Z", paint.Mix(h.t.Band, h.t.Shade, .3), 1.8)
	case h.look.Hat == "walls":
		h.area("M40 24Q14 34 13 62Q6 82 8 104L42 104Q34 84 40 62Z", paint.Mix(h.t.Band, h.t.Shade, .3), 1.8)
		h.line("M22 50Q14 78 18 104M30 60Q24 82 29 104", 1)
	}
}
