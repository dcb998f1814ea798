package vignettes

import (
	"math"

	"tyche/sprites/sector/tin"
)

// The combat cards of the Tidekin: shoals, shells and the pull of deep water.

func (t trick) pressOfBodies() {
	t.onWater()
	for _, p := range [...][3]float64{{16, 43, .52}, {42, 40, .52}, {68, 43, .52}, {90, 41, .5}, {26, 60, .76}, {56, 61, .8}, {86, 60, .7}} {
		t.own(tin.Minnow, p[0], p[1], p[2])
	}
}

func (t trick) quillVolley() {
	t.onWater()
	for k := range 6 {
		f := float64(k)
		t.shaft(40+3*f, 38-3*f, 72+5*f, 28-5.6*f+float64(k%2)*8, 1.9)
	}
	t.own(tin.Quillback, 30, 61, .98)
}

func (t trick) hardShell() {
	t.onWater()
	t.own(tin.Shellback, 48, 61, 1.04)
	for _, p := range [...][4]float64{{98, 8, 78, 20}, {101, 30, 80, 35}, {8, 4, 24, 16}} {
		t.shaft(p[0], p[1], p[2], p[3], 2)
		t.burst(p[2], p[3], 5)
	}
}

func (t trick) undertow() {
	t.under(0x4E868C, 0xA9D0C8, 0x2F5C64)
	for k := range 4 {
		f := float64(k)
		t.oval(74, 54, 26-6*f, 9-2*f, [...]tin.Ink{0x5FA3A8, 0x3E7C84, 0x2F6F76, 0x16343A}[k], 1)
	}
	t.foe(tin.Deckhand, 74, 56, .6, 24)
	t.edged("M48,60Q74,72 100,58L99,66H48Z", 0x5FA3A8, ink, 1)
	t.own(tin.Tidebreaker, 28, 62, .82)
	t.line("M42,34Q56,28 64,38M42,42Q54,38 60,46", 0xF4FFFF, 1.6)
}

func (t trick) dartingTurn() {
	t.onWater()
	t.line("M4,50C30,46 96,52 92,26C88,6 58,10 60,24", 0x2F5C64, 4)
	t.line("M4,50C30,46 96,52 92,26C88,6 58,10 60,24", 0xF4FFFF, 2.2)
	t.at(46, 46, .92, -10, func() { t.own(tin.Skimmer, 0, 0, 1) })
	t.line("M88,52l6,4M80,56l4,5M94,44l6,1", 0xF4FFFF, 1.6)
}

func (t trick) lightningWake() {
	t.under(0x2E4658, 0x8DB4B0, 0x3E6B72)
	t.bolt(20, 34, 1)
	t.bolt(82, 34, 1)
	t.bolt(8, 22, .6)
	t.bolt(95, 20, .6)
	t.own(tin.Stormray, 50, 64, .96)
	t.glow(50, 58, 14, .5)
}

func (t trick) secondWave() {
	t.under(0x7FB0B4, 0xE8F2E2, none)
	for k, c := range [...]tin.Ink{0x8FC4C4, 0x5FA3A8, 0x2F6F76} {
		f := float64(k)
		y := 26 + 12*f
		if k == 2 {
			t.own(tin.Minnow, 72, 52, .68)
			t.own(tin.Minnow, 32, 58, .6)
		}
		t.shape(way("M-4,66V%.0fC%.0f,%.0f %.0f,%.0f %.0f,%.0fC%.0f,%.0f %.0f,%.0f %.0f,%.0fC%.0f,%.0f 88,%.0f 104,%.0fV66Z",
			y+6, 8+4*f, y-18, 26+4*f, y-14, 30+6*f, y, 34+4*f, y-16, 56+4*f, y-14, 62+4*f, y+2, 68+4*f, y-12, y-12, y), c, 1.3)
	}
	t.line("M12,52q8,-6 16,0M46,56q8,-6 16,0M78,52q8,-6 14,0", 0xF4FFFF, 1.4)
}

func (t trick) churningWater() {
	t.under(0x2F6F76, 0x8FC4C4, none)
	for arm := range 4 {
		d := ""
		for k := range 20 {
			r := 4 + 3.1*float64(k)
			sin, cos := math.Sincos(float64(arm)*math.Pi/2 + .2*float64(k))
			d += way("%c%.1f,%.1f", "ML"[min(k, 1)], 50+r*cos, 33+.62*r*sin)
		}
		t.line(d, ink, 6)
		t.line(d, [...]tin.Ink{0xBFE3E6, 0x5FA3A8}[arm%2], 4.2)
	}
	t.disc(50, 33, 4.6, 0x16343A, 1)
	for _, p := range [...][3]float64{{14, 12, 3}, {22, 50, 2.4}, {86, 14, 2.6}, {90, 48, 3.2}, {70, 58, 2}, {34, 6, 1.8}} {
		t.disc(p[0], p[1], p[2], 0xF4FFFF, .8)
	}
}

func (t trick) murk() {
	t.under(0x24464C, 0x3E6B66, none)
	t.faint(.8, func() {
		for k := range 7 {
			t.waves(4+10*float64(k), 20, 7-14*float64(k%2), 0x16343A, 5)
		}
	})
	for _, p := range [...][3]float64{{34, 30, 7}, {66, 30, 7}, {12, 14, 3}, {21, 14, 3}, {82, 50, 3.4}, {92, 50, 3.4}} {
		t.disc(p[0], p[1], p[2], 0xFFF6D0, 1.2)
		t.disc(p[0]+p[2]*.3, p[1], p[2]*.42, ink, 0)
	}
}

func (t trick) leapingStrike() {
	t.under(0x9CC4CC, 0xF0E6C0, 0x5E8F8E)
	t.shape("M10,64C14,46 24,40 30,30C32,42 44,48 46,64Z", 0xD6F1F0, 1.1)
	for _, p := range [...][3]float64{{20, 28, 2}, {40, 30, 2.4}, {14, 38, 1.8}, {46, 42, 1.8}, {30, 20, 1.6}} {
		t.disc(p[0], p[1], p[2], 0xF4FFFF, .8)
	}
	t.own(tin.Minnow, 48, 42, .74)
	t.line("M34,46l-6,10M44,46l-2,9M56,46l4,8", 0xF4FFFF, 1.6)
	t.foe(tin.Kestrel, 86, 36, .5, -12)
	t.burst(72, 20, 7)
}

func (t trick) ripCurrent() {
	t.under(0x6FB3B8, 0xD6F1F0, none)
	for k, c := range [...]tin.Ink{0x5FA3A8, 0x3E8A92, 0x2F6F76} {
		y := 12 + 18*float64(k)
		t.shape(way("M-4,%.0fC24,%.0f 40,%.0f 66,%.0fL66,%.0fL101,%.0fL66,%.0fL66,%.0fC40,%.0f 24,%.0f -4,%.0fZ", y, y-8, y+6, y, y-6, y+7, y+20, y+14, y+18, y+6, y+14), c, 1.2)
	}
	t.own(tin.Minnow, 28, 34, .58)
	t.own(tin.Minnow, 60, 48, .66)
	t.own(tin.Minnow, 24, 64, .74)
}

func (t trick) barbedQuills() {
	t.onWater()
	t.foe(tin.Kestrel, 80, 42, .64, -16)
	for k := range 3 {
		f := float64(k)
		x, y, x2, y2 := 44+2*f, 40-6*f, 80-5*f, 32-9*f
		t.shaft(x, y, x2, y2, 2.6)
		for j := range 3 {
			a := .3 + .2*float64(j)
			t.line(way("M%.1f,%.1fl-4,-3M%.1f,%.1fl-3,4", x+(x2-x)*a, y+(y2-y)*a, x+(x2-x)*a, y+(y2-y)*a), ink, 1.2)
		}
	}
	t.own(tin.Quillback, 26, 61, .94)
}

func (t trick) deepArmour() {
	t.under(0x2F5C64, 0x6FAFB8, none)
	for r := range 5 {
		for c := range 7 {
			x, y := -4+18*float64(c)+9*float64(r%2), 4+13*float64(r)
			t.shape(way("M%.1f,%.1fA9.4,14 0 0 0 %.1f,%.1fL%.1f,%.1fZ", x-9, y-6, x+9, y-6, x, y-10), [...]tin.Ink{0x8FB8B4, 0x6F9C9C, 0xA9CFC8}[(r+2*c)%3], 1.2)
			t.line(way("M%.1f,%.1fV%.1f", x, y-5, y+3), 0x3E6B72, .8)
		}
	}
	t.shaft(2, 4, 42, 26, 3)
	t.burst(46, 29, 8)
	t.shape("M62,18H90V32C90,46 82,52 76,55C70,52 62,46 62,32Z", tin.BrassDown, 1.6)
	t.at(76, 34, 1, 0, func() { tin.Badge(t.Painter, tin.Dyed(t.theme, t.by), 8) })
}

func (t trick) crushingDepth() {
	t.under(0x2F6F76, 0x0E2A34, none)
	for k := range 4 {
		f := float64(k)
		t.faint(.9-.18*f, func() { t.ring(76, 30, 12+8*f, 0x8FC4C4, 1.5) })
	}
	for _, deg := range [...]float64{20, 110, 200, 290} {
		t.at(76, 30, 1, deg, func() { t.shape("M16,0L26,-5V5Z", 0xFFE08A, .9) })
	}
	t.disc(76, 30, 9, tin.Iron, 1.4)
	t.line("M71,23L77,29L73,33L80,37M77,29L83,25", 0xF4FFFF, 1.2)
	t.own(tin.Tidebreaker, 30, 63, .86)
	for _, p := range [...][3]float64{{8, 12, 2}, {14, 22, 1.5}, {50, 10, 1.8}, {56, 54, 2}} {
		t.ring(p[0], p[1], p[2], 0xBFE3E6, .9)
	}
}
