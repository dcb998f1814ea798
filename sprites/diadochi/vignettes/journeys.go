package vignettes

import (
	"math"

	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// bier is the golden carriage of Alexander behind its mules.
func (v view) bier() {
	v.dusk()
	v.hills(14, 12, 8, paint.RGB(0xCDAA74))
	v.earth(24)
	v.at(-14, 8, 1, 1, func() {
		v.shape("M-34-20Q0-44 34-20Z", gold)
		v.shape("M-36-20H36V-15H-36Z", gold)
		v.Fill(paint.Rect(-30, -15, 60, 30), paint.Solid(paint.RGB(0x4A2A14)))
		v.shape("M-24 4Q0-8 24 4V14H-24Z", paint.RGB(0x6B2D6B))
		v.line("M-24 4Q0-8 24 4", 1.2, gold)
		for i := range 5 {
			v.outlined(paint.Rect(-32+15.2*float64(i), -15, 4, 30), gold, .8)
		}
		v.shape("M-38 15H38V20H-38Z", gold)
		v.at(0, -27, .5, .5, func() { emblems.Device(v.Painter, palette.Sun, 12, ink, gold) })
		for _, x := range []float64{-24, 24} {
			v.spoked(x, 22, 9)
		}
		v.line("M38 17L62 17", 1.6, wood)
	})
	v.rider(44, 34, 26, false, figures.Black(gold), horse{Rider: figures.Riderless, Walking: true, Phase: .2})
	v.rider(56, 36, 26, false, figures.Black(gold), horse{Rider: figures.Riderless, Walking: true, Phase: .7})
}

func (v view) spoked(x, y, r float64) {
	v.Stroke(paint.Circle(x, y, r), paint.Pen(2.6), paint.Solid(ink))
	v.Stroke(paint.Circle(x, y, r), paint.Pen(1.4), paint.Solid(gold))
	for i := range 4 {
		s, c := math.Sincos(float64(i)*math.Pi/4 + .2)
		v.straight(x-r*c, y-r*s, x+r*c, y+r*s, .9, gold)
	}
	v.outlined(paint.Circle(x, y, r*.25), gold, .6)
}

func (v view) desert() {
	v.sky(paint.RGB(0xE8B878), paint.RGB(0xF8E4B4))
	v.Fill(paint.Circle(26, -20, 11), paint.Glow(26, -20, 11, paint.RGB(0xFFFAE0), paint.RGB(0xF6CE70)))
	v.rays(26, -20, 40, 24, paint.Fade(paint.RGB(0xFFF3C0), .35))
	for i, y := range []float64{6, 16, 26} {
		d := new(paint.Path).MoveTo(-61, y+6).CubicTo(-40, y-8, -24, y-10, -8+10*float64(i), y-4).QuadTo(6, y+6, 22, y+2).CubicTo(40, y-6, 50, y-4, 61, y).LineTo(61, 40).LineTo(-61, 40).Close()
		v.outlined(d, paint.Mix(paint.RGB(0xF0D9A0), paint.RGB(0xC99A58), float64(i)/2.4), .8)
		for k := range 6 {
			v.Stroke(new(paint.Path).MoveTo(-50+18*float64(k), y+9).QuadTo(-44+18*float64(k), y+7, -38+18*float64(k), y+9.4), paint.Pen(.5), paint.Solid(paint.Fade(ink, .45)))
		}
	}
	for i := range 4 {
		v.at(-44+24*float64(i), 26-2*math.Sin(float64(i)), .5, .5, v.camel)
	}
	v.man(50, 26, 26, false, ours, soldier{Arms: figures.Peltast, Pose: figures.Walking, Phase: .2})
}

// camel walks to the right, laden.
func (v view) camel() {
	v.fill("M-20-14Q-22-26-12-28Q-6-40 2-28Q12-30 14-24Q18-26 20-34Q20-42 26-44Q34-44 36-38L30-36Q26-36 26-30Q24-16 14-14L16 0H12L9-13H-8L-12 0H-16L-14-12L-20 0H-24Z", black)
	v.fill("M-10-30Q-4-38 4-30L6-18H-12Z", red)
	v.line("M-11-24H5M-3-32V-18", .9, cream)
	v.line("M-20-16Q-26-14-24-6", 1.6, black)
}

func (v view) road() {
	v.day()
	v.hills(2, 16, 25, paint.RGB(0xE0D0A6))
	v.earth(2)
	v.Fill(paint.MustPath("M-44 40Q-14 22 2 14Q14 8 10 3H15Q22 8 14 16Q8 28 22 40Z"), paint.Solid(paint.RGB(0xF0E4C4)))
	v.line("M-44 40Q-14 22 2 14Q14 8 10 3M22 40Q8 28 14 16Q22 8 15 3", .9, ink)
	v.line("M-10 39Q0 28 8 20M-24 38Q-8 28 2 19", .5, paint.Fade(ink, .5))
	v.shape("M36 36V4Q36-2 42-2Q48-2 48 4V36Z", paint.RGB(0xD9C79C))
	v.line("M39 6H45M39 10H45M40 14H44M39 18H45", .8, ink)
	v.outlined(paint.MustPath("M22 6V-6H30V6Z"), paint.RGB(0xECDCB4), .8)
	v.rider(-20, 34, 44, false, golden, horse{Rider: figures.Scythian, Phase: .1})
}

func (v view) engineers() {
	v.day()
	v.shape("M-58-34H-8V8H-58Z", paint.RGB(0xF6EDD2))
	v.line("M-58-34Q-61-32-58-30M-8 8Q-5 6-8 4", .9, ink)
	v.line("M-50-2H-16M-46-2L-34-26L-22-2M-40-14H-28M-34-26V-30", .9, paint.RGB(0x2E5A86))
	v.Stroke(paint.Circle(-44, 2, 3), paint.Pen(.8), paint.Solid(paint.RGB(0x2E5A86)))
	v.Stroke(paint.Circle(-24, 2, 3), paint.Pen(.8), paint.Solid(paint.RGB(0x2E5A86)))
	v.line("M-14-30L-18-12M-14-30L-8-14", 1.1, wood)
	v.earth(22)
	v.at(22, 32, .44, .44, func() { figures.DrawThrower(v.Painter, ours, .9) })
	v.man(-24, 36, 38, false, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2})
	v.line("M-50 36L-40 16L-32 36M-46 28H-35", 1.4, wood)
}

func (v view) traitor() {
	v.dark(-46, -24)
	v.at(6, 34, .62, .62, func() {
		v.Translate(-130, 0)
		figures.DrawWall(v.Painter, theirs, 240, []figures.Course{figures.Whole, figures.Whole}, .5)
	})
	v.Fill(paint.Rect(-61, -40, 122, 80), paint.Solid(paint.Fade(night, .5)))
	v.at(6, 34, .56, .56, func() { figures.DrawGate(v.Painter, theirs, .72) })
	v.ground(33, paint.RGB(0x1C2028))
	v.Fill(paint.Circle(18, 14, 30), paint.Glow(18, 14, 30, paint.Fade(paint.RGB(0xFFC860), .6), paint.Fade(paint.RGB(0xFFC860), 0)))
	shade := figures.Style{Body: black, Incise: paint.RGB(0xC9A86A), Accent: red, Metal: black}
	v.man(24, 36, 36, true, shade, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.fire(12, 20, 7)
	for i := range 3 {
		v.man(-52+13*float64(i), 37, 34, false, shade, soldier{Arms: figures.Peltast, Pose: figures.Walking, Phase: .15 * float64(i)})
	}
}

func (v view) omens() {
	v.dusk()
	v.rays(0, -44, 90, 30, paint.Fade(cream, .2))
	v.earth(26)
	v.man(-32, 36, 46, false, golden, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.shape("M-36-2Q-28 6-29 20L-24 36H-40Q-38 12-36-2Z", cream)
	v.line("M-33 4Q-30 18-32 34M-29 12L-27 34", .6, ink)
	v.line("M-29 2L-22 0L-17-9", 3, black)
	v.shape("M10 22H34L31 27H29V37H15V27H13Z", paint.RGB(0xD9C79C))
	v.line("M15 31H29", .8, ink)
	v.line("M22 22Q16 10 24 2Q30-8 22-18Q18-28 26-38", 3, paint.Fade(paint.RGB(0x5E564A), .5))
	v.at(4, -14, 1.5, 1.5, func() {
		v.bird(0, 0, 1.3, black)
		v.line("M-3 6Q2 10 0 14Q-4 16-1 19", .9, olive)
	})
	for i := range 5 {
		v.bird(-48+16*float64(i)+20*float64(i/3), -26+5*float64(i%2), .42, black)
	}
}

func (v view) tribes() {
	v.day()
	v.hills(10, 30, 11, paint.RGB(0xC9BC94))
	v.hills(18, 14, 31, paint.RGB(0xB9B084))
	v.earth(22)
	v.at(-26, 33, 1, 1, v.wagon)
	v.rider(-56, 34, 24, false, ours, horse{Rider: figures.Riderless, Walking: true})
	for i := range 4 {
		v.man(10+13*float64(i), 35-2*float64(i%2), 36-6*float64(i%2), false, [2]figures.Style{golden, theirs}[i%2], soldier{Arms: [2]figures.Arms{figures.Peltast, figures.Unarmed}[i%2], Pose: figures.Walking, Phase: .2 * float64(i)})
	}
}

// wagon is a covered cart.
func (v view) wagon() {
	v.shape("M-22-8Q-20-28 0-28Q20-28 22-8Z", paint.RGB(0xEADBB4))
	v.line("M-12-9Q-11-24-6-27M0-9V-28M12-9Q11-24 6-27", .7, ink)
	v.shape("M-24-8H24V-2H-24Z", wood)
	v.spoked(-14, 1, 6)
	v.spoked(14, 1, 6)
}

func (v view) baggage() {
	v.dusk()
	v.earth(16)
	v.at(-34, 24, .8, .8, v.wagon)
	v.at(6, 32, 1.05, 1.05, v.wagon)
	v.fire(-48, 18, 12)
	v.man(40, 36, 40, true, ours, soldier{Arms: figures.Peltast, Pose: figures.Walking, Phase: .2})
	v.man(-26, 37, 32, false, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.man(-38, 37, 26, false, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.at(24, 36, .5, .5, func() {
		v.shape("M-14 0H14V-14H-14Z", paint.RGB(0x6E4A24))
		v.line("M-14-8H14M0-14V0", 1.6, gold)
	})
}
