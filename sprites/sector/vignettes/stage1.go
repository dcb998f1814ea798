package vignettes

import (
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// The scenes of stage I, under a clear sky.

func (v view) driftingCrews() {
	v.sky(1)
	v.globe(128, 26, 15, 0xE8CF90, 0xB98A5A)
	v.belt(128, 26, 15)
	v.stars(10, 3, 0xFFFDF0, 44)
	v.faint(.75, func() {
		for k := range 5 {
			v.waves(70+6*float64(k), 20, 4-8*float64(k%2), 0x2F5C64, 1.1)
		}
	})
	v.at(70, 66, .95, -3, func() {
		v.shape("M-40,0H44L34,18H-28Z", 0xA9784A, 1.6)
		v.line("M-38,6H40M-34,12H37", 0x6B4A2C, 1)
		v.rod("M8,0V-44", 0xC9A27A, 3, 1.4)
		v.shape("M10,-42C26,-36 30,-20 28,-8L10,-6Z", 0xF3E8C8, 1.4)
		v.line("M14,-34L26,-28M14,-24L28,-20M13,-14L28,-12", 0xB9A67C, .8)
		v.man(-22, 2, .62, 0x8C5A2B)
		v.man(-6, 2, .56, 0x4C8379)
		v.line("M-34,0V-18", ink, 1.6)
		v.glow(-34, -20, 9, .8)
		v.disc(-34, -20, 3.4, 0xFFD24A, 1)
	})
	v.waves(86, 20, -4, 0xF4FFFF, 1.2)
}

func (v view) windfallCargo() {
	v.sky(1)
	v.hills(64, 0xB98160, 4, 16, ink)
	v.field(72, 0xC49C78, soil)
	for _, c := range [...]struct {
		x, y, s float64
		silk    tin.Ink
	}{{44, 30, .95, 0xDC267F}, {104, 20, 1.1, 0xFFB000}} {
		v.at(c.x, c.y, c.s, 0, func() {
			v.shape("M-22,-4A22,20 0 0 1 22,-4Q14.6,-9 7.3,-4Q0,-9 -7.3,-4Q-14.6,-9 -22,-4Z", c.silk, 1.4)
			v.shape("M-7,-4C-8,-14 -4,-22 0,-23C4,-22 8,-14 7,-4Z", 0xFFF4D8, 1)
			v.line("M-21,-4L-8,20M21,-4L8,20M0,-6V20", ink, .9)
			v.crate(0, 28, .9, 6, 0xC9A27A)
		})
	}
	v.crate(140, 80, .9, 0, 0xC9A27A)
	v.crate(128, 84, .8, -14, 0xA9784A)
	v.crate(20, 84, .8, 10, 0xA9784A)
	v.man(74, 90, .56, 0x4C8379, v.arms("M6,-30L14,-44M-6,-30L-14,-44"))
}

func (v view) oldHulls() {
	v.sky(1)
	v.globe(30, 22, 11, 0x93B6AE, 0x5E867E)
	v.hills(60, 0xA98A68, 9, 14, ink)
	v.field(70, 0xC49C78, soil)
	v.at(84, 74, 1, -7, func() {
		v.shape("M-52,10C-50,-14 -34,-30 0,-32C34,-30 46,-16 52,10Z", 0x8D949A, 1.8)
		v.shape("M-30,10C-28,-10 -18,-22 -2,-24L6,-8L-4,-2L4,10Z", 0x2E3338, 1.4)
		for _, x := range [...]float64{-40, 18, 30, 42} {
			v.line(way("M%.0f,10Q%.0f,-14 %.1f,-29", x, x-2, x*.7), 0x5A6064, 1.3)
		}
		v.line("M-24,8Q-22,-8 -8,-16M-14,9Q-12,-2 -4,-6", 0x6B7178, 2)
		v.shape("M52,10L66,-4L60,12Z", 0x6B7178, 1.4)
		v.disc(34, -8, 4.6, 0x22303A, 1.2)
		v.disc(20, -13, 4.6, 0x22303A, 1.2)
	})
	v.edged("M20,84Q60,74 150,84V98H20Z", 0xC49C78, soil, 1.1)
	v.man(34, 92, .52, 0x8C5A2B, v.arms("M6,-30L16,-36"))
	v.man(48, 92, .5, 0x4C8379)
	v.line("M112,24l6,-3l4,3l4,-3l6,3M128,34l5,-2.4l3,2.4l3,-2.4l5,2.4", ink, 1.3)
}

func (v view) volunteers() {
	v.sky(1)
	v.field(72, 0xC0A272, soil)
	v.shape("M100,72V22L128,12L156,22V72Z", 0xE8D6AC, 1.5)
	v.line("M128,12V2", ink, 1.6)
	v.cloth("M129,2L144,5L129,10Z", palette.Ember, 1)
	v.shape("M116,72V46A12,13 0 0 1 140,46V72Z", 0x43291A, 1.3)
	v.box(82, 66, 30, 5, 0x8A6240, 1.2)
	v.line("M85,71V90M109,71V90", ink, 3)
	v.box(88, 60, 15, 6, 0xF7EFDB, 1)
	v.man(98, 66, .5, 0x9A6200)
	for k, coat := range [...]tin.Ink{0x8C5A2B, 0x4C8379, 0x5B4A7A, 0x7C0E43, 0x1C5F8C} {
		limbs := []func(){v.pike}
		v.man(10+15*float64(k), 92-2*float64(k%2), .58+.03*float64(k%3), coat, limbs[:(k+1)%2]...)
	}
}

func (v view) warGames() {
	v.plain(0x4A3A34)
	for k := range 12 {
		v.line(way("M%d,0V60", k*14), 0x2B201C, 1)
	}
	v.glow(80, 8, 60, .7)
	v.shape("M60,0H100L92,12H68Z", 0x2A5A56, 1.3)
	v.shape("M8,44L30,34H130L152,44L140,92H20Z", 0x6B4A30, 2)
	v.shape("M18,46L36,38H124L142,46L133,84H27Z", 0xC9B184, 1.2)
	v.line("M40,42L34,84M80,38V84M120,42L126,84M26,56H136M24,70H136", 0x8A7440, .8)
	v.shape("M60,84C56,66 74,58 70,40L88,40C94,60 76,68 82,84Z", 0x6FA59A, 1)
	v.unit(0, palette.Ember, 40, 62, .42)
	v.unit(2, palette.Ember, 48, 78, .42)
	v.mirrored(112, 60, .42, func() { v.unit(6, palette.Reef, 0, 0, 1) })
	v.mirrored(108, 78, .42, func() { v.unit(8, palette.Reef, 0, 0, 1) })
	v.rod("M160,20L96,62", 0xE8CF90, 4, 2)
	v.shape("M100,56l-8,8l10,-2Z", 0xB3261A, .9)
	v.line("M56,60l6,.6m4,.4l6,.6m4,.4l6,.6m4,.4l6,.6", 0xB3261A, 1.6)
}

func (v view) charter() {
	v.plain(0x7A5A3A)
	for k := range 12 {
		v.line(way("M-2,%dq40,%d 80,0t84,0", k*8+4, 3-6*(k%2)), 0x4E3A1A, .9)
	}
	v.at(76, 44, 1.08, -5, func() {
		v.shape("M-46,-30H40Q48,-30 48,-22T40,-15H34V28H-40V-15Q-54,-15 -54,-22T-46,-30Z", 0xF7EFDB, 1.6)
		v.shape("M-46,-30H40Q48,-30 48,-22T40,-15H-46Q-54,-15 -54,-22T-46,-30Z", 0xEBD9AC, 1.4)
		for k, end := range [...]int{22, 16, 24, 10} {
			v.line(way("M-32,%dH%d", -7+k*6, end), 0x5B4A38, 1.2)
		}
		v.line("M-32,-7v6", 0xB3261A, 3.4)
		v.shape("M12,20L6,42L14,37L19,44L22,22Z", 0xB3261A, 1.3)
		v.disc(16, 20, 11, 0xC8352A, 1.6)
		v.ring(16, 20, 7.4, 0x7A1A10, 1.2)
		v.boughs(16, 20, 5, 4)
	})
	v.at(104, 74, 1, 0, func() {
		v.shape("M0,0L30,-44C36,-54 46,-58 52,-58C52,-48 46,-40 36,-34L6,-4Z", 0xF4FFFF, 1.4)
		v.line("M0,0L42,-50M16,-20L30,-26M22,-29L38,-36M14,-26L18,-36M22,-37L28,-46", 0x6FAFB8, 1)
	})
	v.oval(132, 82, 13, 5, 0x1C1712, 1.2)
	v.shape("M119,82V72Q132,66 145,72V82", 0x2E3338, 1.3)
	v.oval(132, 71, 12, 4, 0x0E1418, 1)
}

func (v view) quietPassage() {
	v.air([3]uint32{0x3F6B7C, 0x2F5C64, 0x5E8A8E}, paint.RGB(0x0C1216))
	v.stars(20, 6, starlight, 44)
	v.globe(20, 74, 26, 0xC0A272, 0x8A6E46)
	v.globe(144, 26, 18, 0xA06A54, 0x6E4234)
	for t := 0.0; t < 1; t += .07 {
		v.disc(44+80*t, 66-30*t-8*t*(1-t), .8, 0xF0D48A, 0)
	}
	v.at(84, 56, 1, -17, func() {
		v.edged("M-30,0H32L24,11H-22Z", 0x16222A, 0x0A1014, 1.4)
		v.line("M-4,0V-30", 0x0A1014, 2.4)
		v.edged("M-2,-29C12,-24 16,-12 14,-4L-2,-3Z", 0x243640, 0x0A1014, 1.2)
		for _, x := range [...]float64{-20, -12, 20} {
			v.fill(way("M%.0f,1L%.0f,-9Q%.0f,-12 %.0f,-9L%.0f,1Z", x-4, x-3, x, x+3, x+4), 0x0A1014)
			v.disc(x, -12, 2.8, 0x0A1014, 0)
		}
		v.glow(-28, -8, 8, .8)
		v.disc(-28, -8, 2, 0xFFD24A, 0)
	})
	v.faint(.5, func() {
		for k := range 3 {
			v.line(way("M%d,%dq10,-3 20,-6", 50-k*5, 76-k), 0xCDEAFB, 1)
		}
	})
}

func (v view) studyGrant() {
	v.plain(0x3E3226)
	spines := [...]tin.Ink{0x8E2F23, 0x23605A, 0xC6A05A, 0x5B4A7A}
	for k := range 6 {
		x := 4 + 26*float64(k)
		v.mark(paint.Rect(x, 4, 22, 44), 0x2B2017, 0x1B130C, 1.2)
		for j := range 4 {
			top := float64(16 + (j*7+k*3)%9)
			v.mark(paint.Rect(x+2+4.6*float64(j), top, 4, 47-top), spines[(j+k)%4], 0x1B130C, .7)
		}
	}
	v.shape("M0,74H160V96H0Z", 0x6B4A30, 1.5)
	v.line("M0,78H160", 0x4A3226, 1)
	v.at(66, 42, 1, -26, func() {
		v.box(-38, -7, 42, 14, tin.BrassDown, 1.5)
		v.box(2, -5, 24, 10, tin.BrassDown, 1.4)
		v.box(24, -6.4, 5, 13, tin.BrassLo, 1.2)
	})
	v.rod("M62,48L48,76M62,48L78,76M62,48V76", 0xE8CF90, 4, 1.8)
	v.box(98, 66, 44, 8, 0x8E2F23, 1.3)
	v.box(102, 58, 38, 8, 0x23605A, 1.3)
	v.shape("M92,58L118,50L144,56L118,63Z", 0xF7EFDB, 1.2)
	v.line("M118,50V63M98,57L114,53M122,53L138,56", 0x5B4A38, .8)
	v.coins(5.6, [2]float64{22, 84}, [2]float64{31, 80}, [2]float64{14, 79}, [2]float64{24, 75})
}

func (v view) paidInformer() {
	v.plain(0x2E2436)
	for k := range 17 {
		v.line(way("M%d,0V96", k*10), 0x1A1422, .8)
	}
	v.shape("M0,0H64V96H0Z", 0x4A3626, 1.4)
	for k := range 4 {
		v.line(way("M%d,4V92", 8+k*14), 0x2B1D12, 1.4)
	}
	v.edged("M50,40a6,6 0 1 1 6,9l2,13h-10l2,-13", 0x0B0808, tin.BrassMid, 2)
	v.faint(.22, func() { v.fill("M56,46L160,10V92Z", 0xFFE08A) })
	v.at(104, 52, 1.05, 0, func() {
		v.shape("M-24,46C-26,10 -16,-4 0,-6C16,-4 26,10 24,46Z", 0x22303A, 1.5)
		v.shape("M-14,-4C-16,-26 -8,-34 0,-36C8,-34 16,-26 14,-4C6,4 -6,4 -14,-4Z", 0x161E26, 1.4)
		v.shape("M-9,-8C-9,-20 -6,-24 0,-25C6,-24 9,-20 9,-8Q0,-2 -9,-8Z", skin, 1.1)
		v.fill("M-9,-14H9V-25H-9Z", 0x0E1418)
		v.disc(-3.6, -15, 1.5, 0xFFF6D0, 0)
		v.disc(3.6, -15, 1.5, 0xFFF6D0, 0)
		v.line("M-3,-7Q0,-5.6 3,-7", ink, 1)
	})
	v.shape("M76,74C88,66 100,68 108,74L104,82C96,80 88,82 82,84Z", skin, 1.3)
	v.coins(6, [2]float64{80, 66}, [2]float64{90, 62}, [2]float64{70, 84})
}

func (v view) hiddenVein() {
	v.plain(0x3A2A24)
	for k := range 14 {
		v.waves(float64(k*7+3), 16, 3-6*float64(k%2), 0x1F1512, 1.3)
	}
	v.shape("M18,96C10,50 34,14 80,12C128,14 152,52 142,96Z", 0x6E4234, 2)
	for k := range 6 {
		v.line(way("M%d,%dQ80,%d %d,%d", 24+k*3, 90-k*9, 78-k*12, 138-k*3, 90-k*9), 0x40261A, .9)
	}
	v.glow(92, 46, 34, .9)
	for _, c := range [...][4]float64{{84, 58, 2.1, -24}, {100, 56, 2.6, 8}, {114, 62, 1.8, 30}, {92, 66, 1.6, -6}, {106, 70, 1.5, 18}} {
		v.at(c[0], c[1], c[2], c[3], func() {
			v.edged("M0,-7L4,-2.5L2.4,6H-2.4L-4,-2.5Z", 0x8FE0E8, 0x123A46, .7)
			v.line("M-4,-2.5H4M0,-7V-2.5L-1.2,6", 0x123A46, .4)
			v.line("M-2.6,-2L-1.6,4", 0xFFFFFF, .8)
		})
	}
	v.man(48, 88, .8, 0xFFB000, func() {
		v.rod("M4,-24L24,-34", 0xA9784A, 5, 2.6)
		v.rod("M16,-46Q30,-40 32,-24", 0xC9D2D6, 5, 2.6)
	})
	v.disc(51, 52, 3, 0xFFF6D0, .8)
}

func (v view) nightMarch() {
	v.air([3]uint32{0x3F6B7C, 0x35566A, 0x6E8A8E}, paint.RGB(0x0C1216))
	v.stars(14, 8, starlight, 44)
	v.shape("M120,10a15,15 0 1 0 12,24a12,12 0 0 1 -12,-24Z", 0xF7E7BC, 1.2)
	v.hills(62, 0x243640, 2, 22, 0x0C1216)
	v.edged("M-2,74Q60,60 162,70V98H-2Z", 0x16222A, 0x0A1014, 1.2)
	for k := range 8 {
		x := 12 + 19*float64(k)
		y := 86 - 5*math.Sin(.5*float64(k))
		v.line(way("M%.0f,%.1fL%.0f,%.1f", x+6, y, x+10, y-36), 0xF0D48A, 1.2)
		v.at(x, y+2, .86, 0, func() {
			v.fill("M-5,0L-4,-16Q-8,-20 -6,-27Q0,-31 6,-27Q8,-20 4,-16L5,0H1L0,-9L-1,0Z", 0x0A1014)
			v.disc(0, -31, 4.2, 0x0A1014, 0)
		})
	}
	v.glow(20, 62, 9, .8)
	v.disc(20, 62, 2, 0xFFD24A, 0)
}

func (v view) tradeEnvoys() {
	v.sky(1)
	v.globe(80, 20, 12, 0xDC9A7A, 0xA05A44)
	v.field(74, 0xC0A272, soil)
	stall := func(cloth, coat tin.Ink, f palette.Faction) func() {
		return func() {
			v.shape("M-46,16L-40,-2H-6L0,16Z", cloth, 1.5)
			v.line("M-24,-2V-46", ink, 2.4)
			v.cloth("M-22,-45L4,-38L-2,-30L4,-22L-22,-18Z", f, 1.3)
			v.box(-38, -12, 10, 10, 0xC9A27A, 1.1)
			v.man(-10, -2, .5, coat)
		}
	}
	v.at(80, 74, 1, 0, stall(0xFFB000, 0x9A6200, palette.Ember))
	v.mirrored(80, 74, 1, stall(0xDC267F, 0x7C0E43, palette.Reef))
	v.rod("M72,58H88", skin, 5, 2.6)
	for k := range 3 {
		v.waves(84+5*float64(k), 20, -3, 0x4C8379, 1)
	}
}
