package vignettes

import (
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/paint"
)

func (v view) ship() {
	v.day()
	v.water(14, sea, 0)
	v.galley(-2, 24, .36, false, ours, figures.Ship{Size: 2, Sail: true, Phase: .1})
}

func (v view) shipyard() {
	v.day()
	v.water(10, sea, 0)
	v.outlined(paint.MustPath("M-61 24Q-20 18 10 24Q40 26 61 22V40H-61Z"), tan, .8)
	v.line("M-42 30L-30 6M40 30L28 6M-14 32L-10 14M14 32L10 14", 2, wood)
	v.outlined(paint.MustPath("M-46-2Q-52-14-40-22Q-44-8-36 0H34Q46-4 44-16Q54-6 46 6Q36 18 20 18H-22Q-40 16-46-2Z"), wood, 1)
	for i := range 9 {
		x := -30 + 7.4*float64(i)
		v.Stroke(new(paint.Path).MoveTo(x, 0).QuadTo(x-2, 10, x+1, 17), paint.Pen(.8), paint.Solid(ink))
		v.straight(x, 0, x-1, -12, 1.4, wood)
	}
	v.line("M-34-11H32M-43 4H46M-40 10H40", .8, ink)
	v.man(-50, 34, 28, false, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .2})
	v.man(4, 36, 28, true, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Standing})
	v.line("M52 34V-28M52-28L30-18M52-20L36-18", 1.8, wood)
	v.line("M31-18V-4", .7, ink)
}

func (v view) storm() {
	v.sky(paint.RGB(0x4A5260), paint.RGB(0x9AA0A0))
	v.fill("M-61-40H61V-24Q48-16 36-24Q24-14 8-22Q-8-12-22-22Q-38-12-61-22Z", paint.RGB(0x363D4A))
	v.shape("M6-22L-6-4H4L-4 14L18-8H8L16-22Z", paint.RGB(0xF6DF8A))
	for i := range 30 {
		x, y := 124*(paint.Random(i, 7)-.5), -22+44*paint.Random(i, 8)
		v.straight(x, y, x-4, y+9, .5, paint.Fade(cream, .7))
	}
	v.water(14, paint.RGB(0x56757E), 1.4)
	v.at(-20, 24, .3, .3, func() {
		v.Rotate(-.34)
		figures.DrawShip(v.Painter, ours, figures.Ship{Size: 2, Broken: true}, nil)
	})
	v.at(38, 32, .24, .24, func() {
		v.Rotate(.4)
		figures.DrawShip(v.Painter, ours, figures.Ship{Size: 1, Broken: true, Phase: .5}, nil)
	})
	v.fill("M-61 32Q-44 18-28 30Q-10 42 8 30Q26 20 44 32Q54 38 61 30V40H-61Z", paint.RGB(0x4C6A74))
	v.line("M-61 32Q-44 18-28 30Q-10 42 8 30Q26 20 44 32Q54 38 61 30", 1.2, cream)
}

func (v view) fog() {
	v.sky(paint.RGB(0xC9C6BA), paint.RGB(0xE6E0D0))
	v.water(10, paint.RGB(0xA9B6B2), 0)
	grey := figures.Style{Body: paint.RGB(0x7F7A70), Incise: paint.RGB(0xC9C4B6), Accent: paint.RGB(0x9A8A82), Metal: paint.RGB(0x7F7A70)}
	v.galley(30, 10, .2, true, grey, figures.Ship{Size: 2, NoWater: true})
	v.galley(-22, 24, .32, false, figures.Black(paint.RGB(0x6A4A44)), figures.Ship{Size: 2})
	for i := range 7 {
		y := -14 + 7.4*float64(i)
		p := new(paint.Path).MoveTo(-66, y).CubicTo(-30, y-9, -10, y+9, 20, y).CubicTo(40, y-6, 56, y+4, 66, y).
			LineTo(66, y+5).CubicTo(40, y+1, 20, y+8, -6, y+7).CubicTo(-30, y+11, -50, y+2, -66, y+7).Close()
		v.Fill(p, paint.Solid(paint.Fade(paint.RGB(0xF4F0E4), .55)))
	}
}

func (v view) pirates() {
	v.dusk()
	v.water(8, sea, 0)
	v.cliff("M-61 40V-12L-38-14L-34-4L-24-2L-26 10L-10 16L-16 24L-40 30Z", paint.RGB(0xB89468))
	v.cliff("M61 40V-24L48-30L40-14L42 0L28 8L34 18L50 24Z", paint.RGB(0xA88458))
	v.galley(4, 28, .3, false, figures.Black(black), figures.Ship{Size: 1, Phase: .2})
	v.galley(10, 10, .15, true, figures.Black(black), figures.Ship{Size: 1, Phase: .6, NoWater: true})
	v.man(-46, -12, 24, false, ours, soldier{Arms: figures.Archer, Pose: figures.Standing})
	v.fire(-56, -13, 9)
}

func (v view) fireship() {
	v.dark(0, 0)
	v.water(12, paint.RGB(0x3E5662), 0)
	v.galley(34, 22, .24, true, theirs, figures.Ship{Size: 2})
	v.Fill(paint.Circle(-18, 4, 46), paint.Glow(-18, 4, 46, paint.Fade(paint.RGB(0xFFC860), .75), paint.Fade(paint.RGB(0xFFC860), 0)))
	v.galley(-20, 26, .3, false, ours, figures.Ship{Size: 1, Broken: true})
	for i, x := range []float64{-38, -28, -18, -8, 0} {
		v.fire(x, 16, 18+7*float64(i%3))
	}
	v.line("M-20-16Q-30-26-24-34Q-18-40-22-44M-8-18Q-14-28-8-38", 6, paint.Fade(black, .45))
	for i := range 10 {
		v.straight(-40+7*float64(i), 31+float64(i%3)*2.4, -36+7*float64(i), 31+float64(i%3)*2.4, .9, paint.RGB(0xFFC860))
	}
}

func (v view) cape() {
	v.day()
	v.water(4, sea, 0)
	v.outlined(paint.MustPath("M-61 8Q-40-10-20-12Q0-14 10-6Q22 0 34 4Q20 8 4 10L-61 14Z"), paint.RGB(0xD2BE8E), .9)
	v.temple(-22, -10, 24)
	v.galley(38, 16, .2, true, theirs, figures.Ship{Size: 1, Sail: true})
	v.earth(24)
	for i := range 5 {
		v.man(-48+15*float64(i), 35-2*float64(i%2), 36, i > 2, golden, soldier{Arms: figures.Peltast, Pose: figures.Standing})
	}
	v.man(36, 35, 38, true, ours, soldier{Arms: figures.Royal, Pose: figures.Standing})
}
