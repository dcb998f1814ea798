package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Lenses are switched on by a key and show one thing about the whole slate: the stacks of orders, the orders by player, the
// resource plates, how far everybody is from winning, what the last regroup phase did, or who could come where and with what odds.

// The lenses.
const (
	noLens = iota
	stackLens
	orderLens
	plateLens
	victoryLens
	regroupLens
	listLens // of all others, opened by the button for fingers
	handLens // opened by a finger on the bench, without a key
	reachLens
)

// lens is the one that is on.
type lens struct {
	which   int
	scroll  ui.Scroll
	rows    canvas.Rect // the buttons of the list
	room    canvas.Rect // what its sheet lies over, as it was drawn last
	free    bool        // nothing else lies over its sheet where the cursor is
	reach   *game.Reaches
	comers  []rules.Seats // by area
	threat  threats
	of      rules.Ref // the area that words speak of
	told    bool
	words   []string
	brief   [1]string // the legend in fewer words; "" where there is none
	steps   []retold
	past    [6]string // where the points of each seat came from
	pastKey pastKey
	step    [1]rules.Ref // what Esc lays down, so that the table steps back no further
}

// lensKeys are the keys of the lenses.
var lensKeys = [...]struct {
	key   ui.Key
	which int
}{{ui.KeyK, stackLens}, {ui.KeyO, orderLens}, {ui.KeyP, plateLens}, {ui.KeyG, victoryLens}, {ui.KeyT, reachLens}, {ui.KeyJ, regroupLens}}

// switchLens follows the keys, and says whether a step back has closed a lens.
func (f *Face) switchLens(u *ui.UI) (closed bool) {
	if u.Typing() || u.Focused() || len(f.view.Planets) == 0 {
		return false
	}
	k := &f.lens
	for _, row := range lensKeys {
		if u.In.Hit(row.key, 0) {
			f.toggleLens(row.which)
		}
	}
	_, right := u.In.Clicked(ui.RightButton)
	if (right || u.In.Hit(ui.KeyEscape, 0)) && k.which != noLens && len(f.picked) == 0 {
		k.which = noLens
		return true
	}
	return false
}

// toggleLens switches a lens on in the place of any other, or off.
func (f *Face) toggleLens(which int) {
	k := &f.lens
	if k.which == which {
		which = noLens
	}
	k.which, k.told, k.room = which, false, canvas.Rect{}
	f.scout()
	f.app.Play("click")
}

// Lenses lists the lenses for a finger, or switches off the one that is on.
func (f *Face) Lenses() {
	if f.lens.which != noLens {
		f.toggleLens(f.lens.which)
		return
	}
	f.toggleLens(listLens)
}

// ListOpen says whether the lenses are listed.
func (f *Face) ListOpen() bool { return f.lens.which == listLens }

// CloseList puts the list away.
func (f *Face) CloseList() { f.lens.which = noLens }

// Lens is the button of the lenses.
func (f *Face) Lens() (sign ui.Sign, tip string, on bool) {
	return icons.Search, f.word("lens.button"), f.lens.which != noLens
}

// drawLenses draws a button for each lens, in two columns where there is room.
func (f *Face) drawLenses(u *ui.UI, r *canvas.Rect) {
	h := u.Px(u.ButtonHeight())
	columns := 2
	if r.W < u.Px(2*165) {
		columns = 1
	}
	rows := (len(lensKeys) + columns - 1) / columns
	f.lens.rows = canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: float64(rows) * (h + u.Px(ui.ButtonGap))}
	for i, row := range lensKeys {
		line := canvas.Rect{X: r.X, Y: r.Y + float64(i/columns)*(h+u.Px(ui.ButtonGap)), W: r.W, H: h}
		if u.Button(ui.Column(line, i%columns, columns, u.Px(ui.ButtonGap)), f.word(lensTitles[row.which]), ui.ButtonOpts{}) {
			f.toggleLens(row.which)
		}
	}
	ui.CutTop(r, f.lens.rows.H)
}

// ask follows a finger over the slate while it is shown who could come where: a tap asks about an area and answers nothing.
func (f *Face) ask(u *ui.UI, s *table.Sight) (under rules.Ref) {
	if at, tapped := u.In.Clicked(ui.LeftButton); tapped && !u.Taken() && f.board.slate.Contains(at) {
		if of := f.areaUnder(u); of != f.lens.of {
			f.tellReach(of)
		}
	}
	f.forgo(u, s)
	return f.lens.of
}

// read follows the mouse over the sheet of a lens: what is on it is read, a click puts it away, and on a card of the hand it means the
// card too. A click beside the slate puts it away as well: what comes of that is to be seen.
func (f *Face) read(u *ui.UI, s *table.Sight) (under, clicked rules.Ref) {
	room := f.lens.room
	if u.In.Present && room.Contains(u.In.Cursor) && f.lens.free {
		under, _ = f.markAt(u.In.Cursor)
	}
	switch at, down := u.In.Clicked(ui.LeftButton); {
	case !down || s.Buttons.Contains(at) || room.W <= 0: // they do it themselves, and so did the press that opened it
	case !room.Contains(at):
		f.lens.which = noLens
	case f.lens.free && !f.lens.rows.Contains(at):
		if ref, _ := f.markAt(at); f.lens.which == handLens && !f.layCard(ref) {
			clicked = ref
		}
		f.lens.which = noLens
	}
	f.forgo(u, s)
	return under, clicked
}
