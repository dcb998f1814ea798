package chart

import (
	"image"
	"image/color"
	"image/draw"
	"slices"

	"golang.org/x/image/vector"

	"tyche/board/geom"
	"tyche/sprites/paint"
)

const nobody = 255 // in a tile's owners: land of no region

// owners writes the region of each pixel of r into ids, row by row.
func (l *level) owners(r image.Rectangle, ids []uint8) {
	for i := range ids {
		ids[i] = nobody
	}
	area := geom.Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}
	rows := make([][]float64, r.Dy())
	for k, edges := range l.regions {
		if !geom.Overlaps(area, l.bounds[k]) {
			continue
		}
		for i := range rows {
			rows[i] = rows[i][:0]
		}
		for i := range edges {
			edges[i].cross(rows, r.Min.Y)
		}
		for y, xs := range rows {
			slices.Sort(xs)
			fillRow(ids[y*r.Dx():(y+1)*r.Dx()], xs, r.Min.X, uint8(k))
		}
	}
}

// cross notes where the edge meets the middle of each row.
func (e *idEdge) cross(rows [][]float64, top int) {
	from := max(int(e.top+0.5)-top, 0)
	to := min(int(e.bottom+0.5)-top, len(rows))
	for y := from; y < to; y++ {
		rows[y] = append(rows[y], e.at+e.slope*(float64(y+top)+0.5-e.top))
	}
}

func fillRow(row []uint8, xs []float64, left int, id uint8) {
	for i := 0; i+1 < len(xs); i += 2 {
		from := max(int(xs[i]+0.5)-left, 0)
		to := min(int(xs[i+1]+0.5)-left, len(row))
		for x := from; x < to; x++ {
			row[x] = id
		}
	}
}

// rgb is a colour in whole floats, for mixing.
type rgb struct{ r, g, b float32 }

func floats(c color.NRGBA) rgb { return rgb{float32(c.R), float32(c.G), float32(c.B)} }

func (c rgb) mix(d rgb, t float32) rgb {
	return rgb{c.r + (d.r-c.r)*t, c.g + (d.g-c.g)*t, c.b + (d.b-c.b)*t}
}

func (c rgb) plus(v float32) rgb { return rgb{c.r + v, c.g + v*0.97, c.b + v*0.88} }

// hues are the mixed colours of one level, ready for the pixel loop.
type hues struct {
	land   rgb
	tints  [nobody + 1]rgb
	tinted [nobody + 1]bool
	north  rgb
	south  rgb
	line   rgb
	rings  [len(waterRings)]struct {
		at, strength float32
		fill         rgb
	}
}

func newHues(g *ground, sym float64) *hues {
	p := &hues{land: floats(landPaper), north: floats(seaNorth), south: floats(seaSouth), line: floats(waterLine)}
	for i, r := range g.model.Regions {
		p.tints[i], p.tinted[i] = floats(tints[r.Tint]), true
	}
	for i, r := range waterRings {
		p.rings[i].at, p.rings[i].strength, p.rings[i].fill = float32(r.at*sym), float32(r.strength), floats(r.fill)
	}
	return p
}

// surface is the working memory of painting the ground of one tile.
type surface struct {
	shore, frontier field
	segs            []segment
	ids             []uint8
	cover           *image.Alpha
	colors          *hues
	raster          vector.Rasterizer
}

// paintGround fills dst, whose rectangle is in level pixels, with sea and land.
func (l *level) paintGround(g *ground, s *surface, dst *image.RGBA) {
	r := dst.Rect
	limit := 28 * l.sym
	s.segs = near(s.segs[:0], l.edges, r, limit)
	s.shore.measure(r, s.segs, limit)
	s.landMask(l, r)
	band := 18 * l.sym
	s.segs = near(s.segs[:0], l.borders, r, band)
	s.frontier.measure(r, s.segs, band)
	s.ids = slices.Grow(s.ids[:0], r.Dx()*r.Dy())[:r.Dx()*r.Dy()]
	l.owners(r, s.ids)
	s.colors = newHues(g, l.sym)
	cell := float32(1 / (l.scale * gridStep))
	for y := range r.Dy() {
		gy := (float32(r.Min.Y+y) + 0.5) * cell
		var at, step soft
		for x := range r.Dx() {
			if x%softStep == 0 { // between, the soft fields run straight
				at = g.at((float32(r.Min.X+x)+0.5)*cell, gy)
				step = at.slope(g.at((float32(r.Min.X+x+softStep)+0.5)*cell, gy))
			}
			grain := g.tooth[(r.Min.Y+y)%toothSize*toothSize+(r.Min.X+x)%toothSize]
			c := s.mixed(x, y, r, at, float32(r.Min.Y+y)/float32(l.h), float32(l.sym))
			c = c.plus(grain*5 + at.blot*7)
			put(dst.Pix[dst.PixOffset(r.Min.X+x, r.Min.Y+y):], c)
			at = at.plus(step)
		}
	}
}

// softStep is how many pixels apart the soft fields are looked up.
const softStep = 8

// slope is the change for one pixel on the way to another value softStep pixels on.
func (a soft) slope(b soft) soft {
	return soft{(b.shade - a.shade) / softStep, (b.fade - a.fade) / softStep, (b.blot - a.blot) / softStep}
}

func (a soft) plus(b soft) soft { return soft{a.shade + b.shade, a.fade + b.fade, a.blot + b.blot} }

// mixed is the colour of a pixel: sea, land, or both on the shore.
func (s *surface) mixed(x, y int, r image.Rectangle, at soft, south, sym float32) rgb {
	cover := float32(s.cover.Pix[y*s.cover.Stride+x]) / 255
	d := s.shore.pixel(r.Min.X+x, r.Min.Y+y)
	switch {
	case cover <= 0:
		return s.sea(d, at, south)
	case cover >= 1:
		return s.landColor(x, y, r, d, at, sym)
	}
	return s.sea(d, at, south).mix(s.landColor(x, y, r, d, at, sym), cover)
}

// sea is water at the distance d from the coast: open, or between the lines that follow the shore.
func (s *surface) sea(d float32, at soft, south float32) rgb {
	p := s.colors
	c := p.north.mix(p.south, south).plus(at.blot * 3)
	for i := len(p.rings) - 1; i >= 0; i-- {
		ring := &p.rings[i]
		edge := d - ring.at
		if edge > 1 {
			break
		}
		c = c.mix(ring.fill, min(max(0.5-edge, 0), 1))
		if a := 0.95 - max(edge-0.3, 0.3-edge); a > 0 {
			c = c.mix(p.line, min(a, 1)*ring.strength*0.8)
		}
	}
	return c
}

// landColor is paper tinted by the region, stronger along its frontiers, lit by the relief, darker at the shore.
func (s *surface) landColor(x, y int, r image.Rectangle, shore float32, at soft, sym float32) rgb {
	p := s.colors
	c := p.land
	if id := s.ids[y*r.Dx()+x]; p.tinted[id] {
		tint := p.tints[id]
		edge := max(0, 1-s.frontier.pixel(r.Min.X+x, r.Min.Y+y)/(18*sym)) * min(1, at.fade*1.6)
		tint = rgb{tint.r - edge*20, tint.g - edge*24, tint.b - edge*24}
		c = c.mix(tint, min(0.95, at.fade*(0.56+0.38*edge)))
	}
	c = c.plus(at.shade * 21)
	if shade := 1 - shore/(6*sym); shade > 0 {
		c = rgb{c.r - 20*shade, c.g - 22*shade, c.b - 24*shade}
	}
	return c
}

func put(px []uint8, c rgb) {
	px[0], px[1], px[2], px[3] = byteOf(c.r), byteOf(c.g), byteOf(c.b), 255
}

func byteOf(v float32) uint8 { return uint8(min(max(v+0.5, 0), 255)) }

// landMask is the share of each pixel of r that is land.
func (s *surface) landMask(l *level, r image.Rectangle) {
	s.raster.Reset(r.Dx(), r.Dy())
	area := geom.Grow(rectOf(r), 2)
	for i, ring := range l.coast {
		if !geom.Overlaps(l.shores[i], area) {
			continue
		}
		for k, q := range geom.ClipRect(ring, area) {
			if k == 0 {
				s.raster.MoveTo(float32(q.X-area.X-2), float32(q.Y-area.Y-2))
			} else {
				s.raster.LineTo(float32(q.X-area.X-2), float32(q.Y-area.Y-2))
			}
		}
		s.raster.ClosePath()
	}
	box := image.Rect(0, 0, r.Dx(), r.Dy())
	if s.cover == nil || s.cover.Rect != box {
		s.cover = image.NewAlpha(box)
	}
	s.raster.DrawOp = draw.Src
	s.raster.Draw(s.cover, box, image.Opaque, image.Point{})
}

func addRing(path *paint.Path, ring []geom.Point) {
	for i, q := range ring {
		if i == 0 {
			path.MoveTo(q.X, q.Y)
		} else {
			path.LineTo(q.X, q.Y)
		}
	}
	if len(ring) > 0 {
		path.Close()
	}
}
