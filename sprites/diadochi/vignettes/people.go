package vignettes

import (
	"math"

	"tyche/sprites/diadochi/figures"
	"tyche/sprites/paint"
)

// grounds tell the portraits' cards apart from afar.
var grounds = [...]uint32{0x7A6238, 0x3E5A78, 0x6E3A38, 0x4E6A5A, 0x5A4A6E, 0x8A5A3A}

// portrait is a head on a coin within a laurel.
func (v view) portrait(id string) {
	sum := 0
	for _, c := range id {
		sum += int(c)
	}
	v.curtain(paint.RGB(grounds[sum%len(grounds)]))
	v.laurel(0, 0, 34)
	v.Fill(paint.Circle(1, 2, 31), paint.Solid(paint.Fade(black, .4)))
	v.outlined(paint.Circle(0, 0, 31), paint.RGB(0xD9B56A), 1.2)
	v.Fill(paint.Circle(0, 0, 28), paint.Glow(-8, -10, 42, paint.RGB(0xFBF0CE), paint.RGB(0xD9B878)))
	v.Stroke(paint.Circle(0, 0, 28), paint.Stroke{Width: 1.4, Cap: paint.RoundCap, Dash: []float64{.01, 2.6}}, paint.Solid(paint.RGB(0x8A6226)))
	v.Within(func() {
		v.Clip(paint.Circle(0, 0, 27))
		v.bust(id, -26, -23, 52, false, bronzeTone)
	})
}

func (v view) laurel(x, y, r float64) {
	for side := -1.0; side < 2; side += 2 {
		for i := range 11 {
			a := math.Pi/2 - side*(.2+.24*float64(i))
			s, c := math.Sincos(a)
			v.Within(func() {
				v.Translate(x+r*c, y+r*s)
				v.Rotate(a - side*math.Pi/2 - side*.35)
				v.shape("M-6 0Q0-4.4 7 0Q0 4.4-6 0Z", olive)
			})
		}
	}
}

func (v view) wedding() {
	v.curtain(paint.RGB(0x8A4A5E))
	v.laurel(0, 2, 37)
	v.bust("kleopatra", -40, -26, 50, false, ivoryTone)
	v.bust("leonnatos", -8, -26, 50, true, bronzeTone)
	v.shape("M-7-32Q0-37 7-32L5-27Q0-30-5-27Z", gold)
	v.line("M-30 34Q0 24 30 34", 3, red)
}

func (v view) daughters() {
	v.curtain(paint.RGB(0x5E6E7A))
	v.bust("thessalonike", -54, -28, 58, false, ivoryTone)
	v.bust("kleopatra", -26, -26, 58, false, marbleTone)
	v.bust("eurydike", 2, -24, 58, false, ivoryTone)
}

func (v view) regent() {
	v.curtain(paint.RGB(0x5A3A6E))
	v.rays(0, -10, 70, 30, paint.Fade(gold, .2))
	v.bust("philippos", -50, -26, 58, false, ivoryTone)
	v.bust("alexandros", -6, -22, 56, true, ivoryTone)
	v.at(0, -29, .3, .3, func() { v.shape("M-34 20L-40-20L-20-4L0-34L20-4L40-20L34 20Z", gold) })
}

func (v view) captive() {
	v.curtain(paint.RGB(0x4E4A44))
	v.outlined(paint.Rect(-34, -36, 68, 76), paint.RGB(0x8A7A5E), 1)
	v.Fill(paint.Rect(-28, -30, 56, 66), paint.Glow(0, 0, 44, paint.RGB(0xC9B88C), paint.RGB(0x4A3E2C)))
	v.bust("herakles", -26, -24, 56, false, ivoryTone)
	for i := range 5 {
		x := -24 + 12*float64(i)
		v.straight(x, -31, x, 40, 3.2, black)
		v.straight(x-.6, -31, x-.6, 40, 1.2, paint.RGB(0x7C868C))
	}
	v.line("M-29-8H29M-29 18H29", 3, black)
	for i := range 6 {
		v.Stroke(paint.Oval(-54+5*float64(i%2)+1.6*float64(i), -30+10*float64(i), 3, 5), paint.Pen(2), paint.Solid(paint.RGB(0x7C868C)))
	}
}

func (v view) revenge() {
	v.curtain(paint.RGB(0x5E2A34))
	v.bust("olympias", -34, -30, 70, false, ivoryTone)
	for _, sx := range []float64{-1, 1} {
		v.at(sx*44, 4, sx, 1, func() {
			v.line("M-2 34Q14 28 6 18Q-8 10 4 0Q14-8 4-20", 5, black)
			v.line("M-2 34Q14 28 6 18Q-8 10 4 0Q14-8 4-20", 3.4, olive)
			v.shape("M4-20Q8-30 0-32Q-8-32-7-26Q-4-22 0-22Z", olive)
			v.Fill(paint.Circle(-2, -28, 1.1), paint.Solid(black))
			v.line("M-7-26L-12-26L-14-28M-12-26L-14-24", .8, red)
		})
	}
}

func (v view) hostages() {
	v.day()
	v.at(30, 26, .3, .3, func() { figures.DrawGate(v.Painter, theirs, 1) })
	v.outlined(paint.Rect(42, -4, 20, 32), paint.RGB(0xCDB684), .9)
	v.earth(26)
	v.man(-36, 35, 48, false, ours, soldier{Arms: figures.Royal, Pose: figures.Standing})
	v.man(34, 35, 48, true, theirs, soldier{Arms: figures.Silver, Pose: figures.Standing})
	v.man(-12, 35, 34, false, ours, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2})
	v.man(10, 35, 34, true, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2})
	v.line("M-30 14Q-22 20-12 16M28 14Q20 20 10 16", 1, paint.RGB(0x5E5E5E))
}

func (v view) envoys() {
	v.day()
	v.temple(38, 20, 56)
	v.earth(24)
	for i := range 3 {
		v.man(-44+20*float64(i), 34, 42, false, [2]figures.Style{ours, golden}[i%2], soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2 + .3*float64(i)})
	}
	v.line("M-32 17L-24 0", 1.4, olive)
	for i := range 5 {
		v.sprig(-31+1.6*float64(i), 14-3.4*float64(i))
	}
	v.shape("M-16 13H-4V21H-16Z", paint.RGB(0x6E4A24))
	v.line("M-16 16H-4M-10 13V21", .9, gold)
	v.laurelRing(12, 15, 6)
}

// sprig is a pair of olive leaves.
func (v view) sprig(x, y float64) {
	v.at(x, y, .5, .5, func() { v.shape("M0 0Q6-6 12-4Q8 2 0 0ZM0 0Q-8-4-10-10Q-2-8 0 0Z", olive) })
}

func (v view) laurelRing(x, y, r float64) {
	v.Stroke(paint.Circle(x, y, r), paint.Pen(2.4), paint.Solid(ink))
	v.Stroke(paint.Circle(x, y, r), paint.Stroke{Width: 1.8, Dash: []float64{2, .6}}, paint.Solid(gold))
}

func (v view) satrap() {
	v.curtain(paint.RGB(0xB88A4A))
	for _, x := range []float64{-46, 46} {
		v.outlined(paint.Rect(x-5, -40, 10, 70), paint.RGB(0xE0CC9C), .9)
		v.bullCapital(x)
	}
	v.table(30)
	v.shape("M-20-26H-14V30H-20ZM12 4H18V30H12Z", paint.RGB(0x6E4A24))
	v.shape("M-20 4H18V11H-20Z", gold)
	v.shape("M-16-22Q-4-30-4-20V4H-16Z", red)
	v.bust("peukestas", -20, -31, 34, false, bronzeTone)
	v.shape("M-10 0Q6-4 10 6L20 14V30H8L4 16H-8Q-14 8-10 0Z", paint.RGB(0x7A3A5E))
	v.line("M8 4L24-2", 3.4, paint.RGB(0xCFA15C))
	v.line("M26-20V30", 1.6, gold)
	v.outlined(paint.Circle(26, -21, 3), gold, .8)
	v.line("M-4 6Q4 10 6 16", .8, ink)
}

// bullCapital is a bull's-head capital.
func (v view) bullCapital(x float64) {
	v.at(x, -28, 1, 1, func() {
		v.shape("M-10-8Q-13-14-9-15Q-8-10 0-10Q8-10 9-15Q13-14 10-8L7 2H-7Z", paint.RGB(0xE0CC9C))
		v.Fill(paint.Circle(-4, -5, 1), paint.Solid(ink))
		v.Fill(paint.Circle(4, -5, 1), paint.Solid(ink))
	})
}

func (v view) exile() {
	v.dusk()
	v.hills(14, 20, 21, paint.RGB(0xC9A472))
	v.outlined(paint.MustPath("M30 14L36-4L44-10L54-6L61 2V16Z"), paint.RGB(0xA88458), .9)
	v.outlined(paint.Rect(40, -24, 14, 16), paint.RGB(0xD2BE8E), .9)
	v.line("M40-24V-28H43V-24H46V-28H49V-24H52V-28H54V-24", .9, ink)
	v.earth(18)
	v.Fill(paint.MustPath("M-40 40Q-4 30 10 24Q30 18 40 16L43 17Q34 22 22 27Q2 34-10 40Z"), paint.Solid(paint.RGB(0xEFE0BC)))
	v.man(-12, 35, 48, true, ours, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2})
	v.line("M-24 6L-28 36", 1.6, wood)
	v.shape("M-6 8Q4 4 6 12Q4 18-4 16Z", paint.RGB(0x8A5A2E))
	v.rider(24, 28, 20, true, ours, horse{Rider: figures.Riderless, Walking: true})
}

func (v view) oratory() {
	v.day()
	v.temple(-34, 14, 40)
	v.earth(20)
	v.shape("M-8 14H14V32H-8Z", paint.RGB(0xD9C79C))
	v.line("M-8 18H14M-8 28H14", .7, ink)
	v.man(2, 15, 46, false, golden, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.shape("M-2-19Q7-12 6 2L10 14H-6Q-2-2-4-17Z", red)
	v.line("M-1-15Q4-4 2 12M3-10L7 12", .6, ink)
	v.line("M5-16L12-19L17-27", 3, black)
	for i := range 7 {
		x := -54 + 17*float64(i)
		if x > -18 && x < 16 {
			continue
		}
		v.man(x, 38, 34, x > 0, theirs, soldier{Arms: figures.Pike, Pose: figures.Standing})
	}
	v.line("M24-28Q30-32 36-28M26-22Q34-24 40-20M24-34Q30-40 38-36", 1, red)
}

func (v view) treaty() {
	v.day()
	v.palm(-48, 20, 42)
	v.palm(48, 20, 38)
	v.earth(20)
	for i := range 4 {
		x := []float64{-34, -20, 20, 34}[i]
		v.man(x, 32, 40, i > 1, [4]figures.Style{ours, golden, theirs, theirs}[i], soldier{Arms: figures.Royal, Pose: figures.Standing})
	}
	v.shape("M-13-6Q-13-11 0-11Q13-11 13-6V26H-13Z", paint.RGB(0xEADCB8))
	for i := range 7 {
		v.straight(-9, -4+3.6*float64(i), 9-float64(i%3)*2.4, -4+3.6*float64(i), .7, ink)
	}
	v.outlined(paint.Circle(0, 27, 4.6), red, .8)
	v.shape("M-17 30H17V36H-17Z", paint.RGB(0xD2BE8E))
}

func (v view) festival() {
	v.dusk()
	v.temple(0, 20, 78)
	v.earth(21)
	v.line("M-60-22Q-40-12-20-22Q0-12 20-22Q40-12 60-22", 1.4, olive)
	for i := range 13 {
		x := -54 + 9*float64(i)
		v.Fill(paint.Circle(x, -18+2*math.Sin(float64(i)*2.1), 1.8), paint.Solid([3]paint.Color{red, gold, cream}[i%3]))
	}
	for i := range 4 {
		x := -44 + 29*float64(i)
		v.man(x, 36, 36, i > 1, [2]figures.Style{theirs, ours}[i%2], soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2 + .25*float64(i)})
	}
	v.shape("M-8 26H8L6 30H4V36H-4V30H-6Z", paint.RGB(0xD9C79C))
	v.fire(0, 26, 14)
}

func (v view) founding() {
	v.day()
	v.hills(6, 14, 14, paint.RGB(0xDCCBA0))
	v.earth(10)
	v.at(-52, 22, .26, .26, func() { figures.DrawWall(v.Painter, ours, 250, []figures.Course{figures.Whole, figures.Whole}, .5) })
	v.at(-58, 23, .26, .26, func() { figures.DrawTower(v.Painter, ours, 70, 190, 2) })
	v.at(12, 23, .26, .26, func() { figures.DrawWall(v.Painter, ours, 120, []figures.Course{figures.Whole}, .5) })
	v.line("M34 26V-30M34-30L12-18M34-24L20-20", 1.8, wood)
	v.line("M13-18V-2", .7, ink)
	v.shape("M8-2H18V5H8Z", paint.RGB(0xE9D6A9))
	v.man(42, 35, 34, true, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2})
	v.man(4, 36, 32, false, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.at(-26, 37, .5, .5, func() { v.shape("M-14 0H14V-10H-14ZM-6-10H20V-20H-6Z", paint.RGB(0xE9D6A9)) })
}

func (v view) freedom() {
	v.day()
	v.outlined(paint.MustPath("M-30 26L-20 2L-10-6H34L46 4L56 26Z"), paint.RGB(0xD3BC8C), .9)
	v.hatch(-16, 4, 48, 22, 3, paint.Fade(ink, .35), .5)
	v.temple(12, -5, 46)
	v.earth(24)
	for i := range 3 {
		v.Stroke(paint.Oval(-50+11*float64(i), 22-6*float64(i), 7, 4.4), paint.Pen(3.4), paint.Solid(black))
		v.Stroke(paint.Oval(-50+11*float64(i), 22-6*float64(i), 7, 4.4), paint.Pen(1.8), paint.Solid(paint.RGB(0x9AA4AB)))
	}
	v.line("M-20 4L-12 0M-22 10L-14 12M-24-2L-22-9", 1.2, red)
	v.bird(-36, -20, 1.2, cream)
	v.line("M-28-18L-24-14", .9, olive)
	for i := range 3 {
		v.man(6+18*float64(i), 37, 32, i == 2, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2 * float64(i)})
	}
}

func (v view) dynast() {
	v.day()
	v.outlined(paint.MustPath("M-61 22L-30-4L-14-26L-2-30L12-20L34 4L61 20V40H-61Z"), paint.RGB(0xD2BE8E), .9)
	v.fill("M-14-26L-2-30L12-20L16-12L8-16L2-10L-6-16L-14-12Z", paint.RGB(0xFBF6E8))
	v.earth(20)
	v.at(-38, 26, .9, .9, func() { figures.DrawTent(v.Painter, figures.Black(paint.RGB(0x8C8478))) })
	v.at(-14, 24, .7, .7, func() { figures.DrawTent(v.Painter, figures.Black(paint.RGB(0x8C8478))) })
	grey := figures.Black(paint.RGB(0x8C8478))
	v.rider(28, 35, 46, true, grey, horse{Rider: figures.General, Walking: true, Phase: .1})
	v.at(-2, 35, .56, .56, func() { figures.DrawBanner(v.Painter, grey, .2, nil) })
}
