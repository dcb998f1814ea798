package window

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// A surface is a canvas over the screen. It keeps its memory from frame to frame.
type surface struct {
	screen   *ebiten.Image
	target   *ebiten.Image // the screen, or the part of it that is not clipped away
	clips    []image.Rectangle
	white    *ebiten.Image
	textures textures
	glyphs   atlas
	vertices []ebiten.Vertex
	indices  []uint16
	round    []canvas.Point
	options  ebiten.DrawTrianglesOptions
}

var _ canvas.Canvas = (*surface)(nil)

func newSurface() *surface {
	s := &surface{white: ebiten.NewImage(3, 3)}
	s.white.Fill(color.White)
	s.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	return s
}

// follow takes the screen of this frame and says whether it is another one, whose picture is lost.
func (s *surface) follow(screen *ebiten.Image) bool {
	changed := screen != s.screen
	s.screen, s.target = screen, screen
	return changed
}

func (s *surface) begin() {
	s.clips = s.clips[:0]
	s.target = s.screen
	s.textures.next()
}

func (s *surface) end() {
	size := s.screen.Bounds().Size()
	s.textures.trim(roomFor(size.X, size.Y))
}

// Size returns the screen's size.
func (s *surface) Size() (w, h float64) {
	size := s.screen.Bounds().Size()
	return float64(size.X), float64(size.Y)
}

// Clip limits what follows to r, rounded to whole pixels.
func (s *surface) Clip(r canvas.Rect) {
	s.clips = append(s.clips, s.target.Bounds())
	box := image.Rect(int(math.Round(r.X)), int(math.Round(r.Y)), int(math.Round(r.Right())), int(math.Round(r.Bottom())))
	s.target = s.screen.SubImage(box.Intersect(s.target.Bounds())).(*ebiten.Image)
}

// Unclip undoes the latest Clip.
func (s *surface) Unclip() {
	last := len(s.clips) - 1
	s.target = s.screen.SubImage(s.clips[last]).(*ebiten.Image)
	s.clips = s.clips[:last]
}

// tint is a premultiplied colour as vertices have it.
type tint struct{ r, g, b, a float32 }

func tintOf(c color.NRGBA, share float32) tint {
	a := float32(c.A) / 255 * share
	return tint{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}

func vertex(x, y, u, v float64, t tint) ebiten.Vertex {
	return ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: float32(u), SrcY: float32(v),
		ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a}
}

// quad adds a rectangle to the vertices.
func (s *surface) quad(d canvas.Rect, u canvas.Rect, t tint) {
	n := uint16(len(s.vertices))
	s.vertices = append(s.vertices,
		vertex(d.X, d.Y, u.X, u.Y, t), vertex(d.Right(), d.Y, u.Right(), u.Y, t),
		vertex(d.X, d.Bottom(), u.X, u.Bottom(), t), vertex(d.Right(), d.Bottom(), u.Right(), u.Bottom(), t))
	s.indices = append(s.indices, n, n+1, n+2, n+1, n+3, n+2)
}

// flush draws the vertices with the texture.
func (s *surface) flush(src *ebiten.Image, filter ebiten.Filter) {
	s.flushBlended(src, filter, ebiten.BlendSourceOver)
}

// wide is the area in pixels from which it pays to put something opaque on the screen without blending.
const wide = 100_000

// blendFor returns how to put on a rectangle that is opaque or not: large opaque ones need not read what is below.
func blendFor(opaque bool, r canvas.Rect) ebiten.Blend {
	if opaque && r.W*r.H > wide {
		return ebiten.BlendCopy
	}
	return ebiten.BlendSourceOver
}

func (s *surface) flushBlended(src *ebiten.Image, filter ebiten.Filter, blend ebiten.Blend) {
	if len(s.indices) > 0 && !s.target.Bounds().Empty() {
		s.options.Filter, s.options.Blend = filter, blend
		s.target.DrawTriangles(s.vertices, s.indices, src, &s.options)
	}
	s.vertices, s.indices = s.vertices[:0], s.indices[:0]
}

// whiteSpot is the middle of the white texture.
var whiteSpot = canvas.Rect{X: 1.5, Y: 1.5}

// Fill paints a rectangle; edges between pixels are blended.
func (s *surface) Fill(r canvas.Rect, c color.NRGBA) {
	if r.Empty() || c.A == 0 {
		return
	}
	xs, ys := cells(r.X, r.Right()), cells(r.Y, r.Bottom())
	for _, y := range ys {
		for _, x := range xs {
			if cover := x.cover * y.cover; cover > 0 {
				s.quad(canvas.Rect{X: x.from, Y: y.from, W: x.to - x.from, H: y.to - y.from}, whiteSpot, tintOf(c, float32(cover)))
			}
		}
	}
	whole := r.X == math.Trunc(r.X) && r.Y == math.Trunc(r.Y) && r.W == math.Trunc(r.W) && r.H == math.Trunc(r.H)
	s.flushBlended(s.white, ebiten.FilterNearest, blendFor(whole && c.A == 255, r))
}

// A cell is a run of pixels that a rectangle covers equally.
type cell struct{ from, to, cover float64 }

// cells splits an interval into the partly covered first pixel, the full ones and the partly covered last.
func cells(lo, hi float64) [3]cell {
	first, last := math.Floor(lo), math.Ceil(hi)
	if last-first <= 1 {
		return [3]cell{{first, last, hi - lo}}
	}
	return [3]cell{{first, first + 1, first + 1 - lo}, {first + 1, last - 1, full(last - first - 2)}, {last - 1, last, hi - last + 1}}
}

func full(length float64) float64 {
	if length > 0 {
		return 1
	}
	return 0
}

// Line paints a stroke with round ends. A stroke thinner than a pixel is drawn a pixel wide and fainter.
func (s *surface) Line(a, b canvas.Point, width float64, c color.NRGBA) {
	if width < 1 {
		c.A = uint8(float64(c.A) * max(width, 0))
		width = 1
	}
	s.round = canvas.Capsule(s.round[:0], a, b, width/2)
	s.Polygon(s.round, c)
}

// Polygon fills a convex polygon: the inside in full and a rim of one pixel that fades out.
func (s *surface) Polygon(pts []canvas.Point, c color.NRGBA) {
	n := len(pts)
	if n < 3 || c.A == 0 || n > 10000 {
		return
	}
	turn := orientation(pts)
	in, out := tintOf(c, 1), tint{}
	base := uint16(len(s.vertices))
	for i, p := range pts {
		nx, ny := rim(pts[(i+n-1)%n], p, pts[(i+1)%n], turn)
		s.vertices = append(s.vertices,
			vertex(p.X-nx/2, p.Y-ny/2, whiteSpot.X, whiteSpot.Y, in), vertex(p.X+nx/2, p.Y+ny/2, whiteSpot.X, whiteSpot.Y, out))
	}
	for i := range n {
		a, b := base+uint16(2*i), base+uint16(2*((i+1)%n))
		if i >= 2 {
			s.indices = append(s.indices, base, a-2, a)
		}
		s.indices = append(s.indices, a, a+1, b, b, a+1, b+1)
	}
	s.flush(s.white, ebiten.FilterNearest)
}

// orientation returns 1 or -1 for the two ways round.
func orientation(pts []canvas.Point) float64 {
	area := 0.0
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		area += p.X*q.Y - q.X*p.Y
	}
	if area < 0 {
		return -1
	}
	return 1
}

// rim returns the vector from a corner outwards whose rim is one pixel wide on both sides; sharp corners are blunted.
func rim(before, p, after canvas.Point, turn float64) (x, y float64) {
	ax, ay := direction(before, p)
	bx, by := direction(p, after)
	nx, ny := (ay+by)*turn, -(ax+bx)*turn
	square := nx*nx + ny*ny
	if square < 1e-6 {
		return ay * turn, -ax * turn
	}
	k := min(2/square, 2)
	return nx * k, ny * k
}

func direction(a, b canvas.Point) (x, y float64) {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		return 0, 0
	}
	return (b.X - a.X) / d, (b.Y - a.Y) / d
}

// Picture paints p.
func (s *surface) Picture(p *canvas.Picture, at canvas.Place) {
	if at.Hidden || at.Alpha < 0 {
		return
	}
	t := tintOf(color.NRGBA{255, 255, 255, 255}, float32(at.Opacity()))
	if at.Tint.A != 0 {
		c := at.Tint
		c.A = 255
		t = tintOf(c, float32(at.Opacity()))
	}
	w, h := float64(p.W), float64(p.H)
	m := at.Matrix(w, h)
	s.corner(m, 0, 0, t)
	s.corner(m, w, 0, t)
	s.corner(m, 0, h, t)
	s.corner(m, w, h, t)
	s.indices = append(s.indices, 0, 1, 2, 1, 3, 2)
	s.flush(s.textures.of(p).image, filterFor(p, m))
}

func (s *surface) corner(m canvas.Matrix, x, y float64, t tint) {
	q := m.Apply(canvas.Point{X: x, Y: y})
	s.vertices = append(s.vertices, vertex(q.X, q.Y, x, y, t))
}

// filterFor says whether to blend between pixels. One with a texture of its own that is neither scaled nor turned and lies
// on whole pixels need not be; small ones always are, since it costs them little and lets them be drawn in one go.
func filterFor(p *canvas.Picture, m canvas.Matrix) ebiten.Filter {
	straight := m.A == 1 && m.D == 1 && m.B == 0 && m.C == 0 && m.E == math.Trunc(m.E) && m.F == math.Trunc(m.F)
	if alone(p) && straight {
		return ebiten.FilterNearest
	}
	return ebiten.FilterLinear
}

// Part paints the part src of p stretched into dst.
func (s *surface) Part(p *canvas.Picture, src, dst canvas.Rect, alpha float64) {
	if src.Empty() || dst.Empty() || alpha <= 0 {
		return
	}
	m := canvas.Matrix{A: dst.W / src.W, D: dst.H / src.H, E: dst.X, F: dst.Y}
	if src.W != dst.W { // keep off the neighbours of the part, which blending would let in at its edges
		src.X, src.W = src.X+0.5, src.W-1
	}
	if src.H != dst.H {
		src.Y, src.H = src.Y+0.5, src.H-1
	}
	s.quad(dst, src, tintOf(color.NRGBA{255, 255, 255, 255}, float32(min(alpha, 1))))
	t := s.textures.of(p)
	s.flushBlended(t.image, filterFor(p, m), blendFor(t.opaque && alpha >= 1, dst))
}

// Text paints one line: first all halos, then all letters.
func (s *surface) Text(text string, at canvas.Point, style fonts.Style) {
	glyphs := fonts.Shape(text, style)
	if style.Halo > 0 {
		t := tintOf(style.Ground, 1)
		for i := range glyphs {
			key, x := glyphs[i].HaloKey(style, at.X)
			s.glyph(key, x, glyphs[i].Row(style, at.Y), t)
		}
	}
	t := tintOf(style.Color, 1)
	for i := range glyphs {
		key, x := glyphs[i].Key(style, at.X)
		s.glyph(key, x, glyphs[i].Row(style, at.Y), t)
	}
	s.flushGlyphs()
}

// glyph adds one letter; letters on one page of the atlas go to the screen together.
func (s *surface) glyph(key fonts.MaskKey, x, y int, t tint) {
	if !s.glyphs.has(key) {
		s.flushGlyphs() // a new letter may take the place of those that wait
	}
	g := s.glyphs.of(key)
	if g.page == nil {
		return
	}
	if g.page != s.glyphs.drawing {
		s.flushGlyphs()
		s.glyphs.drawing = g.page
	}
	dst := canvas.Rect{X: float64(x + g.shift.X), Y: float64(y + g.shift.Y), W: float64(g.box.Dx()), H: float64(g.box.Dy())}
	src := canvas.Rect{X: float64(g.box.Min.X), Y: float64(g.box.Min.Y), W: dst.W, H: dst.H}
	s.quad(dst, src, t)
}

func (s *surface) flushGlyphs() {
	if s.glyphs.drawing != nil {
		s.flush(s.glyphs.drawing, ebiten.FilterNearest)
	}
}

// Grab returns what the screen shows as a picture of its own.
func (s *surface) Grab() *canvas.Picture {
	size := s.screen.Bounds().Size()
	m := ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
	m.DrawImage(s.screen, nil)
	p := canvas.NewPicture(size.X, size.Y, nil)
	p.Cache = &texture{image: m, pinned: true}
	return p
}
