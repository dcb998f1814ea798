package fonts

import (
	"image"
	"image/color"
	"math"
)

// Draw paints one line of text with its baseline starting at x y.
func Draw(dst *image.RGBA, s string, x, y float64, st Style) { DrawClipped(dst, dst.Rect, s, x, y, st) }

// DrawClipped is Draw within clip only.
func DrawClipped(dst *image.RGBA, clip image.Rectangle, s string, x, y float64, st Style) {
	clip = clip.Intersect(dst.Rect)
	glyphs := Shape(s, st)
	if st.Halo > 0 {
		for i := range glyphs {
			k, px := glyphs[i].HaloKey(st, x)
			blend(dst, clip, Mask(k), px, glyphs[i].row(st, y), st.Ground)
		}
	}
	for i := range glyphs {
		k, px := glyphs[i].Key(st, x)
		blend(dst, clip, Mask(k), px, glyphs[i].row(st, y), st.Color)
	}
}

// Row returns the pixel row in which the mask's origin lies when the baseline is at y: baselines sit on whole pixels.
func (g *Glyph) Row(st Style, y float64) int { return g.row(st, y) }

func (g *Glyph) row(st Style, y float64) int {
	_, dy := g.Origin(st)
	return int(math.Round(y + dy))
}

// blend lays a colour over dst where the mask, moved to px py, covers.
func blend(dst *image.RGBA, clip image.Rectangle, m *image.Alpha, px, py int, c color.NRGBA) {
	box := m.Rect.Add(image.Pt(px, py)).Intersect(clip)
	if box.Empty() || c.A == 0 {
		return
	}
	r, g, b, a := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		src := m.Pix[(y-py-m.Rect.Min.Y)*m.Stride+box.Min.X-px-m.Rect.Min.X:]
		row := dst.Pix[dst.PixOffset(box.Min.X, y):]
		for i := 0; i < box.Dx(); i++ {
			cover := uint32(src[i]) * a
			if cover == 0 {
				continue
			}
			p := row[i*4 : i*4+4 : i*4+4]
			rest := 255*255 - cover
			p[0] = uint8((r*cover + uint32(p[0])*rest + 32512) / (255 * 255))
			p[1] = uint8((g*cover + uint32(p[1])*rest + 32512) / (255 * 255))
			p[2] = uint8((b*cover + uint32(p[2])*rest + 32512) / (255 * 255))
			p[3] = uint8((255*cover + uint32(p[3])*rest + 32512) / (255 * 255))
		}
	}
}

// DrawAlong paints one line of text whose baseline follows path (pixels), centred on its length. Letters that would
// stand beyond an end follow the straight line of that end.
func DrawAlong[P ~struct{ X, Y float64 }](dst *image.RGBA, s string, path []P, st Style) {
	if len(path) < 2 {
		return
	}
	t := newTrack(path)
	start := (t.length() - Width(s, st)) / 2
	glyphs := Shape(s, st)
	var p pen
	if st.Halo > 0 {
		for i := range glyphs {
			t.stamp(dst, &p, &glyphs[i], start, st, st.boldGrow()+st.Halo, st.Ground)
		}
	}
	for i := range glyphs {
		t.stamp(dst, &p, &glyphs[i], start, st, st.boldGrow(), st.Color)
	}
}

// A track is a polyline measured along its length.
type track struct {
	x, y, at []float64 // corners and their distance from the start
}

func newTrack[P ~struct{ X, Y float64 }](path []P) *track {
	t := &track{}
	for i, p := range path {
		q := struct{ X, Y float64 }(p)
		d := 0.0
		if i > 0 {
			step := math.Hypot(q.X-t.x[len(t.x)-1], q.Y-t.y[len(t.y)-1])
			if step == 0 {
				continue
			}
			d = t.at[len(t.at)-1] + step
		}
		t.x, t.y, t.at = append(t.x, q.X), append(t.y, q.Y), append(t.at, d)
	}
	if len(t.x) == 1 { // all corners in one place: run to the right
		t.x, t.y, t.at = append(t.x, t.x[0]+1), append(t.y, t.y[0]), append(t.at, 1)
	}
	return t
}

func (t *track) length() float64 { return t.at[len(t.at)-1] }

// point returns the place at distance d.
func (t *track) point(d float64) (x, y float64) {
	i := 1
	for i < len(t.at)-1 && t.at[i] < d {
		i++
	}
	f := (d - t.at[i-1]) / (t.at[i] - t.at[i-1])
	return t.x[i-1] + f*(t.x[i]-t.x[i-1]), t.y[i-1] + f*(t.y[i]-t.y[i-1])
}

// stamp paints one glyph, its middle standing on the track and turned along it.
func (t *track) stamp(dst *image.RGBA, p *pen, g *Glyph, start float64, st Style, grow float64, c color.NRGBA) {
	x, y := g.Origin(st)
	half := float64(g.Advance) * st.Size / 2
	reach := max(half, st.Size/3) // looking a little around smooths the corners of the polyline
	ax, ay := t.point(start + x + half - reach)
	bx, by := t.point(start + x + half + reach)
	mx, my := t.point(start + x + half)
	length := math.Hypot(bx-ax, by-ay)
	if length == 0 {
		return
	}
	cos, sin := (bx-ax)/length, (by-ay)/length
	reach = max(2*half, cuts[g.Face].line*st.Size) + grow
	if near := image.Rect(int(mx-reach)-1, int(my-reach)-1, int(mx+reach)+2, int(my+reach)+2); !near.Overlaps(dst.Rect) {
		return
	}
	p.begin(st.Size, cos, sin, mx-half*cos-y*sin, my-half*sin+y*cos)
	p.trace(g.Face, g.ID)
	blend(dst, dst.Rect, p.ink(grow), 0, 0, c)
}
