package sector

import (
	"math"

	"tyche/scenes/ui"
)

// Large letters in a small window: a battle has much to say in little room, so there they grow less than elsewhere, and never below their
// usual size.

// leastBattleW and leastBattleH are the size of a slate, in design pixels, on which a battle finds room.
const leastBattleW, leastBattleH = 520, 390

// lesser lets a battle be drawn in a theme whose letters find room on the slate, and returns the one to be brought back.
func (f *Face) lesser(u *ui.UI) (usual *ui.Theme) {
	r := f.board.slate
	usual = u.Theme
	share := max(min(r.W/usual.Px(leastBattleW), r.H/usual.Px(leastBattleH), 1), 1/max(f.app.Prefs.TextScale, 1))
	if share >= 1 {
		return usual
	}
	if scale := math.Round(64*usual.Scale*share) / 64; f.small == nil || f.small.Scale != scale || f.small.Palette != usual.Palette {
		if f.small != nil {
			f.small.Drop()
		}
		f.small = ui.NewTheme(usual.Palette, scale)
	}
	f.small.Touch = usual.Touch
	u.Theme = f.small
	return usual
}
