package table

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// How the list of answers fits its panel.

// sliver is how much of r to leave free at the bottom, where the list as it opens would show of a row no more than a strip
// without words: it looks like an empty button.
func (t *Table) sliver(u *ui.UI, r canvas.Rect, pinned func(i int) bool) float64 {
	y, gap := 0.0, u.Px(ui.ButtonGap)
	for i := range t.offers.Legal {
		if pinned(i) || t.offers.apart(i) {
			continue
		}
		h := t.answerHeight(u, u.ScrollWidth(r.W), i)
		if y+h > r.H {
			if seen := r.H - y; y > 0 && seen < min(h*wordsSeen, u.Px(firstLine)) {
				return max(seen+gap, 0)
			}
			return 0
		}
		y += h + gap
	}
	return 0
}

// wordsSeen is the share of a low row from above in which its words can be read; firstLine is how much of a high one shows its first
// line, in design pixels.
const wordsSeen, firstLine = 0.7, 30

// below says whether a list in r, open at its top, ends above an answer.
func (t *Table) below(u *ui.UI, r canvas.Rect, answer int) bool {
	y, room, gap := 0.0, r.H, u.Px(ui.ButtonGap)
	for i := range t.offers.Legal {
		switch {
		case t.offers.ends(i):
			room -= t.answerHeight(u, r.W, i) + gap
		case i <= answer && !t.offers.apart(i):
			y += t.answerHeight(u, u.ScrollWidth(r.W), i) + gap
		}
	}
	return y-gap > room
}
