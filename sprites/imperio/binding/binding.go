// Package binding paints the closed atlas of Imperio: leather in the tincture of a House, a spine with raised bands, gilt
// tooling, a celestial sphere about the middle, and brass at the corners. It knows no rule.
package binding

import (
	"image"
	"math"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/sky"
	"tyche/sprites/paint"
)

type key struct {
	theme *palette.Theme
	house palette.House
	w, h  int
}

// room is how many pixels are kept: two covers of a large window.
const room = 9 << 20

var kept = cache.New[key](room)

// Cover returns the cover of a House's atlas for a window. It is painted once.
func Cover(theme *palette.Theme, h palette.House, wide, high int) *canvas.Picture {
	k := key{theme, h, wide, high}
	if p := kept.Find(k); p != nil {
		return p
	}
	return kept.Keep(k, canvas.NewPicture(wide, high, func(dst *image.RGBA) { Draw(paint.New(dst), theme, h, float64(wide), float64(high)) }))
}

// Middle is where the middle of the sphere is, and its radius, in a window of w by h.
func Middle(w, h float64) (x, y, r float64) {
	return w*.5 + .02*min(w, h), h * .42, .25 * min(w, h)
}

type binder struct {
	*paint.Painter
	unit        float64
	dark, light paint.Color
	main        paint.Color
}

// Draw paints the cover in a box of w by h.
func Draw(p *paint.Painter, theme *palette.Theme, h palette.House, w, high float64) {
	c := theme.Of(h)
	b := &binder{p, min(w, high) / 1000, paint.Mix(c.Dark, palette.Keyline, .45), paint.Mix(c.Main, palette.Keyline, .12), paint.Mix(c.Main, c.Dark, .55)}
	b.leather(w, high)
	b.tooling(w, high)
	b.sphere(w, high)
	b.figures(w, high)
	for _, k := range [...][2]float64{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		b.corner(w, high, k[0], k[1])
	}
}

// gilt presses a line into the leather: a dark lip below, gold above.
func (b *binder) gilt(path *paint.Path, width float64) {
	b.Stroke(path.Transformed(paint.Move(b.unit, 1.6*b.unit)), paint.Pen((width+1.6)*b.unit), paint.Solid(paint.Fade(palette.Keyline, .6)))
	b.Stroke(path, paint.Pen(width*b.unit), paint.Solid(palette.Gilt))
	b.Stroke(path, paint.Pen(width*.35*b.unit), paint.Solid(paint.Fade(paint.RGB(0xFBEBB8), .7)))
}

// spine is how wide the spine is in units.
const spine = 96.0

func (b *binder) leather(w, h float64) {
	all := paint.Rect(0, 0, w, h)
	b.Fill(all, paint.Radial{Center: paint.Pt(.45*w, .35*h), Radius: .75 * w, Stops: []paint.Stop{{At: 0, Color: b.light}, {At: .5, Color: b.main}, {At: 1, Color: b.dark}}})
	b.Grain(image.Rect(0, 0, int(w), int(h)), .05, 3*b.unit, 12)
	u := b.unit
	b.Fill(paint.Rect(0, 0, spine*u, h), paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(spine*u, 0), Stops: []paint.Stop{{At: 0, Color: b.dark}, {At: .45, Color: b.light}, {At: 1, Color: b.dark}}})
	b.Stroke(paint.Line(spine*u, 0, spine*u, h), paint.Pen(5*u), paint.Solid(palette.Keyline))
	for i := range 5 {
		y := h * (.095 + .194*float64(i))
		b.Fill(paint.Rect(0, y, spine*u, 34*u), paint.Down(y, y+34*u, b.light, b.dark))
		b.gilt(paint.Line(6*u, y-7*u, 90*u, y-7*u), 1.6)
		b.gilt(paint.Line(6*u, y+41*u, 90*u, y+41*u), 1.6)
		b.Fill(paint.Star(48*u, y+.115*h, 18*u, 8*u, 8, -math.Pi/2), paint.Solid(palette.Gilt))
	}
	edge := 26 * u // the leaves of the book
	b.Fill(paint.Rect(w-edge, 0, edge, h), paint.Hex(0xD9C79A))
	leaves := &paint.Path{}
	for x := w - edge; x < w; x += 2.6 * u {
		leaves.Append(paint.Line(x, 0, x, h))
	}
	b.Stroke(leaves, paint.Stroke{Width: .9 * u}, paint.Solid(paint.Fade(paint.RGB(0x6B573A), .5)))
	b.Fill(paint.Rect(w-edge-12*u, 0, 12*u, h), paint.Solid(b.dark))
}

// board is the part of the cover that is tooled.
func (b *binder) board(w, h float64) (x0, y0, x1, y1 float64) {
	u := b.unit
	return 136 * u, 40 * u, w - 76*u, h - 40*u
}

func (b *binder) tooling(w, h float64) {
	x0, y0, x1, y1 := b.board(w, h)
	u := b.unit
	for _, k := range [...][2]float64{{0, 3}, {10, 1.2}, {44, 1.2}, {52, 2}} {
		d := k[0] * u
		b.gilt(paint.Rect(x0+d, y0+d, x1-x0-2*d, y1-y0-2*d), k[1])
	}
	stars := &paint.Path{}
	star := func(i int, x, y float64) {
		if i%3 == 0 {
			stars.Append(paint.Star(x, y, 7*u, 3*u, 6, -math.Pi/2))
			return
		}
		stars.Append(paint.Star(x, y, 3.6*u, 1.5*u, 4, -math.Pi/2))
	}
	across, down := int((x1-x0)/(26*u)), int((y1-y0)/(26*u))
	for i := 1; i < across; i++ {
		x := x0 + (x1-x0)*float64(i)/float64(across)
		star(i, x, y0+27*u)
		star(i, x, y1-27*u)
	}
	for i := 2; i < down-1; i++ {
		y := y0 + (y1-y0)*float64(i)/float64(down)
		star(i, x0+27*u, y)
		star(i, x1-27*u, y)
	}
	b.Fill(stars, paint.Solid(palette.Gilt))
}

// sphere is the circle of hours with its degrees and rays, and the dark field for the arms.
func (b *binder) sphere(w, h float64) {
	x, y, r := Middle(w, h)
	rays, degrees := &paint.Path{}, &paint.Path{}
	turn := func(a, from, to float64) *paint.Path {
		sin, cos := math.Sincos(a)
		return paint.Line(x+from*cos, y+from*sin, x+to*cos, y+to*sin)
	}
	for i := range 72 {
		long := 1.36
		if i%2 == 0 {
			long = 1.46
		}
		rays.Append(turn(float64(i)*math.Pi/36, 1.28*r, long*r))
	}
	for i := range 360 {
		long := 1.165
		if i%5 == 0 {
			long = 1.13
		}
		degrees.Append(turn(float64(i)*math.Pi/180, 1.195*r, long*r))
	}
	b.gilt(rays, 1.8)
	b.Stroke(degrees, paint.Pen(b.unit), paint.Solid(palette.Gilt))
	for _, k := range [...][2]float64{{1.25, 2.6}, {1.195, 1.2}, {1.03, 1.2}, {1, 2}} {
		b.gilt(paint.Circle(x, y, k[0]*r), k[1])
	}
	for i := range 24 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		size := 5.0
		if i%2 == 0 {
			size = 9
		}
		b.Fill(paint.Star(x+1.08*r*cos, y+1.08*r*sin, size*b.unit, size*.4*b.unit, 4, -math.Pi/2), paint.Solid(palette.Gilt2))
	}
	b.Fill(paint.Circle(x, y, .96*r), paint.Solid(paint.Fade(palette.Keyline, .55)))
}

// figures are constellations in the four fields beside the sphere.
func (b *binder) figures(w, h float64) {
	x0, y0, x1, y1 := b.board(w, h)
	x, _, r := Middle(w, h)
	if x-1.5*r-x0 < 220*b.unit {
		return // no room beside it
	}
	k := .6 * b.unit
	left, right := (x0+52*b.unit+x-1.46*r)/2, (x1-52*b.unit+x+1.46*r)/2
	for _, f := range [...]struct {
		figure sky.Figure
		x, y   float64
	}{{sky.Swan, left, y0 + .26*(y1-y0)}, {sky.Balance, right, y0 + .26*(y1-y0)}, {sky.Argo, left, y0 + .74*(y1-y0)}, {sky.Serpent, right, y0 + .74*(y1-y0)}} {
		b.Within(func() {
			b.Translate(f.x, f.y)
			b.Scale(k, k)
			f.figure.Draw(b.Painter, .8)
		})
	}
}

// corner is the brass at a corner of the cover; sx and sy say which.
func (b *binder) corner(w, h, sx, sy float64) {
	x0, y0, x1, y1 := b.board(w, h)
	at := paint.Pt(x0-18*b.unit, y0-18*b.unit)
	if sx < 0 {
		at.X = x1 + 18*b.unit
	}
	if sy < 0 {
		at.Y = y1 + 18*b.unit
	}
	b.Within(func() {
		b.Translate(at.X, at.Y)
		b.Scale(sx*b.unit, sy*b.unit)
		brass := paint.MustPath("M0 0H120Q112 26 84 28Q70 30 66 44Q62 62 44 66Q30 70 28 84Q26 112 0 120Z")
		b.Fill(brass, paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(90, 90), Stops: []paint.Stop{{At: 0, Color: palette.Gilt2}, {At: .6, Color: palette.Gilt}, {At: 1, Color: paint.RGB(0x6B4A12)}}})
		b.Stroke(brass, paint.Pen(2.4), paint.Solid(palette.Keyline))
		b.Stroke(paint.MustPath("M8 8H104Q96 20 80 21Q62 24 58 40Q54 54 40 58Q24 62 21 80Q20 96 8 104Z"), paint.Pen(1.4), paint.Hex(0x6B4A12))
		for _, c := range [...][3]float64{{18, 18, 6}, {92, 13, 4}, {13, 92, 4}} {
			b.Fill(paint.Circle(c[0], c[1], c[2]), paint.Solid(palette.Gilt2))
			b.Stroke(paint.Circle(c[0], c[1], c[2]), paint.Pen(1.2), paint.Solid(palette.Keyline))
		}
	})
}
