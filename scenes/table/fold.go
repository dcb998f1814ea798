package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Answers that are seldom wanted, and many, are folded (Caption.Fold): the list has one line for all of a kind, which opens them.

// folds says whether an answer stands under the line of its kind: where it is not the only one.
func (o *Offers) folds(i int) bool { return o.alike(i, i-1) || o.alike(i, i+1) }

// alike says whether two answers belong under the same line.
func (o *Offers) alike(i, j int) bool {
	return j >= 0 && j < len(o.Legal) && o.Legal[i].Caption.Fold.Key != "" && o.Legal[i].Caption.Fold.Key == o.Legal[j].Caption.Fold.Key
}

// folded says whether an answer is hidden under the line of its kind.
func (o *Offers) folded(i int) bool { return o.folds(i) && o.Legal[i].Caption.Fold.Key != o.unfolded }

// heads says whether the line of a kind stands above an answer.
func (o *Offers) heads(i int) bool { return len(o.taken) == 0 && o.folds(i) && !o.alike(i, i-1) }

// speakFolds puts the lines into words: what is below them. A number of answers would be read as one of the things that they name.
func (t *Table) speakFolds() {
	o := t.offers
	o.folding = o.folding[:0]
	for i := range o.Legal {
		words := ""
		if o.folds(i) && !o.alike(i, i-1) {
			words = t.say(o.Legal[i].Caption.Fold)
		}
		o.folding = append(o.folding, words)
	}
}

// foldHeight is how high the line above an answer is; nothing where there is none.
func (t *Table) foldHeight(u *ui.UI, width float64, i int) float64 {
	if !t.offers.heads(i) {
		return 0
	}
	_, room, _ := answerText(u, width)
	return rowHeight(u, room, u.Theme.Text(ui.Body), t.offers.folding[i], "") + u.Px(ui.ButtonGap)
}

// drawFold draws the line above an answer, which opens what is below it, or folds it again.
func (t *Table) drawFold(u *ui.UI, row canvas.Rect, i int) {
	o, key := t.offers, t.offers.Legal[i].Caption.Fold.Key
	row.H -= u.Px(ui.ButtonGap)
	sign, tip := icons.Play, t.word("unfold")
	if o.unfolded == key {
		sign, tip = icons.Down, t.word("fold")
	}
	u.ScopeOf(key)
	if u.Button(row, "", ui.ButtonOpts{Left: true, Tip: tip}) {
		if o.unfolded == key {
			key = ""
		}
		o.unfolded = key
	}
	u.Unscope()
	left, room, st := answerText(u, row.W)
	u.Picture(u.Theme.SignPicture(sign, u.Px(14), u.Theme.Ink2), canvas.Place{At: canvas.Point{X: row.X + left/2, Y: row.Center().Y}, AnchorX: .5, AnchorY: .5})
	st.Color = u.Theme.Ink2
	drawRow(u, canvas.Rect{X: row.X + left, Y: row.Y, W: room, H: row.H}, st, o.folding[i], "", false, false)
}
