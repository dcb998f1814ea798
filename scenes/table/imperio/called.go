package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/palette"
)

// Called is the key of what sentences call a seat: the House it plays, as on its card and on every stage; "" before it has one.
func Called(view rules.View, seat int) string {
	v, ok := view.(*game.View)
	if !ok || seat >= len(v.Houses) || v.Houses[seat].House < 0 {
		return ""
	}
	return "imperio.emblem." + palette.Names[v.Houses[seat].House]
}

// entitle lets what was said be said anew when a seat has become a House.
func (f *Face) entitle(now *game.View) {
	same := func(a, b game.HouseView) bool { return a.House == b.House }
	if !slices.EqualFunc(f.view.Houses, now.Houses, same) {
		f.voice.Forget()
	}
}

// Title is what a House calls itself, where the table tells how it stands.
func (f *Face) Title(seat rules.Seat) string { return f.styled(seat) }
