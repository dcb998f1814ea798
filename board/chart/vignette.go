package chart

import (
	"tyche/board"
	"tyche/board/geom"
	"tyche/sprites/paint"
)

// vignetteBox is what a vignette covers around its place, at size 1.
var vignetteBox = geom.Rect{X: -27, Y: -25, W: 54, H: 36}

// paintVignettes draws the ships and monsters that stand in nobody's way.
func (l *level) paintVignettes(p *paint.Painter, m *board.Model) {
	z := l.adorn()
	for _, v := range m.Ornaments.Vignettes {
		at, b := l.pixel(m, v.At), vignetteBox
		box := geom.Rect{X: at.X + b.X*z, Y: at.Y + b.Y*z, W: b.W * z, H: b.H * z}
		if !geom.Overlaps(box, rectOf(p.Dst.Rect)) || l.crowded(box) {
			continue
		}
		p.Within(func() {
			p.Transform(place(at, 0, z))
			vignettes[v.Shape](p)
		})
	}
}

// crowded reports whether a name, a symbol or a route lies in a box.
func (l *level) crowded(box geom.Rect) bool {
	for i := range l.labels {
		if l.labels[i].covers(box) {
			return true
		}
	}
	for _, kind := range l.routes {
		for _, r := range kind {
			for _, q := range r.line.Points {
				if geom.Inside(box, q) {
					return true
				}
			}
		}
	}
	return l.inTown(box)
}

var vignettes = [...]func(*paint.Painter){
	board.Trireme: paintTrireme, board.Merchantman: paintMerchantman, board.SeaMonster: paintMonster, board.Dolphins: paintDolphins,
}

var (
	etching = paint.Solid(paint.Fade(paint.RGB(0x2F5C69), 0.85))
	sailing = paint.Solid(paint.Fade(paint.RGB(0xF3EAD2), 0.85))
	hull    = paint.Solid(paint.Fade(paint.RGB(0x8A6A48), 0.8))
)

func etch(p *paint.Painter, width float64, path string) {
	p.Stroke(paint.MustPath(path), paint.Pen(width), etching)
}

// waves draws three lines of swell under a keel.
func waves(p *paint.Painter) {
	etch(p, 0.7, "M-26 5Q-22 2.6-18 5T-10 5M10 5.6Q14 3.2 18 5.6T26 5.6M-14 8.6Q-10 6.4-6 8.6T2 8.6T10 8.6")
}

// paintTrireme is a warship: ram and eye at the bow, a square sail, a row of oars.
func paintTrireme(p *paint.Painter) {
	body := paint.MustPath("M-25 1L-19-1.6Q-17-4.8-19.6-8.4Q-15.6-7-14.6-3.2H14Q18.4-4.4 19.4-10.6Q23-6.4 20.8-1.6Q18.6 3.6 12 4.4H-14Q-19 4-25 1Z")
	p.Fill(body, hull)
	p.Stroke(body, paint.Stroke{Width: 0.9, Join: paint.RoundJoin}, etching)
	etch(p, 0.6, "M-15-.6H16M-20.6-.6H-19.4")
	etch(p, 0.7, "M-11 1L-14 7M-7 1L-10 7M-3 1L-6 7M1 1L-2 7M5 1L2 7M9 1L6 7M13 1L10 7")
	sail := paint.MustPath("M-9.6-21Q1.4-22.6 10-21Q13.6-14 10.4-7Q1-5.4-7.6-7Q-4.4-14-9.6-21Z")
	etch(p, 1.1, "M1-3.6V-24.4")
	p.Fill(sail, sailing)
	p.Stroke(sail, paint.Stroke{Width: 0.8, Join: paint.RoundJoin}, etching)
	etch(p, 0.9, "M-11-21.4Q1-23 12-21.4")
	etch(p, 0.5, "M-9.6-21L-17-5M10-21L18-8")
	paintEtchedStar(p, 2.4, -14, 4.4)
	waves(p)
}

func paintEtchedStar(p *paint.Painter, x, y, r float64) {
	p.Fill(paint.Star(x, y, r, 0.4*r, 8, 0), paint.Solid(paint.Fade(gold, 0.8)))
}

// paintMerchantman is a round ship under sail.
func paintMerchantman(p *paint.Painter) {
	body := paint.MustPath("M-18-6Q-16-3-13-3H12Q16-4 18-10.4Q21.4-9.6 19.6-5Q17 3.6 9 5H-9Q-16 3.6-18-6Z")
	p.Fill(body, hull)
	p.Stroke(body, paint.Stroke{Width: 0.9, Join: paint.RoundJoin}, etching)
	etch(p, 0.6, "M-15.4-.4Q0 1.6 16.8-1M-13 2.2Q0 3.6 14.4 1.6")
	sail := paint.MustPath("M-11-20.6Q0-22.4 11-20.6Q16.4-13.6 12.6-6.6Q1-4.6-9-6.6Q-5.6-13.6-11-20.6Z")
	etch(p, 1.1, "M0-3.4V-24")
	p.Fill(sail, sailing)
	p.Stroke(sail, paint.Stroke{Width: 0.8, Join: paint.RoundJoin}, etching)
	etch(p, 0.5, "M-4-21.2Q.4-13.6-3-6M3.6-21.4Q8.6-13.6 5-5.8M-11-20.6L-16.4-4.4M11-20.6L18.6-9")
	etch(p, 0.9, "M-12.4-20.9Q0-22.9 12.4-20.9")
	waves(p)
}

// paintDolphins are two that leap.
func paintDolphins(p *paint.Painter) {
	for _, d := range [...]struct{ x, y, size float64 }{{-7, 2, 1}, {11, 4, 0.8}} {
		p.Within(func() {
			p.Translate(d.x, d.y)
			p.Scale(d.size, d.size)
			body := paint.MustPath("M-12.6 1Q-8-9.4 2-8.6Q8-7.6 10.6.4Q13.6.6 15.4 3Q12.4 3.4 10.8 2.6Q9.6 4.6 6.8 4.8Q8.6 2.6 8.4.6Q5.4-4.2.4-4.4Q-6-4-8.6-.4Q-10.4 1-12.6 1Z")
			p.Fill(body, paint.Solid(paint.Fade(paint.RGB(0x7FA39B), 0.85)))
			p.Stroke(body, paint.Stroke{Width: 0.9, Join: paint.RoundJoin}, etching)
			etch(p, 0.8, "M0-8.6Q2.4-12.4 5-11.4Q3.6-9.6 4.4-7.8M-2.6-4.2Q-2.4-1.4-4.8-.2")
			p.Fill(paint.Circle(-8.4, -3, 0.7), etching)
		})
	}
	waves(p)
}

// paintMonster is a sea serpent with the head of a hound.
func paintMonster(p *paint.Painter) {
	coil := func(path string) {
		shape := paint.MustPath(path)
		p.Fill(shape, paint.Solid(paint.Fade(paint.RGB(0x7FA39B), 0.8)))
		p.Stroke(shape, paint.Stroke{Width: 0.9, Join: paint.RoundJoin}, etching)
	}
	coil("M-9 4Q-8-8-1-8Q6-8 7 4H3.4Q3-3.4-1-3.4Q-5-3.4-5.4 4Z")
	coil("M9 4Q9.6-4.6 14-4.6Q18 4.6 21-5.4Q19.6-6.4 19-9Q21.4-7.4 22.6-7.8Q23.6-9.6 25.6-9.8Q24.4-7.6 24.6-5Q21.6 6.6 15.4 2.4Q13.4.6 12.4 4Z")
	coil("M-11 4Q-10.4-6-14.6-9.6Q-17.6-8-21.6-8.4Q-24.6-9-24.4-11.4Q-21.4-12.4-20-15Q-18-19-14.4-18.4L-14-21.4L-11.8-17Q-6.4-9.6-7.4 4Z")
	p.Fill(paint.Circle(-17.2, -14.6, 0.9), etching)
	etch(p, 0.6, "M-23.6-10.6Q-20-9.6-17.6-11.4M-12-13L-9.6-15M-10-9.6L-7.4-11.2M-9.2-6L-6.6-7M-3.4-6.6L-3.8-9.4M0-6.6V-9.6M3-5.2L5-7.4")
	waves(p)
}
