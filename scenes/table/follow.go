package table

import (
	"math"
	"slices"

	"tyche/rules"
	"tyche/sprites/canvas"
)

// How the map follows a coach: it shows what he speaks of, and what he points at lies well inside it.

// Measures in design pixels.
const (
	pointMargin = 40   // what is pointed at lies so far from the edges of the map,
	pointShare  = 0.18 // or on a low map such a share of its height
	mapFrame    = 16   // the map has a frame, which no ring should cross
	ringBreadth = 7    // of a ring, with the gap between it and what it rings
	nearShare   = 0.35 // of the map is what lies between the things that the coach speaks of, at least, where they are near enough
)

// follow shows what the coach speaks of.
func (t *Table) follow(c Coach, a Areas) {
	if l, ok := c.Tab(); ok {
		t.open(l)
	}
	look, at, all := c.Look(), c.At(), c.Points(t.offers)
	same := at == t.lookStep && slices.Equal(all, t.pointed) // what he asks for is known a moment after his step begins
	t.lookStep, t.pointed = at, all
	switch points := t.onMap(all, a); {
	case !slices.Equal(look, t.looked):
		steady := len(t.looked) > 0 && t.wellSeen(look, points, a)
		if t.looked = slices.Clone(look); !steady {
			t.face.Focus(slices.Concat(look, points))
		}
	case same:
	case t.crowded(points), t.low(a) && t.atEdge(points, a):
		t.face.Focus(points)
	case t.outOfSight(look) || t.atEdge(points, a):
		t.face.Focus(slices.Concat(look, points))
	}
}

// wellSeen says whether all that the coach speaks of is in view already, and not too far away: a map that stays is read more easily.
func (t *Table) wellSeen(look, points []rules.Ref, a Areas) bool {
	if t.outOfSight(look) || t.atEdge(points, a) || t.crowded(points) {
		return false
	}
	var all canvas.Rect
	for i, ref := range slices.Concat(look, points) {
		box, _ := t.face.Where(ref)
		if at := box.Center(); i == 0 {
			all = canvas.Rect{X: at.X, Y: at.Y}
		} else {
			left, top := min(all.X, at.X), min(all.Y, at.Y)
			all = canvas.Rect{X: left, Y: top, W: max(all.Right(), at.X) - left, H: max(all.Bottom(), at.Y) - top}
		}
	}
	r := seen(a)
	return max(all.W/r.W, all.H/r.H) >= nearShare
}

// outOfSight says whether something that should be in view is not, or not whole: what was acted out may have led the map away.
func (t *Table) outOfSight(look []rules.Ref) bool {
	return slices.ContainsFunc(look, func(ref rules.Ref) bool {
		box, seen := t.face.Where(ref)
		return !seen || box.Intersect(t.mapped) != box
	})
}

// onMap leaves out cards and seats.
func (t *Table) onMap(refs []rules.Ref, a Areas) (list []rules.Ref) {
	for _, ref := range refs {
		box, _ := t.face.Where(ref)
		if mid := box.Center(); box.W > 0 && !a.Hand.Contains(mid) && !a.Seats.Contains(mid) {
			list = append(list, ref)
		}
	}
	return list
}

// seen is the part of the map above the cards.
func seen(a Areas) canvas.Rect {
	r := a.Map
	if a.Hand.W > 0 {
		r.H = max(min(r.H, a.Hand.Y-r.Y), 0)
	}
	return r
}

// low says whether the map, as on a phone, has no room for all that the coach speaks of and for rings at its edges.
func (t *Table) low(a Areas) bool {
	r := seen(a)
	return pointShare*min(r.W, r.H) < t.ui.Px(pointMargin)
}

// atEdge says whether something lies at the edge of what is seen of the map, or beyond it.
func (t *Table) atEdge(refs []rules.Ref, a Areas) bool {
	whole := seen(a)
	framed := whole.Inset(t.ui.Px(mapFrame))
	inner := whole.Inset(min(t.ui.Px(pointMargin), pointShare*min(whole.W, whole.H)))
	return slices.ContainsFunc(refs, func(ref rules.Ref) bool {
		box, drawn := t.face.Where(ref)
		r := t.ringed(box)
		ring := canvas.Rect{X: box.Center().X - r, Y: box.Center().Y - r, W: 2 * r, H: 2 * r}
		return !drawn || !inner.Contains(box.Center()) || ring.Intersect(framed) != ring
	})
}

// ringed is the radius of a ring outside a thing, with its line.
func (t *Table) ringed(box canvas.Rect) float64 {
	return math.Hypot(box.W, box.H)/2 + t.ui.Px(ringBreadth)
}

// crowded says whether two things lie so near each other that rings round them would.
func (t *Table) crowded(refs []rules.Ref) bool {
	var boxes []canvas.Rect
	for _, ref := range refs {
		box, _ := t.face.Where(ref)
		for _, other := range boxes {
			x, y := box.Center().X-other.Center().X, box.Center().Y-other.Center().Y
			if apart := math.Hypot(x, y); apart > 1 && apart < t.ringed(box)+t.ringed(other) {
				return true
			}
		}
		boxes = append(boxes, box)
	}
	return false
}
