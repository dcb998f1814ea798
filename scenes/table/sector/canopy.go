package sector

import (
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/palette"
)

// Limb and lamps hang over the upper edge of the slate, where its layout leaves them room. A slate that is raised or enlarged has worlds
// there too: they pass under a canopy, so that nothing is seen between the lamps, or pressed.

// canopy is where it lies; empty while the slate lies as it was laid out, and where limb and lamps are not drawn.
func (f *Face) canopy() (r canvas.Rect) {
	b := &f.board
	if !f.shelved || b.lift == 0 && b.zoom == 1 {
		return r
	}
	return canvas.Rect{X: b.slate.X, Y: b.slate.Y, W: b.slate.W, H: f.canopyTall()}
}

// canopyTall is how high it is where there is one.
func (f *Face) canopyTall() float64 {
	return max(limbRoom*f.board.lay.k, smallLimbRoom*f.board.lay.unit)
}

// drawCanopy draws it, if it is needed.
func (f *Face) drawCanopy(u *ui.UI) {
	f.shelved = f.limbed(u)
	r := f.canopy()
	if r.H == 0 {
		return
	}
	u.Fill(r, palette.SlateLo)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: u.Px(2)}, palette.BrassLo)
}
