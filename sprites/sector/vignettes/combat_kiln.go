package vignettes

import (
	"tyche/sprites/paint"
	"tyche/sprites/sector/tin"
)

// The combat cards of the Kilnborn: bricks, fire and patience.

func (t trick) setShoulders() {
	t.onEmbers()
	for k := range 3 {
		t.own(tin.Brickward, 18+32*float64(k), 60, .9)
	}
}

func (t trick) slungEmber() {
	t.onEmbers()
	t.trail(42, 14, 66, -6, 88, 36, 0xF58A22)
	t.own(tin.Slingstone, 28, 61, .98)
	t.glow(88, 42, 16, .9)
	t.flame(88, 56, .7)
}

func (t trick) patientRepair() {
	t.onEmbers()
	for r := range 4 {
		for c := range 3 {
			if r == 0 && c != 2 {
				continue
			}
			t.brick(60+17*float64(c)+8*float64(r%2), 21+10*float64(r), 1, 0)
		}
	}
	t.line("M62,26l8,7l-4,6l7,9", soot, 1.8)
	t.brick(54, 14, .9, -14)
	t.own(tin.Mender, 28, 61, 1)
}

func (t trick) fallingWall() {
	t.onEmbers()
	for _, p := range [...][3]float64{{62, 10, 12}, {78, 6, 40}, {70, 24, 64}, {88, 22, 18}, {80, 38, 80}, {94, 42, 34}, {64, 40, 30}} {
		t.brick(p[0], p[1], .9, p[2])
	}
	t.line("M58,48V40M72,14V6M86,12V4M96,32V25", 0xFFF8E6, 1.3)
	t.shape("M54,62Q60,52 68,56Q76,48 84,55Q94,50 101,58V66H54Z", 0xC9A878, 1)
	t.own(tin.Monolith, 28, 62, .9)
}

func (t trick) blindingLamp() {
	t.under(0x2A1C1A, 0x7A4327, 0x3C2418)
	t.faint(.8, func() {
		for k := range 5 {
			t.at(40, 27, 1, -24+14*float64(k), func() { t.fill("M8,-1.2L80,-6V6L8,1.2Z", 0xFFE9A0) })
		}
	})
	t.foe(tin.Deckhand, 88, 61, .66, 14)
	t.own(tin.Lamplighter, 30, 64, .94)
	t.glow(40, 27, 20, 1)
}

func (t trick) openFurnace() {
	t.onEmbers()
	t.faint(.6, func() { t.fill("M30,66L50,26L72,66Z", 0xFFB52E) })
	t.own(tin.Skyfurnace, 50, 60, .92)
	for k := range 5 {
		t.flame(22+14*float64(k), 65, .34+.16*float64(k%2))
	}
}

func (t trick) glazing() {
	t.under(0xD9A878, 0xF3DDAE, none)
	t.shape("M-2,58H103V66H-2Z", 0x6B4A2C, 1.2)
	t.shape("M32,60C24,36 40,30 40,14H62C62,30 78,36 70,60Z", tin.Clay, 1.5)
	glaze := "M39,16C38,32 27,38 28,48C34,54 38,40 46,46C54,54 58,38 64,44C70,50 74,44 73,42C68,36 63,30 63,16Z"
	t.cloth(glaze, t.by, 1.3)
	t.oval(51, 15, 11.5, 3, 0x4A2418, 1.2)
	t.line("M37,34Q40,28 42,22", 0xFFFFFF, 2)
	t.rod("M64,8L92,2", 0xC9A27A, 3.4, 1.8)
	t.shape("M50,2L64,4V12L50,9Z", 0x8A6A32, 1.1)
	t.line("M54,11V15M59,12V14", 0xFFF6E0, 1.4)
	t.disc(88, 50, 7, 0xA9784A, 1.2)
	t.oval(88, 46, 7, 2.4, 0xF2F2F2, 1)
}

func (t trick) heatSurge() {
	t.under(0x5A1C14, 0xF2A04A, none)
	t.glow(50, 56, 48, .9)
	for _, p := range [...][2]float64{{8, .9}, {92, .9}, {26, 1.25}, {76, 1.25}} {
		t.flame(p[0], 66, p[1])
	}
	t.flame(51, 67, 1.8)
	for _, p := range [...][3]float64{{20, 14, 1.4}, {34, 8, 1.1}, {70, 10, 1.5}, {86, 16, 1.2}, {62, 4, 1}, {42, 4, 1.2}, {94, 6, 1}, {8, 8, 1}} {
		t.disc(p[0], p[1], p[2], 0xFFE08A, .5)
	}
}

func (t trick) unbrokenSilence() {
	t.under(0x241C2C, 0x6B4A3C, none)
	t.line("M10,-1V66M91,-1V66M-1,6H102", soot, 7)
	t.line("M10,-1V66M91,-1V66M-1,6H102", 0x5A3B25, 4.6)
	t.rod("M50,4V14", 0xC9A27A, 4, 2)
	t.shape("M50,11C64,11 65,28 68,38C70,44 75,46 76,50H24C25,46 30,44 32,38C35,28 36,11 50,11Z", tin.BrassAcross, 1.6)
	t.line("M30,43H70", 0x8A6A32, 1.2)
	t.cloth("M33,26L68,32L70,40L31,35Z", t.by, 1.2)
	t.cloth("M60,38L66,39L70,56L62,52L58,57Z", t.by, 1.1)
	t.shape("M44,50Q50,60 56,50Z", 0xE8DCC0, 1.2)
	t.line("M41,54Q50,66 59,54", 0xE8DCC0, 1.4)
}

func (t trick) highArc() {
	t.under(0x8FB0B4, 0xF3DDAE, 0x8E5A40)
	for r := range 4 {
		t.brick(50-4*float64(r%2), 60-9*float64(r), 1, 0)
	}
	t.trail(32, 26, 52, -18, 74, 18, 0xC8481E)
	t.foe(tin.Skimmer, 84, 46, .62, 6)
	t.burst(77, 22, 8)
	t.own(tin.Slingstone, 18, 61, .8)
}

func (t trick) temperedEdge() {
	t.onEmbers()
	t.shape("M56,60H88L84,52Q80,48 82,44H100V37H54Q58,45 64,46Q66,50 60,54Z", tin.Iron, 1.4)
	t.glow(74, 32, 18, .8)
	t.edged("M52,33L92,27L99,29L93,33L52,37Z", 0xFF9A2E, 0x7A1A10, 1.1)
	t.line("M54,35L93,30", 0xFFF6D0, 1.2)
	for _, d := range [...]string{"M72,28l-6,-12", "M78,26l1,-15", "M84,26l8,-12", "M68,30l-9,-7", "M90,26l9,-6"} {
		t.line(d, 0xFFE08A, 1.5)
	}
	t.own(tin.Brickward, 28, 61, .94)
}

func (t trick) whiteHeat() {
	t.under(0x6B2A1C, 0xF2B45A, 0x5A3424)
	t.trail(40, 16, 54, 6, 66, 22, 0xFFF6D0)
	t.glow(78, 26, 30, 1)
	t.mark(paint.Star(78, 26, 22, 13, 14, 0), 0xFFF6D0, 0xF58A22, 1.2)
	t.disc(78, 26, 9.5, 0xFFFFFF, 1)
	t.foe(tin.Kestrel, 88, 60, .46, 34)
	t.own(tin.Slingstone, 24, 61, .94)
}

func (t trick) secondFiring() {
	t.under(0x5A2A1C, 0xF2A04A, none)
	t.shape("M16,66V36A34.5,33 0 0 1 85,36V66Z", 0x7A3A24, 1.6)
	t.line("M18,46H29M17,56H29M72,46H84M72,56H85M26,18L36,28M50,4V16M75,18L65,28", ink, 1)
	t.shape("M30,66V40A20.5,20 0 0 1 71,40V66Z", 0xFF9A2E, 1.4)
	t.glow(50, 44, 22, .9)
	t.own(tin.Brickward, 50, 61, .7)
	for k := range 5 {
		t.flame(34+8*float64(k), 66, .3+.1*float64(k%2))
	}
}

func (t trick) lensArray() {
	t.under(0x3A2A3C, 0xD9A878, 0x6B4432)
	for k := range 3 {
		y := 12 + 15*float64(k)
		t.faint(.8, func() {
			t.fill(way("M36,30L62,%.0fL62,%.0fZ", y-5, y+5), 0xFFE9A0)
			t.fill(way("M62,%.0fL62,%.0fL92,30Z", y-5, y+5), 0xFFE9A0)
		})
		t.oval(62, y, 4, 7.4, tin.Glass, 1.3)
	}
	t.rod("M62,51V62M56,62H68", 0xC6A05A, 2.8, 1.4)
	t.burst(90, 30, 9)
	t.own(tin.Lamplighter, 24, 64, .9)
}
