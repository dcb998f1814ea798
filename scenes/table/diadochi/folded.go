package diadochi

import (
	"tyche/rules"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// On a phone that lies on its side the hand covers a good part of a low map. A key beside it folds it away, and the map stays as it is:
// whoever folds it wants to see what lies below.

// foldable says whether a hand lies over the map, where fingers are used: with a mouse the map is high. In a lesson the coach may point
// at a card.
func (f *Face) foldable(a table.Areas) bool {
	return f.app.Touch && a.Hand.H > 0 && a.Hand.Y < a.Map.Bottom() && len(f.view.Hand) > 0 && a.Note.H <= 0
}

// coveredBy is how many pixels of the map's lower edge the hand lies on.
func (f *Face) coveredBy(a table.Areas) float64 {
	if f.hand.folded && f.foldable(a) {
		return 0
	}
	return max(a.Map.Bottom()-a.Hand.Y, 0)
}

// foldKey draws the key that folds the hand away or brings it back, and takes its room from where the cards lie.
func (f *Face) foldKey(u *ui.UI, a table.Areas) (cards canvas.Rect, folded bool) {
	cards = a.Hand
	if !f.foldable(a) || f.hand.away {
		return cards, false
	}
	side, gap := u.Px(u.Tall(0)), u.Px(8)
	key := canvas.Rect{X: a.Map.X + gap, Y: a.Map.Bottom() - side - gap, W: side, H: side}
	ui.CutLeft(&cards, side+2*gap)
	sign, words := icons.Down, "hand.fold"
	if f.hand.folded {
		sign, words = icons.Card, "hand.unfold"
	}
	u.Block(key)
	if u.IconButton(key, sign, f.word(words, rules.N(len(f.view.Hand))), ui.ButtonOpts{}) {
		f.hand.folded = !f.hand.folded
		f.covered = f.coveredBy(a)
	}
	return cards, f.hand.folded
}
