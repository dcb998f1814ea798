package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// entry is a line of the menu. What happened last keeps its line, grey, while there is nothing to tell, so that the
// others stay where they are.
type entry struct {
	key string
	do  func()
}

// through returns what leads out with this match; nil for none.
func (t *Table) through(open func(*Match)) func() {
	if open == nil {
		return nil
	}
	return func() { open(t.match) }
}

func (t *Table) openMenu() { t.menu, t.sharing, t.pop = true, false, popup{} }

// closeMenu leaves the page of what can be shared for the menu, and the menu for the table.
func (t *Table) closeMenu() { t.menu, t.sharing = t.sharing, false }

// drawMenu is what Escape opens: what is wanted most comes first, and what leads out of the game last.
func (t *Table) drawMenu(u *ui.UI, a Areas) {
	if !t.menu {
		return
	}
	u.Block(a.Window)
	ui.Dim(u, 0.45)
	title, entries := t.word("menu"), []entry(nil)
	switch {
	case t.Hidden():
		entries = t.entriesAtCurtain()
	case t.sharing:
		title, entries = t.word("hand-out"), t.entriesOfSharing()
	default:
		entries = t.entriesOfMenu(t.fewButtons(u, a.Top.W))
	}
	entries = slices.DeleteFunc(entries, func(d entry) bool { return d.do == nil && d.key != "happened" })
	t.menuEntries(u, a.Window, title, entries)
}

// entriesOfMenu lists the menu, with what a bar of few buttons lacks.
func (t *Table) entriesOfMenu(few bool) []entry {
	leave := "leave"
	if t.match.coach != nil {
		leave = "leave-lesson"
	}
	var redo, mute func()
	if few {
		mute = t.mute
		if t.redoable() {
			redo = t.redo
		}
	}
	return []entry{
		{"resume", func() {}},
		{"redo", redo},
		{"mute", mute},
		{"result", t.resultEntry()},
		{"happened", t.happened()},
		{"stops", t.stopsEntry()},
		{"overlays", t.overlaysEntry()},
		{"shut", t.shutEntry()},
		{"rulebook", func() { t.exits.Rulebook("") }},
		{"settings", t.exits.Settings},
		{"keys", t.keysEntry()},
		{"luck", t.through(t.exits.Luck)},
		{"replay", t.through(t.exits.Replay)},
		{"hand-out", t.sharingEntry()},
		{"seating", t.seatsEntry()},
		{"concede", t.concedeEntry()},
		{leave, t.exits.Leave},
	}
}

// entriesAtCurtain is what needs nobody in particular before the screen, and shows nothing of a hand.
func (t *Table) entriesAtCurtain() []entry {
	return []entry{
		{"resume", func() {}},
		{"mute", t.mute},
		{"rulebook", func() { t.exits.Rulebook("") }},
		{"settings", t.exits.Settings},
		{"keys", t.keysEntry()},
		{"leave", t.exits.Leave},
	}
}

// overlaysEntry shows what a face lays over the map, which has keys that a mouse knows nothing of; nil for fingers, who have a button.
func (t *Table) overlaysEntry() func() {
	l, can := t.face.(Lensed)
	if !can || t.app.Touch || t.match.viewer == rules.Nobody {
		return nil
	}
	return l.Lenses
}

// keysEntry lists the keys; nil for fingers, who have none.
func (t *Table) keysEntry() func() {
	if t.app.Touch {
		return nil
	}
	return t.exits.Keys
}

// resultEntry leads back to how the game ended, for whoever has left that for the table; nil while it goes on.
func (t *Table) resultEntry() func() {
	if _, over := t.match.Session.Outcome(); !over || t.exits.Result == nil {
		return nil
	}
	return func() { t.exits.Result(t.match) }
}

// entriesOfSharing is what makes a file or a link of the game, on a page of its own.
func (t *Table) entriesOfSharing() []entry {
	return []entry{
		{"back", func() { t.menu = true }},
		{"share", t.through(t.exits.Share)},
		{"export", t.through(t.exits.Export)},
		{"picture", t.pictures()},
		{"report", t.through(t.exits.Report)},
	}
}

// sharingEntry opens that page; nil where nothing can be shared.
func (t *Table) sharingEntry() func() {
	if t.exits.Share == nil && t.exits.Export == nil && t.pictures() == nil && t.exits.Report == nil {
		return nil
	}
	return func() { t.menu, t.sharing = true, true }
}

// widestEntry is how wide a column of entries must be for all their words.
func (t *Table) widestEntry(u *ui.UI, entries []entry) (w float64) {
	for _, d := range entries {
		w = max(w, u.ButtonWidth(t.word(d.key), ui.ButtonOpts{}))
	}
	return w
}

// menuEntries draws the entries one below the other; in a low window in two columns if their words find room, and they scroll if that is not
// enough.
func (t *Table) menuEntries(u *ui.UI, window canvas.Rect, title string, entries []entry) {
	step, head := u.Px(u.ButtonHeight()+8), u.Px(ui.HeadingHeight+8)
	room := window.H - u.Px(16)
	columns := 1
	if head+step*float64(len(entries))+u.Px(24) > room && 2*t.widestEntry(u, entries)+u.Px(16+2*16+12) <= window.W {
		columns = 2
	}
	rows := (len(entries) + columns - 1) / columns
	height := step*float64(rows) - u.Px(8)
	r := ui.Middle(window, min(u.Px(320)*float64(columns), window.W-u.Px(16)), min(head+height+u.Px(32), room))
	u.Theme.Skin(u, ui.CardShape, r)
	t.leaveBeside(u, r)
	u.Heading(ui.CutTop(&r, head), title)
	in := r.Inset(u.Px(16))
	box := in
	low := in.H < height-1
	if low {
		box = u.BeginScroll(in, &t.entries)
	}
	for i, d := range entries {
		col := ui.Column(box, i/rows, columns, u.Px(12))
		row := canvas.Rect{X: col.X, Y: box.Y + step*float64(i%rows), W: col.W, H: step - u.Px(8)}
		opts := ui.ButtonOpts{Main: i == 0}
		if d.do == nil {
			opts.Why = t.whyNoNews()
		}
		if u.Button(row, t.word(d.key), opts) {
			t.menu, t.sharing = false, false
			d.do()
		}
	}
	if low {
		u.EndScroll(&t.entries, height)
	}
}

// leaveBeside steps back for a press beside the sheet of the menu. The press that has just opened it was the bar's.
func (t *Table) leaveBeside(u *ui.UI, sheet canvas.Rect) {
	if at, pressed := u.In.Clicked(ui.LeftButton); pressed && t.menu && t.sight.Held && !sheet.Contains(at) {
		t.closeMenu()
	}
}
