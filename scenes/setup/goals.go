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
	width := col.W - 2*u.Px(ui.Padding)
	sign, rule := s.besideGoal(width)
	width -= sign + rule + u.Px(8)
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

// Widths in a line of the goals, in design pixels; and how much of the line they take at most, where it is short for such large letters.
const (
	goalSign, signShare = 34, .12
	goalRule, ruleShare = 64, .22
)

// besideGoal is how wide the sign of a goal and the button of its rule are in a line so wide.
func (s *Setup) besideGoal(line float64) (sign, rule float64) {
	return math.Round(min(s.ui.Px(goalSign), line*signShare)), math.Round(min(s.ui.Px(goalRule), line*ruleShare))
}

func (s *Setup) goal(k *house.Kind, g *table.Goal, line canvas.Rect, st fonts.Style) {
	u := s.ui
	signWide, ruleWide := s.besideGoal(line.W)
	sign := ui.CutLeft(&line, signWide)
	u.Picture(u.Theme.SignPicture(g.Sign, min(u.Px(22), signWide), u.Theme.Heading), canvas.Place{At: canvas.Point{X: sign.X + min(u.Px(12), signWide/2), Y: sign.Center().Y}, AnchorX: .5, AnchorY: .5, Alpha: 1})
	rule := ui.CutRight(&line, ruleWide)
	if u.Button(ui.Middle(rule, rule.W, u.Px(u.Tall(26))), string(g.Rule), ui.ButtonOpts{Tip: u.App.Say("house.rule", string(g.Rule))}) {
		s.exits.Rulebook(k, g.Rule)
	}
	ui.CutRight(&line, u.Px(8))
	words := s.house.Say(g.Text)
	u.Paragraph(ui.Middle(line, line.W, ui.TextHeight(words, st, line.W)), words, st, ui.Left)
}
