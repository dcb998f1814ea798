package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The curtain falls as soon as an answer was acted out, so whoever slipped with it would have no moment to take it back. The curtain offers
// that in the name of who answered last, as long as the rules of taking back allow it. Nothing opens by it: the curtain calls that person again.

// retractor is who could take the last answer back at the curtain; Nobody where nobody could. A sealed plan is not taken back: its letters
// are no letters any more.
func (t *Table) retractor() rules.Seat {
	m := t.match
	seat := m.holder()
	if !t.hidden || t.shut || t.gathered.called || t.call.on || m.coach != nil || !m.Person(seat) || seat == t.taker() || m.plans() {
		return rules.Nobody
	}
	if can, _ := m.CanUndo(); !can {
		return rules.Nobody
	}
	return seat
}

// retract takes back the last answer before the next person has seen anything, and calls who gave it.
func (t *Table) retract() {
	t.turnBack(func() error {
		if err := t.match.Undo(); err != nil {
			return err
		}
		t.match.viewer = rules.Nobody // the mouse may be in other hands already
		return nil
	})
}

// retractRow is the row of the button for that on the card of the curtain, in design pixels.
const retractRow = 38

// retractButton offers it at the foot of the card, and follows its key.
func (t *Table) retractButton(u *ui.UI, in *canvas.Rect, seat rules.Seat) (pressed bool) {
	row := ui.CutBottom(in, u.Px(u.Tall(retractRow)))
	words, o := t.word("curtain.undo", rules.W(t.seatName(seat))), ui.ButtonOpts{Hot: ui.KeyZ, Mods: ui.Ctrl, Note: t.word("curtain.undo.key")}
	if u.Theme.Touch {
		o.Note = ""
	}
	w := min(u.ButtonWidth(words, o), row.W)
	return u.Button(ui.Middle(row, w, min(u.Px(u.ButtonHeight()), row.H)), words, o)
}
