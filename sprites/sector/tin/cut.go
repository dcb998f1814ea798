package tin

import (
	"image"
	"image/color"
	"math"

	"tyche/sprites/paint"
)

// Cut paints what draw paints as a piece of cut tin: with a light edge and a shadow to the lower right. box is where it
// may lie, in the units of p; edge is the width of the light edge.
func Cut(p *paint.Painter, x0, y0, x1, y1, edge float64, draw func(*paint.Painter)) {
	m, margin := p.Matrix(), 6*edge
	a, b := m.Apply(paint.Pt(x0-margin, y0-margin)), m.Apply(paint.Pt(x1+margin, y1+margin))
	r := image.Rect(int(math.Floor(min(a.X, b.X))), int(math.Floor(min(a.Y, b.Y))), int(math.Ceil(max(a.X, b.X))), int(math.Ceil(max(a.Y, b.Y))))
	if r.Empty() {
		return
	}
	layer := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	q := paint.New(layer)
	q.Transform(m.Then(paint.Move(float64(-r.Min.X), float64(-r.Min.Y))))
	draw(q)
	px := p.Unit() * edge
	shadow := silhouette(layer, int(2*px+.5), int(3*px+.5))
	paint.BlurAlpha(shadow, 2.4*px)
	p.Lay(tinted(shadow, color.NRGBA{A: 140}), r.Min.X, r.Min.Y)
	p.Lay(tinted(grown(silhouette(layer, 0, 0), px), color.NRGBA{0xFF, 0xF4, 0xD8, 255}), r.Min.X, r.Min.Y)
	p.Lay(layer, r.Min.X, r.Min.Y)
}

// silhouette is the opacity of an image, shifted.
func silhouette(m *image.RGBA, dx, dy int) *image.Alpha {
	a := image.NewAlpha(m.Rect)
	for y := max(dy, 0); y < m.Rect.Dy(); y++ {
		for x := max(dx, 0); x < m.Rect.Dx(); x++ {
			a.Pix[y*a.Stride+x] = m.Pix[(y-dy)*m.Stride+4*(x-dx)+3]
		}
	}
	return a
}

// tinted is an image of one colour with the opacity of a mask.
func tinted(a *image.Alpha, c color.NRGBA) *image.RGBA {
	m := image.NewRGBA(a.Rect)
	for i, v := range a.Pix {
		k := uint32(v) * uint32(c.A) / 255
		m.Pix[4*i], m.Pix[4*i+1], m.Pix[4*i+2], m.Pix[4*i+3] = uint8(uint32(c.R)*k/255), uint8(uint32(c.G)*k/255), uint8(uint32(c.B)*k/255), uint8(k)
	}
	return m
}

// grown moves the edge of a mask outwards by r pixels.
func grown(a *image.Alpha, r float64) *image.Alpha {
	const ways = 12
	g := image.NewAlpha(a.Rect)
	copy(g.Pix, a.Pix)
	w, h := a.Rect.Dx(), a.Rect.Dy()
	for k := range ways {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / ways)
		ox, oy := r*cos, r*sin
		ix, iy := int(math.Floor(ox)), int(math.Floor(oy))
		fx, fy := uint32((ox-float64(ix))*256), uint32((oy-float64(iy))*256)
		for y := max(0, -iy); y < min(h, h-iy-1); y++ {
			for x := max(0, -ix); x < min(w, w-ix-1); x++ {
				at := (y+iy)*a.Stride + x + ix
				upper := uint32(a.Pix[at])*(256-fx) + uint32(a.Pix[at+1])*fx
				lower := uint32(a.Pix[at+a.Stride])*(256-fx) + uint32(a.Pix[at+a.Stride+1])*fx
				if v := uint8((upper*(256-fy) + lower*fy) >> 16); v > g.Pix[y*g.Stride+x] {
					g.Pix[y*g.Stride+x] = v
				}
			}
		}
	}
	return g
}
