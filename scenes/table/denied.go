package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Answers that may not be given are not listed: most of them nobody would look for. What somebody does look for, such as a plot that is too
// dear, stands grey below the others, with its reason.

// Denial is something that cannot be answered now, and why.
type Denial struct{ Words, Why string }

// Denier is a face that says what is missed among the answers, in the language that is spoken now.
type Denier interface{ Denied(o *Offers) []Denial }

// speakDenied asks for it, once for each question and language.
func (t *Table) speakDenied() {
	t.offers.denied = nil
	if f, denies := t.face.(Denier); denies {
		t.offers.denied = f.Denied(t.offers)
	}
}

// denials are what is missed in the list as it is now: where it is narrowed to what was taken up, nothing else is looked for.
func (o *Offers) denials() []Denial {
	if len(o.taken) > 0 {
		return nil
	}
	return o.denied
}

// deniedHeight is how high all of it is.
func (t *Table) deniedHeight(u *ui.UI, width float64) (h float64) {
	_, room, st := answerText(u, width)
	for _, d := range t.offers.denials() {
		h += rowHeight(u, room, st, d.Words, d.Why) + u.Px(ui.ButtonGap)
	}
	return h
}

// drawDenied writes it from the top of r on, of which what lies in view is seen.
func (t *Table) drawDenied(u *ui.UI, r, view canvas.Rect) {
	t.offers.past = false
	left, room, st := answerText(u, r.W)
	st.Color = u.Theme.OffInk
	for _, d := range t.offers.denials() {
		row := canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: rowHeight(u, room, st, d.Words, d.Why)}
		u.Theme.Skin(u, ui.OffButton, row)
		drawRow(u, canvas.Rect{X: row.X + left, Y: row.Y, W: room, H: row.H}, st, d.Words, d.Why, false, true)
		t.offers.past = t.offers.past || row.Intersect(view).H >= u.Px(wordsSeen*ui.ButtonHeight)
		r.Y += row.H + u.Px(ui.ButtonGap)
	}
}
