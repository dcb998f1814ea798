package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// Below the arches, beside the hand, lie the answers to the question for cards: nothing at the left, the cards in the arch at the right.
// Each keeps its side, so that a press meant for one never gives the other. On a low slate they take the place of the title instead.

// layRowGap is what lies above the row, and between its halves; layRowWidth how wide it is at most, in design pixels.
const layRowGap, layRowWidth = 8.0, 560.0

// layRow cuts the row off the foot of the battle. It is there until the cards are turned, also while nobody is asked for them or others
// are, so that the arches stand still.
func (f *Face) layRow(u *ui.UI, r *canvas.Rect) canvas.Rect {
	b := &f.view.Battle
	if b.Shown || f.acts.shown || total(&b.Ready[0])+total(&b.Ready[1]) > 0 {
		return canvas.Rect{}
	}
	row := ui.CutBottom(r, u.Px(u.ButtonHeight()))
	ui.CutBottom(r, u.Px(layRowGap))
	return ui.Middle(row, min(row.W, u.Px(layRowWidth)), row.H)
}

// drawLayRow draws the two answers; in the place of the second what to do first while no card lies in the arch.
func (f *Face) drawLayRow(u *ui.UI, row canvas.Rect, s *table.Sight) {
	slot, asked := f.lays()
	if !asked || row.H <= 0 {
		return
	}
	nothing := rules.Move{Verb: game.CommitMove, A: game.NoCard, B: game.NoCard, C: int16(slot)}
	left, right := ui.Column(row, 0, 2, u.Px(layRowGap)), ui.Column(row, 1, 2, u.Px(layRowGap))
	if o, legal := f.offers.Find(nothing); legal {
		if u.Button(left, f.voice.Say(o.Caption.Label), ui.ButtonOpts{Main: !f.choosesCards() && !s.Advised}) {
			s.Answers = append(s.Answers, nothing)
		}
	}
	switch {
	case f.laid != (laid{}):
		if u.Button(right, f.word("lay.cards"), ui.ButtonOpts{Main: !s.Advised}) {
			f.commit(s)
		}
	case f.choosesCards():
		text, st := f.word("lay.choose", rules.R(rules.Ref{Kind: game.KindSlot, ID: int16(slot - 1)})), u.Theme.Colored(ui.Small, palette.Pale)
		h := ui.TextHeight(text, st, right.W)
		u.Paragraph(ui.Middle(right, right.W, h), text, st, ui.Center)
	}
}
