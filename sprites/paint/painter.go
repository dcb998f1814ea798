package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Painter paints into one image. It keeps a map from user space to pixels, an opacity and a clip, which Save and
// Restore bracket.
type Painter struct {
	Dst   *image.RGBA
	state state
	stack []state
	area  vector.Rasterizer
	mask  *image.Alpha
}

type state struct {
	m     Matrix
	alpha float64
	clip  *image.Alpha // nil = everything; nothing shows outside of its box
}

// New returns a painter for dst whose user space is pixels.
func New(dst *image.RGBA) *Painter {
	return &Painter{Dst: dst, state: state{m: Identity, alpha: 1}}
}

// NewScaled returns a painter for dst whose user space is w by h units, stretched over the whole image.
func NewScaled(dst *image.RGBA, w, h float64) *Painter {
	p := New(dst)
	p.Scale(float64(dst.Rect.Dx())/w, float64(dst.Rect.Dy())/h)
	return p
}

// Save remembers map, opacity and clip.
func (p *Painter) Save() { p.stack = append(p.stack, p.state) }

// Restore returns to the last Save.
func (p *Painter) Restore() {
	n := len(p.stack) - 1
	p.state, p.stack = p.stack[n], p.stack[:n]
}

// Within runs f between Save and Restore.
func (p *Painter) Within(f func()) {
	p.Save()
	f()
	p.Restore()
}

// Translate moves the origin of user space.
func (p *Painter) Translate(x, y float64) { p.Transform(Move(x, y)) }

// Scale stretches user space.
func (p *Painter) Scale(x, y float64) { p.Transform(Zoom(x, y)) }

// Rotate turns user space clockwise by radians.
func (p *Painter) Rotate(angle float64) { p.Transform(Turn(angle)) }

// Transform puts m before the present map.
func (p *Painter) Transform(m Matrix) { p.state.m = m.Then(p.state.m) }

// Matrix returns the present map from user space to pixels.
func (p *Painter) Matrix() Matrix { return p.state.m }

// Unit returns how many pixels one user unit measures.
func (p *Painter) Unit() float64 { return p.state.m.Size() }

// Fade multiplies the opacity of what follows.
func (p *Painter) Fade(alpha float64) { p.state.alpha *= alpha }

// Fill paints the inside of a path.
func (p *Painter) Fill(path *Path, ink Ink) {
	if r := p.cover(path); !r.Empty() {
		p.blend(r, p.mask, ink)
	}
}

// FillHex fills with an opaque colour 0xRRGGBB.
func (p *Painter) FillHex(path *Path, rgb uint32) { p.Fill(path, Hex(rgb)) }

// Stroke draws along a path.
func (p *Painter) Stroke(path *Path, s Stroke, ink Ink) {
	p.Fill(s.outline(path, p.state.m, tolerance), ink)
}

// Clip limits what follows to the inside of path, within the present clip.
func (p *Painter) Clip(path *Path) {
	r := p.cover(path)
	next := image.NewAlpha(r)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		to := next.Pix[next.PixOffset(r.Min.X, y):][:r.Dx()]
		copy(to, p.mask.Pix[p.mask.PixOffset(r.Min.X, y):])
		if p.state.clip != nil {
			dim(to, p.state.clip.Pix[p.state.clip.PixOffset(r.Min.X, y):])
		}
	}
	p.state.clip = next
}

func dim(row, by []uint8) {
	for i := range row {
		row[i] = uint8((uint32(row[i])*uint32(by[i]) + 127) / 255)
	}
}

// tolerance is how far, in pixels, a chord may stray from its curve.
const tolerance = 0.08

// bounds is the part of the image that the clip lets through.
func (p *Painter) bounds() image.Rectangle {
	if p.state.clip == nil {
		return p.Dst.Rect
	}
	return p.state.clip.Rect
}

// cover rasterises path into p.mask and returns the box of pixels it may touch.
func (p *Painter) cover(path *Path) image.Rectangle {
	lines := path.flatten(p.state.m, tolerance)
	r := box(lines).Intersect(p.bounds())
	if r.Empty() {
		return image.Rectangle{}
	}
	p.area.Reset(r.Dx(), r.Dy())
	p.area.DrawOp = draw.Src
	ox, oy := float64(r.Min.X), float64(r.Min.Y)
	for _, l := range lines {
		if len(l.pts) < 3 {
			continue
		}
		p.area.MoveTo(float32(l.pts[0].X-ox), float32(l.pts[0].Y-oy))
		for _, q := range l.pts[1:] {
			p.area.LineTo(float32(q.X-ox), float32(q.Y-oy))
		}
		p.area.ClosePath()
	}
	p.mask = fit(p.mask, r)
	p.area.Draw(p.mask, r, image.Opaque, image.Point{})
	return r
}

// fit returns a mask that covers r, using the memory of old where it suffices; it is overwritten whole.
func fit(old *image.Alpha, r image.Rectangle) *image.Alpha {
	n := r.Dx() * r.Dy()
	if old == nil || cap(old.Pix) < n {
		return image.NewAlpha(r)
	}
	return &image.Alpha{Pix: old.Pix[:n], Stride: r.Dx(), Rect: r}
}

func box(lines []outline) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, l := range lines {
		for _, q := range l.pts {
			x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
		}
	}
	if x0 > x1 {
		return image.Rectangle{}
	}
	const far = 1 << 20
	c := func(v float64) int { return int(min(max(v, -far), far)) }
	return image.Rect(c(math.Floor(x0)), c(math.Floor(y0)), c(math.Ceil(x1))+1, c(math.Ceil(y1))+1)
}

// blend lays ink over the image through the mask, the clip and the opacity.
func (p *Painter) blend(r image.Rectangle, mask *image.Alpha, ink Ink) {
	colors := shading(ink, p.state.m.Inverse())
	alpha := uint32(min(max(p.state.alpha, 0), 1)*255 + 0.5)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		cover := mask.Pix[mask.PixOffset(r.Min.X, y):][:r.Dx()]
		dst := p.Dst.Pix[p.Dst.PixOffset(r.Min.X, y):][:4*r.Dx()]
		var clip []uint8
		if p.state.clip != nil {
			clip = p.state.clip.Pix[p.state.clip.PixOffset(r.Min.X, y):]
		}
		for i, a := range cover {
			if a == 0 {
				continue
			}
			k := uint32(a) * alpha
			if clip != nil {
				k = (k*uint32(clip[i]) + 127) / 255
			}
			c := colors.fixed
			if !colors.plain {
				c = colors.at(r.Min.X+i, y)
			}
			over(dst[4*i:4*i+4:4*i+4], c, k*uint32(c.A))
		}
	}
}

// over lays a straight colour with coverage k (0 to 255*255*255) on one premultiplied pixel.
func over(px []uint8, c color.NRGBA, k uint32) {
	const full = 255 * 255 * 255
	a := k / (255 * 255) // 0..255, with the rest kept in k for rounding
	if a == 255 {
		px[0], px[1], px[2], px[3] = c.R, c.G, c.B, 255
		return
	}
	rest := uint64(full - k)
	lay := func(new, old uint8) uint8 {
		return uint8((uint64(new)*uint64(k) + uint64(old)*rest + full/2) / full)
	}
	px[0], px[1], px[2], px[3] = lay(c.R, px[0]), lay(c.G, px[1]), lay(c.B, px[2]), lay(255, px[3])
}
