package plates

import (
	"math"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Victory is the plate of the end: a trophy of arms with the winner's shield, and a laurel that closes round it. Its
// ground is laid on the map, which shows through.
type Victory struct {
	Ground, Arms, Shield, Helmet, Left, Right *Part
}

const (
	trophyY = 2.0
	trophyR = 41.0
)

// Victory returns the plate of a faction's victory.
func (p *Plate) Victory(f palette.Faction) Victory {
	branch := func(side float64) *Part {
		x0, x1 := -78.0, 10.0
		if side > 0 {
			x0, x1 = -10, 78
		}
		return p.part(x0, trophyY-78, x1, trophyY+84, 0, trophyY+62, func(v view) {
			v.sprig(0, trophyY, 60, math.Pi/2-side*.03, math.Pi/2-side*2.66, 14, 19, leaf)
		})
	}
	return Victory{
		Ground: p.whole(view.victoryGround),
		Arms:   p.part(-100, -88, 100, 88, 0, trophyY, func(v view) { v.arms(f) }),
		Shield: p.part(-trophyR-8, trophyY-trophyR-8, trophyR+8, trophyY+trophyR+12, 0, trophyY, func(v view) { v.shield(0, trophyY, trophyR, f) }),
		Helmet: p.part(-30, -86, 34, -20, 0, -40, func(v view) { v.helmet(-2, -36, .74, v.theme.Of(f).Main) }),
		Left:   branch(-1), Right: branch(1),
	}
}

// victoryGround dims the map about the trophy and frames it.
func (v view) victoryGround() {
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Radial{Center: paint.Pt(0, trophyY), Radius: 190, Stops: []paint.Stop{
		{At: 0, Color: paint.Fade(paint.RGB(0xFFF2CC), .86)}, {At: .3, Color: paint.Fade(paint.RGB(0xF9E7B8), .6)}, {At: .48, Color: paint.Fade(paint.RGB(0xE8C884), .08)}, {At: 1, Color: paint.Fade(paint.RGB(0x2A160A), .66)}}})
	v.rays(0, trophyY, 88, 32, paint.Fade(paint.RGB(0xE2B855), .3))
	v.corners(paint.Fade(paint.RGB(0x6A4412), .85))
}

// arms are spears and standards crossed behind the shield, on the post of the trophy.
func (v view) arms(f palette.Faction) {
	c := v.theme.Of(f)
	v.shape("M-4-66H4L5 86H-5Z", paint.RGB(0x7A4E24), ink, 1)
	for _, s := range [2]float64{-1, 1} {
		for i, a := range [2]float64{.62, .96} {
			v.at(0, trophyY, s, 1, 0, func() {
				v.Rotate(a)
				v.straight(0, 84, 0, -78+8*float64(i), 2.6, ink)
				v.straight(0, 84, 0, -78+8*float64(i), 1.5, paint.RGB(0xA8763C))
				v.at(0, -76+8*float64(i), 1, 1, 0, func() { v.shape("M0-13L4-2L1.6 3H-1.6L-4-2Z", paint.RGB(0xE4E8EA), ink, .8) })
				v.at(0, 82, 1, 1, 0, func() { v.shape("M-2 0H2L0 8Z", gold, ink, .7) })
			})
		}
		v.at(s*38, -33, s, 1, .34*s, func() { // a standard hangs from a cross-bar
			v.straight(0, 70, 0, -40, 2.4, ink)
			v.straight(0, 70, 0, -40, 1.4, paint.RGB(0xA8763C))
			v.straight(-3, -34, 25, -34, 2, ink)
			v.straight(-3, -34, 25, -34, 1.1, gold)
			cloth := paint.MustPath("M2-33H23L24-4L18-9L13-3L8-9L2-4Z")
			v.Fill(cloth, paint.Down(-33, -3, paint.Mix(c.Main, white, .12), paint.Mix(c.Main, c.Dark, .6)))
			v.Stroke(cloth, paint.Pen(.9), paint.Solid(c.Dark))
			v.line("M3-29H23M3-27H23", .8, gilt)
			v.solid(paint.Circle(0, -43, 3), gold, ink, .8)
		})
	}
}
