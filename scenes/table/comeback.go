package table

import (
	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// keepQuestion leaves room for the question under another panel, where both share a page and the player has turned to that, often by touching
// something on the map: nobody is to wonder where the question has gone.
func (t *Table) keepQuestion(u *ui.UI, a *Areas) (strip canvas.Rect) {
	page := [TabCount]*canvas.Rect{DetailTab: &a.Detail, SeatsTab: &a.Seats, LogTab: &a.Log}[t.tab]
	if !t.shared[AnswerTab] || page == nil || page.W <= 0 || t.peeks || len(t.offers.Legal) == 0 {
		return
	}
	if t.desk != nil && t.desk.open < 0 {
		return // the detail is where letters are begun
	}
	h := ui.TextHeight(t.say(t.offers.Decision.Prompt), stripStyle(u), page.W-u.Px(2*stripInset)) + u.Px(stripInset)
	strip = ui.CutBottom(page, min(max(h, u.Px(u.ButtonHeight())), page.H/2))
	ui.CutBottom(page, u.Px(ui.ButtonGap))
	return strip
}

// stripInset is what the question keeps from the left and right edge of its strip, in design pixels.
const stripInset = 12

func stripStyle(u *ui.UI) fonts.Style { return u.Theme.Colored(ui.Body, u.Theme.OfferInk) }

// comeBack draws the strip of the question, which leads back to its answers.
func (t *Table) comeBack(u *ui.UI, strip canvas.Rect) {
	if strip.W <= 0 {
		return
	}
	_, pressed := u.Spot("question", strip)
	u.Theme.Skin(u, ui.OfferButton, strip)
	prompt, st := t.say(t.offers.Decision.Prompt), stripStyle(u)
	in := canvas.Rect{X: strip.X + u.Px(stripInset), Y: strip.Y, W: strip.W - u.Px(2*stripInset), H: strip.H}
	u.Paragraph(ui.Middle(in, in.W, min(ui.TextHeight(prompt, st, in.W), in.H)), prompt, st, ui.Left)
	if pressed {
		t.app.Play("page")
		t.open(AnswerTab)
	}
}
