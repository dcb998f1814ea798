package plates

import (
	"math"

	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// Pyre is the plate of a death: a bier on timber by night, the portrait of the dead over it, mourners to both sides.
type Pyre struct {
	Ground, Stack, Front     *Part
	Glow, Flame, Smoke       *Part // to be laid many times
	Portrait, Tarnish, Crack *Part
}

// Dead is who lies on the pyre. A royal has a cameo of that colour instead of a coin, and no shield.
type Dead struct {
	Head    string
	Faction palette.Faction
	Royal   bool
	Stone   paint.Color
}

// Where things stand on the plate of a death, units.
const (
	pyreFoot = 66.0
	pyreTop  = 19.0
	// FaceY is the middle of the portrait, FlameY where the flames stand.
	FaceY  = -49.0
	FlameY = 62.0
	faceR  = 34.0
)

// Pyre returns the plate of a death.
func (p *Plate) Pyre(d Dead) Pyre {
	return Pyre{
		Ground: p.whole(view.pyreGround),
		Stack:  p.part(-86, -8, 86, pyreFoot+6, 0, pyreFoot, func(v view) { v.pyreStack(d) }),
		Front:  p.part(-p.hx, 0, p.hx, p.hy, 0, pyreFoot, func(v view) { v.mourners(d) }),
		Glow: p.part(-70, -70, 70, 70, 0, 0, func(v view) {
			v.Fill(paint.Circle(0, 0, 70), paint.Glow(0, 0, 70, paint.RGB(0xFFB347), paint.Fade(paint.RGB(0xFF8A2A), 0)))
		}),
		Flame:    p.part(-16, -62, 16, 4, 0, 0, view.flame),
		Smoke:    p.part(-40, -40, 40, 40, 0, 0, view.smoke),
		Portrait: p.part(-faceR-5, FaceY-faceR-5, faceR+6, FaceY+faceR+7, 0, FaceY, func(v view) { v.likeness(d, goldTone) }),
		Tarnish: p.part(-faceR-5, FaceY-faceR-5, faceR+6, FaceY+faceR+7, 0, FaceY, func(v view) {
			dim := heads.Tone{Base: paint.RGB(0x6E665C), Shade: paint.RGB(0x3C3732), Light: paint.RGB(0xA79C8C), Line: pitch, Band: paint.RGB(0x8C8274)}
			v.likeness(d, dim)
		}),
		Crack: p.part(-faceR, FaceY-faceR, faceR, FaceY+faceR, 0, FaceY, view.crack),
	}
}

func (v view) likeness(d Dead, t heads.Tone) {
	if d.Royal {
		v.cameo(0, FaceY, faceR, d.Head, false, paint.Mix(d.Stone, t.Base, .25))
		return
	}
	v.coin(0, FaceY, faceR, d.Head, false, t)
}

// pyreGround is the night, engraved in light.
func (v view) pyreGround() {
	v.Fill(paint.Rect(-v.hx, -v.hy, 2*v.hx, 2*v.hy), paint.Down(-v.hy, v.hy, paint.RGB(0x11131C), paint.RGB(0x2A1710)))
	v.burin(-v.hx, -v.hy, v.hx, pyreFoot, 1.9, paint.RGB(0xB4642A), func(x, y float64) float64 {
		d := math.Hypot(x*.62, y-34)
		return .92*math.Exp(-d/46) + .09
	})
	for i := range 60 {
		x, y := 2*v.hx*(paint.Random(i, 41)-.5), -v.hy+90*paint.Random(i, 42)
		if math.Hypot(x, y-FaceY) > faceR+8 {
			v.Fill(paint.Star(x, y, .9+1.1*paint.Random(i, 43), .25, 4, 0), paint.Solid(paint.Fade(cream, .75)))
		}
	}
	v.ridge(46, 26, 11, paint.RGB(0x1B120E), paint.RGB(0x7A4420))
	ground := paint.Rect(-v.hx, pyreFoot-6, 2*v.hx, v.hy)
	v.Fill(ground, paint.Down(pyreFoot-6, v.hy, paint.RGB(0x4A2814), paint.RGB(0x140C08)))
	v.burin(-v.hx, pyreFoot-5, v.hx, v.hy, 2, paint.Fade(paint.RGB(0xD98A3C), .8), func(x, y float64) float64 {
		return .6 * math.Exp(-math.Hypot(x, 4*(y-pyreFoot))/70) * (.6 + .4*math.Sin(x*.9+y*3))
	})
}

// ridge is a dark line of hills with its foot at y.
func (v view) ridge(y, rise float64, seed uint32, c, edge paint.Color) {
	path := new(paint.Path).MoveTo(-v.hx-5, y)
	x := -v.hx - 5
	for i := 0; x < v.hx; i++ {
		x += 14 + 22*paint.Random(i, seed)
		path.LineTo(x, y-rise*paint.Random(i, seed+1)*min(math.Abs(x)/110+.15, 1))
	}
	v.solid(path.LineTo(v.hx+5, y+40).LineTo(-v.hx-5, y+40).Close(), c, edge, .7)
}

// pyreStack is the timber, and the bier with the dead under a cloth of his faction.
func (v view) pyreStack(d Dead) {
	bark, cut := paint.RGB(0x5A3719), paint.RGB(0xC99A5C)
	tiers := 5
	step := (pyreFoot - pyreTop) / float64(tiers)
	for i := range tiers {
		y, half := pyreFoot-step*float64(i+1), 74-6.4*float64(i)
		if i%2 == 0 {
			for x := -half + 5; x <= half-4; x += 11.6 { // ends of logs
				r := step * .5
				v.solid(paint.Circle(x, y+r, r*.98), cut, ink, .8)
				v.Stroke(paint.Circle(x, y+r, r*.62), paint.Pen(.4), paint.Solid(bark))
				v.Stroke(paint.Circle(x, y+r, r*.3), paint.Pen(.4), paint.Solid(bark))
			}
			continue
		}
		for k := range 2 { // logs from side to side
			log := paint.RoundRect(-half, y+step*.5*float64(k), 2*half, step*.5, step*.24)
			v.Fill(log, paint.Down(y+step*.5*float64(k), y+step*.5*float64(k+1), paint.RGB(0x8C5A2C), bark))
			v.Stroke(log, paint.Pen(.8), paint.Solid(ink))
			for j := range 7 {
				x := -half + 2*half*paint.Random(j+k*9, uint32(i+3))
				v.straight(x, y+step*(.5*float64(k)+.26), x+12, y+step*(.5*float64(k)+.25), .45, paint.Fade(pitch, .7))
			}
		}
	}
	c := v.theme.Of(d.Faction)
	main, dark, light := c.Main, c.Dark, c.Light
	if d.Royal {
		main, dark, light = v.theme.Purple, paint.Mix(v.theme.Purple, pitch, .5), paint.RGB(0xE3C7E3)
	}
	v.shape("M-50 13H50V19H-50Z", paint.RGB(0x8A5A24), ink, .8)
	// the dead, in his shroud, his head to the left
	v.shape("M-38 5Q-37-3-29-3Q-24-3-22-1Q-8-6 8-3Q26-1 38 1Q43 3 43 9V13H-40Q-40 8-38 5Z", paint.RGB(0xEADBBE), ink, .9)
	v.line("M-20 0Q-6 4 2 13M-6-4Q8 2 18 12M14-2Q26 3 30 12M-30-3Q-25 3-26 12", .7, paint.Fade(ink, .55))
	v.shape("M-43-1H-30V4H-43Z", gold, ink, .6) // the head rests on a cushion
	v.sprig(-31, 2, 6.4, -2.9, -.4, 5, 4.4, leaf)
	v.Within(func() { // the cloth that hangs before the timber
		cloth := paint.MustPath("M-44 12H44L46 35Q40 39 34 35Q28 40 22 36Q16 41 10 37Q4 42-2 38Q-8 42-14 37Q-20 41-26 36Q-32 40-38 35Q-42 39-46 35Z")
		v.Fill(cloth, paint.Down(10, 40, paint.Mix(main, white, .1), paint.Mix(main, dark, .55)))
		v.Stroke(cloth, paint.Pen(1), paint.Solid(dark))
		v.Clip(cloth)
		for i := range 9 {
			x := -42 + 10.6*float64(i)
			v.line("M0 12Q2 26-1 42", .8, paint.Fade(dark, .8))
			v.straight(x, 14, x+1.4, 40, .8, paint.Fade(dark, .55))
		}
		v.straight(-50, 16, 50, 16, 1.6, gold)
		v.straight(-50, 18.6, 50, 18.6, .6, gold)
		if !d.Royal {
			v.Translate(0, 28)
			emblems.Device(v.Painter, d.Faction, 7.6, light, main)
		}
	})
	if d.Royal {
		v.at(0, 28, .42, .42, 0, func() { v.shape("M-20 8L-24-14L-11-4L0-20L11-4L24-14L20 8Z", gold, ink, 1.4) })
	}
}

// mourners stand to both sides with lowered heads; shield and helmet of the dead lie before the pyre.
func (v view) mourners(d Dead) {
	accent := v.theme.Of(d.Faction).Main
	if d.Royal {
		accent = v.theme.Purple
	}
	s := figures.Red(accent)
	for _, side := range [2]float64{-1, 1} {
		for i, at := range [...]struct{ x, y, k float64 }{{139, 66, .5}, {119, 68, .56}, {97, 74, .62}} {
			arms := figures.Pike
			if i == 1 {
				arms = figures.Silver
			}
			v.at(side*at.x, at.y, -side*at.k, at.k, 0, func() {
				figures.DrawSoldier(v.Painter, s, figures.Soldier{Arms: arms, Pose: figures.Standing})
			})
		}
	}
	if d.Royal {
		return
	}
	v.straight(48, 84, 84, 34, 1.5, paint.RGB(0x8C5A2C))
	v.at(84, 34, 1, 1, -.95, func() { v.shape("M-1-1.4L3-2.6L10 0L3 2.6L-1 1.4Z", paint.RGB(0xD9DEE2), ink, .4) })
	v.shield(62, 66, 17, d.Faction)
	v.helmet(-62, 82, .62, accent)
}

// helmet is an Attic helmet with a crest, resting on the ground; it looks to the right.
func (v view) helmet(x, y, k float64, crest paint.Color) {
	v.at(x, y, k, k, 0, func() {
		v.shape("M-22-22Q-32-50-8-60Q18-66 30-46Q22-54 6-52Q-14-50-14-30Q-15-16-24-6Q-30-12-22-22Z", crest, ink, 1.2)
		v.line("M-20-24Q-26-44-8-54Q8-59 20-53", 1, paint.Fade(white, .5))
		bowl := paint.MustPath("M-18-24Q-18-48 4-48Q24-48 26-28L26-22L14-20L17-8L10 0L2-8L-2-18Q-8-6-22-2Q-16-12-18-24Z")
		v.Fill(bowl, paint.Linear{From: paint.Pt(-18, -48), To: paint.Pt(22, 0), Stops: []paint.Stop{{At: 0, Color: gilt}, {At: .5, Color: gold}, {At: 1, Color: ochre}}})
		v.Stroke(bowl, paint.Pen(1.3), paint.Solid(ink))
		v.line("M-16-28Q4-38 26-26M-12-34Q-4-44 10-44M-2-18Q4-22 14-20", 1.2, ink)
	})
}

// flame is one tongue of fire, its foot at the origin.
func (v view) flame() {
	v.shape("M0 2Q-14 1-13-13Q-12-22-7-29Q-7-21-3-18Q-6-34 2-47Q3-53 1-59Q12-48 11-35Q10-29 12-24Q15-18 13-11Q12 1 0 2Z", paint.RGB(0xD9541E), paint.Fade(paint.RGB(0x7A2208), .8), .7)
	v.fill("M0 2Q-10 0-9-11Q-8-18-5-21Q-4-14-1-12Q-3-26 4-38Q3-28 7-22Q11-14 9-8Q7 1 0 2Z", paint.RGB(0xF59A2C))
	v.fill("M0 2Q-6 0-5-8Q-3-11-2-13Q-1-8 1-7Q1-16 4-22Q3-15 5-11Q7-5 4-1Q3 2 0 2Z", paint.RGB(0xFFE58A))
}

func (v view) smoke() {
	for i := range 7 {
		x, y, r := 34*(paint.Random(i, 5)-.5), 34*(paint.Random(i, 6)-.5), 14+8*paint.Random(i, 7)
		v.Fill(paint.Circle(x, y, r), paint.Glow(x, y, r, paint.Fade(paint.RGB(0x6E5A4C), .4), paint.Fade(paint.RGB(0x6E5A4C), 0)))
	}
}

// crack splits the portrait.
func (v view) crack() {
	v.Within(func() {
		v.Translate(0, FaceY)
		v.line("M14-36L8-24L13-14L3-2L8 9L-2 18L2 27L-4 36", 1.7, pitch)
		v.line("M13-14L21-8M3-2L-7-6M8 9L17 14M-2 18L-11 20", 1, pitch)
		v.line("M15-35L9-24L14-14L4-2L9 9L-1 18L3 27", .5, paint.Fade(cream, .6))
	})
}
