package sector

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// When all skirmishes are over the strength that is left decides who holds the area: it is told on the stage, because nobody need
// have fallen.

// weighed is the highest speed at which the end of a battle is told to somebody who fought it: there is something to read.
const weighed = 1.5

// fights says whether anybody at the table fights the battle under way.
func (f *Face) fights() bool {
	b := &f.view.Battle
	return f.persons.Has(b.Seats[0]) || f.persons.Has(b.Seats[1])
}

// balance is what the end of a battle comes to, in words.
type balance struct{ verdict, strengths, after string }

// weigh puts the end of a battle into words (4.7, 4.8).
func (f *Face) weigh(e rules.Event) (w balance) {
	b := &f.view.Battle
	attacker, defender := f.seatName(b.Seats[0]), f.seatName(b.Seats[1])
	w.strengths = f.word("balance.strengths", rules.W(attacker), rules.N(int(e.N)), rules.W(defender), rules.N(int(e.M)))
	loser, key := 0, "balance.holds"
	if e.Seat == b.Seats[0] {
		loser, key = 1, "balance.takes"
	}
	empty := total(&b.Alive[0])+total(&b.Alive[1]) == 0
	if empty {
		key = "balance.empty"
	}
	w.verdict = f.word(key, rules.W(f.seatName(e.Seat)), rules.R(e.To))
	switch left := total(&b.Alive[loser]); {
	case empty:
		if base := f.view.Areas[e.To.ID].Base; base >= 0 {
			w.after = f.word("balance.base", rules.W(f.seatName(base)))
		}
	case left > 0:
		w.after = f.word("balance.withdraws", rules.N(left), rules.W(f.seatName(b.Seats[loser])))
	case e.N == e.M:
		w.after = f.word("balance.tie")
	}
	return w
}

// drawBalance draws the end of a battle over its arches.
func (f *Face) drawBalance(u *ui.UI, r canvas.Rect, e rules.Event) {
	w := f.weigh(e)
	width := min(u.Px(470), r.W-u.Px(12))
	head, st := u.Theme.Colored(ui.Prompt, u.Theme.Heading), u.Theme.Text(ui.Body)
	room := width - u.Px(28)
	h := ui.TextHeight(w.verdict, head, room) + u.Px(30)
	for _, text := range [...]string{w.strengths, w.after} {
		if text != "" {
			h += ui.TextHeight(text, st, room) + u.Px(4)
		}
	}
	box := ui.Middle(canvas.Rect{X: r.X, Y: r.Y + u.Px(30), W: r.W, H: r.H * .5}, width, h)
	u.Fill(box.Inset(-u.Px(3)), palette.Gilt)
	u.Theme.Skin(u, ui.CardShape, box)
	in := box.Inset(u.Px(14))
	ui.CutTop(&in, u.Paragraph(in, w.verdict, head, ui.Center)+u.Px(4))
	for _, text := range [...]string{w.strengths, w.after} {
		if text != "" {
			ui.CutTop(&in, u.Paragraph(in, text, st, ui.Center)+u.Px(4))
		}
	}
}
