package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Somebody comes in, or looks over a shoulder: with F9, a button of the bar or the menu the curtain hides everything at once, and nothing goes
// on behind it, until whoever sat there draws it again.

// Hide draws the curtain before a person who looks at a hand; where one is drawn already there is nothing to hide.
func (t *Table) Hide() bool {
	if !t.Hidden() && t.match.viewer == rules.Nobody {
		return false
	}
	if !t.Hidden() {
		t.shut, t.public, t.menu, t.sharing, t.pop = true, nil, false, false, popup{}
	}
	return true
}

// shutEntry is what the menu does to hide everything; nil where nobody's hand lies open.
func (t *Table) shutEntry() func() {
	if t.match.viewer == rules.Nobody {
		return nil
	}
	return func() { t.Hide() }
}

// shares says whether several people sit at the table, who have secrets from each other.
func (t *Table) shares() bool {
	return t.match.viewer != rules.Nobody && t.match.Persons().Several() && t.match.secrets
}

// shutCard says whose table it is that is hidden, and lets him open it.
func (t *Table) shutCard(u *ui.UI, in canvas.Rect, seat rules.Seat) {
	u.Headline(1, t.seatName(seat))
	u.Words(ui.CutTop(&in, u.Px(40)), t.seatName(seat), u.Theme.Text(ui.Hero), ui.Center)
	u.Words(ui.CutTop(&in, u.Px(34)), t.word("shut.about"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Center)
	if u.Button(ui.Middle(in, u.Px(240), u.Px(44)), t.word("shut.open"), ui.ButtonOpts{Main: true}) {
		t.shut, t.public = false, nil
	}
}
