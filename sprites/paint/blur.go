package paint

import (
	"image"
	"image/color"
	"math"
)

// Shadow paints the blurred silhouette of path, shifted by dx, dy; radius is the blur. All in user units.
func (p *Painter) Shadow(path *Path, dx, dy, radius float64, c color.NRGBA) {
	p.Within(func() {
		m := Move(p.state.m.A*dx+p.state.m.C*dy, p.state.m.B*dx+p.state.m.D*dy)
		p.state.m = p.state.m.Then(m)
		soft := radius * p.Unit()
		if soft < 0.5 {
			p.Fill(path, Solid(c))
			return
		}
		margin := int(math.Ceil(2 * soft))
		r := box(path.flatten(p.state.m, tolerance)).Inset(-margin)
		r = r.Intersect(p.bounds().Inset(-margin))
		if r.Empty() {
			return
		}
		q := &Painter{Dst: &image.RGBA{Rect: r}, state: state{m: p.state.m, alpha: 1}}
		inner := q.cover(path)
		mask := image.NewAlpha(r)
		for y := inner.Min.Y; y < inner.Max.Y; y++ {
			copy(mask.Pix[mask.PixOffset(inner.Min.X, y):], q.mask.Pix[q.mask.PixOffset(inner.Min.X, y):][:inner.Dx()])
		}
		BlurAlpha(mask, soft)
		p.blend(r.Intersect(p.bounds()), mask, Solid(c))
	})
}

// BlurAlpha softens a mask by three box filters, close to a Gaussian of half the radius (pixels).
func BlurAlpha(m *image.Alpha, radius float64) {
	blurPlane(m.Pix, m.Rect.Dx(), m.Rect.Dy(), m.Stride, radius)
}

func blurPlane(pix []uint8, w, h, stride int, radius float64) {
	k := int(math.Round(radius / 2))
	if k < 1 || w == 0 || h == 0 {
		return
	}
	line := make([]uint8, max(w, h))
	for range 3 {
		for y := range h {
			blurLine(pix[y*stride:], w, 1, k, line)
		}
		for x := range w {
			blurLine(pix[x:], h, stride, k, line)
		}
	}
}

// blurLine averages 2k+1 neighbours along one line; outside counts as the border value 0.
func blurLine(pix []uint8, n, step, k int, line []uint8) {
	for i := range n {
		line[i] = pix[i*step]
	}
	sum, width := 0, 2*k+1
	for i := range min(k, n) {
		sum += int(line[i])
	}
	for i := range n {
		if i+k < n {
			sum += int(line[i+k])
		}
		if i-k-1 >= 0 {
			sum -= int(line[i-k-1])
		}
		pix[i*step] = uint8((sum + width/2) / width)
	}
}
