package table

import (
	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// NarrowBar is the width of a bar, in design pixels, that has no room for tracks and ribbons.
const NarrowBar = 460

// momentRoom is what the table draws behind the moment: a gap and the emblem of whose turn it is to move, in design pixels.
const momentRoom = 50

// Moment tells in two lines of a narrow bar when in the game it is: above the words, of which those behind the first two only stand where
// they fit, below them the part of the turn, "" for none. A finger that rests there reads the tip. It returns its width.
func Moment(u *ui.UI, r canvas.Rect, part, tip string, words ...string) float64 {
	st, now := u.Theme.Colored(ui.Caption, u.Theme.WoodText), u.Theme.Colored(ui.Small, u.Theme.Gilt2)
	now.Bold = true
	line, wide := r, 0.0
	if part != "" {
		foot := ui.CutBottom(&line, r.H*0.54)
		foot.H -= u.Px(4)
		wide = u.Words(foot, part, now, ui.Left)
	}
	for i, word := range words {
		if i > 1 {
			if ui.CutLeft(&line, u.Px(8)); fonts.Width(word, st) > line.W-u.Px(momentRoom) {
				break
			}
		}
		ui.CutLeft(&line, u.Words(line, word, st, ui.Left)+u.Px(4))
	}
	wide = max(wide, line.X-r.X)
	u.Tip(canvas.Rect{X: r.X, Y: r.Y, W: wide, H: r.H}, tip)
	return wide
}
