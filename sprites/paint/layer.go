package paint

import "image"

// Layer runs f on an empty image of the same size and map, then lays the result on p with the given opacity, so
// that overlapping parts do not show through one another. The clip of p applies.
func (p *Painter) Layer(alpha float64, f func(*Painter)) {
	q := &Painter{Dst: image.NewRGBA(p.Dst.Rect), state: state{m: p.state.m, alpha: 1}}
	f(q)
	p.lay(q.Dst, alpha)
}

// lay puts a premultiplied image over the painter's, where they meet.
func (p *Painter) lay(src *image.RGBA, alpha float64) {
	r := src.Rect.Intersect(p.bounds())
	k := uint32(min(max(alpha*p.state.alpha, 0), 1)*255 + 0.5)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		s := src.Pix[src.PixOffset(r.Min.X, y):][:4*r.Dx()]
		d := p.Dst.Pix[p.Dst.PixOffset(r.Min.X, y):][:4*r.Dx()]
		var clip []uint8
		if p.state.clip != nil {
			clip = p.state.clip.Pix[p.state.clip.PixOffset(r.Min.X, y):]
		}
		for i := 0; i < len(s); i += 4 {
			if s[i+3] == 0 {
				continue
			}
			w := k
			if clip != nil {
				w = (w*uint32(clip[i/4]) + 127) / 255
			}
			layPixel(d[i:i+4:i+4], s[i:i+4:i+4], w)
		}
	}
}

func layPixel(d, s []uint8, w uint32) {
	rest := 255 - (uint32(s[3])*w+127)/255
	for i := range d {
		d[i] = uint8(min((uint32(s[i])*w+uint32(d[i])*rest+127)/255, 255))
	}
}

// Lay puts img with its upper left corner at the pixel x, y, through clip and opacity.
func (p *Painter) Lay(img *image.RGBA, x, y int) {
	moved := &image.RGBA{Pix: img.Pix, Stride: img.Stride, Rect: image.Rectangle{
		Min: image.Pt(x, y), Max: image.Pt(x+img.Rect.Dx(), y+img.Rect.Dy())}}
	p.lay(moved, 1)
}

// Erase takes paint away inside a path, through clip and opacity.
func (p *Painter) Erase(path *Path) {
	r := p.cover(path)
	k := uint32(min(max(p.state.alpha, 0), 1)*255 + 0.5)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		cover := p.mask.Pix[p.mask.PixOffset(r.Min.X, y):][:r.Dx()]
		d := p.Dst.Pix[p.Dst.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i, a := range cover {
			w := (uint32(a)*k + 127) / 255
			if p.state.clip != nil {
				w = w * uint32(p.state.clip.Pix[p.state.clip.PixOffset(r.Min.X+i, y)]) / 255
			}
			for c := range 4 {
				d[4*i+c] = uint8((uint32(d[4*i+c])*(255-w) + 127) / 255)
			}
		}
	}
}
