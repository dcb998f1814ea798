package diadochi

import (
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Fleets have no place on the map but while they escort a voyage (8.13): then they lie beside the army that they protect, and
// bear its sign in every list.

// escorts says whether a fleet is committed to the voyage under way.
func (f *Face) escorts(ref rules.Ref) bool {
	return ref.Kind == game.KindFleet && slices.Contains(f.view.March.Escort, ref)
}

// escortSign frames the picture of a fleet that escorts.
func (f *Face) escortSign(u *ui.UI, box canvas.Rect) {
	pen := u.Px(2)
	for _, edge := range [...]canvas.Rect{
		{X: box.X, Y: box.Y, W: box.W, H: pen}, {X: box.X, Y: box.Bottom() - pen, W: box.W, H: pen},
		{X: box.X, Y: box.Y, W: pen, H: box.H}, {X: box.Right() - pen, Y: box.Y, W: pen, H: box.H},
	} {
		u.Fill(edge, u.Theme.Heading)
	}
	side := u.Px(13)
	u.Picture(u.Theme.SignPicture(icons.Defend, side, u.Theme.Heading), canvas.Place{At: canvas.Point{X: box.X, Y: box.Bottom()}, AnchorX: .25, AnchorY: .75})
}

// fleetName is what a fleet is called in a list, with what it does.
func (f *Face) fleetName(ref rules.Ref) string {
	switch v := &f.view.Fleets[ref.ID]; {
	case f.escorts(ref):
		return f.word("fleet.escorts", rules.R(ref), rules.R(f.view.March.General))
	case v.Dispersed:
		return f.word("fleet.dispersed", rules.R(ref))
	}
	return f.word("named", rules.R(ref)) // with a capital letter
}

// describeFleet draws how strong a fleet is, whose, and what it does.
func (f *Face) describeFleet(u *ui.UI, r *canvas.Rect, ref rules.Ref) {
	v := &f.view.Fleets[ref.ID]
	f.fact(u, r, f.word("fact.strength"), strconv.Itoa(v.Strength))
	f.fact(u, r, f.word("fact.owner"), f.seatName(v.Owner))
	if f.escorts(ref) || v.Dispersed {
		f.para(u, r, f.fleetName(ref), ui.Body)
	}
}

// describeEscort lists the fleets that protect the army at sea, in the detail of the army.
func (f *Face) describeEscort(u *ui.UI, r *canvas.Rect, at game.Place) {
	m := &f.view.March
	if at != game.Marching || !m.Active || len(m.Escort) == 0 {
		return
	}
	f.heading(u, r, icons.Fleet, f.word("escort"))
	for _, ref := range m.Escort {
		f.fact(u, r, f.word("named", rules.R(ref)), strconv.Itoa(f.view.Fleets[ref.ID].Strength))
	}
}
