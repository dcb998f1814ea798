package vignettes

import (
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// The scenes of stage III, by the light of embers, and the Beacons' at night.

func (v view) lastMuster() {
	v.sky(3)
	v.hills(58, 0x2E1C24, 3, 14, 0x120A0C)
	v.field(66, 0x5A3424, 0x1C0E0A)
	for k, f := range [...]palette.Faction{palette.Ember, palette.Reef, palette.Dusk} {
		x := float64(30 + 50*k)
		first, second := 6*k, [...]int{2, 8, 13}[k]
		v.unit(second, f, x+6, 78, .46)
		v.unit(first, f, x-10, 92, .6)
		v.line(way("M%.0f,92V38", x+16), ink, 2.4)
		v.cloth(way("M%.0f,38H%.0fL%.0f,45L%.0f,52H%.0fZ", x+17, x+32, x+28, x+32, x+17), f, 1.2)
	}
}

func (v view) scorchedField() {
	v.sky(3)
	v.stars(8, 3, starlight, 44)
	v.hills(60, 0x3A2228, 4, 18, 0x120A0C)
	v.field(70, 0x5A3424, 0x1C0E0A)
	v.glow(60, 62, 54, .9)
	v.edged("M30,84V58L60,42L90,58V84Z", 0x2A1814, soot, 1.8)
	v.line("M26,58L60,39L94,58", soot, 5)
	v.mark(paint.Rect(52, 64, 16, 20), 0xFF9A2E, soot, 1.4)
	for _, at := range [...][3]float64{{40, 58, 1.1}, {60, 46, 1.7}, {80, 57, 1.2}, {104, 82, .8}, {20, 84, .7}} {
		v.flame(at[0], at[1], at[2])
	}
	v.faint(.45, func() {
		for _, smoke := range [...][2]float64{{-14, 7}, {6, 9}, {26, 6}} {
			dx := smoke[0]
			v.line(way("M%.0f,20C%.0f,10 %.0f,4 %.0f,-8", 60+dx, 50+dx, 76+dx, 64+dx), 0x8A8084, smoke[1])
		}
	})
	v.edged("M112,84L122,78V50L146,44V84Z", 0x2A1814, soot, 1.6)
	v.fill("M128,84V62h8v22", soot)
	v.line("M118,52L150,40", soot, 4)
}

func (v view) openRevolt() {
	v.sky(3)
	v.edged("M92,96V34H98V26H106V34H114V26H122V34H130V26H138V34H160V96Z", 0x3A2A30, 0x120A0C, 1.6)
	v.line("M94,46H160M94,58H160M94,70H160M94,82H160", 0x1C1218, 1)
	v.fill("M116,96V74A9,10 0 0 1 134,74V96Z", soot)
	for k := range 9 {
		x, y := 6+12*float64(k), 92-7*float64(k%3)
		v.line(way("M%.0f,%.0fL%.0f,%.0f", x+4, y-16, x+8, y-42), soot, 2.6)
		v.glow(x+8, y-46, 9, 1)
		v.edged(way("M%.0f,%.0fc-5,-3 -3,-7 0,-12c3,5 5,8 0,12Z", x+8, y-42), 0xFFB52E, 0x7A1A10, .9)
	}
	for k := range 9 {
		x, y := 6+12*float64(k), 96-7*float64(k%3)
		v.edged(way("M%.0f,%.0fC%.0f,%.0f %.0f,%.0f %.0f,%.0fC%.0f,%.0f %.0f,%.0f %.0f,%.0fZ", x-6, y+10, x-8, y-12, x-4, y-16, x, y-16, x+4, y-16, x+8, y-12, x+6, y+10), 0x160E12, 0x5A3140, .8)
		v.edged(circle(x, y-21, 5), 0x160E12, 0x5A3140, .8)
	}
}

func (v view) crowningHour() {
	v.air([3]uint32{0x1A2434, 0xA0633A, 0xF2C94C}, paint.RGB(0x0C1216))
	v.faint(.34, func() {
		for deg := 0.0; deg < 360; deg += 15 {
			v.at(80, 52, 1, deg, func() { v.fill("M0,0L110,-5.8V5.8Z", 0xFFE9A0) })
		}
	})
	v.boughs(80, 50, 46, 11)
	v.at(80, 48, .9, 0, func() {
		v.shape("M-34,20L-40,-18L-20,0L-14,-28L0,-4L14,-28L20,0L40,-18L34,20Z", tin.Gold, 2)
		v.box(-35, 18, 70, 11, tin.BrassDown, 1.7)
		v.disc(-40, -19, 4, 0xDC267F, 1.2)
		v.disc(-14, -30, 4, 0x56B4E9, 1.2)
		v.disc(14, -30, 4, 0x785EF0, 1.2)
		v.disc(40, -19, 4, 0xFFB000, 1.2)
		for k, gem := range [...]tin.Ink{0xDC267F, 0xF4FFFF, 0x56B4E9, 0xF4FFFF, 0x785EF0} {
			v.disc(-24+12*float64(k), 23.6, 2.6, gem, .9)
		}
		v.line("M-32,14L-36,-8M-14,-18L-8,2M14,-18L10,2", 0xFFF6D0, 1.4)
	})
}

func (v view) turncoats() {
	v.sky(3)
	v.faint(.26, func() {
		v.box(0, 0, 80, 96, 0xDC267F, 0)
		v.box(80, 0, 80, 96, 0x56B4E9, 0)
	})
	v.field(80, 0x4A3030, 0x1C0E0A)
	banner := func(f palette.Faction) func() {
		return func() {
			v.line("M0,84V10", ink, 3.4)
			v.cloth("M2,11H26L21,24L26,37H2Z", f, 1.4)
			v.sign(f, 12, 24, 5.6, 0xFFF8E6)
		}
	}
	v.at(26, 0, 1, 0, banner(palette.Reef))
	v.mirrored(134, 0, 1, banner(palette.Drift))
	v.at(80, 90, 1.04, 0, func() {
		v.shape("M-8,-24L-9,0H-2L0,-17L2,0H9L8,-24Z", 0x1C1712, 1.3)
		v.rod("M-11,-46L-24,-36", 0xDC267F, 6, 3.6)
		v.rod("M11,-46L24,-36", 0x56B4E9, 6, 3.6)
		v.shape("M0,-52Q-10,-54 -12,-48L-10,-22H0Z", 0xDC267F, 1.5)
		v.shape("M0,-52Q10,-54 12,-48L10,-22H0Z", 0x56B4E9, 1.5)
		v.disc(0, -60, 8, skin, 1.5)
		v.shape("M-9,-62C-9,-73 0,-73 0,-73V-62Z", 0x7C0E43, 1.2)
		v.shape("M9,-62C9,-73 0,-73 0,-73V-62Z", 0x1C5F8C, 1.2)
	})
}

func (v view) deepStores() {
	v.plain(0x1C1620)
	v.edged("M0,96V44Q80,-40 160,44V96Z", 0x3A2C30, soot, 2)
	for k := range 5 {
		x := float64(14 + k*34)
		v.line(way("M%.0f,96V%.0f", x, 52-26*math.Sin(x/160*math.Pi)), 0x5A4038, 6)
	}
	v.glow(84, 36, 52, .8)
	v.line("M84,0V16", ink, 1.6)
	v.lamp(84, 30, .36, 2)
	v.shape("M0,82H160V96H0Z", 0x4A3226, 1.4)
	for _, at := range [...][2]float64{{42, 84}, {112, 84}, {124, 60}, {148, 60}} {
		v.crate(at[0], at[1]-11.5, 1.1, 0, 0xC9A27A)
	}
	for _, at := range [...][2]float64{{18, 84}, {30, 60}, {136, 84}} {
		v.keg(at[0], at[1], .74)
	}
	v.man(78, 92, .6, 0x9A6200)
}

func (v view) councilOfCaptains() {
	v.plain(0x2A2230)
	v.box(0, 0, 160, 30, 0x3A2E3E, 0)
	for k := range 5 {
		v.line(way("M%d,0V30", 14+k*33), 0x1C1622, 8)
	}
	for k, f := range [...]palette.Faction{palette.Ember, palette.Dusk, palette.Reef, palette.Drift, palette.Anchor} {
		dye := v.theme.Faction[f]
		coat, hat := tin.Ink(uint32(dye.Main.R)<<16|uint32(dye.Main.G)<<8|uint32(dye.Main.B)), tin.Ink(uint32(dye.Dark.R)<<16|uint32(dye.Dark.G)<<8|uint32(dye.Dark.B))
		v.at(22+29*float64(k), 46-8*math.Sin(float64(k)*math.Pi/4), 1, 0, func() {
			v.shape("M-12,30C-13,6 -7,0 0,0C7,0 13,6 12,30Z", coat, 1.5)
			v.disc(0, -7, 7, skin, 1.3)
			v.shape("M-9,-9C-9,-19 9,-19 9,-9Z", hat, 1.2)
		})
	}
	v.oval(80, 82, 86, 26, 0x6B4A30, 2)
	v.mark(paint.Oval(80, 80, 76, 20), 0x8A6240, soil, 1.2)
	v.shape("M56,76L100,72L108,84L60,88Z", 0xF3E8C8, 1.2)
	v.line("M64,80C74,74 84,86 98,77", 0xB3261A, 1.3)
	v.glow(80, 60, 22, 1)
	v.lamp(80, 58, .3, 2)
}

func (v view) loneFlag() {
	v.air([3]uint32{0x1A2434, 0x5A3140, 0x7A4A5A}, paint.RGB(0x0C1216))
	v.stars(22, 12, starlight, 80)
	v.globe(26, 26, 8, 0x93B6AE, 0x5E867E)
	v.disc(80, 118, 54, 0x9C8060, 1.8)
	for k := range 8 {
		v.line(way("M%d,%dq%d,%d %d,0", 40+k*4, 92-k*2, 40-k*4, k-16, 80-k*8), 0x5B4632, .9)
	}
	v.mark(paint.Oval(60, 84, 7, 2.4), 0x6B5238, 0x3C2A1C, .9)
	v.mark(paint.Oval(106, 88, 6, 2), 0x6B5238, 0x3C2A1C, .9)
	v.rod("M80,68V10", 0xE8CF90, 3.4, 1.5)
	v.cloth("M82,11C96,5 108,19 126,12L122,26L128,40C110,46 98,32 82,40Z", palette.Dawn, 1.6)
	v.sign(palette.Dawn, 102, 27, 8, 0xFFB000)
}

func (v view) suddenSquall() {
	v.sky(3)
	v.edged("M0,0H160V26C140,20 136,34 118,26C104,38 88,22 72,32C54,22 40,38 24,28C14,34 6,28 0,30Z", 0x39404C, 0x0C1014, 1.4)
	v.faint(.6, func() {
		for k := range 15 {
			v.line(way("M%d,30l-10,46", k*13-20), 0x9AB0BC, .9)
		}
	})
	v.shape("M104,26L92,48H102L90,72L118,44H106L114,26Z", 0xFFE08A, 1.2)
	v.rails(84, 62, 104)
	v.rod("M62,84L76,70M104,84L96,66", 0xE8CF90, 4, 2)
	v.at(58, 66, .78, -38, func() { tin.Carriage(v.Painter, tin.Dyed(v.theme, palette.Dusk)) })
	v.shape("M-4,96V70C14,58 28,60 38,72C44,64 36,56 30,58C40,46 58,56 56,74C60,86 50,96 50,96Z", 0x2F6F76, 1.5)
	v.line("M2,92C4,78 16,68 28,76M14,94C16,84 24,78 34,84", 0xBFE3E6, 1.5)
	for _, at := range [...][2]float64{{44, 52}, {52, 50}, {60, 58}, {38, 50}, {62, 68}} {
		v.disc(at[0], at[1], 1.8, 0xF4FFFF, .6)
	}
}

func (v view) beaconsFade() {
	v.air([3]uint32{0x070B12, 0x101A26, 0x26343E}, paint.RGB(0x05080C))
	v.stars(16, 21, 0x8FA4AE, 60)
	v.edged("M-2,82Q40,70 80,76T162,72V98H-2Z", 0x0C131A, 0x3A4B57, 1)
	const steel tin.Ink = 0x8FA4AE
	tower := func(light tin.Ink) func() {
		return func() {
			v.edged("M-14,40L-9,-18H9L14,40Z", 0x2B343B, steel, 1.2)
			v.line("M-12,24H12M-11,8H11M-10,-6H10", 0x4E5C66, 2.4)
			v.edged("M-5,40V32A5,5 0 0 1 5,32V40Z", 0x05080C, steel, .8)
			v.mark(paint.Rect(-13, -22, 26, 5), tin.BrassDk, tin.BrassMid, 1)
			v.edged("M-9,-22V-36H9V-22Z", 0x11181E, steel, 1.1)
			v.edged("M-12,-36L0,-48L12,-36Z", tin.BrassDk, tin.BrassMid, 1.1)
			v.disc(0, -28, 2.2, light, 0)
			v.faint(.35, func() { v.disc(0, -28, 7, light, 0) })
		}
	}
	v.at(52, 54, 1, 0, tower(0xC8481E))
	v.faint(.55, func() { v.line("M52,6C42,-2 62,-6 54,-16M56,22C70,14 62,4 76,0", 0xA9B2B8, 3.2) })
	v.at(104, 68, .5, 0, tower(0x11181E))
	v.at(136, 66, .36, 0, tower(0xFFD24A))
	v.glow(136, 55, 16, .7)
	v.edged("M112,84h18l-4,6h-11ZM120,84V76", 0x0A1014, 0x5E6E78, 1)
}
