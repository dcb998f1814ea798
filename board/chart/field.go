package chart

import (
	"image"
	"math"

	"tyche/board/geom"
)

// segment is one edge in level pixels; reach limits how far it is felt (0 = the field's own limit).
type segment struct {
	a, b  geom.Point
	reach float64
}

// field holds the distance to the nearest segment at every second pixel of a tile, with one sample of margin.
type field struct {
	w, h  int
	at    image.Point // first sample, level pixels
	limit float32
	d     []float32
}

const fieldStep = 2

// measure fills the field for the pixels of r with the distances to the segments, limit at most.
func (f *field) measure(r image.Rectangle, segs []segment, limit float64) {
	f.w, f.h = r.Dx()/fieldStep+3, r.Dy()/fieldStep+3
	f.at = image.Pt(r.Min.X-fieldStep, r.Min.Y-fieldStep)
	f.limit = float32(limit)
	if cap(f.d) < f.w*f.h {
		f.d = make([]float32, f.w*f.h)
	}
	f.d = f.d[:f.w*f.h]
	for i := range f.d {
		f.d[i] = f.limit * f.limit
	}
	for i := range segs {
		f.splat(&segs[i])
	}
	for i, q := range f.d {
		f.d[i] = float32(math.Sqrt(float64(q)))
	}
}

// splat lowers the samples near one segment; while measuring they hold squares.
func (f *field) splat(s *segment) {
	reach := float64(f.limit)
	if s.reach > 0 {
		reach = min(reach, s.reach)
	}
	y0, y1 := f.span(min(s.a.Y, s.b.Y)-reach, max(s.a.Y, s.b.Y)+reach, f.at.Y, f.h)
	dx, dy := float32(s.b.X-s.a.X), float32(s.b.Y-s.a.Y)
	inverse := float32(0)
	if l := dx*dx + dy*dy; l > 0 {
		inverse = 1 / l
	}
	limit := float32(reach * reach)
	for y := y0; y < y1; y++ {
		py := float32(float64(f.at.Y+y*fieldStep) + 0.5 - s.a.Y)
		row := f.d[y*f.w : (y+1)*f.w]
		beside := max(py-max(dy, 0), min(dy, 0)-py, 0) // how far the row runs above or below the segment
		if beside*beside >= limit {
			continue
		}
		half := math.Sqrt(float64(limit - beside*beside))
		x0, x1 := f.span(min(s.a.X, s.b.X)-half, max(s.a.X, s.b.X)+half, f.at.X, f.w)
		for x := x0; x < x1; x++ {
			px := float32(float64(f.at.X+x*fieldStep) + 0.5 - s.a.X)
			t := min(max((px*dx+py*dy)*inverse, 0), 1)
			ex, ey := px-t*dx, py-t*dy
			if q := ex*ex + ey*ey; q < limit && q < row[x] {
				row[x] = q
			}
		}
	}
}

// span turns a range of level pixels into a range of samples.
func (f *field) span(lo, hi float64, origin, n int) (int, int) {
	a := int(math.Floor((lo - float64(origin)) / fieldStep))
	b := int(math.Ceil((hi-float64(origin))/fieldStep)) + 1
	return min(max(a, 0), n), min(max(b, 0), n)
}

// pixel returns the distance at a pixel of the tile, interpolated.
func (f *field) pixel(x, y int) float32 {
	sx, sy := x-f.at.X, y-f.at.Y
	i := (sy>>1)*f.w + sx>>1
	u, v := float32(sx&1)*0.5, float32(sy&1)*0.5
	top := f.d[i] + (f.d[i+1]-f.d[i])*u
	low := f.d[i+f.w] + (f.d[i+f.w+1]-f.d[i+f.w])*u
	return top + (low-top)*v
}
