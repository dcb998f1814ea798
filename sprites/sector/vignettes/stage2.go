package vignettes

import (
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// The scenes of stage II, at dusk.

func (v view) hullCutters() {
	v.sky(2)
	v.hills(56, 0x7A4A3A, 5, 20, ink)
	v.field(74, 0x8A5A40, soil)
	v.rails(76, 200, 200)
	v.at(80, 80, .98, 0, func() {
		v.shape("M-40,-6L-46,-30H-4L-2,-24L-8,-18L0,-12L-6,-6Z", 0x56B4E9, 1.6)
		v.shape("M46,-6L52,-30H8L12,-22L4,-16L10,-10L6,-6Z", 0x56B4E9, 1.6)
		v.line("M-44,-22H-10M14,-22H50", 0xCDEAFB, 1.4)
		for _, x := range [...]float64{-30, -14, 18, 36} {
			v.disc(x, -4, 7, tin.Brass, 1.4)
			v.disc(x, -4, 2, ink, 0)
		}
		v.line("M-26,-30V-52", ink, 2.2)
		v.cloth("M-25,-52L-6,-48L-10,-42L-6,-36L-25,-38Z", palette.Drift, 1.2)
	})
	v.rod("M84,40L118,6", tin.BrassLo, 7, 4)
	v.at(82, 44, 1, 0, func() {
		v.mark(paint.Star(0, 0, 22, 16, 18, 0), 0xC9D2D6, ink, 1.2)
		v.ring(0, 0, 10, 0x7E868C, 1)
		v.disc(0, 0, 4, tin.Brass, 1.1)
	})
	for k := range 14 {
		v.line(way("M82,60L%.0f,%.0f", 48+68*paint.Random(2*k, 5), 56+30*paint.Random(2*k+1, 5)), 0xFFE08A, 1.3)
	}
}

func (v view) workStoppage() {
	v.sky(2)
	v.shape("M0,96V40L30,26V40L60,26V40L90,26V96Z", 0x6B4A3A, 1.5)
	v.box(98, 14, 12, 82, 0x4A3226, 1.5)
	for k := range 3 {
		v.box(8+28*float64(k), 52, 14, 12, 0x2A1C14, 1.2)
	}
	v.field(82, 0x8A5A40, soil)
	v.at(128, 66, 1, 0, func() {
		for deg := 0.0; deg < 360; deg += 45 {
			v.at(0, 0, 1, deg, func() { v.shape("M-4,-26L-5,-33H5L4,-26Z", 0x8D949A, 1.2) })
		}
		v.disc(0, 0, 26, 0x8D949A, 1.6)
		v.disc(0, 0, 14, 0x5A6064, 1.3)
		v.disc(0, 0, 5, 0x22303A, 1.2)
	})
	v.rod("M110,90L146,42", 0xA9784A, 6, 3.4)
	for k, coat := range [...]tin.Ink{0x8C5A2B, 0x4C8379, 0x43362B} {
		v.man(24+28*float64(k), 92, .62, coat, func() { v.line("M-7,-28L7,-22M7,-28L-7,-22", ink, 4.6) })
	}
}

func (v view) sabotage() {
	v.plain(0x2A2230)
	v.shape("M0,96V30Q80,-26 160,30V96Z", 0x4A3A34, 2)
	for k := range 9 {
		x := float64(8 + k*18)
		v.line(way("M%.0f,96V%.0f", x, 42-20*math.Sin(x/160*math.Pi)), 0x2B201C, 1)
	}
	v.line("M0,44H160M0,57H160M0,70H160", 0x2B201C, 1)
	v.shape("M0,84H160V96H0Z", 0x5A3A26, 1.4)
	v.glow(52, 50, 46, .85)
	v.keg(100, 88, 1)
	v.keg(130, 88, 1)
	v.keg(115, 56, 1)
	v.rod("M104,54C96,40 78,66 66,54S56,52 50,58", 0xE8D6AC, 3, 1.5)
	v.mark(paint.Star(50, 58, 14, 4, 9, 0), 0xFFE08A, none, 0)
	v.edged(circle(50, 58, 3.6), 0xFFF6D0, 0xF58A22, 1.4)
	v.at(20, 54, 1, 0, func() {
		v.shape("M-16,36C-18,6 -10,-6 2,-8C14,-6 18,8 14,36Z", 0x1C2630, 1.4)
		v.disc(4, -16, 8, skin, 1.3)
		v.shape("M-6,-17C-8,-30 12,-32 14,-18L20,-16H-6Z", 0x1C2630, 1.3)
		v.rod("M10,2L26,8", 0x1C2630, 7, 4.4)
		v.disc(27, 8.6, 3, skin, 1.1)
		v.line("M4,-12.6H13", ink, 3)
	})
}

// circle is a circle as a path in words.
func circle(x, y, r float64) string {
	return way("M%.1f,%.1fa%.1f,%.1f 0 1 1 %.1f,0a%.1f,%.1f 0 1 1 %.1f,0Z", x-r, y, r, r, 2*r, r, r, -2*r)
}

func (v view) veteransReturn() {
	v.sky(2)
	v.disc(118, 60, 24, 0xFFE08A, 0)
	v.shape("M-2,62H162V98H-2Z", 0x5E8A8E, 1)
	for k := range 6 {
		v.line(way("M%d,%dh%d", 94+k*2, 66+k*4, 48-k*4), 0xFFE9B8, 1.6)
	}
	v.shape("M-2,70H74V98H-2Z", 0x6B4A30, 1.5)
	for k := range 5 {
		v.line(way("M%d,70V98", 8+k*14), soil, 1.1)
	}
	v.shape("M86,66L94,56H150L142,66Z", 0x43291A, 1.4)
	v.line("M118,56V24", ink, 2.4)
	v.shape("M120,25Q138,34 136,52L120,53Z", 0xF3E8C8, 1.2)
	v.man(34, 92, 1.02, 0x7A5A3A, func() {
		v.rod("M12,2L9,-30M4,-30H14", 0xC9A27A, 3.6, 1.6)
		v.disc(-3, -26, 2.4, 0xFFD24A, .8)
		v.disc(2, -25, 2.4, 0xC9D2D6, .8)
		v.shape("M1,-37Q4,-33 6,-37L5,-32L1,-31Z", 0xE8E2D6, .8)
		v.shape("M-9,-22L-19,-30V-14Z", 0x4C8379, 1.2)
	})
	v.man(60, 92, .5, 0x4C8379, v.arms("M-6,-30L-14,-46"))
}

func (v view) forwardCamp() {
	v.sky(2)
	v.hills(58, 0x5E4A44, 6, 18, ink)
	v.field(70, 0x94704E, soil)
	tent := func() {
		v.shape("M-30,0L0,-34L30,0Z", 0xF3E8C8, 1.5)
		v.shape("M0,-34L-8,0H10Z", 0x2A1C14, 1.2)
		v.line("M-15,-17L-20,0M15,-17L20,0", 0xB9A67C, 1)
		v.line("M0,-34V-46", ink, 2)
		v.cloth("M1,-46L16,-42L1,-37Z", palette.Dusk, 1.1)
	}
	v.at(108, 82, 1.05, 0, tent)
	v.at(60, 78, .7, 0, tent)
	v.glow(28, 82, 24, 1)
	v.line("M20,88L38,82M20,82L38,88", ink, 3)
	v.flame(29, 86, .6)
	v.man(10, 90, .56, 0x43362B)
	v.man(46, 90, .56, 0x5B4A7A)
}

func (v view) shiftedCurrent() {
	v.sky(2)
	v.stars(16, 4, starlight, 44)
	v.globe(22, 28, 15, 0xC0A272, 0x8A6E46)
	v.globe(140, 22, 12, 0x93B6AE, 0x5E867E)
	v.globe(132, 78, 17, 0x985C4E, 0x66382E)
	for t := 0.0; t < 1; t += .09 {
		s := 1 - t
		v.disc(s*s*s*36+3*s*s*t*70+3*s*t*t*100+t*t*t*130, s*s*s*34+3*s*s*t*52+3*s*t*t*42+t*t*t*28, 1.2, 0xFFF4D8, 0)
	}
	const track = "M36,34C66,54 92,74 116,76"
	v.rod(track, tin.BrassMid, 11, 8)
	v.line(track, 0x2A2A30, 4)
	v.line(track, 0xF0DCA6, 1)
	for k := range 5 {
		v.faint(.9-.12*float64(k), func() {
			v.line(way("M%d,%dC%d,%d %d,%d %d,%d", 70+k*8, 30+k*3, 86+k*6, 38+k*4, 90+k*5, 50+k*4, 88+k*4, 58+k*3), 0x8FE0E8, 1.6)
		})
	}
	v.shape("M92,62l-8,-1l6,8Z", 0x8FE0E8, .8)
	v.at(66, 56, .55, 34, func() { tin.Carriage(v.Painter, tin.Dyed(v.theme, palette.Reef)) })
}

func (v view) bannerDay() {
	v.air([3]uint32{0x6FA59A, 0xE8CF90, 0xF7EFDB}, paint.RGB(0x0C1216))
	v.shape("M10,96V26H150V96H128V56A48,40 0 0 0 32,56V96Z", 0xDCC994, 1.8)
	for k := range 5 {
		d := way("M10,%dH150", 36+k*12)
		if k > 1 {
			d = way("M10,%dH34M126,%dH150", 36+k*12, 36+k*12)
		}
		v.line(d, 0x8A7440, 1)
	}
	v.box(4, 18, 152, 9, tin.BrassMid, 1.5)
	for k, f := range [...]palette.Faction{palette.Ember, palette.Reef, palette.Drift, palette.Dusk} {
		x := float64(28 + k*35)
		v.cloth(way("M%.0f,27H%.0fV60L%.0f,52L%.0f,60Z", x-9, x+9, x, x-9), f, 1.4)
		v.sign(f, x, 40, 5.4, 0xFFF8E6)
	}
	for i := range 26 {
		n := func(j int) float64 { return paint.Random(4*i+j, 2) }
		v.at(36+88*n(0), 58+30*n(1), 1, 90*n(2), func() {
			v.box(-1.4, -1.4, 2.8, 2.8, [...]tin.Ink{0xFFB000, 0xDC267F, 0x56B4E9, 0xFFFFFF}[int(4*n(3))], 0)
		})
	}
	for k := range 7 {
		coat := [...]tin.Ink{0x8C5A2B, 0x4C8379, 0x43362B, 0x785EF0}[k%4]
		v.man(38+14*float64(k), 98, .5, coat, v.arms("M6,-30L13,-46"))
	}
}

func (v view) stolenPlans() {
	v.plain(0x2A2E38)
	for k := range 9 {
		v.line(way("M0,%dH160", k*12), 0x1A1E26, 1)
	}
	v.mark(paint.RoundRect(84, 6, 68, 84, 4), 0x4E565E, ink, 2.2)
	v.mark(paint.RoundRect(91, 13, 54, 70, 2), 0x14181C, ink, 1.4)
	v.shape("M84,6L52,16V84L84,90Z", 0x6B7178, 1.8)
	v.disc(66, 48, 10, tin.Brass, 1.4)
	v.line("M66,36V60M56,48H76", ink, 2.4)
	v.line("M91,48H145", 0x4E565E, 3)
	for k, spine := range [...]tin.Ink{0x8A6A32, 0xC6A05A, 0x8E2F23, 0x23605A} {
		v.box(97+12*float64(k), 62, 9, 20, spine, 1)
	}
	v.at(104, 38, .8, -14, func() {
		v.shape("M-34,-12H32V14H-34Z", 0x33607A, 1.6)
		v.line("M-28,-6H24M-28,0H10M-28,6H24M0,-12V14", 0xCDEAFB, .8)
		v.ring(14, 2, 7, 0xCDEAFB, 1.2)
		v.oval(-35, 1, 4, 13, 0xCDEAFB, 1.3)
		v.oval(33, 1, 4, 13, 0x22485E, 1.3)
	})
	v.shape("M160,60C142,58 130,52 118,42L112,46C116,56 128,70 160,80Z", 0x1C2630, 1.5)
	v.line("M118,42C110,38 104,42 108,46M114,46C106,44 102,50 108,52", 0x1C2630, 5)
}

func (v view) newSettlers() {
	v.sky(2)
	v.hills(52, 0x8A6A52, 11, 18, ink)
	v.field(64, 0xB98A5A, soil)
	for _, dome := range [...][2]float64{{122, 20}, {148, 12}} {
		x, w := dome[0], dome[1]
		v.shape(way("M%.0f,66A%.0f,%.0f 0 0 1 %.0f,66Z", x-w, w, w*.9, x+w), 0xCFE6E2, 1.3)
		v.line(way("M%.0f,%.0fV66M%.0f,%.0fV66M%.0f,%.0fV66", x, 66-w*.9, x-w*.5, 66-w*.78, x+w*.5, 66-w*.78), 0x5F8F92, .8)
	}
	for _, wagon := range [...][3]float64{{22, 88, 1}, {70, 84, .84}} {
		v.at(wagon[0], wagon[1], wagon[2], 0, func() {
			v.shape("M-18,-8H18L15,2H-15Z", 0xA9784A, 1.4)
			v.shape("M-17,-8C-16,-28 16,-28 17,-8Z", 0xF3E8C8, 1.4)
			v.line("M-9,-9Q-8,-22 -6,-23M0,-8V-23M9,-9Q8,-22 6,-23", 0xB9A67C, .9)
			for _, x := range [...]float64{-10, 10} {
				v.ring(x, 3, 6, ink, 2.2)
				v.disc(x, 3, 1.6, ink, 0)
			}
		})
	}
	v.man(46, 94, .5, 0x8C5A2B)
	v.man(56, 93, .36, 0x4C8379)
	v.man(94, 90, .46, 0x5B4A7A)
	v.man(103, 90, .34, 0x8E2F23)
}

func (v view) masterwork() {
	v.plain(0x33505A)
	v.faint(.5, func() {
		for k := range 17 {
			v.line(way("M%d,0V96M0,%dH160", k*10, k*10), 0x8FB7B5, .5)
		}
	})
	const gilt tin.Ink = 0xF0D48A
	v.at(62, 44, 1, 0, func() {
		v.ring(0, 0, 32, gilt, 1.4)
		v.ring(0, 0, 22, gilt, 1)
		v.mark(paint.Oval(0, 0, 32, 11), none, gilt, 1.2)
		v.mark(paint.Oval(0, 0, 11, 32), none, gilt, 1.2)
		v.disc(0, 0, 6, tin.Gold, 1.2)
		v.disc(22, 0, 4, 0xDC9A7A, 1)
		v.disc(-8, -30, 3.4, 0x8FE0E8, 1)
		v.line("M0,32V44M-14,46H14", gilt, 3)
	})
	v.rod("M112,14L96,78M112,14L132,78", 0xE8CF90, 6, 3)
	v.disc(112, 14, 6, tin.BrassTurned, 1.4)
	v.line("M102,54Q112,60 124,54", ink, 3)
	v.line("M96,78l-2,8M132,78l2,8", ink, 1.8)
	v.line("M6,88H60M6,92H40", 0xDCE6CF, 1)
	v.line("M140,30l12,12M140,42l12,-12", gilt, 1)
}

func (v view) garrisonCall() {
	v.sky(2)
	v.shape("M0,96V58H12V50H24V58H36V50H48V58H60V50H72V58H84V96Z", 0x8A7A6A, 1.6)
	v.line("M0,68H84M0,78H84M0,88H84", 0x5E5246, .9)
	v.field(82, 0x8A5A40, soil)
	v.man(36, 58, .84, 0x9A6200, func() {
		v.rod("M5,-33L30,-44", 0xF2C94C, 4, 2.2)
		v.shape("M27,-52L42,-48L32,-36Z", tin.Gold, 1.2)
	})
	for k := range 4 {
		v.faint(.9-.2*float64(k), func() {
			v.line(way("M%d,%dq5,%d 0,%d", 84+k*9, 18-k*4, 6+k*4, 14+k*8), 0xFFF4D8, 1.8)
		})
	}
	for k := range 4 {
		v.man(98+15*float64(k), 94-3*float64(k%2), .6, 0x9A6200, v.pike)
	}
}

func (v view) disputedClaim() {
	v.sky(2)
	v.hills(54, 0x6E5A4A, 9, 14, ink)
	v.field(66, 0x9C8060, soil)
	v.rod("M80,96V30", 0xC9A27A, 6, 3.4)
	v.mark(paint.RoundRect(52, 34, 56, 20, 2), 0xE8D6AC, ink, 1.5)
	v.line("M58,41H102M58,47H90", 0x5B4A38, 1.4)
	v.unit(0, palette.Ember, 34, 92, .86)
	v.mirrored(126, 92, .86, func() { v.unit(0, palette.Anchor, 0, 0, 1) })
}
