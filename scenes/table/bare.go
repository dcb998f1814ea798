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

// wideMap is the width of a map in its heights from which buttons on it stand side by side.
const wideMap = 1.4

// liftButton draws the button, in the upper right corner of the map, where fingers are used.
func (t *Table) liftButton(u *ui.UI, a Areas) {
	if t.sight.Buttons = (canvas.Rect{}); !t.app.Touch || t.modal() || a.Map.W < u.Px(160) {
		return
	}
	side := u.Px(44)
	box := canvas.Rect{X: a.Map.Right() - side - u.Px(8), Y: a.Map.Y + u.Px(8), W: side, H: side}
	t.sight.Buttons = box
	u.Block(box)
	key := "bare"
	if t.lifted {
		key = "not-bare"
	}
	if u.IconButton(box, icons.Threats, t.word(key), ui.ButtonOpts{}) {
		t.lifted = !t.lifted
	}
	if o, can := t.face.(Overseer); can && o.Small() {
		box = t.overviewButton(u, o, box)
	}
	if l, can := t.face.(Lensed); can {
		if a.Map.W > wideMap*a.Map.H { // beside it: below there is no height to cover
			box.X -= side + u.Px(ui.ButtonGap)
		} else {
			box.Y = box.Bottom() + u.Px(ui.ButtonGap)
		}
		t.sight.Buttons = canvas.Rect{X: box.X, Y: t.sight.Buttons.Y, W: t.sight.Buttons.Right() - box.X, H: box.Bottom() - t.sight.Buttons.Y}
		u.Block(box)
		if u.IconButton(box, icons.Search, t.word("lenses"), ui.ButtonOpts{}) {
			l.Lenses()
		}
	}
}

// overviewButton leads, below the other, from near to the whole map and back; it returns where it is.
func (t *Table) overviewButton(u *ui.UI, o Overseer, box canvas.Rect) canvas.Rect {
	box.Y = box.Bottom() + u.Px(ui.ButtonGap)
	u.Block(box)
	key, picture := "overview", icons.Windowed
	if o.Far() {
		key, picture = "nearby", icons.Fullscreen
	}
	if u.IconButton(box, picture, t.word(key), ui.ButtonOpts{}) {
		o.Overview()
	}
	return box
}

// pictures leads to a picture of the window or the map; nil where none can be kept.
func (t *Table) pictures() func() {
	if t.exits.Picture == nil {
		return nil
	}
	return func() { t.exits.Picture(t.mapped) }
}
