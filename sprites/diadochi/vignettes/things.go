package vignettes

import (
	"math"

	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/heads"
	"tyche/sprites/paint"
)

// curtain is a dark ground with engraved rays, for things shown alone.
func (v view) curtain(c paint.Color) {
	v.Fill(paint.Rect(-61, -40, 122, 80), paint.Glow(0, -2, 74, paint.Mix(c, cream, .3), paint.Mix(c, black, .35)))
	v.rays(0, 0, 90, 44, paint.Fade(paint.Mix(c, black, .4), .28))
}

// table is the edge of a board on which things stand.
func (v view) table(y float64) {
	v.outlined(paint.Rect(-61, y, 122, 50), paint.RGB(0x7C5A34), .9)
	v.straight(-61, y+4, 61, y+4, .7, paint.Fade(black, .6))
	for i := range 12 {
		x := -58 + 10.4*float64(i)
		v.Stroke(new(paint.Path).MoveTo(x, y+7).QuadTo(x+5, y+9, x+9, y+7.4), paint.Pen(.5), paint.Solid(paint.Fade(black, .5)))
	}
}

func (v view) hemlock() {
	v.curtain(paint.RGB(0x6E7A58))
	v.table(20)
	v.line("M-48 22L-14 16", 3, paint.RGB(0xB9C0C4))
	v.line("M-54 23L-47 22", 3.4, paint.RGB(0x5A3A1C))
	v.line("M-47 18L-46 26", 2.2, gold)
	v.line("M40 24Q52 18 48 8Q40 0 33 9Q34 18 44 15", 1.8, wood)
	v.shape("M-14-18H18Q20 2 6 7V18H12Q14 22 2 22Q-10 22-8 18H-2V7Q-16 2-14-18Z", paint.RGB(0x2B1D12))
	v.line("M-12-12H16M-11-7H15M-9-1Q2 5 13-1", .8, paint.RGB(0xD08A4A))
	v.line("M-14-14Q-24-16-22-6Q-20 2-11 0M18-14Q28-16 26-6Q24 2 15 0", 2, paint.RGB(0x2B1D12))
	v.Fill(paint.Oval(2, -18, 16, 3.4), paint.Solid(paint.RGB(0x5E7A3A)))
	v.Stroke(paint.Oval(2, -18, 16, 3.4), paint.Pen(.9), paint.Solid(black))
	v.line("M-30 18Q-34-8-24-30M-32 2Q-44-4-46-12M-30-10Q-22-14-20-22M-28-20Q-38-22-40-30", 1.2, olive)
	for _, q := range []paint.Point{{X: -46, Y: -14}, {X: -24, Y: -32}, {X: -40, Y: -32}, {X: -19, Y: -24}} {
		for i := range 7 {
			a := math.Pi + math.Pi*float64(i)/6
			v.Fill(paint.Circle(q.X+4.4*math.Cos(a), q.Y+3.4*math.Sin(a), 1.3), paint.Solid(cream))
			v.straight(q.X, q.Y+2, q.X+4*math.Cos(a), q.Y+3*math.Sin(a), .4, olive)
		}
	}
}

// wheel is the wheel of Tyche.
func (v view) wheel() {
	v.curtain(paint.RGB(0x3E5A78))
	v.Stroke(paint.Circle(0, 0, 29), paint.Pen(6), paint.Solid(black))
	v.Stroke(paint.Circle(0, 0, 29), paint.Pen(4.4), paint.Solid(gold))
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		s, c := math.Sincos(a)
		v.straight(7*c, 7*s, 27*c, 27*s, 3, black)
		v.straight(7*c, 7*s, 27*c, 27*s, 1.8, gold)
		v.outlined(paint.Circle(35*c, 35*s, 2.4), gold, .7)
	}
	v.outlined(paint.Circle(0, 0, 9), gold, 1)
	v.at(0, 0, .62, .62, func() { emblems.Device(v.Painter, palette.Sun, 12, black, gold) })
	v.shape("M-33 2Q-54-14-59-6Q-54-2-57 3Q-52 4-54 10Q-44 12-33 6Z", cream)
	v.shape("M33 2Q54-14 59-6Q54-2 57 3Q52 4 54 10Q44 12 33 6Z", cream)
	v.line("M-36 3L-52-4M-36 5L-52 5M36 3L52-4M36 5L52 5", .6, ink)
}

func (v view) treasure() {
	v.curtain(paint.RGB(0x8A6A3A))
	for _, x := range []float64{-50, 44} {
		v.outlined(paint.Rect(x-6, -40, 12, 66), paint.RGB(0xD9C79C), .9)
		v.straight(x-2, -38, x-2, 24, .5, ink)
		v.straight(x+2, -38, x+2, 24, .5, ink)
	}
	v.table(24)
	v.shape("M-30 0H14V26H-30Z", paint.RGB(0x6E4A24))
	v.shape("M-30 0L-36-16Q-10-28 12-18L14 0Z", paint.RGB(0x4A3018))
	v.line("M-22 0V26M6 0V26M-30 12H14", 1.6, gold)
	for i := range 34 {
		x, y := -28+42*paint.Random(i, 3), 1-7*paint.Random(i, 4)*math.Cos((paint.Random(i, 3)-.5)*2)
		v.coin(x, y, 3)
	}
	for i := range 18 {
		v.coin(-34+66*paint.Random(i, 13), 27+7*paint.Random(i, 14), 3.2)
	}
	v.shape("M22 26Q14 10 24 4V-4H36V4Q46 10 38 26Z", paint.RGB(0xB8642E))
	v.line("M19 13H41M20 18H40M24-1H36", .9, black)
	v.line("M24-2Q15 0 18 8M36-2Q45 0 42 8", 1.6, paint.RGB(0xB8642E))
}

func (v view) coin(x, y, r float64) {
	v.outlined(paint.Oval(x, y, r, r*.72), gold, .6)
	v.Stroke(new(paint.Path).ArcOval(x, y, r*.6, r*.4, 3.4, 5.6), paint.Pen(.5), paint.Solid(cream))
}

func (v view) famine() {
	v.sky(paint.RGB(0xC9AE7A), paint.RGB(0xEAD6A6))
	v.Fill(paint.Circle(-34, -20, 9), paint.Solid(paint.RGB(0xD9642A)))
	v.ground(18, paint.RGB(0xC2A26A))
	v.line("M-50 26L-42 30L-46 38M-42 30L-30 27L-22 33L-26 39M-30 27L-24 22M10 34L20 30L28 36M20 30L24 24", .9, ink)
	for i := range 7 {
		v.at(-52+9.4*float64(i), 27+2*float64(i%3), 1, .86+.2*paint.Random(i, 9), func() {
			v.Rotate(.5 * (paint.Random(i, 8) - .3))
			v.stalk()
		})
	}
	v.at(26, 26, 1, 1, func() {
		v.Rotate(1.2)
		v.shape("M-9 18Q-18 2-8-10V-18H8V-10Q18 2 9 18Z", paint.RGB(0xB8642E))
		v.line("M-13 0H13M-13 5H13M-8-14H8", .9, black)
		v.Fill(paint.Oval(0, -18, 8, 2.6), paint.Solid(black))
	})
	for i := range 7 {
		v.Fill(paint.Oval(2-5*paint.Random(i, 2), 30+4*paint.Random(i, 3), 1, .6), paint.Solid(gold))
	}
}

// stalk is a withered ear of wheat, broken over.
func (v view) stalk() {
	straw := paint.RGB(0x8A6428)
	v.line("M0 0Q1-14 0-24Q1-30 7-30", 1.2, straw)
	v.line("M0-8Q-5-11-8-6M0-14Q5-17 7-12", 1, straw)
	for i := range 4 {
		v.outlined(paint.Oval(7+.4*float64(i), -29+2.6*float64(i), 1.5, 2), paint.RGB(0xC99A3A), .5)
		v.outlined(paint.Oval(9.6+.4*float64(i), -28+2.6*float64(i), 1.3, 1.8), paint.RGB(0xB5862E), .5)
	}
	v.line("M8-19L6-13M10-18L11-12", .6, straw)
}

func (v view) torch() {
	v.dark(40, -24)
	v.hills(22, 24, 5, paint.RGB(0x2A3040))
	v.ground(28, paint.RGB(0x1C2028))
	v.Fill(paint.Circle(0, -12, 50), paint.Glow(0, -12, 50, paint.Fade(paint.RGB(0xFFB84A), .7), paint.Fade(paint.RGB(0xFFB84A), 0)))
	v.shape("M-6 0H6L3 40H-3Z", paint.RGB(0x6E4A24))
	v.shape("M-9-4H9L7 5H-7Z", paint.RGB(0x4A3018))
	v.fire(0, -3, 30)
	v.shape("M-14 34Q-14 20-4 18L8 20Q13 22 12 28L13 40H-14Z", paint.RGB(0xC98A5A))
	v.line("M-4 18L8 20M-5 23L9 25M-5 28L9 30", .9, ink)
	for i := range 6 {
		v.straight(-44+9*float64(i)+38*float64(i/3), 26, -42+9*float64(i)+38*float64(i/3), 6, .9, black)
	}
}

func (v view) village() {
	v.dusk()
	v.hills(8, 26, 15, paint.RGB(0xB89468))
	v.outlined(paint.MustPath("M-61 30L-44 18L-34 4L-10-4L16-2L34 8L46 20L61 28V40H-61Z"), paint.RGB(0xC9A874), .9)
	for i, q := range []paint.Point{{X: -24, Y: 6}, {X: -8, Y: 0}, {X: 10, Y: 3}, {X: 24, Y: 10}, {X: -2, Y: 14}} {
		v.house(q.X, q.Y+4, 15)
		if i%2 == 0 {
			v.fire(q.X, q.Y-4, 15)
		}
	}
	v.line("M-8-14Q-16-26-8-36M24-8Q18-22 26-34M-24-6Q-32-18-24-30", 5, paint.Fade(black, .4))
	for i := range 4 {
		v.man(-46+12*float64(i), 36, 24, false, theirs, soldier{Arms: figures.Peltast, Pose: figures.Fighting, Phase: .2 * float64(i)})
	}
}

func (v view) pyramids() {
	v.dusk()
	v.outlined(paint.MustPath("M-44 22L-12-24L20 22Z"), paint.RGB(0xDDBE84), .9)
	v.fill("M-12-24L20 22H2Z", paint.Fade(paint.RGB(0x8A6434), .6))
	v.outlined(paint.MustPath("M10 22L34-8L58 22Z"), paint.RGB(0xD2B078), .9)
	v.fill("M34-8L58 22H44Z", paint.Fade(paint.RGB(0x8A6434), .6))
	v.earth(20)
	v.palm(-50, 26, 32)
	for i := range 5 {
		v.man(-26+15*float64(i), 36-float64(i%2)*2, 30, i > 2, theirs, soldier{Arms: [2]figures.Arms{figures.Unarmed, figures.Peltast}[i%2], Pose: figures.Walking, Phase: .2 * float64(i)})
	}
	v.fire(-36, 30, 12)
}

func (v view) fires() {
	v.dark(0, 0)
	v.hills(14, 16, 5, paint.RGB(0x2E3648))
	v.ground(16, paint.RGB(0x222630))
	for i, q := range []paint.Point{{X: -46, Y: 32}, {X: -24, Y: 22}, {X: -4, Y: 30}, {X: 16, Y: 20}, {X: 34, Y: 30}, {X: 50, Y: 18}, {X: -52, Y: 14}, {X: 2, Y: 10}} {
		v.house(q.X-4, q.Y+3, 11)
		v.fire(q.X, q.Y, 18-2*float64(i%3)-float64(i)*.6)
	}
}

func (v view) dagger() {
	v.curtain(paint.RGB(0x5A2A26))
	v.shape("M-44 10L-14-2L2 32L-30 38Z", cream)
	v.line("M-36 14L-14 5M-34 19L-10 10M-31 24L-8 15M-29 29L-16 24", .8, ink)
	v.outlined(paint.Circle(-6, 24, 3.6), red, .7)
	v.at(16, -4, 1, 1, func() {
		v.Rotate(.5)
		v.shape("M-4-6H4L3.4 22L0 34L-3.4 22Z", paint.RGB(0xD8DDE0))
		v.line("M0-4V26", .8, paint.RGB(0x7C868C))
		v.shape("M-12-10H12L10-5H-10Z", gold)
		v.shape("M-3.4-26H3.4V-10H-3.4Z", paint.RGB(0x4A2A14))
		v.outlined(paint.Circle(0, -28, 4.6), gold, .8)
		v.line("M-3-22H3M-3-18H3M-3-14H3", .7, gold)
	})
	v.fill("M2 30Q6 36 4 39Q0 40 0 36Z", red)
}

func (v view) ransom() {
	v.curtain(paint.RGB(0x4E6A5A))
	v.table(26)
	v.line("M0-36V-6M-34-24L34-30", 2, gold)
	v.outlined(paint.Circle(0, -30, 3), gold, .8)
	for _, x := range []float64{-34, 34} {
		y := -24 - x*.09
		v.straight(x, y, x-12, y+22, .8, ink)
		v.straight(x, y, x+12, y+22, .8, ink)
		v.at(x, y+22, 1, 1, func() { v.shape("M-14 0H14Q10 9 0 9Q-10 9-14 0Z", gold) })
	}
	for i := range 8 {
		v.coin(26+18*paint.Random(i, 5), 16+3*paint.Random(i, 6), 3)
	}
	v.bust("minor1", -43, -18, 18, false, bronzeTone)
	v.shape("M-8 26Q-18 12-6 4L-9-2Q0 2 8-2L6 4Q18 12 8 26Z", paint.RGB(0x8A5A2E))
	v.line("M-6 4Q0 7 6 4", 1.4, red)
	v.coin(14, 30, 3)
	v.coin(-15, 31, 3)
}

func (v view) bribe() {
	v.curtain(paint.RGB(0x3E4A5E))
	hand := "M-40-2Q-30-12-16-10L2-6Q8-4 6 0Q4 2-2 1L-12-1Q2 3 6 6Q7 10 2 10L-16 6Q-22 12-34 10L-48 16V-4Z"
	v.at(-8, -16, 1, 1, func() { v.shape(hand, paint.RGB(0xD9A06A)) })
	v.at(-52, -18, 1, 1, func() { v.shape("M-12-8L6-4L8 18L-12 24Z", red) })
	v.at(12, 26, -1, -1, func() { v.shape(hand, paint.RGB(0xB8784A)) })
	v.at(56, 24, 1, 1, func() { v.shape("M10-24L-8-18L-6 8L10 10Z", paint.RGB(0x2E5A86)) })
	for i, q := range []paint.Point{{X: 2, Y: -2}, {X: -6, Y: 6}, {X: 4, Y: 10}, {X: -2, Y: 16}, {X: 9, Y: 3}} {
		v.at(q.X, q.Y, 1, 1, func() { v.Rotate(float64(i)); v.coin(0, 0, 3.6) })
	}
}

func (v view) ghost() {
	v.curtain(paint.RGB(0x3E3258))
	v.Fill(paint.Circle(-14, -10, 48), paint.Glow(-14, -10, 48, paint.Fade(paint.RGB(0xFFF3C0), .7), paint.Fade(paint.RGB(0xFFF3C0), 0)))
	v.Layer(.72, func(q *paint.Painter) {
		w := view{q}
		w.bust("alexandros", -56, -42, 74, false, heads.Tone{Base: cream, Shade: paint.RGB(0xB8A8D0), Light: paint.RGB(0xFFFFFF), Line: paint.RGB(0x5A4A7A), Band: gold})
		w.Erase(paint.MustPath("M-70 40V22Q-50 30-36 22Q-22 30-8 22Q6 30 20 22V40Z"))
	})
	v.table(32)
	v.at(28, 4, .92, .92, v.throne)
}

// throne is empty but for a diadem.
func (v view) throne() {
	v.shape("M-18-26H-13V30H-18ZM13-26H18V30H13Z", gold)
	v.shape("M-16-30Q0-42 16-30V6H-16Z", paint.RGB(0x8A5A1E))
	v.shape("M-12-26Q0-35 12-26V2H-12Z", red)
	v.at(0, -14, .5, .5, func() { emblems.Device(v.Painter, palette.Sun, 12, gold, red) })
	v.shape("M-20 6H20V13H-20Z", gold)
	v.shape("M-15 13H15V19H-15Z", red)
	v.line("M-9 8Q0 1 9 8Q0 14-9 8", 2, cream)
	v.line("M7 10Q14 12 12 21M-5 11Q-9 14-7 20", 1.6, cream)
	v.outlined(paint.Circle(-15.5, -28, 2.8), gold, .7)
	v.outlined(paint.Circle(15.5, -28, 2.8), gold, .7)
}

func (v view) verdict() {
	v.gloom()
	v.earth(22)
	for i := range 9 {
		x := -54 + 13*float64(i)
		v.straight(x+6, 22, x+8, -16-5*float64(i%3), .9, black)
	}
	for i := range 6 {
		v.man(-52+20*float64(i)+2, 28, 32, i > 2, theirs, soldier{Arms: figures.Pike, Pose: figures.Standing})
	}
	v.fill("M-14 40Q-24 20-12 8V0H12V8Q24 20 14 40Z", black)
	v.shape("M-13 39Q-22 20-11 8V1H11V8Q22 20 13 39Z", paint.RGB(0xB8642E))
	v.line("M-17 18H17M-17 22H17M-10 4H10", 1, black)
	v.fill("M-12 24L-8 32L-4 24L0 32L4 24L8 32L12 24", black)
	for _, q := range []paint.Point{{X: -3, Y: -5}, {X: 4, Y: -10}, {X: -1, Y: -16}} {
		v.outlined(paint.Oval(q.X, q.Y, 2.6, 2), black, .6)
	}
}

func (v view) failure() {
	v.curtain(paint.RGB(0x5E3A3A))
	v.table(24)
	v.at(-8, 12, .56, .56, func() {
		v.Rotate(-.24)
		v.shape("M-34 20L-40-20L-20-4L0-34L20-4L40-20L34 20Z", gold)
		v.shape("M-34 22H34V31H-34Z", gold)
		v.outlined(paint.Oval(0, 6, 5, 6), red, .9)
	})
	v.line("M-6-10L-12 2L-4 8L-10 24", 2.2, paint.RGB(0x5E3A3A))
	v.at(26, 4, .8, .8, func() {
		v.Rotate(-.7)
		v.shape("M-3.4-2H3.4L2.6 24L0 32L-2.6 24Z", paint.RGB(0xD8DDE0))
		v.shape("M-11-6H11L9-1H-9Z", wood)
		v.shape("M-3-20H3V-6H-3Z", paint.RGB(0x4A2A14))
	})
	v.fill("M30 28Q40 24 46 29Q52 34 40 35Q28 35 30 28Z", red)
}

// lightDark is the winged disc between day and night.
func (v view) lightDark() {
	v.day()
	v.Within(func() {
		v.Clip(paint.Rect(0, -40, 62, 80))
		v.dark(0, 0)
	})
	v.rays(0, -2, 80, 36, paint.Fade(gold, .22))
	wing := "M8-6Q34-18 58-8L56-3L50-4L51 2L44 0L45 6L38 3L38 9L31 5L30 10L24 6L9 8Z"
	v.shape(wing, paint.RGB(0xC9D2E6))
	v.at(0, 0, -1, 1, func() { v.shape(wing, gold) })
	for _, sx := range []float64{-1, 1} {
		v.at(0, 0, sx, 1, func() { v.line("M14-4Q34-12 52-7M14 1Q32-5 46-2", .8, ink) })
	}
	v.shape("M-8 6L-13 26L-5 22L0 30L5 22L13 26L8 6Z", paint.RGB(0xD8C08A))
	v.line("M-3 8L-6 20M3 8L6 20M0 8V25", .8, ink)
	v.outlined(paint.Circle(0, 0, 12), paint.RGB(0xF0D48A), 1.2)
	v.outlined(paint.Circle(0, 0, 8), paint.RGB(0xF7EDD4), .8)
	v.bust("peukestas", -7.6, -8, 15, false, bronzeTone)
}
