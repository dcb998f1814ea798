package table

import (
	"strconv"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// answerText is where the words of an answer stand in its row, and their style. For fingers they need no place beside
// their number key.
func answerText(u *ui.UI, width float64) (left, room float64, st fonts.Style) {
	left = u.Px(40)
	if u.Theme.Touch {
		left = u.Px(14)
	}
	return left, width - left - u.Px(8), u.Theme.Text(ui.Body)
}

// answerHeight is what a row needs for its words and, below them, what hangs on it.
func (t *Table) answerHeight(u *ui.UI, width float64, i int) float64 {
	_, room, st := answerText(u, width)
	return rowHeight(u, room, st, t.offers.words[i], t.offers.notes[i])
}

// rowHeight is what words need in a row, and below them what hangs on them.
func rowHeight(u *ui.UI, room float64, st fonts.Style, words, note string) float64 {
	h := ui.TextHeight(words, st, room)
	if note != "" {
		h += ui.TextHeight(note, noteStyle(u), room)
	}
	return max(h+u.Px(12), u.Px(u.Tall(ui.ButtonHeight-4)))
}

func noteStyle(u *ui.UI) fonts.Style { return u.Theme.Colored(ui.Small, u.Theme.Ink2) }

// drawAnswer draws one answer, of whose row so much is seen, and says whether it was chosen. It is lit while the cursor is on what it
// speaks of.
func (t *Table) drawAnswer(u *ui.UI, row, seen canvas.Rect, i int) bool {
	f := &t.offers.Legal[i]
	o := ui.ButtonOpts{Left: true, Main: len(t.offers.Legal) == 1 || t.urged(f.Move), Tip: t.offers.tips[i]}
	if k := t.offers.Key(i); k >= 0 && !t.listOpen() {
		o.Hot = ui.Digit(k)
		if !u.Theme.Touch {
			o.Key = strconv.Itoa(k)
		}
	}
	if seen.Contains(u.In.Cursor) && u.In.Present {
		t.sight.Offer, o.Tip = f, t.quoted(i)
		t.bring(u.In, f)
		if len(f.Stakes) > 0 {
			o.Tip = "" // the card of what hangs on it lies there
		}
	}
	u.Scope(i)
	chosen := u.Button(row, "", o)
	u.Unscope()
	if t.sight.Hover != (rules.Ref{}) && t.offers.pointed(f, t.sight.Hover, t.sight.Picked) {
		u.Theme.Skin(u, ui.FocusRing, row)
	}
	left, room, st := answerText(u, row.W)
	at := canvas.Rect{X: row.X + left, Y: row.Y, W: room, H: row.H}
	drawRow(u, at, st, t.offers.words[i], t.offers.notes[i], o.Main, f.warns())
	return chosen
}

// bring shows the place of an answer on which a finger rests, where it is out of sight: a finger cannot look on the map meanwhile.
func (t *Table) bring(in *ui.Input, f *Offer) {
	if t.brought == f || !rests(in) {
		return
	}
	t.brought = f
	placer, knows := t.face.(Placer)
	for _, ref := range f.Caption.Targets {
		if knows && !placer.Placed(ref) { // a general who is put down has no place yet
			continue
		}
		if _, seen := t.face.Where(ref); !seen {
			t.face.Reveal(ref)
		}
		return
	}
}

// drawRow writes an answer in the middle of its row, and below it what hangs on it, where the row is high enough for both: in the ink
// of warnings where it costs much.
func drawRow(u *ui.UI, in canvas.Rect, st fonts.Style, words, note string, main, warns bool) {
	small := noteStyle(u)
	switch {
	case main:
		st.Color, small.Color = u.Theme.OfferInk, u.Theme.OfferInk
	case warns:
		small.Color = u.Theme.Why
	}
	h, under := ui.TextHeight(words, st, in.W), 0.0
	if note != "" {
		under = ui.TextHeight(note, small, in.W)
	}
	if h+under > in.H {
		under = 0
	}
	at := canvas.Rect{X: in.X, Y: in.Y + (in.H-h-under)/2, W: in.W, H: h}
	u.Paragraph(at, words, st, ui.Left)
	if under > 0 {
		at.Y += h
		u.Paragraph(at, note, small, ui.Left)
	}
}
