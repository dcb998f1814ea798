package diadochi

import (
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// drawBarred says of each use of the card under the cursor that is not open now why it is not.
func (f *Face) drawBarred(u *ui.UI, r *canvas.Rect, s *table.Sight) {
	if s.Hover.Kind != game.KindCard {
		return
	}
	for i, list := 0, s.Offers.Barred(s.Hover); i < len(list); i++ {
		f.para(u, r, f.voice.Say(list[i].Caption.Label), ui.BodyBold)
		h := u.Paragraph(*r, table.WhyBarred(f.voice, &list[i]), u.Theme.Colored(ui.Small, u.Theme.Why), ui.Left)
		ui.CutTop(r, h+u.Px(6))
	}
}
