package stage

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/dice"
)

// die draws one die of edge px with its middle at c; share is how far its throw has come.
func (s *Stage) die(u *ui.UI, n int8, c canvas.Point, px, share float64, look dice.Look, from float64) {
	if share <= 0 {
		return
	}
	frame := int(share * dice.Frames)
	fly := 1 - ease(min(share*1.15, 1))
	alpha := 1.0
	if s.still() {
		frame, fly, alpha = dice.Frames-1, 0, max(share, .05)
	}
	hop := math.Abs(math.Sin(share*math.Pi*3)) * (1 - share) * px * 1.1
	u.Picture(dice.Throw(int(n), min(frame, dice.Frames-1), int(px), look), canvas.Place{
		At: canvas.Point{X: c.X + from*fly, Y: c.Y - hop*fly*1.4}, AnchorX: .5, AnchorY: .5, Alpha: alpha,
	})
}

// pairOfDice draws the throw of a side at the left of r, its dice raised to the Battle Factor as far as that has come,
// and what they add up to at the right.
func (s *Stage) pairOfDice(u *ui.UI, r canvas.Rect, i int) {
	d := &s.now.Sides[i]
	share := s.share(Dice)
	if share <= 0 || !d.HasDice {
		return
	}
	narrow := r.W < s.px(150) // no room for the sum
	px := math.Min(math.Min(r.H*.66, s.px(44)), r.W/pick(narrow, 4.4, 7))
	from := s.px(260) * pick(i == 0, -1, 1.0)
	raised, _ := d.Raised()
	up := s.share(Factor)
	x, y := r.X+px*.62, r.Y+r.H/2
	for k := range raised {
		if k > 0 {
			x += px * .42
			if share >= 1 { // not over dice in the air
				s.sign(u, x-px*.78, y, "+")
			}
		}
		x = s.keptDie(u, d, k, raised[k], up, x, y, px, share, from)
	}
	if d.third() > 0 {
		s.die(u, d.third(), canvas.Point{X: x, Y: y}, px*.8, share, dice.Bone, from)
		s.strike(u, canvas.Point{X: x, Y: y}, px*.8, min(max(share*4-3, 0), 1))
		x += px * 1.15
	}
	if !narrow && share >= 1 && (up >= 1 || !s.has(Factor)) {
		st := s.font.big
		st.Size = math.Min(st.Size*.8, r.H*.7)
		s.sign(u, x-px*.12, y, "=")
		u.Words(canvas.Rect{X: x, Y: r.Y, W: max(r.Right()-x, 0), H: r.H}, number(d.Over()), st, ui.Right)
	}
}

// sign writes a sign of arithmetic with its middle at x, y.
func (s *Stage) sign(u *ui.UI, x, y float64, sign string) {
	st := s.font.figure
	w := fonts.Width(sign, st)
	u.Text(sign, canvas.Point{X: math.Round(x - w/2), Y: math.Round(y + fonts.CapHeight(st.Face, st.Size)/2)}, st)
}

// keptDie draws one of the two dice that count, and beside it what it is raised to; it returns where the next stands.
func (s *Stage) keptDie(u *ui.UI, d *Side, k int, raised bool, up, x, y, px, share, from float64) float64 {
	small := px
	if raised && up > 0 {
		small = px * .78
	}
	s.die(u, d.Kept()[k], canvas.Point{X: x, Y: y}, small, share, dice.Bone, from)
	if !raised || up <= 0 {
		return x + px*1.12
	}
	s.strike(u, canvas.Point{X: x, Y: y}, small, min(up*3, 1))
	x += px * 1.02
	at := canvas.Point{X: x, Y: y}
	turn := min(max(up*2-.5, 0), 1)
	if turn <= 0 {
		return x + px*1.12
	}
	if glow := 1 - turn; !s.still() && turn < 1 {
		s.rays(u, at, px*(.75+.3*glow), glow)
	}
	squeeze := 1.0
	if !s.still() {
		squeeze = max(math.Abs(math.Cos((1-turn)*math.Pi*1.5)), .08)
	}
	u.Picture(dice.Face(int(d.Dice[k]), int(px), dice.Lit), canvas.Place{At: at, AnchorX: .5, AnchorY: .5, Squeeze: squeeze})
	return x + px*1.12
}

// third is the die of three that is laid aside, or 0.
func (d *Side) third() int8 {
	if len(d.Thrown) < 3 {
		return 0
	}
	return min(d.Thrown[0], d.Thrown[1], d.Thrown[2])
}

// strike draws a red stroke through something of that size.
func (s *Stage) strike(u *ui.UI, at canvas.Point, size, share float64) {
	if share <= 0 {
		return
	}
	h := size * .62
	a := canvas.Point{X: at.X - h, Y: at.Y + h*.8}
	b := canvas.Point{X: a.X + 2*h*share, Y: a.Y - 1.6*h*share}
	u.Line(a, b, s.px(3), s.theme.Danger)
}

// rays is the flash of a raised die.
func (s *Stage) rays(u *ui.UI, at canvas.Point, r, strength float64) {
	c := color.NRGBA{0xFF, 0xC9, 0x28, uint8(255 * strength)}
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		u.Line(canvas.Point{X: at.X + cos*r, Y: at.Y + sin*r}, canvas.Point{X: at.X + cos*r*1.3, Y: at.Y + sin*r*1.3}, s.px(2.4), c)
	}
}
