package diadochi

import (
	"image/color"
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/odds"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// forecast is the odds of the answer under the cursor, counted once.
type forecast struct {
	move rules.Move
	odds game.Odds
}

// forecastOf returns the odds of the answer that the cursor is on, in the list or on the map.
func (f *Face) forecastOf(s *table.Sight) game.Odds {
	var m rules.Move
	if s.Offer != nil {
		m = s.Offer.Move
	} else if here := s.Offers.At(s.Hover); len(here) > 0 {
		m = here[0].Move
	}
	if m == (rules.Move{}) {
		return game.Odds{}
	}
	if f.forecast.move != m {
		f.forecast = forecast{m, game.OddsOf(&f.view, s.Viewer, m)}
	}
	return f.forecast.odds
}

// drawForecast draws the odds and moves the top of r down.
func (f *Face) drawForecast(u *ui.UI, r *canvas.Rect, o game.Odds) {
	switch o.Kind {
	case game.BattleOddsKind:
		b := o.Battle
		f.heading(u, r, icons.Attack, f.word("odds.battle"))
		f.oddsBar(u, r, b.Win, b.Draw, b.Lose)
		f.para(u, r, f.word("odds.losses", rules.W(f.tenths(b.Mine)), rules.W(f.tenths(b.Theirs))), ui.Small)
	case game.NavalOddsKind:
		f.heading(u, r, icons.Fleet, f.word("odds.naval"))
		f.oddsBar(u, r, o.Naval.Win, o.Naval.Draw, o.Naval.Lose)
	case game.SiegeOddsKind:
		f.heading(u, r, icons.Siege, f.word("odds.siege"))
		f.oddsBar(u, r, o.Siege.Falls, odds.Chance{Ways: 0, Of: 1}, o.Siege.Falls.Not())
		for n, c := range o.Siege.Points {
			f.fact(u, r, f.word("odds.points", rules.N(n)), percent(c))
		}
	case game.ReactionOddsKind:
		f.heading(u, r, icons.Dice, f.word("odds.reaction"))
		f.oddsBar(u, r, o.Success, odds.Chance{Ways: 0, Of: 1}, o.Success.Not())
	case game.MovementOddsKind:
		f.heading(u, r, icons.Movement, f.word("odds.movement"))
		for n, c := range o.Movement {
			if c.Ways > 0 {
				f.fact(u, r, f.word("odds.mp", rules.N(n)), percent(c))
			}
		}
	}
}

// oddsBar draws what wins, what is even and what loses as one bar, with the numbers in it.
func (f *Face) oddsBar(u *ui.UI, r *canvas.Rect, win, draw, lose odds.Chance) {
	bar := ui.CutTop(r, u.Px(26))
	ui.CutTop(r, u.Px(4))
	u.Theme.Skin(u, ui.InlayShape, bar)
	in := bar.Inset(u.Px(2))
	x := in.X
	for i, c := range []odds.Chance{win, draw, lose} {
		w := in.W * float64(c.Permille()) / 1000
		if i == 2 {
			w = in.X + in.W - x
		}
		box := canvas.Rect{X: x, Y: in.Y, W: w, H: in.H}
		u.Fill(box, [...]color.NRGBA{f.theme.Good, f.theme.Paper3, f.theme.Danger}[i])
		if w > u.Px(30) {
			st := u.Theme.Colored(ui.Number, color.NRGBA{255, 255, 255, 255})
			if i == 1 {
				st.Color = u.Theme.Ink
			}
			u.Words(box, percent(c), st, ui.Center)
		}
		x += w
	}
}

func percent(c odds.Chance) string { return strconv.Itoa(c.Percent()) + " %" }

// tenths writes hundredths with one decimal.
func (f *Face) tenths(n int) string {
	n = (n + 5) / 10
	return f.word("odds.decimal", rules.N(n/10), rules.N(n%10))
}
