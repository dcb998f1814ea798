package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// warCard asks once whether a fleet that is sent where the fleet of a House lies that one is not at war with is to attack it.
func (f *Face) warCard(u *ui.UI, s *table.Sight) {
	a := &f.aim
	if a.asks < 0 || !f.plans(s) {
		return
	}
	var t *target
	for i := range a.reach {
		if a.reach[i].Hex == a.asks {
			t = &a.reach[i]
		}
	}
	at, ok := canvas.Point{}, false
	if t != nil {
		at, ok = f.chart.At(t.ref)
	}
	if !ok {
		a.asks = -1
		return
	}
	words := f.word("war.asks", rules.W(f.houseName(t.Foreign)))
	st := u.Theme.Text(ui.Body)
	w := u.Px(300)
	h := u.Px(24+24+10+3*36) + ui.TextHeight(words, st, w-u.Px(24))
	view := f.chart.View().Inset(u.Px(12))
	r := canvas.Rect{X: at.X - w/2, Y: at.Y + .9*f.chart.Radius(), W: w, H: h}
	if r.Bottom() > view.Bottom() {
		r.Y = at.Y - .9*f.chart.Radius() - h
	}
	r.X, r.Y = min(max(r.X, view.X), view.Right()-w), max(r.Y, view.Y)
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(12))
	u.Words(ui.CutTop(&in, u.Px(24)), f.word("war.title"), u.Theme.Colored(ui.Title, u.Theme.Danger), ui.Left)
	ui.CutTop(&in, u.Paragraph(in, words, st, ui.Left)+u.Px(6))
	for i, key := range [...]string{"war.attack", "war.enter", "war.not"} {
		row := ui.CutTop(&in, u.Px(36))
		row.H -= u.Px(4)
		note := ""
		if i == 0 && t.known {
			note = f.word("percent", rules.N(t.odds.Clears()))
		}
		u.Scope(1400 + i)
		pressed := u.Button(row, f.word(key), ui.ButtonOpts{Left: true, Note: note})
		u.Unscope()
		if !pressed {
			continue
		}
		a.asks = -1
		switch i {
		case 0:
			f.order(t, game.StanceAll, s)
		case 1:
			f.order(t, -1, s)
		}
		return
	}
}
