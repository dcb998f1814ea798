package sector

import (
	"image/color"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// drawDetail shows what is under the cursor at reading size, else what is selected, else what the question is about.
func (f *Face) drawDetail(u *ui.UI, r canvas.Rect, s *table.Sight) {
	if r.W <= 0 || r.H < u.Px(40) {
		return
	}
	ref := f.subject(s)
	if ref.Kind == 0 {
		in := u.TitledPanel(r, f.word("detail"))
		u.Paragraph(in, f.word("detail.help"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	in := u.TitledPanel(r, f.name(ref))
	box := u.BeginScroll(in, &f.detail)
	left := box
	left.H = 10000
	f.drawChances(u, &left, s)
	f.drawRefusal(u, &left, s)
	f.describe(u, &left, ref)
	u.EndScroll(&f.detail, left.Y-box.Y)
}

// subject is what the panel is about.
func (f *Face) subject(s *table.Sight) rules.Ref {
	if s.Offer != nil {
		for _, ref := range s.Offer.Caption.Targets {
			if ref.Kind != game.KindOrder {
				return ref
			}
		}
	}
	for _, ref := range [...]rules.Ref{s.Hover, s.Selected, s.Offers.Decision.About} {
		if ref.Kind != 0 {
			return ref
		}
	}
	if len(f.picked) > 0 {
		return f.picked[0]
	}
	if f.view.Order.On {
		return f.view.Order.Planet
	}
	if s.Viewer >= 0 && int(s.Viewer) < len(f.view.Seats) {
		return seatRef(s.Viewer)
	}
	return rules.Ref{}
}

// drawRefusal says why a click on the thing under the cursor would mean nothing.
func (f *Face) drawRefusal(u *ui.UI, r *canvas.Rect, s *table.Sight) {
	if s.Hover.Kind == 0 || s.Offers.Lit(s.Hover) {
		return
	}
	if bad := s.Offers.Why(s.Hover); bad != nil {
		h := u.Paragraph(*r, f.voice.Say(bad.Why)+" ("+string(bad.Rule)+")", u.Theme.Colored(ui.Small, u.Theme.Why), ui.Left)
		ui.CutTop(r, h+u.Px(6))
	}
}

// forecast is the odds of the answer under the cursor, counted once.
type forecast struct {
	move rules.Move
	odds game.BattleOdds
	some bool

	units, loads int // of what was taken up under the glass
	told         string
}

// drawChances draws the odds of the battle that the answer under the cursor leads to.
func (f *Face) drawChances(u *ui.UI, r *canvas.Rect, s *table.Sight) {
	var m rules.Move
	if s.Offer != nil {
		m = s.Offer.Move
	} else if s.Hover.Kind == game.KindArea {
		for i := range s.Offers.Legal {
			if t := s.Offers.Legal[i].Move; t.Verb == game.MoveMove && t.C == s.Hover.ID && f.holdsMove(t) {
				m = t
				break
			}
		}
	}
	if m == (rules.Move{}) {
		return
	}
	k := &f.acts.forecast
	if f.glass.on && m.Verb == game.MoveMove {
		if len(f.glass.loads) == 0 {
			return
		}
		f.foresee(rules.Ref{Kind: game.KindArea, ID: m.C}, max(f.verdict(rules.Ref{Kind: game.KindArea, ID: m.C}).room, 1))
	} else if k.move != m || k.units != 0 {
		k.move, k.units = m, 0
		k.odds, k.some = game.OddsOf(&f.view, m)
	}
	if !k.some {
		return
	}
	f.heading(u, r, f.word("odds", rules.R(k.odds.Area)))
	f.chanceBar(u, r, k.odds.Told())
	for side, key := range [...]string{"odds.attacker", "odds.defender"} {
		f.fact(u, r, f.word(key, rules.W(f.seatName(k.odds.Seats[side]))), f.word("odds.losses", rules.W(tenths(k.odds.Mean(side))), rules.N(k.odds.Units[side])))
	}
}

// holdsMove says whether a move is of what was taken up, or of anything when nothing was.
func (f *Face) holdsMove(m rules.Move) bool {
	return len(f.picked) < 2 || m.A == f.picked[0].ID && m.B == f.picked[1].ID
}

// tenths writes hundredths with one decimal.
func tenths(n int) string {
	n = (n + 5) / 10
	return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
}

// percent writes a chance as it is told.
func percent(t game.Told) string {
	if t.Least < t.Most {
		return strconv.Itoa(t.Least) + "–" + strconv.Itoa(t.Most) + " %"
	}
	return strconv.Itoa(t.Most) + " %"
}

// chanceBar draws a chance and what is left of it.
func (f *Face) chanceBar(u *ui.UI, r *canvas.Rect, win game.Told) {
	bar := ui.CutTop(r, u.Px(24))
	ui.CutTop(r, u.Px(4))
	u.Theme.Skin(u, ui.InlayShape, bar)
	in := bar.Inset(u.Px(2))
	split := in.W * float64(win.Mean()) / 100
	white := u.Theme.Colored(ui.Number, color.NRGBA{255, 255, 255, 255})
	for i, box := range [...]canvas.Rect{{X: in.X, Y: in.Y, W: split, H: in.H}, {X: in.X + split, Y: in.Y, W: in.W - split, H: in.H}} {
		u.Fill(box, [...]color.NRGBA{f.theme.Good, f.theme.Danger}[i])
		if box.W > u.Px(34) {
			u.Words(box, percent([...]game.Told{win, win.Not()}[i]), white, ui.Center)
		}
	}
}
