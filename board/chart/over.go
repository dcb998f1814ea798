package chart

import (
	"math"

	"tyche/board/geom"
	"tyche/sprites/canvas"
)

// Over writes the names of spaces that lie in any of these boxes of the screen once more, over the rings and ways that were drawn on
// them. While the sheet moves or is being painted it writes nothing: then the names on it do not stand where they will.
func (p *Painter) Over(c canvas.Canvas, cam *geom.Camera, boxes []geom.Rect) {
	if len(boxes) == 0 || cam.Moving() || !p.Ready(cam) {
		return
	}
	corner := cam.ToScreen(geom.Point{X: p.ground.model.World.X, Y: p.ground.model.World.Y})
	corner.X, corner.Y = math.Round(corner.X), math.Round(corner.Y)
	for i := range p.level.names {
		b := &p.level.names[i]
		if b.kind == areaLabel && b.under(corner, boxes) {
			for _, t := range b.lines {
				c.Text(t.text, geom.Point{X: corner.X + t.at.X, Y: corner.Y + t.at.Y}, b.style)
			}
		}
	}
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
