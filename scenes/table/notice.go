package table

import (
	"strings"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// toast is the sentence that explains a refusal; its rule opens the rulebook.
type toast struct {
	text string
	rule rules.Rule
	left float64 // seconds
	why  bool    // it explains a line of the chronicle
}

const toastSeconds = 7

// What a notice leaves free around its sentence, in design pixels: within its edge, and beside the words.
const noticeEdge, noticeGap = 8, 4

func (t *Table) drawToast(u *ui.UI, a Areas) {
	t.sight.Notice = canvas.Rect{}
	t.toast.left = max(t.toast.left-u.In.Dt, 0)
	text, rule := t.toast.text, t.toast.rule
	if t.toast.left == 0 {
		t.sight.Culprits = nil
		t.hear(u)
		text, rule = t.standing(), ""
		if text == "" {
			return
		}
	}
	st := u.Theme.Text(ui.Label)
	w := min(u.Px(520), a.Map.W-u.Px(24))
	if w < u.Px(60) {
		return
	}
	chip := 0.0
	if rule != "" {
		chip = u.ButtonWidth(t.word("rule", rules.W(string(rule))), ui.ButtonOpts{}) + u.Px(8)
	}
	h := ui.TextHeight(text, st, w-chip-2*u.Px(noticeEdge)-2*u.Px(noticeGap)) + u.Px(20)
	r := t.noticePlace(a, w, max(h, u.Px(u.Theme.Tall(30)+16)))
	u.Block(r)
	t.sight.Notice = r
	u.Aloud(ui.AlertLine, text)
	draw := func() { t.drawNotice(u, r, text, st, rule, chip) }
	if t.modal() { // below what lies on the table
		draw()
		return
	}
	u.Float(draw) // also over the card below the cursor that it may speak of
}

// pressedNotice says whether this tick's press fell on the sentence, as it was drawn last: nothing below it is to hear it. It closes the
// sentence, unless it is one on its button.
func (t *Table) pressedNotice(u *ui.UI) bool {
	at, down := u.In.Clicked(ui.LeftButton)
	if !down || !t.sight.Notice.Contains(at) || t.sight.Notice.H <= 0 {
		return false
	}
	switch {
	case u.OnButton(at):
	case t.toast.left > 0:
		t.toast.left = 0
	case t.counsel.think != nil:
		t.counsel = counsel{}
	case t.hint != nil:
		t.hint.heard = true
	}
	return true
}

// coverMap keeps what lies below the sentence from being pointed at.
func (t *Table) coverMap(u *ui.UI) {
	if t.sight.Notice.H > 0 {
		u.Block(t.sight.Notice)
	}
}

// drawNotice draws the sentence at r, with a button for its rule that is so wide with what lies beside it.
func (t *Table) drawNotice(u *ui.UI, r canvas.Rect, text string, st fonts.Style, rule rules.Rule, chip float64) {
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(noticeEdge))
	if rule != "" {
		b := ui.CutRight(&in, chip)
		if u.Button(ui.Middle(b, chip-u.Px(6), u.Px(u.Theme.Tall(30))), t.word("rule", rules.W(string(rule))), ui.ButtonOpts{}) {
			t.exits.Rulebook(rule)
		}
	}
	u.Hush(true)
	u.Paragraph(canvas.Rect{X: in.X + u.Px(noticeGap), Y: in.Y, W: in.W - 2*u.Px(noticeGap), H: in.H}, text, st, ui.Left)
	u.Hush(false)
}

// heardAfter is how many seconds advice is shown at least under fingers.
const heardAfter = .3

// hear lets the words of an advice go with the next tap: on a small screen they lie over what a finger opens, and there is no cursor to tell
// when they were read.
func (t *Table) hear(u *ui.UI) {
	if t.hint == nil || !u.App.Touch {
		return
	}
	if _, tapped := u.In.Let(ui.LeftButton); tapped && t.hint.shown > heardAfter {
		t.hint.heard = true
	}
	t.hint.shown += u.In.Dt
}

// standing is what is said until it no longer holds: the advice that was asked for, or that the game is not saved.
func (t *Table) standing() string {
	if n := &t.match.notice; n.Key != "" {
		t.toast, *n = toast{text: t.say(*n), left: toastSeconds}, rules.Text{}
	}
	if t.match.SaveError() != nil {
		return t.word("not-saved")
	}
	if t.counsel.lasts > counselShown {
		return t.word("advice.thinking")
	}
	if t.hint == nil || t.hint.heard {
		return ""
	}
	text := t.word("advice", rules.W(t.say(t.hint.label)))
	for _, reason := range t.hint.Reasons {
		text += " " + sentence(t.say(reason))
	}
	return text
}

// sentence ends a price with a full stop, for what follows it in an advice.
func sentence(words string) string {
	if words == "" || strings.ContainsAny(words[len(words)-1:], ".!?") {
		return words
	}
	return words + "."
}
