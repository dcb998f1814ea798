package chart

import (
	"image"
	"math"

	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// Over writes the names of spaces and provinces that lie in any of these boxes of the screen once more, over the rings and ways that were drawn on
// them. While the sheet moves or is being painted it writes nothing: then the names on it do not stand where they will.
func (p *Painter) Over(c canvas.Canvas, cam *geom.Camera, boxes []geom.Rect) {
	p.over(c, cam, boxes, nil)
}

// OverCounters is Over for what is drawn over the counters too: it leaves out names that lie under one.
func (p *Painter) OverCounters(c canvas.Canvas, cam *geom.Camera, boxes []geom.Rect) {
	p.over(c, cam, boxes, p.counters)
}

func (p *Painter) over(c canvas.Canvas, cam *geom.Camera, boxes, counters []geom.Rect) {
	if len(boxes) == 0 || cam.Moving() || !p.Ready(cam) {
		return
	}
	corner := p.corner(cam)
	for i := range p.level.names {
		b := &p.level.names[i]
		switch {
		case !b.written(corner, boxes) || len(counters) > 0 && b.covered(counters) > 0:
		case b.kind == regionLabel:
			pic, at := p.level.overName(b)
			c.Picture(pic, canvas.Place{At: geom.Point{X: corner.X + at.X, Y: corner.Y + at.Y}})
		default:
			for _, t := range b.lines {
				c.Text(t.text, geom.Point{X: corner.X + t.at.X, Y: corner.Y + t.at.Y}, b.style)
			}
		}
	}
}

// Named says whether Over would write a name within a box.
func (p *Painter) Named(cam *geom.Camera, box geom.Rect) bool {
	if p.level == nil {
		return false
	}
	corner, boxes := p.corner(cam), [...]geom.Rect{box}
	for i := range p.level.names {
		if p.level.names[i].written(corner, boxes[:]) {
			return true
		}
	}
	return false
}

// NameAt returns the space whose name is written at a point of the screen.
func (p *Painter) NameAt(cam *geom.Camera, at geom.Point) (area int, found bool) {
	if p.level == nil || cam.Moving() {
		return 0, false
	}
	corner := p.corner(cam)
	at.X, at.Y = at.X-corner.X, at.Y-corner.Y
	for i := range p.level.names {
		b := &p.level.names[i]
		if b.kind == areaLabel && b.covers(geom.Rect{X: at.X, Y: at.Y, W: 1, H: 1}) {
			return b.index, true
		}
	}
	return 0, false
}

// corner is where the upper left corner of the sheet lies on the screen.
func (p *Painter) corner(cam *geom.Camera) geom.Point {
	at := cam.ToScreen(geom.Point{X: p.ground.model.World.X, Y: p.ground.model.World.Y})
	return geom.Point{X: math.Round(at.X), Y: math.Round(at.Y)}
}

// written says whether a name is one that is written over boxes: those of seas are part of the ground.
func (b *label) written(corner geom.Point, boxes []geom.Rect) bool {
	return b.kind != seaLabel && b.under(corner, boxes)
}

// overName is the name of a province as a picture of its own, for its letters follow a curve, and where its corner lies on the level.
type overName struct {
	of      geom.Point // where the roundel of the name was that is painted
	at      geom.Point
	picture *canvas.Picture
}

// overName paints the name of a province, once for each place that it has.
func (l *level) overName(b *label) (pic *canvas.Picture, at geom.Point) {
	n := l.over[b.index]
	if n.picture != nil && n.of == b.roundel {
		return n.picture, n.at
	}
	if n.picture != nil {
		n.picture.Drop()
	}
	var r image.Rectangle
	for _, box := range b.boxes {
		box = geom.Grow(box, b.style.Halo+overMargin)
		r = r.Union(image.Rect(int(math.Floor(box.X)), int(math.Floor(box.Y)), int(math.Ceil(box.Right())), int(math.Ceil(box.Bottom()))))
	}
	name := *b
	n = overName{b.roundel, geom.Point{X: float64(r.Min.X), Y: float64(r.Min.Y)}, canvas.NewPicture(r.Dx(), r.Dy(), func(dst *image.RGBA) {
		l.paintLabel(&image.RGBA{Pix: dst.Pix, Stride: dst.Stride, Rect: r}, &name)
	})}
	if l.over == nil {
		l.over = map[int]overName{}
	}
	l.over[b.index] = n
	return n.picture, n.at
}

// overMargin is what letters reach beyond the boxes of their name, in pixels: those on a curve are tilted.
const overMargin = 8

// forget drops the names that were painted over rings.
func (l *level) forget() {
	for _, n := range l.over {
		n.picture.Drop()
	}
	clear(l.over)
}

// under says whether any of the boxes lies on the label, whose level begins at that corner of the screen.
func (b *label) under(corner geom.Point, boxes []geom.Rect) bool {
	for _, r := range boxes {
		r.X, r.Y = r.X-corner.X, r.Y-corner.Y
		if b.covers(r) {
			return true
		}
	}
	return false
}
