package vignettes

import (
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/paint"
)

type (
	soldier = figures.Soldier
	horse   = figures.Horse
)

func (v view) phalanx() {
	v.day()
	v.hills(10, 16, 3, paint.RGB(0xE0D0A6))
	v.earth(22)
	for i := range 7 {
		x := -52 + 17*float64(i)
		v.straight(x+4, 24, x+15, -40, 1, black)
	}
	for i := range 6 {
		v.man(-50+19*float64(i), 33, 46, false, ours, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .1 + .07*float64(i)})
	}
}

func (v view) silver() {
	v.dusk()
	v.hills(12, 12, 9, paint.RGB(0xCFAE78))
	v.earth(24)
	for i := range 5 {
		v.man(-44+22*float64(i), 34, 54, false, ours, soldier{Arms: figures.Silver, Pose: figures.Standing})
	}
}

func (v view) tower() {
	v.day()
	v.earth(24)
	v.at(12, 26, .33, .33, func() {
		v.Translate(0, -4)
		figures.DrawWall(v.Painter, theirs, 190, []figures.Course{figures.Whole, figures.Cracked}, .3)
	})
	v.at(46, 26, .33, .33, func() { figures.DrawTower(v.Painter, theirs, 70, 170, 3) })
	v.at(-24, 29, .2, .2, func() { figures.DrawHelepolis(v.Painter, ours, .2, .2) })
	v.line("M-12-22Q2-32 22-6", 1, red)
	for i := range 3 {
		v.man(-52+7*float64(i), 32, 22, false, ours, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .1 * float64(i)})
	}
}

func (v view) horseman() {
	v.day()
	v.hills(14, 20, 4, paint.RGB(0xDCCBA0))
	v.earth(24)
	v.rider(-30, 26, 30, false, ours, horse{Phase: .1})
	v.rider(6, 33, 52, false, ours, horse{Phase: .3})
}

func (v view) cavalry() {
	v.day()
	v.outlined(paint.MustPath("M-61 20L-24-6L-6-28L4-31L14-25L30-4L61 16V40H-61Z"), paint.RGB(0xD6C49A), .9)
	v.fill("M-6-28L4-31L14-25L20-17L12-20L8-14L2-20L-4-14L-10-18Z", paint.RGB(0xFBF6E8))
	v.hatch(-20, -2, -4, 18, 2, paint.Fade(ink, .4), .5)
	v.earth(24)
	for i := range 3 {
		v.rider(-36+34*float64(i), 32-3*float64(i%2), 40, false, golden, horse{Phase: .2 * float64(i)})
	}
}

func (v view) charge() {
	v.dusk()
	v.earth(22)
	v.rays(-70, 30, 150, 40, paint.Fade(cream, .18))
	v.rider(-34, 22, 34, false, ours, horse{Phase: .1})
	v.rider(-40, 34, 40, false, ours, horse{Phase: .6})
	v.rider(0, 28, 46, false, ours, horse{Phase: .8})
	v.man(48, 32, 34, true, theirs, soldier{Arms: figures.Pike, Pose: figures.Fighting})
	v.at(30, 36, .3, .3, func() { figures.DrawSoldier(v.Painter, theirs, soldier{Arms: figures.Pike, Pose: figures.Fallen}) })
}

func (v view) elephants() {
	v.day()
	v.palm(-50, 18, 38)
	v.palm(50, 18, 28)
	v.earth(23)
	v.at(-40, 27, .3, .3, func() { figures.DrawElephant(v.Painter, ours, figures.Elephant{Phase: .1}) })
	v.at(10, 34, .39, .39, func() { figures.DrawElephant(v.Painter, ours, figures.Elephant{Phase: .4, Raised: true}) })
}

func (v view) raid() {
	v.gloom()
	v.hills(14, 12, 6, paint.RGB(0xB8A888))
	for i, q := range []paint.Point{{X: 28, Y: 16}, {X: 44, Y: 18}, {X: 54, Y: 15}} {
		v.house(q.X, q.Y, 14)
		v.fire(q.X, q.Y-6, 12+3*float64(i))
	}
	v.line("M30-2Q24-14 32-22Q40-30 34-39M46-4Q42-16 48-26Q54-32 50-39", 5, paint.Fade(paint.RGB(0x4A443C), .45))
	v.earth(23)
	v.rider(-40, 27, 28, false, ours, horse{Phase: .1})
	v.rider(-12, 33, 44, false, ours, horse{Phase: .55})
}

func (v view) scythian() {
	v.day()
	v.water(8, sea, 0)
	v.ground(19, paint.RGB(0xC9C490))
	v.rider(-34, 30, 38, false, golden, horse{Rider: figures.Scythian, Phase: .2})
	v.rider(22, 34, 46, false, golden, horse{Rider: figures.Scythian, Phase: .7})
	v.line("M46-6L58-9M50 0L60-2", .8, ink)
}

func (v view) ambush() {
	v.dusk()
	v.cliff("M-61 40V-14L-34-16L-32-2L-16-2L-14 20L-8 40Z", paint.RGB(0xC98A5A))
	v.cliff("M61 40V-26L50-24L48-8L28-6L26 14L14 40Z", paint.RGB(0xB87848))
	v.earth(30)
	v.man(-48, -14, 24, false, golden, soldier{Arms: figures.Archer, Pose: figures.Fighting})
	v.man(-25, -2, 28, false, golden, soldier{Arms: figures.Archer, Pose: figures.Fighting, Phase: .3})
	v.man(37, -6, 28, true, golden, soldier{Arms: figures.Archer, Pose: figures.Fighting})
	for i := range 3 {
		v.man(-4+8*float64(i), 36, 24, false, theirs, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .2 * float64(i)})
	}
}

func (v view) drill() {
	v.day()
	v.temple(40, 12, 34)
	v.earth(18)
	for row := range 2 {
		for i := range 6 {
			v.man(-54+15*float64(i)+6*float64(row), 26+9*float64(row), 32+4*float64(row), false, [2]figures.Style{theirs, ours}[row], soldier{Arms: figures.Pike, Pose: figures.Standing})
		}
	}
	v.man(50, 34, 40, true, golden, soldier{Arms: figures.Royal, Pose: figures.Standing})
}

func (v view) levy() {
	v.day()
	v.hills(12, 14, 12, paint.RGB(0xDCCBA0))
	v.earth(20)
	arms := []figures.Arms{figures.Peltast, figures.Archer, figures.Pike, figures.Peltast}
	for i, a := range arms {
		v.man(-50+18*float64(i), 30+2*float64(i%2), 38, false, [2]figures.Style{golden, theirs}[i%2], soldier{Arms: a, Pose: figures.Walking, Phase: .17 * float64(i)})
	}
	v.at(30, 26, .5, .5, func() { figures.DrawBanner(v.Painter, ours, .3, nil) })
	v.rider(44, 35, 44, true, ours, horse{Walking: true, Rider: figures.General, Phase: .15})
}

func (v view) campaign() {
	v.dusk()
	v.hills(14, 22, 2, paint.RGB(0xCDAA74))
	v.earth(24)
	v.line("M-61 36Q-10 22 14 16Q30 12 26 4", 5, paint.RGB(0xF0E2BC))
	v.at(-22, 33, .3, .3, func() { figures.DrawElephant(v.Painter, ours, figures.Elephant{Phase: .2}) })
	for i := range 4 {
		v.man(12+9*float64(i), 31-1.4*float64(i), 28, false, ours, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .2 * float64(i)})
	}
	v.at(-40, 25, .42, .42, func() { figures.DrawBanner(v.Painter, ours, .1, nil) })
	v.rider(-52, 36, 30, false, ours, horse{Rider: figures.General, Walking: true, Phase: .2})
}

func (v view) mutiny() {
	v.gloom()
	v.earth(20)
	v.at(-32, 24, .8, .8, func() { figures.DrawTent(v.Painter, ours) })
	for i := range 5 {
		v.straight(6+10*float64(i), 26, 0+13*float64(i), -26-4*float64(i%3), 1.1, black)
		v.man(10+11*float64(i), 34-2*float64(i%2), 36, true, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Walking, Phase: .13 * float64(i)})
	}
	v.man(-26, 34, 40, false, ours, soldier{Arms: figures.Royal, Pose: figures.Standing})
	for _, q := range []paint.Point{{X: -12, Y: -8}, {X: -4, Y: 0}, {X: -16, Y: 4}, {X: -2, Y: -16}} {
		v.outlined(paint.Ngon(q.X, q.Y, 2.2, 6, q.X), wood, .7)
	}
}

func (v view) uprising() {
	v.dusk()
	v.outlined(paint.MustPath("M-61 26L-40 6L-22 2L10 0L26 6L61 24V40H-61Z"), paint.RGB(0xD3BC8C), .9)
	v.temple(-6, 2, 46)
	v.earth(24)
	for i := range 6 {
		x := -48 + 19*float64(i)
		v.straight(x+8, 22, x+10, -14-3*float64(i%2), 1, black)
		v.man(x, 35, 36, i > 2, theirs, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .15 * float64(i)})
	}
}

func (v view) homeward() {
	v.day()
	v.hills(6, 18, 8, paint.RGB(0xE2D2A8))
	v.Fill(paint.Circle(30, -8, 12), paint.Glow(30, -8, 12, paint.RGB(0xFFF3C0), paint.RGB(0xF0D080)))
	v.hills(12, 9, 18, paint.RGB(0xD2BE8E))
	v.earth(14)
	for i := range 9 {
		f := float64(i)
		v.man(-54+f*11.4, 36-f*2.2, 40-f*3.2, false, theirs, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .21 * f})
	}
}

func (v view) night() {
	v.dark(34, -20)
	v.hills(18, 22, 7, paint.RGB(0x222A38))
	v.ground(24, paint.RGB(0x171C26))
	shade := figures.Style{Body: paint.RGB(0x0B0E14), Incise: paint.RGB(0x4A566A), Accent: paint.RGB(0x3A2020), Metal: paint.RGB(0x0B0E14)}
	for i := range 8 {
		v.man(-54+15*float64(i), 33-2*float64(i%2), 32, false, shade, soldier{Arms: figures.Pike, Pose: figures.Walking, Phase: .14 * float64(i)})
		v.straight(-48+15*float64(i), 18, -42+15*float64(i), -10, .7, paint.RGB(0xC9B27A))
	}
}

func (v view) spies() {
	v.dark(-42, -22)
	v.ground(22, paint.RGB(0x3A3426))
	v.at(22, 26, 1.35, 1.35, func() { figures.DrawTent(v.Painter, ours) })
	v.Fill(paint.MustPath("M16 26L22 7L28 26Z"), paint.Glow(22, 22, 20, paint.RGB(0xFFD67A), paint.RGB(0x9A5A20)))
	shade := figures.Style{Body: black, Incise: paint.RGB(0x8A94A8), Accent: black, Metal: black}
	v.man(21, 25, 14, true, shade, soldier{Arms: figures.Unarmed})
	v.at(-20, 32, .42, .42, func() {
		v.Rotate(.34)
		figures.DrawSoldier(v.Painter, shade, soldier{Arms: figures.Unarmed, Pose: figures.Fighting, Phase: .2})
	})
	v.outlined(paint.MustPath("M-46 34Q-44 22-34 24Q-30 18-24 26Q-20 28-20 35Z"), paint.RGB(0x1E2A1C), .7)
}

func (v view) fever() {
	v.gloom()
	v.earth(16)
	for i, x := range []float64{-42, -14, 16, 44} {
		v.at(x, 20+3*float64(i%2), .75, .75, func() { figures.DrawTent(v.Painter, ours) })
	}
	v.man(-30, 34, 26, false, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Fallen})
	v.at(22, 34, .3, .3, func() { figures.DrawSoldier(v.Painter, theirs, soldier{Arms: figures.Pike, Pose: figures.Fallen}) })
	v.at(-34, 35, .3, .3, func() { figures.DrawSoldier(v.Painter, theirs, soldier{Arms: figures.Unarmed, Pose: figures.Fallen}) })
	v.line("M-2 34Q4 26 2 18Q-4 8 4 0Q10-10 2-20M-16 30Q-12 20-18 12", 2.4, paint.Fade(paint.RGB(0x6E7A4A), .5))
	v.bird(-28, -20, .8, black)
	v.bird(30, -26, .7, black)
	v.bird(6, -30, .55, black)
}
