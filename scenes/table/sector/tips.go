package sector

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// tipNarrow is the width, in design pixels, up to which a tip lies below or above what it explains.
const tipNarrow = 100.0

// tipAcross explains a thing in a band of things like it: above the band or below it, so that none of those with which it is compared is
// covered.
func tipAcross(u *ui.UI, r, band canvas.Rect, text string) {
	u.TipBeside(r, canvas.Rect{X: r.X, Y: band.Y, W: min(r.W, u.Px(tipNarrow)), H: band.H}, text)
}
