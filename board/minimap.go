package board

import (
	"image"
	"slices"

	"tyche/board/geom"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Minimap is the small picture of the whole board: who holds what, and which part is in view.
type Minimap struct {
	model   *Model
	theme   *palette.Theme
	emblems []emblems.Emblem // by Owner
	players int              // so many of them, from the first, are players'

	picture *canvas.Picture
	tracing *tracing
	regions []Owner // as painted
	areas   []Owner
}

// tracing is the map's land and regions as coarse as a minimap of one size shows them. It is kept: the sheet's coast has a
// hundred points for each that can be seen here.
type tracing struct {
	box     geom.Rect // what is shown, map units
	k       float64   // pixels of a map unit
	land    *paint.Path
	regions []*paint.Path
}

// trace draws the map's outlines for a minimap of w by h pixels.
func (n *Minimap) trace(w, h float64) *tracing {
	t := &tracing{box: n.extent(w, h)}
	t.k = w / t.box.W
	t.land = landPath(n.model, t.box, t.k)
	for i := range n.model.Regions {
		t.regions = append(t.regions, ringsPath(n.model.Regions[i].Rings, t.k))
	}
	return t
}

// NewMinimap returns the minimap of a model in the colours of a theme. Owners are places in the list of emblems; those of
// players, the first ones, are set on the chief areas of their regions.
func NewMinimap(m *Model, theme *palette.Theme, list []emblems.Emblem, players int) *Minimap {
	return &Minimap{model: m, theme: theme, emblems: list, players: players}
}

// Draw shows the minimap in r: regions and areas in the colours of their owners (Nobody = blank), and a frame around
// what the camera sees. It paints anew only when an owner or the size has changed.
func (n *Minimap) Draw(c canvas.Canvas, r geom.Rect, cam *geom.Camera, regions, areas []Owner) {
	w, h := int(r.W), int(r.H)
	fits := n.picture != nil && n.picture.W == w && n.picture.H == h
	if !fits {
		n.tracing = n.trace(float64(w), float64(h))
	}
	if !fits || !slices.Equal(n.regions, regions) || !slices.Equal(n.areas, areas) {
		if n.picture != nil {
			n.picture.Drop()
		}
		n.regions, n.areas = append(n.regions[:0], regions...), append(n.areas[:0], areas...)
		now := *n
		now.regions, now.areas = slices.Clone(regions), slices.Clone(areas)
		n.picture = canvas.NewPicture(w, h, now.paint)
	}
	c.Picture(n.picture, canvas.Place{At: geom.Point{X: r.X, Y: r.Y}})
	c.Clip(r)
	n.outline(c, r, cam)
	c.Unclip()
}

// outline draws where the view, light on dark.
func (n *Minimap) outline(c canvas.Canvas, r geom.Rect, cam *geom.Camera) {
	seen, core := cam.Seen(), n.extent(r.W, r.H)
	k := r.W / core.W
	x0, y0 := r.X+max((seen.X-core.X)*k, 1), r.Y+max((seen.Y-core.Y)*k, 1)
	x1, y1 := r.X+min((seen.X+seen.W-core.X)*k, r.W-1), r.Y+min((seen.Y+seen.H-core.Y)*k, r.H-1)
	corners := [...]geom.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}, {X: x0, Y: y0}}
	for _, pen := range [...]struct {
		width float64
		rgb   uint32
	}{{3.4, 0x2B1400}, {1.6, 0xFFF3C4}} {
		for i := 1; i < len(corners); i++ {
			c.Line(corners[i-1], corners[i], pen.width, paint.RGB(pen.rgb))
		}
	}
}

// extent is the part of the map that a minimap of w by h pixels shows: the core, widened to its shape.
func (n *Minimap) extent(w, h float64) geom.Rect {
	core := n.model.Core
	if w/h > core.W/core.H {
		wide := core.H * w / h
		return geom.Rect{X: core.X - (wide-core.W)/2, Y: core.Y, W: wide, H: core.H}
	}
	tall := core.W * h / w
	return geom.Rect{X: core.X, Y: core.Y - (tall-core.H)/2, W: core.W, H: tall}
}

// At returns the place of the map, in map units, under a pixel of the minimap drawn in r.
func (n *Minimap) At(r geom.Rect, p geom.Point) geom.Point {
	core := n.extent(r.W, r.H)
	k := core.W / r.W
	return geom.Point{X: core.X + (p.X-r.X)*k, Y: core.Y + (p.Y-r.Y)*k}
}

func (n *Minimap) paint(dst *image.RGBA) {
	p := paint.New(dst)
	w, h := float64(dst.Rect.Dx()), float64(dst.Rect.Dy())
	box, k, land := n.tracing.box, n.tracing.k, n.tracing.land
	p.Fill(paint.Rect(0, 0, w, h), paint.Down(0, h, paint.RGB(0x8FB0B3), paint.RGB(0xA3BFBE)))
	p.Scale(k, k)
	p.Translate(-box.X, -box.Y)
	p.Stroke(land, paint.Pen(6/k), paint.Solid(paint.Fade(paint.RGB(0xCDE0D9), 0.8)))
	p.Fill(land, paint.Hex(0xD9CBA6))
	p.Within(func() {
		p.Clip(land)
		n.paintRegions(p, k)
	})
	p.Stroke(land, paint.Stroke{Width: 0.8 / k, Join: paint.BevelJoin}, paint.Hex(0x4A3524))
	n.paintAreas(p, k)
}

func (n *Minimap) paintRegions(p *paint.Painter, k float64) {
	for i, who := range n.regions {
		shape := n.tracing.regions[i]
		if who != Nobody {
			p.Fill(shape, paint.Solid(n.emblems[who].Colors(n.theme).Main))
		} else {
			p.Fill(shape, paint.Hex(0xEFE2C3))
		}
		p.Stroke(shape, paint.Stroke{Width: 0.8 / k, Join: paint.BevelJoin}, paint.Solid(paint.Fade(paint.RGB(0x3A2415), 0.55)))
	}
}

// paintAreas sets a dot on each city; the chief city of a held region bears its owner's sign.
func (n *Minimap) paintAreas(p *paint.Painter, k float64) {
	for i, who := range n.areas {
		a := &n.model.Areas[i]
		if a.Kind == Transit || who == Nobody {
			continue
		}
		p.Fill(paint.Circle(a.At.X, a.At.Y, 2.1/k), paint.Hex(0x2B2118))
		p.Fill(paint.Circle(a.At.X, a.At.Y, 1.5/k), paint.Solid(n.emblems[who].Colors(n.theme).Light))
	}
	for i, who := range n.regions {
		seat := n.model.Regions[i].Seat
		if seat < 0 || who == Nobody || int(who) >= n.players {
			continue
		}
		at := n.model.Areas[seat].At
		p.Within(func() {
			p.Translate(at.X, at.Y)
			n.emblems[who].Token(p, n.theme, 5.2/k)
		})
	}
}

// stray is how far, in pixels, the outlines of the minimap may stray from those of the map.
const stray = 0.2

// ringsPath joins rings into one path, as fine as it is seen where a map unit measures k pixels.
func ringsPath(rings [][]geom.Point, k float64) *paint.Path {
	path := new(paint.Path)
	for _, ring := range rings {
		ring = geom.Simplify(ring, stray/k)
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
	return path
}

// landPath is the land within a box, where a map unit measures k pixels.
func landPath(m *Model, box geom.Rect, k float64) *paint.Path {
	var rings [][]geom.Point
	for _, ring := range m.Terrain.Coast {
		if geom.Overlaps(geom.Bounds(ring), box) {
			rings = append(rings, geom.ClipRect(ring, geom.Grow(box, 2)))
		}
	}
	return ringsPath(rings, k)
}
