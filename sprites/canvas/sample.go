package canvas

import (
	"image"
	"math"
)

// Picture paints p, smoothly scaled and turned.
func (s *Software) Picture(p *Picture, at Place) {
	if at.Hidden || at.Alpha < 0 {
		return
	}
	m := at.Matrix(float64(p.W), float64(p.H))
	s.sample(p.Pixels(), Rect{0, 0, float64(p.W), float64(p.H)}, m, gain(at))
}

// gain returns what the four premultiplied channels are multiplied by, 256 = unchanged.
func gain(at Place) tone {
	a := at.Opacity() * 256
	if at.Tint.A == 0 {
		return tone{uint32(a), uint32(a), uint32(a), uint32(a)}
	}
	t := at.Tint
	return tone{uint32(a * float64(t.R) / 255), uint32(a * float64(t.G) / 255), uint32(a * float64(t.B) / 255), uint32(a)}
}

// Part paints the part src of p stretched into dst. The part's edge pixels reach to its very edge, so that parts laid
// side by side show no seam.
func (s *Software) Part(p *Picture, src, dst Rect, alpha float64) {
	if src.Empty() || dst.Empty() || alpha <= 0 {
		return
	}
	a := uint32(min(alpha, 1) * 256)
	g := tone{a, a, a, a}
	sx, sy := dst.W/src.W, dst.H/src.H
	m := Matrix{A: sx, D: sy, E: dst.X - src.X*sx, F: dst.Y - src.Y*sy}
	if s.straight(p.Pixels(), src, m, g) {
		return
	}
	back, _ := m.Invert()
	t := newTexture(p.Pixels(), src)
	t.stretch = true
	grain := fineness(back)
	box := outward(dst.X, dst.Y, dst.Right(), dst.Bottom()).Intersect(s.clip)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := s.dst.Pix[s.dst.PixOffset(box.Min.X, y):]
		tall := overlap(float64(y), dst.Y, dst.Bottom())
		for x := box.Min.X; x < box.Max.X; x++ {
			cover := uint32(tall*overlap(float64(x), dst.X, dst.Right())*256 + 0.5)
			c := t.pixel(back, float64(x), float64(y), grain, g)
			over(row[(x-box.Min.X)*4:], c.apply(cover, cover, cover, cover))
		}
	}
}

// sample paints the part src of pix through m.
func (s *Software) sample(pix *image.RGBA, src Rect, m Matrix, g tone) {
	back, ok := m.Invert()
	if !ok {
		return
	}
	box := s.touched(src, m)
	if box.Empty() || s.straight(pix, src, m, g) {
		return
	}
	t := newTexture(pix, src)
	grain := fineness(back)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := s.dst.Pix[s.dst.PixOffset(box.Min.X, y):]
		for x := box.Min.X; x < box.Max.X; x++ {
			if c := t.pixel(back, float64(x), float64(y), grain, g); c.a > 0 {
				over(row[(x-box.Min.X)*4:], c)
			}
		}
	}
}

func whole(v float64) bool { return v == math.Trunc(v) }

// touched returns the canvas pixels that the mapped rectangle reaches, with a margin for its smooth edge.
func (s *Software) touched(src Rect, m Matrix) image.Rectangle {
	corners := [4]Point{{src.X, src.Y}, {src.Right(), src.Y}, {src.X, src.Bottom()}, {src.Right(), src.Bottom()}}
	lo, hi := m.Apply(corners[0]), m.Apply(corners[0])
	for _, c := range corners[1:] {
		q := m.Apply(c)
		lo, hi = Point{min(lo.X, q.X), min(lo.Y, q.Y)}, Point{max(hi.X, q.X), max(hi.Y, q.Y)}
	}
	soft := (math.Abs(m.A) + math.Abs(m.B) + math.Abs(m.C) + math.Abs(m.D)) / 4 // half a picture pixel
	return outward(lo.X-soft, lo.Y-soft, hi.X+soft, hi.Y+soft).Intersect(s.clip)
}

// straight paints a part that is neither scaled nor turned and lies on whole pixels, and says whether it was one.
func (s *Software) straight(pix *image.RGBA, src Rect, m Matrix, g tone) bool {
	if m.A != 1 || m.D != 1 || m.B != 0 || m.C != 0 || !whole(m.E) || !whole(m.F) || !whole(src.X) || !whole(src.Y) {
		return false
	}
	s.copyOver(pix, s.touched(src, m), image.Pt(int(m.E), int(m.F)), src, g)
	return true
}

func (s *Software) copyOver(pix *image.RGBA, box image.Rectangle, shift image.Point, src Rect, g tone) {
	limit := image.Rect(int(src.X), int(src.Y), int(src.Right()), int(src.Bottom())).Intersect(pix.Rect)
	box = box.Intersect(limit.Add(shift))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := s.dst.Pix[s.dst.PixOffset(box.Min.X, y):]
		from := pix.Pix[pix.PixOffset(box.Min.X-shift.X, y-shift.Y):]
		for i := 0; i < box.Dx()*4; i += 4 {
			if from[i+3] > 0 {
				over(row[i:], g.apply(uint32(from[i]), uint32(from[i+1]), uint32(from[i+2]), uint32(from[i+3])))
			}
		}
	}
}

// apply multiplies premultiplied channels by the gain.
func (t tone) apply(r, g, b, a uint32) tone {
	return tone{r * t.r >> 8, g * t.g >> 8, b * t.b >> 8, a * t.a >> 8}
}

// fineness returns how many samples a side one canvas pixel needs so that shrinking does not flicker.
func fineness(back Matrix) int {
	reach := max(math.Hypot(back.A, back.B), math.Hypot(back.C, back.D))
	return min(max(int(math.Ceil(reach-0.01)), 1), 8)
}

// A texture is a part of a picture that is sampled between pixels. Outside the part there is nothing or, if
// stretched, what its edge has.
type texture struct {
	pix            *image.RGBA
	x0, y0, x1, y1 int
	stretch        bool
}

func newTexture(pix *image.RGBA, src Rect) texture {
	box := outward(src.X, src.Y, src.Right(), src.Bottom()).Intersect(pix.Rect)
	return texture{pix: pix, x0: box.Min.X, y0: box.Min.Y, x1: box.Max.X, y1: box.Max.Y}
}

// pixel returns the mean of grain by grain samples in the canvas pixel at x y.
func (t *texture) pixel(back Matrix, x, y float64, grain int, g tone) tone {
	step := 1 / float64(grain)
	middle := back.Apply(Point{x + 0.5, y + 0.5})
	if away := math.Abs(back.A) + math.Abs(back.B) + math.Abs(back.C) + math.Abs(back.D) + 1; !t.stretch &&
		(middle.X < float64(t.x0)-away || middle.Y < float64(t.y0)-away || middle.X > float64(t.x1)+away || middle.Y > float64(t.y1)+away) {
		return tone{}
	}
	var r, gr, b, a float64
	for j := range grain {
		for i := range grain {
			p := back.Apply(Point{x + (float64(i)+0.5)*step, y + (float64(j)+0.5)*step})
			c := t.between(p.X-0.5, p.Y-0.5)
			r, gr, b, a = r+c[0], gr+c[1], b+c[2], a+c[3]
		}
	}
	k := step * step
	return g.apply(uint32(r*k+0.5), uint32(gr*k+0.5), uint32(b*k+0.5), uint32(a*k+0.5))
}

// between blends the four pixels round x y.
func (t *texture) between(x, y float64) (out [4]float64) {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	fx, fy = x-fx, y-fy
	weights := [4]float64{(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy}
	for n, w := range weights {
		px, py := ix+n&1, iy+n>>1
		if t.stretch {
			px, py = min(max(px, t.x0), t.x1-1), min(max(py, t.y0), t.y1-1)
		}
		if w == 0 || px < t.x0 || py < t.y0 || px >= t.x1 || py >= t.y1 {
			continue
		}
		p := t.pix.Pix[t.pix.PixOffset(px, py):]
		out[0] += w * float64(p[0])
		out[1] += w * float64(p[1])
		out[2] += w * float64(p[2])
		out[3] += w * float64(p[3])
	}
	return out
}
