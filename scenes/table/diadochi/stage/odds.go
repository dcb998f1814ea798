package stage

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/odds"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// chances are the odds as they stood before the dice, in words.
type chances struct {
	known   bool
	ways    [3]odds.Chance // the left side wins, nobody, the right side
	percent [3]string
	names   [3]string
	title   string
	losses  string
	siege   string // of a siege attempt, before its die
}

// odds returns the chances before the dice of a battle in the field or at sea; false when not all is known that they
// depend on, as with three dice instead of two.
func (b *Battle) odds() (o game.BattleOdds, known bool) {
	one, two := &b.Sides[0], &b.Sides[1]
	if !b.Ended || len(one.Thrown) > 2 || len(two.Thrown) > 2 {
		return o, false
	}
	if b.Scene == Naval {
		n := game.CountNaval(one.Strength, two.Strength)
		return game.BattleOdds{Win: n.Win, Draw: n.Draw, Lose: n.Lose}, true
	}
	if one.Factor == 0 || two.Factor == 0 {
		return o, false
	}
	return game.CountBattle(one.counted(), two.counted()), true
}

// counted is a side as its strength is counted: those that do not fight are left out.
func (d *Side) counted() game.Force {
	k := game.Force{Aid: d.Auxiliaries, Factor: d.Factor, Seleukos: d.Leader == seleukos}
	for u, n := range d.Force {
		k.Units[u] = uint8(n)
	}
	for _, a := range d.Armies {
		k.Armies += a.Strength
	}
	return k
}

// seleukos is the general whose elephants roll one better (7.10).
var seleukos = func() rules.Ref {
	for g := range game.Majors {
		r := rules.Ref{Kind: game.KindGeneral, ID: int16(g)}
		if game.Game.Name(r) == "diadochi.name.general.seleukos" {
			return r
		}
	}
	panic("stage: no Seleukos")
}()

// writeOdds puts the chances into words.
func (s *Stage) writeOdds() (c chances) {
	b := s.now
	if b.Scene == Siege {
		modifier := 0
		for _, m := range b.Modifiers {
			modifier += m.Value
		}
		saved := 0
		if b.engineers.Kind != 0 && b.engineers == b.Sides[0].Leader {
			saved = 1
		}
		o := game.CountSiege(modifier, max(b.Needed-b.Before, 1), saved)
		c.siege = s.word("odds.siege", rules.Percent(o.Points[0].Not()), rules.Percent(o.Falls))
		return c
	}
	o, known := b.odds()
	if !known {
		return c
	}
	c = chances{known: true, ways: [3]odds.Chance{o.Win, o.Draw, o.Lose}, title: s.word("odds"), names: [3]string{s.shortName(0), s.word("odds.draw"), s.shortName(1)}}
	for i, n := range odds.Percents(c.ways[:]) {
		c.percent[i] = s.word("odds.percent", rules.PercentAs(c.ways[i], n))
	}
	if b.Scene == Land {
		c.losses = s.word("odds.losses", rules.W(s.tenths(o.Mine)), rules.W(s.tenths(o.Theirs)))
	}
	return c
}

// tenths writes hundredths with one decimal.
func (s *Stage) tenths(n int) string {
	n = (n + 5) / 10
	return s.word("odds.decimal", rules.N(n/10), rules.N(n%10))
}

// foretold says whether the middle of the console shows the odds, since the dice have not met in the table yet.
func (s *Stage) foretold() bool {
	return s.words.odds.known && !s.seen(Table) && (s.share(Lines) > .5 || s.share(Encounter) > .5)
}

// oddsPanel draws the chances as one bar between the colours of the sides.
func (s *Stage) oddsPanel(u *ui.UI, r canvas.Rect) {
	o, px := &s.words.odds, s.px
	in := canvas.Rect{X: r.X, Y: r.Y + math.Round(r.H*.12), W: r.W, H: r.H}
	names, figures := ui.CutTop(&in, px(24)), ui.CutTop(&in, px(42))
	s.oddsEnds(u, names, o.names, s.font.body)
	s.oddsEnds(u, figures, o.percent, s.font.figure)
	ui.CutTop(&in, px(4))
	bar := ui.CutTop(&in, px(28))
	u.Fill(bar, cell)
	x := bar.X
	for i, w := range o.ways {
		wide := math.Round(bar.W * float64(w.Permille()) / 1000)
		if i == 2 {
			wide = bar.Right() - x
		}
		c := cell
		if i != 1 {
			c = s.theme.Of(s.faction(s.now.Sides[i/2].Seat)).Main
		}
		u.Fill(canvas.Rect{X: x, Y: bar.Y, W: wide, H: bar.H}, c)
		if x += wide; i < 2 {
			u.Fill(canvas.Rect{X: x, Y: bar.Y, W: max(px(1), 1), H: bar.H}, litInk)
		}
	}
	s.frame(u, bar, litInk, px(1.6))
	if o.losses != "" {
		ui.CutTop(&in, px(12))
		u.Paragraph(in, o.losses, s.font.italic, ui.Center)
	}
}

// oddsEnds writes three texts: at the left, in the middle and at the right.
func (s *Stage) oddsEnds(u *ui.UI, r canvas.Rect, list [3]string, st fonts.Style) {
	third := r.W / 3
	for i, text := range list {
		box := canvas.Rect{X: r.X + third*float64(i), Y: r.Y, W: third, H: r.H}
		if i == 1 {
			st.Color = s.font.faint.Color
		} else {
			st.Color = s.font.ink
		}
		u.Words(box, text, st, [...]ui.Align{ui.Left, ui.Center, ui.Right}[i])
	}
}
