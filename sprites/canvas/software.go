package canvas

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"tyche/fonts"
)

// Software paints on an image in memory.
type Software struct {
	dst   *image.RGBA
	clip  image.Rectangle
	outer []image.Rectangle // the clips that Unclip returns to
	ras   vector.Rasterizer
	cover image.Alpha
	round []Point
}

var _ Canvas = (*Software)(nil)

// NewSoftware returns a canvas over dst, whose upper left corner is the canvas's origin.
func NewSoftware(dst *image.RGBA) *Software { return &Software{dst: dst, clip: dst.Rect} }

// Image returns what has been painted.
func (s *Software) Image() *image.RGBA { return s.dst }

// Size returns the image's size.
func (s *Software) Size() (w, h float64) {
	return float64(s.dst.Rect.Dx()), float64(s.dst.Rect.Dy())
}

// Clip limits what follows to r, rounded to whole pixels.
func (s *Software) Clip(r Rect) {
	s.outer = append(s.outer, s.clip)
	s.clip = s.clip.Intersect(image.Rect(
		int(math.Round(r.X)), int(math.Round(r.Y)), int(math.Round(r.Right())), int(math.Round(r.Bottom()))))
}

// Unclip undoes the latest Clip.
func (s *Software) Unclip() {
	last := len(s.outer) - 1
	s.clip, s.outer = s.outer[last], s.outer[:last]
}

// Fill paints a rectangle; edges between pixels are blended.
func (s *Software) Fill(r Rect, c color.NRGBA) {
	x0, y0, x1, y1 := r.X, r.Y, r.Right(), r.Bottom()
	box := outward(x0, y0, x1, y1).Intersect(s.clip)
	if box.Empty() || c.A == 0 || r.Empty() {
		return
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		rowCover := overlap(float64(y), y0, y1)
		row := s.dst.Pix[s.dst.PixOffset(box.Min.X, y):]
		for x := box.Min.X; x < box.Max.X; x++ {
			cover := rowCover * overlap(float64(x), x0, x1)
			over(row[(x-box.Min.X)*4:], premultiply(c, uint32(cover*255+0.5)))
		}
	}
}

// overlap returns how much of the pixel at v lies between lo and hi.
func overlap(v, lo, hi float64) float64 { return max(min(v+1, hi)-max(v, lo), 0) }

// outward returns the whole pixels that the box touches.
func outward(x0, y0, x1, y1 float64) image.Rectangle {
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
}

// A tone is a premultiplied colour in four bytes held wide.
type tone struct{ r, g, b, a uint32 }

// premultiply returns c at a coverage of 0 to 255.
func premultiply(c color.NRGBA, cover uint32) tone {
	a := uint32(c.A) * cover
	const full = 255 * 255
	return tone{(uint32(c.R)*a + full/2) / full, (uint32(c.G)*a + full/2) / full, (uint32(c.B)*a + full/2) / full, (a + 127) / 255}
}

// over lays t on the pixel.
func over(p []uint8, t tone) {
	p = p[:4:4]
	if t.a == 255 {
		p[0], p[1], p[2], p[3] = uint8(t.r), uint8(t.g), uint8(t.b), 255
		return
	}
	rest := 255 - t.a
	p[0] = uint8(t.r + (uint32(p[0])*rest+127)/255)
	p[1] = uint8(t.g + (uint32(p[1])*rest+127)/255)
	p[2] = uint8(t.b + (uint32(p[2])*rest+127)/255)
	p[3] = uint8(t.a + (uint32(p[3])*rest+127)/255)
}

// Line paints a stroke with round ends.
func (s *Software) Line(a, b Point, width float64, c color.NRGBA) {
	s.round = Capsule(s.round[:0], a, b, width/2)
	s.Polygon(s.round, c)
}

// Capsule appends the outline of all points within r of the segment from a to b.
func Capsule(dst []Point, a, b Point, r float64) []Point {
	n := min(max(int(r*2)+3, 4), 24) // corners of each round end
	turn := math.Atan2(b.Y-a.Y, b.X-a.X) + math.Pi/2
	for end, centre := range [2]Point{a, b} {
		for i := 0; i <= n; i++ {
			sin, cos := math.Sincos(turn + math.Pi*(float64(end)+float64(i)/float64(n)))
			dst = append(dst, Point{centre.X + r*cos, centre.Y + r*sin})
		}
	}
	return dst
}

// Polygon fills a convex polygon with smooth edges.
func (s *Software) Polygon(pts []Point, c color.NRGBA) {
	if len(pts) < 3 || c.A == 0 {
		return
	}
	lo, hi := pts[0], pts[0]
	for _, p := range pts {
		lo, hi = Point{min(lo.X, p.X), min(lo.Y, p.Y)}, Point{max(hi.X, p.X), max(hi.Y, p.Y)}
	}
	box := outward(lo.X, lo.Y, hi.X, hi.Y).Intersect(s.clip)
	if box.Empty() {
		return
	}
	s.ras.Reset(box.Dx(), box.Dy())
	for i, p := range pts {
		x, y := float32(p.X-float64(box.Min.X)), float32(p.Y-float64(box.Min.Y))
		if i == 0 {
			s.ras.MoveTo(x, y)
		} else {
			s.ras.LineTo(x, y)
		}
	}
	s.ras.ClosePath()
	s.stamp(box, c)
}

// stamp lays c over the box where the rasteriser covers.
func (s *Software) stamp(box image.Rectangle, c color.NRGBA) {
	size := box.Size()
	if n := size.X * size.Y; cap(s.cover.Pix) < n {
		s.cover.Pix = make([]uint8, n)
	} else {
		s.cover.Pix = s.cover.Pix[:n]
	}
	s.cover.Stride, s.cover.Rect = size.X, image.Rectangle{Max: size}
	clear(s.cover.Pix)
	s.ras.Draw(&s.cover, s.cover.Rect, image.Opaque, image.Point{})
	for y := range size.Y {
		row := s.dst.Pix[s.dst.PixOffset(box.Min.X, box.Min.Y+y):]
		for x, cover := range s.cover.Pix[y*size.X : (y+1)*size.X] {
			if cover > 0 {
				over(row[x*4:], premultiply(c, uint32(cover)))
			}
		}
	}
}

// Text paints one line.
func (s *Software) Text(text string, at Point, style fonts.Style) {
	fonts.DrawClipped(s.dst, s.clip, text, at.X, at.Y, style)
}
