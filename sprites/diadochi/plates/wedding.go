package plates

import (
	"math"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Wedding is the plate of a marriage: the bride's cameo and the groom's coin that look at each other, a torch between.
type Wedding struct {
	Ground, Bride, Veil, Groom, Torch, Flame, Glow, Rings *Part
}

// Couple are bride and groom by their heads, the ground of her cameo and his faction.
type Couple struct {
	Bride, Groom string
	Stone        paint.Color
	Faction      palette.Faction
}

// Where things stand on the plate of a wedding, units.
const (
	pairY  = -9.0
	brideX = -58.0
	groomX = 58.0
	brideR = 62.0
	groomR = 56.0
	// TorchY is where the torch burns.
	TorchY = -26.0
)

// Wedding returns the plate of a marriage.
func (p *Plate) Wedding(c Couple) Wedding {
	return Wedding{
		Ground: p.whole(func(v view) { v.weddingGround() }),
		Bride: p.part(brideX-60, pairY-68, brideX+62, pairY+70, brideX, pairY, func(v view) {
			v.cameo(brideX, pairY, brideR, c.Bride, false, c.Stone)
		}),
		Veil: p.part(brideX-48, pairY-58, brideX+30, pairY+58, brideX, pairY, view.veil),
		Groom: p.part(groomX-62, pairY-62, groomX+64, pairY+66, groomX, pairY, func(v view) {
			v.coin(groomX, pairY, groomR, c.Groom, true, goldTone)
		}),
		Torch: p.part(-14, TorchY-8, 14, 84, 0, 84, view.torch),
		Flame: p.part(-16, -62, 16, 4, 0, 0, view.flame),
		Glow: p.part(-60, -60, 60, 60, 0, 0, func(v view) {
			v.Fill(paint.Circle(0, 0, 60), paint.Glow(0, 0, 60, paint.Fade(paint.RGB(0xFFD98A), .8), paint.Fade(paint.RGB(0xFFC05A), 0)))
		}),
		Rings: p.part(-40, 52, 40, 88, 0, 68, func(v view) { v.rings(c.Faction) }),
	}
}

// weddingGround is a hall hung with cloth and garlands.
func (v view) weddingGround() {
	v.curtain(paint.RGB(0x7C2C44))
	v.Fill(paint.Circle(0, -20, 150), paint.Glow(0, -20, 150, paint.Fade(paint.RGB(0xFFD9A0), .35), paint.Fade(paint.RGB(0xFFD9A0), 0)))
	top := -v.hy
	for i := -3; i < 3; i++ { // a garland in bows along the upper edge
		x, w := float64(i)*62, 62.0
		r := w * .62
		v.sprig(x+w/2, top+4-r*.55, r, math.Pi-.55, math.Pi/2+.04, 8, 11, leaf)
		v.sprig(x+w/2, top+4-r*.55, r, .55, math.Pi/2-.04, 8, 11, leaf)
		v.rose(x+w/2, top+4+r*.44, 5.4, paint.RGB(0xE7A9A0))
		v.rose(x, top+7, 6.4, paint.RGB(0xF4E0C0))
		for _, s := range [2]float64{-1, 1} {
			v.at(x, top+12, s, 1, 0, func() { v.shape("M0 0Q6 8 3 19L7 16L9 20Q12 8 2-1Z", gold, ink, .5) })
		}
	}
	v.vignette(pitch, .55)
	floor := v.hy
	v.Fill(paint.Rect(-v.hx, floor-12, 2*v.hx, 12), paint.Down(floor-12, floor, paint.RGB(0xC99A5C), paint.RGB(0x6A4420)))
	v.straight(-v.hx, floor-12, v.hx, floor-12, 1, ink)
	for x := -v.hx; x < v.hx; x += 10 { // a border of waves
		v.at(x, floor-6, 1, 1, 0, func() {
			v.line("M0 3Q3-4 7-2Q10 1 6 2Q4 1 6-.4M0 3H10", .9, ink)
		})
	}
}

// rose is a flower of seven petals.
func (v view) rose(x, y, r float64, c paint.Color) {
	for i := range 7 {
		a := 2 * math.Pi * float64(i) / 7
		v.solid(paint.Circle(x+r*.55*math.Cos(a), y+r*.55*math.Sin(a), r*.42), c, paint.Mix(c, pitch, .6), r*.07)
	}
	v.solid(paint.Circle(x, y, r*.34), gold, ink, r*.07)
}

// veil is the saffron cloth over the bride's hair, sheer.
func (v view) veil() {
	v.Within(func() {
		v.Clip(paint.Oval(brideX, pairY, brideR*.745, brideR*.885))
		v.Translate(brideX, pairY)
		cloth := paint.MustPath("M21-30Q16-47-6-47Q-31-44-39-14Q-45 20-41 60L-9 60Q-16 38-9 20Q-16 2-4-9Q8-20 21-30Z")
		v.Fill(cloth, paint.Linear{From: paint.Pt(-40, -40), To: paint.Pt(10, 40), Stops: []paint.Stop{
			{At: 0, Color: paint.Fade(paint.RGB(0xFFD27A), .5)}, {At: 1, Color: paint.Fade(paint.RGB(0xE8932E), .62)}}})
		v.Stroke(cloth, paint.Pen(.9), paint.Solid(paint.RGB(0x8A4A10)))
		v.line("M18-30Q-12-38-26-6Q-32 24-28 58M10-25Q-12-26-19-2Q-24 24-18 58M-36-10Q-40 24-36 58", .7, paint.Fade(paint.RGB(0x8A4A10), .7))
		v.line("M21-30Q8-20-4-9Q-16 2-9 20Q-16 38-9 60", 1.8, gilt)
	})
}

// torch is a wedding torch, bound with ribbons.
func (v view) torch() {
	v.shape("M-3.4 80L-5-14H5L3.4 80Z", paint.RGB(0x8C5A2C), ink, .9)
	for i := range 6 {
		y := -4 + 14*float64(i)
		v.at(0, y, 1, 1, 0, func() { v.shape("M-5 0L5-3V1L-5 4Z", gold, ink, .6) })
	}
	v.shape("M-10-26Q-8-14-5-12H5Q8-14 10-26Z", gold, ink, .9)
	v.line("M-9-22H9M-7-17H7", .8, ink)
	v.shape("M-2 18Q-12 26-10 44L-7 40L-5 45Q-6 30-1 22ZM2 18Q12 26 10 44L7 40L5 45Q6 30 1 22Z", paint.RGB(0xF4E4C4), ink, .7)
	v.rose(0, 19, 5, paint.RGB(0xE7A9A0))
}

// rings are two rings, one in the other, on a cushion of the groom's colour.
func (v view) rings(f palette.Faction) {
	c := v.theme.Of(f)
	cushion := paint.MustPath("M-34 76Q-38 66-34 60Q0 55 34 60Q38 66 34 76Q36 82 30 83Q0 87-30 83Q-36 82-34 76Z")
	v.Shadow(cushion, 0, 2, 4, paint.Fade(pitch, .6))
	v.Fill(cushion, paint.Down(56, 86, paint.Mix(c.Main, white, .2), paint.Mix(c.Main, c.Dark, .7)))
	v.Stroke(cushion, paint.Pen(1), paint.Solid(c.Dark))
	v.line("M-33 62Q0 57 33 62M-33 80Q0 84 33 80", .9, gold)
	for _, x := range [2]float64{-8, 8} {
		ring := paint.Oval(x, 69, 12, 7.6)
		v.Stroke(ring, paint.Pen(4.2), paint.Solid(ink))
		v.Stroke(ring, paint.Pen(3), paint.Solid(gold))
		v.Stroke(new(paint.Path).ArcOval(x, 69, 12, 7.6, -2.6, -.9), paint.Pen(1), paint.Solid(gilt))
	}
	front := new(paint.Path).ArcOval(-8, 69, 12, 7.6, -.6, .5)
	v.Stroke(front, paint.Pen(4.2), paint.Solid(ink))
	v.Stroke(front, paint.Pen(3), paint.Solid(gold))
}
