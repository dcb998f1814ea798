package table

import (
	"tyche/rules"
	"tyche/sprites/canvas"
)

// noticePlace is where the sentence over the map stands: above, under what a face writes at the head of its map, or below where it would cover
// above what it speaks of. It stays there until it covers that, so that it does not jump while the map moves.
func (t *Table) noticePlace(a Areas, w, h float64) canvas.Rect {
	gap := t.ui.Px(noticeMargin)
	high := canvas.Rect{X: a.Map.X + (a.Map.W-w)/2, Y: max(a.Map.Y+gap, t.sight.Headed.Bottom()), W: w, H: h}
	low := high
	if low.Y = min(a.Map.Bottom(), a.handTop()) - gap - h; low.Y < high.Y {
		return high
	}
	about := t.noticed()
	if len(about) == 0 {
		t.lowNotice = false
		return high
	}
	now, other := high, low
	if t.lowNotice {
		now, other = low, high
	}
	if t.covers(now, about) && !t.covers(other, about) {
		t.lowNotice, now = !t.lowNotice, other
	}
	return now
}

// noticeMargin is what lies between the sentence and the edge of the map, in design pixels.
const noticeMargin = 12

// handTop is where the hand begins that lies over the map.
func (a *Areas) handTop() float64 {
	if a.Hand.H > 0 && a.Hand.Y > a.Map.Y {
		return a.Hand.Y
	}
	return a.Map.Bottom()
}

// noticed are the things that the sentence on the map speaks of: what forbids an answer, or where the advised one leads.
func (t *Table) noticed() []rules.Ref {
	if t.toast.left > 0 {
		return t.sight.Culprits
	}
	if t.hint != nil && !t.hint.heard {
		if f, legal := t.offers.Find(t.hint.Move); legal {
			return f.Caption.Targets
		}
	}
	return nil
}

// covers says whether any of these things lies under r.
func (t *Table) covers(r canvas.Rect, things []rules.Ref) bool {
	for _, ref := range things {
		if at, seen := t.face.Where(ref); seen && !at.Intersect(r).Empty() {
			return true
		}
	}
	return false
}
