package fonts

import (
	"image"
	"math"
	"sync"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// MaskKey names one rasterised glyph: what a texture atlas is keyed by.
type MaskKey struct {
	ID   uint32
	Face Face
	Size uint16 // quarter pixels
	Sub  uint8  // quarter pixels that the origin lies right of the pixel's edge, 0 to 3
	Grow uint8  // sixteenths of a pixel that the outline is moved out: boldness, halo
}

// Key returns the mask of the glyph's body when its baseline starts at x (pixels), and the pixel column in which
// that mask's origin lies.
func (g *Glyph) Key(st Style, x float64) (MaskKey, int) { return g.key(st, x, st.boldGrow()) }

// HaloKey is Key for the outline behind the letters.
func (g *Glyph) HaloKey(st Style, x float64) (MaskKey, int) {
	return g.key(st, x, st.boldGrow()+st.Halo)
}

func (st Style) boldGrow() float64 {
	if st.Bold {
		return max(cuts[st.Face].boldThickness*st.Size, 0.1)
	}
	return 0
}

func (g *Glyph) key(st Style, x, grow float64) (MaskKey, int) {
	dx, _ := g.Origin(st)
	q := int(math.Floor((x+dx)*4 + 0.5))
	px := q >> 2
	return MaskKey{g.ID, g.Face, uint16(min(math.Round(st.Size*4), math.MaxUint16)), uint8(q & 3), uint8(min(math.Round(grow*16), 255))}, px
}

// maskBytes bounds each of the two generations of rasterised glyphs.
const maskBytes = 3 << 20

var masks = struct {
	sync.Mutex
	young, old map[MaskKey]*image.Alpha
	bytes      int
	pen        pen
}{young: map[MaskKey]*image.Alpha{}}

// Mask returns the coverage of a glyph. Its rectangle is relative to the glyph's origin, y down; a blank glyph has
// an empty one. The image is shared: read it only.
func Mask(k MaskKey) *image.Alpha {
	masks.Lock()
	defer masks.Unlock()
	if m := masks.young[k]; m != nil {
		return m
	}
	m := masks.old[k]
	if m == nil {
		m = rasterise(k)
	}
	if masks.bytes > maskBytes {
		masks.old, masks.young, masks.bytes = masks.young, map[MaskKey]*image.Alpha{}, 0
	}
	masks.young[k] = m
	masks.bytes += len(m.Pix) + 100
	return m
}

func rasterise(k MaskKey) *image.Alpha {
	p := &masks.pen
	size := float64(k.Size) / 4
	p.begin(size, 1, 0, float64(k.Sub)/4, 0)
	p.trace(k.Face, k.ID)
	return p.ink(float64(k.Grow) / 16)
}

// A pen flattens outlines into closed contours of pixel points and rasterises them.
type pen struct {
	rasterizer     vector.Rasterizer
	points         []spot
	starts         []int // where each contour begins in points
	size, cos, sin float64
	x, y           float64
}

type spot struct{ x, y float32 }

// begin sets the transform: scaled by size, turned by the angle with this cosine and sine, moved to x y.
func (p *pen) begin(size, cos, sin, x, y float64) {
	p.points, p.starts = p.points[:0], p.starts[:0]
	p.size, p.cos, p.sin, p.x, p.y = size, cos, sin, x, y
}

// place maps a point in font units to pixels.
func (p *pen) place(a fixed.Point26_6, unit float32) spot {
	u, v := float64(float32(a.X)*unit)*p.size, float64(float32(a.Y)*unit)*p.size
	return spot{float32(p.x + u*p.cos - v*p.sin), float32(p.y + u*p.sin + v*p.cos)}
}

// trace adds a glyph's outline.
func (p *pen) trace(f Face, id uint32) {
	shaped.Lock() // faces are not safe for two callers at once
	defer shaped.Unlock()
	segments, unit := cuts[f].outline(id), cuts[f].unit
	for i := range segments {
		s := &segments[i]
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.starts = append(p.starts, len(p.points))
			p.points = append(p.points, p.place(s.Args[0], unit))
		case sfnt.SegmentOpLineTo:
			p.points = append(p.points, p.place(s.Args[0], unit))
		case sfnt.SegmentOpQuadTo:
			p.quad(p.place(s.Args[0], unit), p.place(s.Args[1], unit))
		case sfnt.SegmentOpCubeTo:
			p.cube(p.place(s.Args[0], unit), p.place(s.Args[1], unit), p.place(s.Args[2], unit))
		}
	}
}

// steps returns how many straight pieces a curve with control polygon of this length needs.
func steps(length float32) int { return min(max(int(math.Sqrt(float64(length))*1.6), 2), 24) }

func gap(a, b spot) float32 { return float32(math.Hypot(float64(a.x-b.x), float64(a.y-b.y))) }

func (p *pen) quad(b, c spot) {
	a := p.points[len(p.points)-1]
	n := steps(gap(a, b) + gap(b, c))
	for i := 1; i <= n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		p.points = append(p.points, spot{u*u*a.x + 2*u*t*b.x + t*t*c.x, u*u*a.y + 2*u*t*b.y + t*t*c.y})
	}
}

func (p *pen) cube(b, c, d spot) {
	a := p.points[len(p.points)-1]
	n := steps(gap(a, b) + gap(b, c) + gap(c, d))
	for i := 1; i <= n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		p.points = append(p.points, spot{k0*a.x + k1*b.x + k2*c.x + k3*d.x, k0*a.y + k1*b.y + k2*c.y + k3*d.y})
	}
}

// box returns the whole pixels that the contours touch, widened by grow.
func (p *pen) box(grow float64) image.Rectangle {
	if len(p.points) == 0 {
		return image.Rectangle{}
	}
	lo, hi := p.points[0], p.points[0]
	for _, s := range p.points {
		lo.x, lo.y, hi.x, hi.y = min(lo.x, s.x), min(lo.y, s.y), max(hi.x, s.x), max(hi.y, s.y)
	}
	return image.Rect(
		int(math.Floor(float64(lo.x)-grow)), int(math.Floor(float64(lo.y)-grow)),
		int(math.Ceil(float64(hi.x)+grow)), int(math.Ceil(float64(hi.y)+grow)))
}

// ink rasterises the contours, moved out by grow pixels.
func (p *pen) ink(grow float64) *image.Alpha {
	box := p.box(grow)
	out := image.NewAlpha(box)
	if box.Empty() {
		return out
	}
	p.fillInto(out)
	if grow > 0 {
		p.strokeOver(out, float32(grow))
	}
	return out
}

func (p *pen) fillInto(out *image.Alpha) {
	ox, oy := float32(out.Rect.Min.X), float32(out.Rect.Min.Y)
	p.rasterizer.Reset(out.Rect.Dx(), out.Rect.Dy())
	for c := range p.starts {
		pts := p.contour(c)
		p.rasterizer.MoveTo(pts[0].x-ox, pts[0].y-oy)
		for _, s := range pts[1:] {
			p.rasterizer.LineTo(s.x-ox, s.y-oy)
		}
		p.rasterizer.ClosePath()
	}
	p.rasterizer.Draw(out, out.Rect, image.Opaque, image.Point{})
}

func (p *pen) contour(i int) []spot {
	end := len(p.points)
	if i+1 < len(p.starts) {
		end = p.starts[i+1]
	}
	return p.points[p.starts[i]:end]
}

// strokeOver adds what lies within r of the contours. Each pixel takes the greatest of its coverages, by the distance
// of its middle: adding them up would make the edges rough where strokes overlap.
func (p *pen) strokeOver(out *image.Alpha, r float32) {
	for c := range p.starts {
		pts := p.contour(c)
		for i, a := range pts {
			thicken(out, a, pts[(i+1)%len(pts)], r)
		}
	}
}

// thicken covers the pixels within r of the segment from a to b.
func thicken(out *image.Alpha, a, b spot, r float32) {
	reach := float64(r + 1)
	box := image.Rect(
		int(math.Floor(float64(min(a.x, b.x))-reach)), int(math.Floor(float64(min(a.y, b.y))-reach)),
		int(math.Ceil(float64(max(a.x, b.x))+reach)), int(math.Ceil(float64(max(a.y, b.y))+reach))).Intersect(out.Rect)
	dx, dy := b.x-a.x, b.y-a.y
	square := max(dx*dx+dy*dy, 1e-9)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		row := out.Pix[out.PixOffset(box.Min.X, y):]
		for x := box.Min.X; x < box.Max.X; x++ {
			px, py := float32(x)+0.5-a.x, float32(y)+0.5-a.y
			t := min(max((px*dx+py*dy)/square, 0), 1)
			ex, ey := px-t*dx, py-t*dy
			cover := r + 0.5 - float32(math.Sqrt(float64(ex*ex+ey*ey)))
			if v := cover * 255; v > float32(row[x-box.Min.X]) {
				row[x-box.Min.X] = uint8(min(v, 255))
			}
		}
	}
}
