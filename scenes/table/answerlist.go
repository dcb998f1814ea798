package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// answerList is the list of what may be answered, while it is drawn. What ends the question keeps its place below it, and so does what is
// advised, where the list would not show it as it opens.
type answerList struct {
	t       *Table
	u       *ui.UI
	ending  bool // what ends the question is pinned below the list
	advised int  // the answer that is advised, and pinned too; -1 for none
	brought int  // the answer that is brought into sight instead, since there is no room below; -1 for none
	chosen  int  // the answer that was given; -1 for none
}

// listAnswers draws the answers in r, and gives the one that is chosen.
func (t *Table) listAnswers(u *ui.UI, r canvas.Rect, footed bool) {
	n := len(t.offers.Legal)
	t.offers.rows = slices.Grow(t.offers.rows[:0], n)[:n]
	clear(t.offers.rows)
	l := answerList{t: t, u: u, chosen: -1}
	l.pin(r)
	l.drawPinned(&r)
	strip := ui.CutBottom(&r, t.sliver(u, r, l.pinned))
	l.drawScrolled(r)
	t.countUnseen(u, l.pinned)
	t.drawFurther(u, strip, r.H, footed)
	t.hovered = t.sight.Hover
	if l.chosen >= 0 {
		t.answer(l.chosen)
	}
}

// pin finds out which answers keep a place of their own below the list. Where they would leave no other one in sight, the advised one gives
// way: it is brought into sight when the advice comes. While a coach is about to move, what ends the question does.
func (l *answerList) pin(r canvas.Rect) {
	t, u := l.t, l.u
	advised := t.urgedAnswer()
	if advised >= 0 && t.offers.folded(advised) {
		t.offers.unfolded = t.offers.Legal[advised].Caption.Fold.Key
	}
	if t.offers.narrow(t.sight.Picked); advised >= 0 && t.offers.apart(advised) { // advice goes beyond what was taken up
		t.offers.narrow(nil)
	}
	below, came := t.below(u, r, advised), advised != t.lead.advised
	if t.lead.advised = advised; advised >= 0 && came && !below { // the list may have been scrolled past it
		t.log.answers.To(0)
	}
	l.ending, l.advised, l.brought = true, -1, -1
	if below {
		l.advised = advised
	}
	if advised < 0 || t.left(u, r, l.pinned) >= u.Px(ui.FingerHeight) {
		return
	}
	switch { // no other answer would be seen
	case t.led():
		l.ending = false
	case below:
		if l.advised = -1; came {
			l.brought = advised
		}
	}
}

// urgedAnswer is the answer that is advised; -1 for none.
func (t *Table) urgedAnswer() int {
	return slices.IndexFunc(t.offers.Legal, func(f Offer) bool { return t.urged(f.Move) })
}

// pinned says whether an answer keeps its place below the list.
func (l *answerList) pinned(i int) bool {
	return l.ending && l.t.offers.ends(i) || l.advised >= 0 && i == l.advised
}

// drawPinned draws the answers below the list, which takes what they leave of r.
func (l *answerList) drawPinned(r *canvas.Rect) {
	panel := *r
	for i := len(l.t.offers.Legal) - 1; i >= 0; i-- {
		if !l.pinned(i) || l.t.offers.apart(i) {
			continue
		}
		row := ui.CutBottom(r, l.t.answerHeight(l.u, r.W, i))
		ui.CutBottom(r, l.u.Px(ui.ButtonGap))
		if l.draw(i, row, panel) {
			l.chosen = i
		}
	}
}

// drawScrolled draws the list itself, below each other the lines of their kinds and the answers.
func (l *answerList) drawScrolled(view canvas.Rect) {
	t, u := l.t, l.u
	if t.lead.listed != t.offers {
		t.lead.listed, t.lead.rest = t.offers, u.In.Cursor
	}
	moved := u.In.Cursor != t.lead.rest
	box := u.BeginScroll(view, &t.log.answers)
	y := box.Y
	for i := range t.offers.Legal {
		if h := t.foldHeight(u, box.W, i); h > 0 {
			t.drawFold(u, canvas.Rect{X: box.X, Y: y, W: box.W, H: h}, i)
			y += h
		}
		if l.pinned(i) || t.offers.apart(i) {
			continue
		}
		row := canvas.Rect{X: box.X, Y: y, W: box.W, H: t.answerHeight(u, box.W, i)}
		if moved {
			t.followHover(i, row, box.Y, view)
		}
		if i == l.brought {
			t.log.answers.To(row.Y - box.Y)
		}
		if row.Y >= view.Y && row.Bottom() <= view.Bottom() {
			if l.draw(i, row, view) {
				l.chosen = i
			}
		} else {
			l.drawPart(i, row, view, box.Y)
		}
		y += row.H + u.Px(ui.ButtonGap)
	}
	t.drawDenied(u, canvas.Rect{X: box.X, Y: y, W: box.W}, view)
	u.EndScroll(&t.log.answers, y+t.deniedHeight(u, box.W)-box.Y)
}

// headless is how much of the upper edge of an answer may be out of sight for a finger to mean it, in design pixels: its first words begin there.
const headless = 8

// drawPart draws what is seen of an answer in a list that begins at top. It is read out whole, for its words may lie where another answer is,
// and its key gives it wherever it is; a finger that cannot have read its first words brings it into sight.
func (l *answerList) drawPart(i int, row, view canvas.Rect, top float64) {
	t, u := l.t, l.u
	u.Hush(true)
	switch k := t.offers.Key(i); {
	case row.Bottom() >= view.Y && row.Y <= view.Bottom():
		switch given := l.draw(i, row, view); {
		case given && u.In.Touch && row.Y < view.Y-u.Px(headless):
			t.log.answers.To(row.Y - top)
		case given:
			l.chosen = i
		}
	case k > 0 && !t.listOpen() && !u.Typing() && u.In.Hit(ui.Digit(k), 0):
		l.chosen = i
	}
	u.Hush(false)
	if t.entered(u, i) {
		l.chosen = i
	}
}

// draw draws an answer, of which no more is seen than lies in view, and says whether it is given.
func (l *answerList) draw(i int, row, view canvas.Rect) bool {
	seen := row.Intersect(view)
	l.t.offers.rows[i] = seen
	return l.t.drawAnswer(l.u, row, seen, i)
}

// lead is how the cursor has led the list of answers.
type lead struct {
	listed   *Offers      // what is listed
	rest     canvas.Point // of the cursor when it was listed first
	followed bool         // the list was scrolled to what the cursor came to
	advised  int          // the answer that was advised in the last tick, or -1
}

// followHover scrolls to the answer that means the thing under the cursor, when the cursor has come to it: not where a piece has come
// under a cursor that rests, for whoever has just pressed there reads the new question from its top. A finger comes to it when it has
// decided already.
func (t *Table) followHover(i int, row canvas.Rect, top float64, view canvas.Rect) {
	if t.app.Touch || t.sight.Hover == t.hovered || t.sight.Hover == (rules.Ref{}) || t.offers.sole(t.sight.Hover, t.sight.Picked) != i {
		return
	}
	if row.Y < view.Y || row.Bottom() > view.Bottom() {
		t.log.answers.To(row.Y - top - view.H/3)
		t.lead.followed = true
	}
}
