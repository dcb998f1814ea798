package chart

import (
	"image/color"
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Frame is the engraved border of a plate: gilt and ivory lines, and degrees in alternate fields.
func Frame(u *ui.UI, r canvas.Rect, fine float64) {
	box(u, r, 2*fine, palette.Gilt)
	box(u, r.Inset(4*fine), max(.8*fine, 1), palette.Ivory)
	box(u, r.Inset(6*fine), 8*fine, palette.Ivory)
	in := r.Inset(8 * fine)
	field, dark := 22*fine, paint.RGB(0x16213F)
	nx, ny := int(math.Round(in.W/field)), int(math.Round(in.H/field))
	for i := 0; i < nx; i += 2 {
		w := in.W / float64(nx)
		u.Fill(canvas.Rect{X: in.X + float64(i)*w, Y: in.Y, W: w, H: 4.4 * fine}, dark)
		u.Fill(canvas.Rect{X: in.X + float64(i)*w, Y: in.Bottom() - 4.4*fine, W: w, H: 4.4 * fine}, dark)
	}
	for i := 0; i < ny; i += 2 {
		h := in.H / float64(ny)
		u.Fill(canvas.Rect{X: in.X, Y: in.Y + float64(i)*h, W: 4.4 * fine, H: h}, dark)
		u.Fill(canvas.Rect{X: in.Right() - 4.4*fine, Y: in.Y + float64(i)*h, W: 4.4 * fine, H: h}, dark)
	}
	box(u, r.Inset(15*fine), max(.8*fine, 1), paint.Fade(palette.Gilt, .7))
}

// FrameWidth is how much of a plate its frame takes, in pixels of the design.
const FrameWidth = 16

// box draws the four sides of a rectangle, within it.
func box(u *ui.UI, r canvas.Rect, width float64, ink color.NRGBA) {
	u.Fill(canvas.Rect{X: r.X, Y: r.Y, W: r.W, H: width}, ink)
	u.Fill(canvas.Rect{X: r.X, Y: r.Bottom() - width, W: r.W, H: width}, ink)
	u.Fill(canvas.Rect{X: r.X, Y: r.Y + width, W: width, H: r.H - 2*width}, ink)
	u.Fill(canvas.Rect{X: r.Right() - width, Y: r.Y + width, W: width, H: r.H - 2*width}, ink)
}
