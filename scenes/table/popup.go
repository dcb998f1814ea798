package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// popup is the small list that asks which of several answers a click meant.
type popup struct {
	open   bool
	at     canvas.Point
	row    canvas.Rect // of the answer under the cursor
	offers []Offer
	scroll ui.Scroll
}

func (t *Table) popup(u *ui.UI, a Areas) {
	if !t.pop.open {
		return
	}
	r := t.popupRect(u, a)
	u.Headline(2, t.word("read.which"))
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(8))
	step := u.Px(u.ButtonHeight() + 4)
	box := u.BeginScroll(in, &t.pop.scroll)
	for i := range t.pop.offers {
		f := t.pop.offers[i]
		u.Scope(1000 + i)
		row := canvas.Rect{X: box.X, Y: box.Y + float64(i)*step, W: box.W, H: u.Px(u.ButtonHeight())}
		main := i == 0
		if t.match.coach != nil || t.hint != nil {
			main = t.urged(f.Move)
		}
		if row.Contains(u.In.Cursor) && u.In.Present {
			t.sight.Offer, t.pop.row = &t.pop.offers[i], row
		}
		if u.Button(row, t.say(f.Caption.Label), ui.ButtonOpts{Left: true, Main: main}) {
			t.pop.open = false
			t.decide(t.say(f.Caption.Label), f.Stakes, func() { t.play(f.Move) })
		}
		u.Unscope()
	}
	u.EndScroll(&t.pop.scroll, float64(len(t.pop.offers))*step)
	if _, click := u.In.Clicked(ui.LeftButton); click && !u.Taken() {
		t.pop.open = false
	}
}

// pressBeside closes the small list for a press on the list of answers beside it, which is then heard as if it had never
// been open. A press anywhere else outside only closes it.
func (t *Table) pressBeside(u *ui.UI, in *ui.Input, a Areas) {
	at, down := in.Clicked(ui.LeftButton)
	if down && t.pop.open && a.Decision.Contains(at) && !t.popupRect(u, a).Contains(at) {
		t.pop = popup{}
	}
}

func (t *Table) popupRect(u *ui.UI, a Areas) canvas.Rect {
	widest := u.Px(160)
	for _, f := range t.pop.offers {
		widest = max(widest, u.ButtonWidth(t.say(f.Caption.Label), ui.ButtonOpts{Left: true})+u.Px(44))
	}
	w := min(widest, a.Window.W-u.Px(16))
	h := min(float64(len(t.pop.offers))*u.Px(u.ButtonHeight()+4)+u.Px(16), a.Window.H*0.6)
	x := min(max(t.pop.at.X+u.Px(14), u.Px(4)), a.Window.W-w-u.Px(4))
	y := t.pop.at.Y - h/2
	if a.Hand.Contains(t.pop.at) { // a card: beside it would be on the next one
		x, y = min(max(t.pop.at.X-w/2, u.Px(4)), a.Window.W-w-u.Px(4)), a.Hand.Y-h
	}
	y = min(max(y, a.Top.H+u.Px(4)), max(a.Window.H-h-u.Px(4), 0))
	return canvas.Rect{X: x, Y: y, W: w, H: h}
}
