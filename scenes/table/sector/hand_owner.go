package sector

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// handSeat is whose hand lies on the bench: the viewer's, or while another's is looked at, that player's.
func (f *Face) handSeat() rules.Seat {
	if f.view.ShownOf.Kind != 0 {
		return rules.Seat(f.view.ShownOf.ID)
	}
	return f.view.Seat
}

// drawOwner says above another's hand whose it is, and that there is nothing in it.
func (f *Face) drawOwner(u *ui.UI, r *canvas.Rect) {
	if f.view.ShownOf.Kind == 0 {
		return
	}
	owner := f.handSeat()
	head := ui.CutTop(r, u.Px(20))
	f.Emblem(u, owner, canvas.Point{X: head.X + u.Px(9), Y: head.Center().Y}, u.Px(18))
	ui.CutLeft(&head, u.Px(22))
	words := f.word("hand.of", rules.W(f.seatName(owner)))
	u.Words(head, words, fitted(words, u.Theme.Colored(ui.BodyBold, palette.Lit), head.W), ui.Left)
	if len(f.fan) == 0 {
		u.Paragraph(*r, f.word("hand.empty"), u.Theme.Colored(ui.Italic, palette.Pale), ui.Left)
	}
}
