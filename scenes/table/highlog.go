package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// In a column the chronicle has what the panels above it leave. A press on its name, or its key, gives it the room of all that stands below
// the answers; another one gives that back, and so does whatever is pressed to be looked at there.

// highLog is whether the chronicle is high.
type highLog struct {
	on, can bool
	beside  rules.Ref // what was looked at when it became so
}

// toggle makes the chronicle high, or low again.
func (k *highLog) toggle(t *Table) {
	k.on, k.beside = !k.on, t.sight.Selected
	t.app.Play("page")
}

// raiseLog gives a high chronicle its room. Where letters are begun beside it, it stays low.
func (t *Table) raiseLog(a *Areas) {
	k := &t.high
	if a.Spread.W > 0 { // it comes back as it was
		return
	}
	k.can = a.Log.H > 0 && !t.shared[LogTab] && t.desk == nil
	if k.on = k.on && k.can && t.sight.Selected == k.beside; !k.on {
		return
	}
	top := a.Log.Y
	if a.Page.W > 0 {
		top = a.Tabs.Y
	} else if a.Detail.H > 0 {
		top = a.Detail.Y
	}
	a.Log.H, a.Log.Y = a.Log.Bottom()-top, top
	if t.shared[SeatsTab] {
		a.Seats = canvas.Rect{}
	}
	a.Detail, a.Tabs, a.Page = canvas.Rect{}, canvas.Rect{}, canvas.Rect{}
}

// logPanel draws the chronicle in a panel of its own.
func (t *Table) logPanel(u *ui.UI, r canvas.Rect) {
	if r.W > 0 && r.H > 0 {
		in := t.panel(u, r, LogTab)
		t.logName(u, r)
		t.showLog(u, in)
	}
}

// logName makes the name of the chronicle in its column a key that makes it higher, or lower again.
func (t *Table) logName(u *ui.UI, panel canvas.Rect) {
	if !t.high.can {
		return
	}
	name := ui.CutTop(&panel, u.Px(ui.HeadingHeight))
	hover, pressed := u.Spot("chronicle", name)
	ink, sign, tip := u.Theme.Ink2, ui.UpSign, "chronicle.high"
	if hover {
		ink = u.Theme.Ink
	}
	if t.high.on {
		sign, tip = ui.DownSign, "chronicle.low"
	}
	u.Picture(u.Theme.SignPicture(sign, u.Px(12), ink), canvas.Place{At: canvas.Point{X: name.Right() - u.Px(ui.Padding+6), Y: name.Center().Y}, AnchorX: .5, AnchorY: .5})
	u.Tip(name, t.word(tip))
	if pressed {
		t.high.toggle(t)
	}
}
