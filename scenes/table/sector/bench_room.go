package sector

import (
	"math"
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
)

// benchRoom cuts the tray of orders and the hand off a bench.
func (f *Face) benchRoom(u *ui.UI, in *canvas.Rect, viewer rules.Seat) (tray, hand canvas.Rect) {
	hand = ui.CutRight(in, min(in.W*.36, u.Px(380)))
	ui.CutRight(in, u.Px(10))
	tray = ui.CutRight(in, min(u.Px(176), in.W*.34))
	ui.CutRight(in, u.Px(10))
	return f.shareRoom(u, tray, hand, viewer)
}

// shareRoom gives a hand too full for whole cards the room of the tray too while that has nothing to show: the names on its strips need it.
func (f *Face) shareRoom(u *ui.UI, tray, hand canvas.Rect, viewer rules.Seat) (left, wider canvas.Rect) {
	if f.sortHand(); f.stacked(u, hand) && !f.orders(viewer) {
		hand.X, hand.W = tray.X, hand.Right()-tray.X
		tray.W = 0
	}
	return tray, hand
}

// stacked says whether the cards of the hand do not lie side by side in a place.
func (f *Face) stacked(u *ui.UI, r canvas.Rect) bool {
	return wholeCard(u, r)*float64(len(f.fan)) > r.W
}

// wholeCard is how wide a card of the hand is that lies there whole.
func wholeCard(u *ui.UI, r canvas.Rect) float64 {
	return math.Floor(min(r.H*cards.Width/cards.Height, u.Px(88)))
}

// orders says whether a seat has orders to place, or on the slate; in a battle, where cards are laid, they are not asked about.
func (f *Face) orders(p rules.Seat) bool {
	return !f.view.Battle.On && (f.view.Phase <= 1 || slices.ContainsFunc(f.view.Planets[:], func(k game.PlanetView) bool {
		return slices.ContainsFunc(k.Stack, func(t game.TokenView) bool { return t.Owner == p })
	}))
}
