package table

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A card that has been played may ask what it is for. Whoever sees by that question that another card was meant steps back out of it
// like out of a list, as long as nothing was revealed and no die rolled: the card is in the hand again, or the question before is asked.

// Carded is a face with cards that are played out of a hand.
type Carded interface {
	Card(ref rules.Ref) bool
}

// stepback remembers, for as long as a question is asked, what its button to step back says; "" where one cannot.
type stepback struct {
	from *Offers
	key  string
}

// returns says whether the question now asked comes from a card that the viewer has just played and can take back.
func (t *Table) returns() bool {
	if t.steps.from != t.offers {
		t.steps = stepback{t.offers, t.stepKey()}
	}
	return t.steps.key != ""
}

// stepKey finds what the last answer was that the question comes from: the card itself, or another question of it.
func (t *Table) stepKey() string {
	f, has := t.face.(Carded)
	card := t.offers.Decision.About
	if !has || t.match.coach != nil || len(t.offers.Legal) == 0 || !f.Card(card) {
		return ""
	}
	if _, reacts := t.match.reaction(t.match.viewer); reacts { // somebody else may have played the card
		return ""
	}
	_, last, _ := t.match.undoes()
	if last < 0 {
		return ""
	}
	r, chair := t.match.Session.Read(last, t.match.viewer), t.match.Session.ChairAt(last, t.match.viewer)
	asked, _ := chair.Decision()
	_, reacted := chair.Reaction()
	switch {
	case r.Seat != t.match.viewer:
		return ""
	case slices.Contains(chair.Describe(r.Move).Targets, card):
		return "step-back"
	case asked.About == card && !reacted:
		return "step-back.question"
	}
	return ""
}

// stepOut takes back the card, or the last answer that it has asked for.
func (t *Table) stepOut() {
	t.sight.Selected = rules.Ref{}
	t.undo()
}

// stepHeight is the height of the button for that, in design pixels; 0 where there is nothing to step back out of.
func (t *Table) stepHeight() float64 {
	if t.returns() {
		return t.ui.ButtonHeight() + ui.ButtonGap
	}
	return 0
}

// stepArea cuts the place of the button off a list of answers; empty where the list needs the room, for Escape and the bar do the same.
func (t *Table) stepArea(u *ui.UI, in *canvas.Rect) canvas.Rect {
	h := u.Px(t.stepHeight())
	if h == 0 || in.H < 2*h {
		return canvas.Rect{}
	}
	return ui.CutBottom(in, h)
}

// stepRow draws the button.
func (t *Table) stepRow(u *ui.UI, row canvas.Rect) {
	if row.H == 0 || t.steps.key == "" { // an answer in this tick may have left nothing to step back out of
		return
	}
	row.H -= u.Px(ui.ButtonGap)
	o := ui.ButtonOpts{Left: true, Key: t.word("step-back.key"), Tip: t.undoTip()}
	if u.Theme.Touch {
		o.Key = ""
	}
	if u.Button(row, t.word(t.steps.key), o) {
		t.stepOut()
	}
}
