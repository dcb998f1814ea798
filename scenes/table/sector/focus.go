package sector

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// nearRadius is the radius of a world, in design pixels, from which its cells and units can be told apart.
const nearRadius = 74

// Focus shows the part of the slate with all of these things, on a small slate as near as they can be read; without any, the whole of it.
func (f *Face) Focus(refs []rules.Ref) {
	b := &f.board
	f.counter.wanted = append(f.counter.wanted[:0], refs...)
	if b.lay == nil {
		return
	}
	b.zoom, b.from, b.wanted = 1, canvas.Point{}, slices.Clone(refs)
	part, any := f.partWith(refs)
	if !any {
		return
	}
	margin := 1.5 * b.lay.radius // a ring about the world has room
	fit := min(b.slate.W/(part.W+2*margin), (b.slate.H-f.canopyTall())/(part.H+2*margin))
	b.zoom = min(max(min(nearRadius*b.unit/b.lay.radius, fit), 1), mostZoom)
	if b.zoom > 1 {
		mid := part.Center()
		b.from = canvas.Point{X: mid.X - b.slate.W/b.zoom/2, Y: mid.Y - (b.slate.H+f.canopyTall())/b.zoom/2}
	}
	b.hold()
}

// partWith is the part of the slate on which these things lie: the middles of worlds and of rails.
func (f *Face) partWith(refs []rules.Ref) (part canvas.Rect, any bool) {
	lay := f.board.lay
	add := func(p canvas.Point) {
		if !any {
			part, any = canvas.Rect{X: p.X, Y: p.Y}, true
			return
		}
		left, top := min(part.X, p.X), min(part.Y, p.Y)
		part = canvas.Rect{X: left, Y: top, W: max(part.Right(), p.X) - left, H: max(part.Bottom(), p.Y) - top}
	}
	for _, ref := range refs {
		if q := f.planetOf(ref); q >= 0 && lay.spots[q].in {
			add(lay.spots[q].at)
			if ref.Kind == game.KindStack {
				add(lay.spots[q].spindle)
			}
		}
		for i := range lay.ways {
			if ref.Kind == game.KindRoute && lay.ways[i].ref == ref {
				p, _ := lay.ways[i].rail.At(.5)
				add(canvas.Point(p))
			}
		}
	}
	return part, any
}
