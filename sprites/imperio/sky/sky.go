// Package sky paints the plate on which Imperio is charted: night vellum under the burin, the circles of the heavens with
// their degrees, the ecliptic, constellation figures, and the stars. It knows no hex and no game.
package sky

import (
	"image"
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Plate is one sheet of the sky: its size in pixels, and how many of them are one of the design.
type Plate struct {
	W, H    int
	Scale   float64
	Circles bool // with the circles of the heavens
	Figures []Place
}

// Place is where a figure lies: its middle as a share of the plate, its size against the common one, its turn in degrees.
type Place struct {
	Figure  Figure
	X, Y, K float64
	Turn    float64
	Bare    bool // without its stars, where others lie on it
}

// Picture returns the plate without its stars.
func (s Plate) Picture() *canvas.Picture { return canvas.NewPicture(s.W, s.H, s.paint) }

// Stars returns the stars of the plate alone, to be laid over it, a little apart when the chart is moved.
func (s Plate) Stars() *canvas.Picture {
	return canvas.NewPicture(s.W, s.H, func(dst *image.RGBA) {
		p, w, h := s.painter(dst)
		drawStars(p, w, h, int(w*h/4200))
	})
}

func (s Plate) painter(dst *image.RGBA) (p *paint.Painter, w, h float64) {
	p = paint.New(dst)
	p.Scale(s.Scale, s.Scale)
	return p, float64(s.W) / s.Scale, float64(s.H) / s.Scale
}

func (s Plate) paint(dst *image.RGBA) {
	p, w, h := s.painter(dst)
	ground(p, w, h)
	if s.Circles {
		heavens(p, w, h)
	}
	for _, f := range s.Figures {
		p.Within(func() {
			p.Translate(f.X*w, f.Y*h)
			p.Rotate(f.Turn * math.Pi / 180)
			k := f.K * math.Sqrt(w*h/(1088*798))
			p.Scale(k, k)
			if f.Bare {
				f.Figure.Outline(p, .26)
			} else {
				f.Figure.Draw(p, .34)
			}
		})
	}
	all := paint.Rect(0, 0, w, h)
	p.Fill(all, paint.Radial{Center: paint.Pt(w/2, h/2), Radius: .72 * w, SqueezeY: h / w, Stops: []paint.Stop{
		{At: 0, Color: paint.Fade(paint.RGB(0x03050D), 0)}, {At: .66, Color: paint.Fade(paint.RGB(0x03050D), 0)}, {At: 1, Color: paint.Fade(paint.RGB(0x03050D), .5)}}})
}

// ground is the vellum: darker towards the edges, ruled by the burin with broken lines.
func ground(p *paint.Painter, w, h float64) {
	p.Fill(paint.Rect(0, 0, w, h), paint.Radial{Center: paint.Pt(w/2, .47*h), Radius: .72 * w, SqueezeY: h / w, Stops: []paint.Stop{
		{At: 0, Color: palette.SkyMiddle}, {At: .55, Color: palette.Sky}, {At: 1, Color: palette.SkyEdge}}})
	ink, n := paint.Solid(paint.Fade(palette.Burin, .6)), 0
	for y := 3.0; y < h; y += 7 {
		line := new(paint.Path)
		for x := 0.0; x < w; {
			n += 3
			long := 50 + 140*paint.Random(n, 7)
			end := min(x+long, w)
			line.MoveTo(x, y).QuadTo((x+end)/2, y+4*paint.Random(n+1, 7)-2, end, y)
			x += long + 8 + 82*paint.Random(n+2, 7)
		}
		p.Stroke(line, paint.Stroke{Width: .8}, ink)
	}
}

// heavens are the great circles, graduated to one degree, their spokes and the ecliptic.
func heavens(p *paint.Painter, w, h float64) {
	cx, cy := w/2, h/2
	r := min(448, .56*h)
	faint := func(c paint.Color, a float64) paint.Ink { return paint.Solid(paint.Fade(c, a)) }
	for i, share := range [...]float64{.263, .527, .759, 1} {
		p.Stroke(paint.Circle(cx, cy, share*r), paint.Stroke{Width: [...]float64{.7, 1}[i%2]}, faint(palette.Circles, .7))
	}
	at := func(r, degrees float64) paint.Point {
		s, c := math.Sincos(degrees * math.Pi / 180)
		return paint.Pt(cx+r*c, cy+r*s)
	}
	ticks, spokes := new(paint.Path), new(paint.Path)
	for a := range 360 {
		long := 5.0
		if a%5 == 0 {
			long = 9
		}
		from, to := at(r, float64(a)), at(r+long, float64(a))
		ticks.Append(paint.Line(from.X, from.Y, to.X, to.Y))
		if a%30 == 0 {
			from, to = at(.263*r, float64(a)), at(r, float64(a))
			spokes.Append(paint.Line(from.X, from.Y, to.X, to.Y))
		}
	}
	p.Stroke(ticks, paint.Stroke{Width: .8}, faint(palette.Circles, .85))
	p.Stroke(spokes, paint.Stroke{Width: .6}, faint(palette.Circles, .45))
	p.Stroke(paint.Circle(cx, cy, r+10), paint.Stroke{Width: .8}, faint(palette.Circles, 1))
	p.Stroke(paint.Circle(cx, cy, r+26), paint.Stroke{Width: 1.2}, faint(palette.Circles, 1))
	for a := 0; a < 360; a += 10 {
		p.Within(func() {
			q := at(r+18, float64(a-90))
			p.Translate(q.X, q.Y)
			p.Rotate(float64(a) * math.Pi / 180)
			degrees(p, strconv.Itoa(a))
		})
	}
	p.Stroke(paint.Circle(cx+.031*w, cy+.055*h, .94*r), paint.Stroke{Width: 1.2, Dash: []float64{9, 5}}, faint(palette.Gilt, .55))
}

// degrees engraves a number about the origin in small lines, since it lies at any angle.
func degrees(p *paint.Painter, number string) {
	st := fonts.Style{Face: fonts.Serif, Size: 10}
	x := -fonts.Width(number, st) / 2
	for _, digit := range number {
		d := paint.MustPath(numerals[digit-'0']).Transformed(paint.Zoom(.56, .56)).Transformed(paint.Move(x, 3.4))
		p.Stroke(d, paint.Pen(.75), paint.Solid(palette.Faint))
		x += fonts.Width(string(digit), st)
	}
}

// numerals are the digits as an engraver scratches them, in a box 8 wide and 12 high above the line.
var numerals = [...]string{
	"M4-12Q8-12 8-6Q8 0 4 0Q0 0 0-6Q0-12 4-12Z", "M2-10L5-12V0", "M1-9Q1-12 4-12Q7.6-12 7-8Q6.600-5.500 .5 0H8", "M1-11Q7-13.500 7-9Q7-6.500 3.500-6.500Q8-6.500 7.500-3Q6.500 1.500.5-.6",
	"M6 0V-12L0-3.500H8", "M7.500-12H2L1.500-7Q8-8.500 7.500-3.500Q6.500 1.500.5-.8", "M6.500-12Q0-9 .5-4Q1 0 4 0Q7.500 0 7.500-3.500Q7.500-7 4-7Q1.500-7 .6-4", "M0-12H8L3 0", "M4-12Q7-12 7-9.200Q7-7 4-6.500Q1-7 1-9.200Q1-12 4-12ZM4-6.500Q7.700-6 7.700-3Q7.700 0 4 0Q.3 0 .3-3Q.3-6 4-6.500Z",
	"M1.500 0Q8-3 7.500-8Q7-12 4-12Q.5-12 .5-8.500Q.5-5 4-5Q6.500-5 7.400-8",
}

// drawStars strews stars of six magnitudes.
func drawStars(p *paint.Painter, w, h float64, count int) {
	for i := range count {
		n := i * 4
		x, y, m, k := w*paint.Random(n, 3), h*paint.Random(n+1, 3), paint.Random(n+2, 3), paint.Random(n+3, 3)
		switch {
		case m < .72:
			p.Fill(paint.Circle(x, y, .4+.5*k), paint.Solid(paint.Fade(palette.Ivory, .7)))
		case m < .93:
			r := 2 + k
			p.Fill(paint.Star(x, y, r, .28*r, 4, -math.Pi/2), paint.Solid(paint.Fade(palette.Star, .8)))
		default:
			r := 3.6 + 1.4*k
			p.Fill(paint.Star(x, y, r, .36*r, 6, k), paint.Solid(paint.Fade(palette.Star, .85)))
		}
	}
}
