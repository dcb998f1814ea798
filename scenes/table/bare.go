package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// While a key is held all pieces are lifted and the map can be read. For fingers there is a button on the map: it lifts
// them until it is pressed again.

// liftPieces notes whether the map is to be bare in this tick.
func (t *Table) liftPieces(u *ui.UI, in *ui.Input) {
	t.lifted = t.lifted && t.app.Touch
	t.sight.Bare = !t.face.Busy() && (t.lifted || in.Down[ui.KeyV] && !u.Typing())
}

// wideMap is the width of a map in its heights from which buttons on it stand side by side: below each other they would cover
// most of its height.
const wideMap = 1.4

// liftButton draws the buttons of the map, in its upper right corner, where fingers are used: the one that lifts the pieces, the
// one that leads from near to the whole map, and the one of what a face lays over it.
func (t *Table) liftButton(u *ui.UI, a Areas) {
	if t.sight.Buttons = (canvas.Rect{}); !t.app.Touch || t.modal() || t.spreads() || a.Map.W < u.Px(160) {
		return
	}
	side := u.Px(u.Tall(0))
	box := canvas.Rect{X: a.Map.Right() - side - u.Px(8), Y: a.Map.Y + u.Px(8), W: side, H: side}
	first := box
	o, can := t.face.(Overseer)
	third := can && o.Small()
	free := a.Map.Bottom()
	if a.Hand.H > 0 {
		free = min(free, a.Hand.Y)
	}
	column := 3*side + 2*u.Px(ui.ButtonGap) + u.Px(8)
	row := !third || a.Map.W > wideMap*a.Map.H || box.Y+column > free // two stand side by side, where what a face lays over the map has its title
	put := func(sign ui.Sign, tip string, on bool) bool {
		s := &t.sight.Buttons
		*s = canvas.Rect{X: box.X, Y: first.Y, W: first.Right() - box.X, H: box.Bottom() - first.Y}
		u.Block(box)
		pressed := u.IconButton(box, sign, tip, ui.ButtonOpts{On: on})
		if row {
			box.X -= side + u.Px(ui.ButtonGap)
		} else {
			box.Y = box.Bottom() + u.Px(ui.ButtonGap)
		}
		return pressed
	}
	key := "bare"
	if t.lifted {
		key = "not-bare"
	}
	if put(icons.Shown, t.word(key), t.lifted) {
		t.lifted = !t.lifted
	}
	if third {
		key, picture := "overview", icons.Windowed
		if o.Far() {
			key, picture = "nearby", icons.Fullscreen
		}
		if put(picture, t.word(key), false) {
			o.Overview()
		}
	}
	if l, can := t.face.(Lensed); can {
		if sign, tip, on := l.Lens(); put(sign, tip, on) {
			l.Lenses()
		}
	}
}

// pictures leads to a picture of the window or the map; nil where none can be kept.
func (t *Table) pictures() func() {
	if t.exits.Picture == nil {
		return nil
	}
	return func() { t.exits.Picture(t.mapped) }
}
