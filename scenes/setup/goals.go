package setup

import (
	"math"

	"tyche/fonts"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// goals tells the ways to win with so many players, each with its rule.
func (s *Setup) goals(col *canvas.Rect) {
	u, k := s.ui, &s.house.Kinds[s.kind]
	if k.Goals == nil {
		return
	}
	goals := k.Goals(s.choice.Seats)
	st := u.Theme.Text(ui.Body)
	width := col.W - 2*u.Px(ui.Padding) - u.Px(goalSign+goalRule+8)
	tall := func(g *table.Goal) float64 {
		return math.Max(ui.TextHeight(s.house.Say(g.Text), st, width)+u.Px(5), u.Px(u.Tall(30)))
	}
	h := 0.0
	for i := range goals {
		h += tall(&goals[i])
	}
	in := s.sheet(col, s.word("goals"), h)
	for i := range goals {
		u.Scope(300 + i)
		s.goal(k, &goals[i], ui.CutTop(&in, tall(&goals[i])), st)
		u.Unscope()
	}
}

// Widths in a line of the goals, in design pixels.
const (
	goalSign = 34
	goalRule = 64
)

func (s *Setup) goal(k *house.Kind, g *table.Goal, line canvas.Rect, st fonts.Style) {
	u := s.ui
	sign := ui.CutLeft(&line, u.Px(goalSign))
	u.Picture(u.Theme.SignPicture(g.Sign, u.Px(22), u.Theme.Heading), canvas.Place{At: canvas.Point{X: sign.X + u.Px(12), Y: sign.Center().Y}, AnchorX: .5, AnchorY: .5, Alpha: 1})
	rule := ui.CutRight(&line, u.Px(goalRule))
	if u.Button(ui.Middle(rule, rule.W, u.Px(u.Tall(26))), string(g.Rule), ui.ButtonOpts{Tip: u.App.Say("house.rule", string(g.Rule))}) {
		s.exits.Rulebook(k, g.Rule)
	}
	ui.CutRight(&line, u.Px(8))
	words := s.house.Say(g.Text)
	u.Paragraph(ui.Middle(line, line.W, ui.TextHeight(words, st, line.W)), words, st, ui.Left)
}
