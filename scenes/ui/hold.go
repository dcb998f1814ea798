package ui

import (
	"math"

	"tyche/sprites/canvas"
)

// A hold is what was pressed last in a scroll area. While the cursor rests on it, it stays below the cursor, though its press may
// have made rows above it higher or lower: a second press must not fall on another row.
type hold struct {
	id     uint64
	y      float64 // of the widget below the upper edge of the area, were that not scrolled
	cursor canvas.Point
}

// holdStill holds a widget in r that was pressed, and moves the scroll after one that is held.
func (u *UI) holdStill(t touch, r canvas.Rect) {
	if len(u.scrolls) == 0 || t.byKeyboard {
		return
	}
	s := u.scrolls[len(u.scrolls)-1]
	y := r.Y - s.view.Y + math.Round(s.Pos) // for the area itself may move
	switch {
	case t.clicked:
		s.hold = hold{t.id, y, u.In.Cursor}
	case s.hold.id == t.id && y != s.hold.y:
		s.Pos += y - s.hold.y
		s.target += y - s.hold.y
		s.hold.y = y
	}
}

// steady is how far an area was scrolled when something in it was pressed: where that has made the page shorter, its rows stay where they
// are until the cursor leaves the area or it is scrolled, or whoever presses again would mean another row. A page that ends above the cursor
// holds none.
type steady struct{ most float64 }

func (k *steady) follow(u *UI, r canvas.Rect, target float64, steered bool) {
	switch _, down := u.In.Clicked(LeftButton); {
	case steered || !u.In.Present || !u.hits(r, u.In.Cursor):
		k.most = 0
	case down && !u.deaf:
		k.most = target
	}
}

// held is how far the area may stay scrolled; nothing where the page would end above the cursor, which it does beyond `end`.
func (k *steady) held(end float64) float64 {
	if k.most > end {
		return 0
	}
	return k.most
}
