package sector

import (
	"math"

	"tyche/scenes/ui"
)

// Large letters in a small window: the slate, the booths and a battle have much to say in little room, so there letters grow less than
// elsewhere, and never below their usual size. Names as large as those of the panels would hide the worlds that they name.

// leastBattleW and leastBattleH are the size of a slate, in design pixels, on which a battle finds room.
const leastBattleW, leastBattleH = 520, 390

// slateScale is the scale of what is written on the slate.
func (f *Face) slateScale(usual *ui.Theme) float64 {
	r := f.board.slate
	share := max(min(r.W/usual.Px(leastBattleW), r.H/usual.Px(leastBattleH), 1), 1/max(f.app.Prefs.TextScale, 1))
	if share >= 1 {
		return usual.Scale
	}
	return math.Round(64*usual.Scale*share) / 64
}

// lesser lets the slate be drawn in a theme whose letters find room on it, and returns the one to be brought back.
func (f *Face) lesser(u *ui.UI) (usual *ui.Theme) {
	usual = u.Theme
	scale := f.slateScale(usual)
	if scale >= usual.Scale {
		return usual
	}
	if f.small == nil || f.small.Scale != scale || f.small.Palette != usual.Palette {
		if f.small != nil {
			f.small.Drop()
		}
		f.small = ui.NewTheme(usual.Palette, scale)
	}
	f.small.Touch = usual.Touch
	u.Theme = f.small
	return usual
}
