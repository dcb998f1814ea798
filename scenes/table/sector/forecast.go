package sector

import (
	"image/color"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// forecast is the odds of the answer under the cursor, counted once.
type forecast struct {
	move rules.Move // none under the glass
	odds game.BattleOdds
	some bool

	words [3]string // on the stage: with what is lost, without, and the chance alone; all say whether any card lies in the arch

	grip grip // of what was taken up under the glass

	guarded game.SkirmishOdds // of a skirmish in which cards are laid
	guards  bool
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
	if _, asked := f.lays(); asked && m == (rules.Move{}) {
		m = f.trying(s.Hover)
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
	} else if k.move != m {
		*k = f.cast(m)
	}
	if !k.some {
		return
	}
	if k.move.Verb == game.CommitMove { // where is told on the stage
		ui.CutTop(r, u.Paragraph(*r, f.withCards(k.move), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left))
	} else {
		f.heading(u, r, f.word("odds", rules.R(k.odds.Area)))
	}
	mine, key := f.mine(k)
	f.fact(u, r, f.word(key), f.percent(mine))
	f.chanceBar(u, r, mine)
	for side, key := range [...]string{"odds.attacker", "odds.defender"} {
		f.fact(u, r, f.word(key, rules.W(f.seatName(k.odds.Seats[side]))), f.word("odds.losses", rules.W(f.tenths(k.odds.ToldLost(side))), rules.N(k.odds.Units[side])))
	}
	if k.move.Verb == game.CommitMove { // what the numbers reckon with may be scrolled
		enemy := k.odds.Seats[1-f.ownSide()]
		f.drawGuarded(u, r, enemy)
		ui.CutTop(r, u.Paragraph(*r, f.reckonedWith(k.move, enemy), u.Theme.Colored(ui.Caption, u.Theme.Ink2), ui.Left)+u.Px(4))
	}
}

// cast counts the odds of an answer.
func (f *Face) cast(m rules.Move) (k forecast) {
	k.move = m
	k.odds, k.some = game.OddsOf(&f.view, m)
	k.guarded, k.guards = game.GuardedOf(&f.view, m)
	return k
}

// mine is the viewer's chance in the battle of a forecast, and by what key it is told.
func (f *Face) mine(k *forecast) (win game.Told, key string) {
	if k.odds.Seats[1] == f.view.Seat {
		return k.odds.Told().Not(), "odds.hold"
	}
	return k.odds.Told(), "odds.take"
}

// lyingOdds says on the stage what the cards that lie in the arch come to, in words that need less and less room; none where nobody is
// asked for any.
func (f *Face) lyingOdds() (words [3]string) {
	if _, asked := f.lays(); !asked {
		return words
	}
	k := &f.acts.lying
	if m := f.committing(); k.move != m {
		*k = f.cast(m)
		if side := f.ownSide(); k.some {
			win, key := f.mine(k)
			laid, chance := "battle.bare", rules.W(f.percent(win))
			if m.A != game.NoCard || m.B != game.NoCard {
				laid = "battle.laid"
			}
			k.words[2] = f.word(laid, chance)
			k.words[1] = f.word(laid+"."+key, chance)
			k.words[0] = f.word("battle.odds.lost", rules.W(k.words[1]), rules.W(f.tenths(k.odds.ToldLost(side))), rules.N(k.odds.Units[side]))
		}
	}
	return k.words
}

// drawGuarded tells what the cards ensure in their skirmish whatever the enemy lays there: the odds of the battle take him to play as is usual.
func (f *Face) drawGuarded(u *ui.UI, r *canvas.Rect, enemy rules.Seat) {
	k := &f.acts.forecast
	if !k.guards {
		return
	}
	words := f.word("odds.guarded", rules.W(f.seatName(enemy)), rules.Percent(k.guarded.Survives), rules.Percent(k.guarded.Beats))
	ui.CutTop(r, u.Paragraph(*r, words, u.Theme.Colored(ui.Caption, u.Theme.Ink), ui.Left)+u.Px(4))
}

// reckonedWith says what the odds of cards reckon with: a better card may have worse odds, since a later skirmish may want it more.
func (f *Face) reckonedWith(m rules.Move, enemy rules.Seat) string {
	key := "odds.last"
	if int(m.C) < len(f.view.Battle.Slots) {
		key = "odds.later"
	}
	return f.word(key, rules.W(f.seatName(enemy)))
}

// trying is the answer that the cards in the arch would mean with the one under the cursor.
func (f *Face) trying(hover rules.Ref) rules.Move {
	m := f.committing()
	if hover.Kind != game.KindCard {
		return m
	}
	with := m
	if game.FactsOfCard(hover).Ploy {
		with.B = hover.ID
	} else {
		with.A = hover.ID
	}
	if _, legal := f.offers.Find(with); legal {
		return with
	}
	return m
}

// withCards says which cards the odds of a skirmish reckon with.
func (f *Face) withCards(m rules.Move) string {
	strike, ploy := rules.R(rules.Ref{Kind: game.KindCard, ID: m.A}), rules.R(rules.Ref{Kind: game.KindCard, ID: m.B})
	switch slot := rules.R(rules.Ref{Kind: game.KindSlot, ID: m.C - 1}); {
	case m.A == game.NoCard && m.B == game.NoCard:
		return f.word("odds.bare", slot)
	case m.B == game.NoCard:
		return f.word("odds.card", strike, slot)
	case m.A == game.NoCard:
		return f.word("odds.card", ploy, slot)
	default:
		return f.word("odds.cards", strike, ploy, slot)
	}
}

// holdsMove says whether a move is of what was taken up, or of anything when nothing was.
func (f *Face) holdsMove(m rules.Move) bool {
	return len(f.picked) < 2 || m.A == f.picked[0].ID && m.B == f.picked[1].ID
}

// tenths writes hundredths with one decimal.
func (f *Face) tenths(n int) string {
	n = (n + 5) / 10
	return f.word("tenths", rules.N(n/10), rules.N(n%10))
}

// percent writes a chance as it is told.
func (f *Face) percent(t game.Told) string {
	if t.Least < t.Most {
		return f.word("percent.range", rules.N(t.Least), rules.N(t.Most))
	}
	return f.word("percent", rules.N(t.Most))
}

// chanceBar draws the viewer's chance and what is left of it.
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
			u.Words(box, f.percent([...]game.Told{win, win.Not()}[i]), white, ui.Center)
		}
	}
}
