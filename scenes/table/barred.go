package table

import (
	"tyche/fonts"
	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A card has several uses, and one that is not open now is missed in silence where the others are listed: it stands among them,
// grey and with its reason.

// Barred lists what a thing alone could mean if it were allowed, each with the reason against it.
func (o *Offers) Barred(ref rules.Ref) []Offer { return o.barred[ref] }

// WhyBarred says why such an answer may not be given now, with its rule.
func WhyBarred(v *lexicon.Voice, f *Offer) string {
	return v.Below("table.", "barred", rules.W(v.Say(f.Bad.Why)), rules.W(string(f.Bad.Rule)))
}

// barredHeight is what the refused rows of the small list need where words have so much room.
func (t *Table) barredHeight(u *ui.UI, room float64) (h float64) {
	for i := range t.pop.barred {
		f := &t.pop.barred[i]
		h += rowHeight(u, room, u.Theme.Text(ui.Body), t.say(f.Caption.Label), WhyBarred(t.voice, f)) + u.Px(ui.ButtonGap)
	}
	return h
}

// drawBarred writes the refused rows from the top of text on and returns where they end. They are no buttons.
func (t *Table) drawBarred(u *ui.UI, text canvas.Rect) float64 {
	st, small := u.Theme.Colored(ui.Body, u.Theme.Ink2), u.Theme.Colored(ui.Small, u.Theme.Why)
	for i := range t.pop.barred {
		f := &t.pop.barred[i]
		words, why := t.say(f.Caption.Label), WhyBarred(t.voice, f)
		text.H = rowHeight(u, text.W, st, words, why)
		at := text.Inset(0)
		at.Y += u.Px(6)
		at.Y += u.Paragraph(at, words, st, ui.Left)
		u.Paragraph(at, why, small, ui.Left)
		text.Y += text.H + u.Px(ui.ButtonGap)
	}
	return text.Y
}

// barredWidth is how wide the refused rows would like to be.
func (t *Table) barredWidth(u *ui.UI, most float64) (w float64) {
	for i := range t.pop.barred {
		f := &t.pop.barred[i]
		w = max(w, fonts.Width(t.say(f.Caption.Label), u.Theme.Text(ui.Body)), min(fonts.Width(WhyBarred(t.voice, f), noteStyle(u)), most))
	}
	return w
}
