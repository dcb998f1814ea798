package sector

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// drawAttackers shows at an area who gathers to attack it, and how many they are: they have left where they stood and are in no area yet.
func (f *Face) drawAttackers(u *ui.UI, q int) {
	k, b := &f.view.Battle, &f.board
	if !k.On || len(k.Slots) > 0 || f.planetOf(k.Area) != q || total(&k.Ready[0]) == 0 {
		return
	}
	middle, at := b.place(b.lay.spots[q].at), f.areaPlace(int(k.Area.ID))
	side := max(u.Px(20), .34*b.radius())
	rim := canvas.Point{X: middle.X + 1.08*b.radius(), Y: at.Y} // beside the world: neither on its name nor on who defends
	if rim.X+side > b.slate.Right() {
		rim.X = middle.X - 1.08*b.radius()
	}
	f.Emblem(u, k.Seats[0], rim, side)
	f.drawCount(u, canvas.Point{X: rim.X + .5*side, Y: rim.Y + .42*side}, total(&k.Ready[0]))
}
