package board

import (
	"image"
	"image/color"
	"math"

	"tyche/board/geom"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Wash tints whole regions, as an overlay of control. It paints the shape of each region once, white on nothing.
type Wash struct {
	model  *Model
	shapes []*canvas.Picture // by region; one pixel per map unit
	boxes  []geom.Rect
}

// NewWash returns the wash of a model; nothing is painted before it is drawn.
func NewWash(m *Model) *Wash {
	w := &Wash{model: m, shapes: make([]*canvas.Picture, len(m.Regions)), boxes: make([]geom.Rect, len(m.Regions))}
	for i := range m.Regions {
		w.boxes[i] = pixelBox(regionBounds(&m.Regions[i], m.World))
	}
	return w
}

func regionBounds(r *Region, world geom.Rect) geom.Rect {
	var all []geom.Point
	for _, ring := range r.Rings {
		all = append(all, ring...)
	}
	return geom.Bounds(geom.ClipRect(rectRing(geom.Bounds(all)), world))
}

func rectRing(r geom.Rect) []geom.Point {
	return []geom.Point{{X: r.X, Y: r.Y}, {X: r.X + r.W, Y: r.Y}, {X: r.X + r.W, Y: r.Y + r.H}, {X: r.X, Y: r.Y + r.H}}
}

// pixelBox rounds a box outwards to whole units.
func pixelBox(r geom.Rect) geom.Rect {
	x, y := math.Floor(r.X)-1, math.Floor(r.Y)-1
	return geom.Rect{X: x, Y: y, W: math.Ceil(r.X+r.W) + 1 - x, H: math.Ceil(r.Y+r.H) + 1 - y}
}

// Draw tints one region, alpha 0 to 1.
func (w *Wash) Draw(c canvas.Canvas, cam *geom.Camera, region int, tint color.NRGBA, alpha float64) {
	box := w.boxes[region]
	if !geom.Overlaps(box, cam.Seen()) {
		return
	}
	if w.shapes[region] == nil {
		w.shapes[region] = canvas.NewPicture(int(box.W), int(box.H), func(dst *image.RGBA) { w.paint(dst, region) })
	}
	c.Picture(w.shapes[region], canvas.Place{At: cam.ToScreen(geom.Point{X: box.X, Y: box.Y}), Scale: cam.Scale, Alpha: alpha, Tint: tint})
}

// paint fills the land of a region, fainter inside and full along its frontier.
func (w *Wash) paint(dst *image.RGBA, region int) {
	p, box := paint.New(dst), w.boxes[region]
	p.Translate(-box.X, -box.Y)
	shape := ringsPath(w.model.Regions[region].Rings)
	p.Clip(landPath(w.model, box))
	p.Clip(shape)
	p.Fill(shape, paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), 0.32)))
	p.Stroke(shape, paint.Stroke{Width: 14, Join: paint.BevelJoin}, paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), 0.35)))
	p.Stroke(shape, paint.Stroke{Width: 5, Join: paint.BevelJoin}, paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), 0.6)))
}

// ringsPath joins rings into one path.
func ringsPath(rings [][]geom.Point) *paint.Path {
	path := new(paint.Path)
	for _, ring := range rings {
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

// landPath is the land within a box.
func landPath(m *Model, box geom.Rect) *paint.Path {
	var rings [][]geom.Point
	for _, ring := range m.Terrain.Coast {
		if geom.Overlaps(geom.Bounds(ring), box) {
			rings = append(rings, geom.ClipRect(ring, geom.Grow(box, 2)))
		}
	}
	return ringsPath(rings)
}
