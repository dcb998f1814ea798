package chart

import (
	"math"
	"strconv"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// The plates of fleets.

// drawPlate draws the arms and the ships of a fleet; the plate of a ghost is dashed.
func (c *Chart) drawPlate(u *ui.UI, b *bands, at canvas.Point, f *Fleet) {
	r := c.boxed(at, b.plate)
	u.Fill(canvas.Rect{X: r.X + 1.5*c.fine, Y: r.Y + 2*c.fine, W: r.W, H: r.H}, paint.Fade(palette.Keyline, .5))
	if !f.Ghost {
		u.Fill(r.Inset(-1.4*c.fine), c.theme.Of(f.Owner).Main)
	}
	u.Fill(r, palette.Plate)
	if f.Ghost {
		c.dashes(u, r)
	}
	c.Arms(u, f.Owner, c.px(at, b.arms), b.crest)
	big := b.plate.H / 20
	for i := range b.cells {
		cell := &b.cells[i]
		x := r.X + (4+cell.x)*c.fine
		st := fonts.Style{Face: fonts.SansBold, Size: 12.5 * c.fine * max(big, .96), Color: palette.Ivory}
		mid := canvas.Point{X: x + .52*cell.portion*c.fine, Y: r.Center().Y - c.fine}
		if c.rivets(u, x, r, cell.kinds); cell.marks {
			c.sign(u, cell.sign, mid, 12*max(big, .92), palette.Ivory)
			continue
		}
		c.sign(u, cell.sign, mid, 16*max(big, .92), palette.Ivory)
		u.Text(cell.label, canvas.Point{X: math.Round(x + cell.portion*c.fine), Y: math.Round(r.Center().Y + 4.5*c.fine*big)}, st)
		if cell.loaded {
			u.Fill(canvas.Rect{X: x + c.fine, Y: r.Bottom() - 3.4*c.fine, W: cell.mark() * c.fine, H: 2 * c.fine}, palette.Glow)
		}
		if cell.hurt {
			u.Line(canvas.Point{X: x + 2*c.fine, Y: r.Bottom() - 4*c.fine}, canvas.Point{X: x + cell.mark()*c.fine, Y: r.Y + 4*c.fine}, 1.8*c.fine, palette.AttackOnSky)
		}
	}
}

// rivetStep is how far one point is from the next.
const rivetStep = 4.4

// rivets are points on the lower edge of a plate, one for each kind of ship that a cell sums.
func (c *Chart) rivets(u *ui.UI, x float64, r canvas.Rect, kinds int) {
	if kinds < 2 {
		return
	}
	for i := range kinds {
		at := canvas.Point{X: x + (1.5+rivetStep*float64(i))*c.fine, Y: r.Bottom() + .7*c.fine}
		Disc(u, at, 4.6*c.fine, palette.Keyline)
		Disc(u, at, 3.2*c.fine, palette.Gilt2)
	}
}

// KeyPlate draws a little plate as the key explains it: dashed where ships are only ordered, or with a point for each kind that it sums.
func (c *Chart) KeyPlate(u *ui.UI, r canvas.Rect, ghost bool) {
	u.Fill(r, palette.Plate)
	if ghost {
		c.dashes(u, r)
		c.sign(u, signs.Fleet, r.Center(), 13, palette.Ivory)
		return
	}
	c.sign(u, signs.Fleet, canvas.Point{X: r.Center().X, Y: r.Center().Y - c.fine}, 13, palette.Ivory)
	c.rivets(u, r.X+.5*(r.W-rivetStep*keyRivets*c.fine), r, keyRivets)
}

// keyRivets is how many kinds the plate of the key sums.
const keyRivets = 3

// raidHigh is how high the little plate of a raid is, in pixels of the design.
const raidHigh = 16

// drawRaid draws how many ships another House has brought to fight, beside the arms over the plate of the fleet that they have met.
func (c *Chart) drawRaid(u *ui.UI, b *bands, at canvas.Point, f *Fleet) {
	st := fonts.Style{Face: fonts.SansBold, Size: 12 * c.fine, Color: palette.Ivory}
	words := strconv.Itoa(f.Ships())
	r := canvas.Rect{X: at.X + (.5*b.crest+3)*c.fine, W: fonts.Width(words, st) + 24*c.fine, H: raidHigh * c.fine}
	r.Y = at.Y + (b.plate.Y-2)*c.fine - r.H
	u.Fill(r.Inset(-1.4*c.fine), c.theme.Of(f.Owner).Main)
	u.Fill(r, palette.Plate)
	c.sign(u, signs.Fleet, canvas.Point{X: r.X + 10*c.fine, Y: r.Center().Y}, 14, palette.Ivory)
	u.Words(canvas.Rect{X: r.X + 18*c.fine, Y: r.Y, W: r.W - 20*c.fine, H: r.H}, words, st, ui.Left)
}

// dashes draws a broken line round a rectangle.
func (c *Chart) dashes(u *ui.UI, r canvas.Rect) {
	long, apart, width := 5*c.fine, 3*c.fine, 1.4*c.fine
	for x := r.X; x < r.Right(); x += long + apart {
		w := min(long, r.Right()-x)
		u.Fill(canvas.Rect{X: x, Y: r.Y - width, W: w, H: width}, palette.Glow)
		u.Fill(canvas.Rect{X: x, Y: r.Bottom(), W: w, H: width}, palette.Glow)
	}
	for y := r.Y; y < r.Bottom(); y += long + apart {
		h := min(long, r.Bottom()-y)
		u.Fill(canvas.Rect{X: r.X - width, Y: y, W: width, H: h}, palette.Glow)
		u.Fill(canvas.Rect{X: r.Right(), Y: y, W: width, H: h}, palette.Glow)
	}
}
