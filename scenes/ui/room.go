package ui

import "tyche/sprites/canvas"

// Room draws what every full screen has, wood with a bar that names it, and returns the room below the bar and whether
// the player leaves: by the arrow, Escape, or the right button.
func (u *UI) Room(title, back string) (inside canvas.Rect, leave bool) {
	inside = u.Screen()
	u.Fill(inside, u.Theme.Wood2)
	bar := CutTop(&inside, min(u.Px(TopBar), inside.H/3))
	u.Fill(bar, u.Theme.Wood)
	u.Fill(CutBottom(&bar, u.Px(2)), u.Theme.Gilt)
	CutLeft(&bar, u.Px(8))
	side := min(u.Px(32), bar.H)
	leave = u.IconButton(Middle(CutLeft(&bar, side), side, side), BackSign, back, ButtonOpts{Bar: true, Hot: KeyEscape})
	CutLeft(&bar, u.Px(14))
	st := u.Theme.Colored(Prompt, u.Theme.Gilt2)
	st.Spacing = u.Px(1)
	u.Words(bar, title, st, Left)
	if _, right := u.In.Clicked(RightButton); right && !u.deaf {
		leave = true
	}
	return inside.Inset(u.Px(Gutter)), leave
}
