package chart

import (
	"strconv"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// disc is how large the Troops of a world are drawn: across, the rim, the number. A low one stands beside the middle of its world.
type disc struct {
	across, rim, size float64
	low               bool
}

// discOf is the disc in a hex of radius s.
func discOf(s float64) disc {
	if s < minute {
		return disc{10.8, 2, 10, true}
	}
	return disc{2 * step(s, 7.2, 8.4, 9.6), 3.4, step(s, 12, 12, 14), false}
}

// drawDisc draws the owner's tincture with the Troops in it, and the flag of a holder who is not the owner (6.3).
func (c *Chart) drawDisc(u *ui.UI, w *World, mid canvas.Point, r float64) {
	if w.Owner == Nobody && w.Holder == Nobody && w.Troops == 0 {
		return
	}
	at := canvas.Point{X: mid.X + .94*r*c.fine, Y: mid.Y + .34*r*c.fine}
	if r < 14 {
		at = canvas.Point{X: mid.X + (r+1.5)*c.fine, Y: mid.Y + c.fine}
	}
	d := discOf(c.s / c.fine)
	if d.low {
		at.Y = mid.Y
	}
	q := d.across * c.fine
	k := c.theme.Of(w.Owner)
	Disc(u, at, q+d.rim*c.fine, palette.Keyline)
	Disc(u, at, q+d.rim*.47*c.fine, palette.Ivory)
	Disc(u, at, q, k.Main)
	label := "?"
	if w.Troops >= 0 {
		label = strconv.Itoa(w.Troops)
	}
	st := fonts.Style{Face: fonts.SansBold, Size: d.size * c.fine, Color: k.Ink}
	u.Words(canvas.Rect{X: at.X - q, Y: at.Y - q, W: 2 * q, H: 2 * q}, label, st, ui.Center)
	if w.Holder != w.Owner && w.Holder != Nobody {
		flag := canvas.Point{X: at.X + .7*q, Y: at.Y - .7*q}
		Disc(u, flag, 13*c.fine, palette.Keyline)
		c.sign(u, signs.Holder, flag, 11, c.theme.Of(w.Holder).Main)
	}
}
