package chart

import (
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// A chart that is seen whole where there is no room to read it: whose each hex is, what lies there, how many ships, and odds. Names and
// numbers would lie on each other; the cursor tells them.

func (c *Chart) isDistant() bool { return c.s < legible*c.fine }

// drawDistant draws what lies in a hex.
func (c *Chart) drawDistant(u *ui.UI, a *art, at canvas.Point) {
	h := a.hex
	if h.Empty && !h.Blank {
		c.show(u, key{family: anomalyPicture, px: int(.5 * c.s), a: int(h.Anomaly)}, at)
	}
	n := len(h.Worlds)
	far, r := .42, .34
	switch n {
	case 1:
		far, r = 0, .46
	case 3:
		far, r = .46, .29
	}
	for i := range h.Worlds {
		w := &h.Worlds[i]
		sin, cos := math.Sincos(math.Pi + 2*math.Pi*float64(i)/float64(n))
		c.show(u, key{family: worldPicture, px: int(r * c.s), a: w.Resources, b: w.Position, n: int(w.Ref.ID) % 5}, canvas.Point{X: at.X + far*c.s*cos, Y: at.Y + far*c.s*sin})
	}
	if f := &h.Fleet; !c.Bare && !f.Empty() {
		c.drawCount(u, f, canvas.Point{X: at.X, Y: at.Y + .52*c.s})
		if !h.Raid.Empty() {
			c.drawCount(u, &h.Raid, canvas.Point{X: at.X + .5*c.s, Y: at.Y - .3*c.s})
		}
	}
	c.drawTag(u, a, at) // odds are wanted here most
}

// drawCount writes how many ships a fleet has on a disc of its House.
func (c *Chart) drawCount(u *ui.UI, f *Fleet, at canvas.Point) {
	d, fade := .78*c.s, 1.0
	if f.Ghost {
		fade = .55
	}
	Disc(u, at, d, paint.Fade(palette.Keyline, fade))
	Disc(u, at, d-2*c.fine, paint.Fade(c.theme.Of(f.Owner).Main, fade))
	Disc(u, at, .72*d, palette.Plate)
	st := fonts.Style{Face: fonts.SansBold, Size: .46 * d, Color: palette.Ivory}
	u.Words(canvas.Rect{X: at.X - d, Y: at.Y - d/2, W: 2 * d, H: d}, strconv.Itoa(f.Ships()), st, ui.Center)
}
