package vignettes

import "tyche/sprites/sector/tin"

// The combat cards of the Guildfolk: crews, boilers and tackle.

func (t trick) closeRanks() {
	t.onSoil()
	for k := range 4 {
		t.own(tin.Deckhand, 14+22*float64(k), 60-3*float64(k%2), .84)
	}
}

func (t trick) barbedLine() {
	t.onSoil()
	t.rod("M50,30Q72,52 101,40", 0xC9D2D6, 2.6, 1.2)
	for _, p := range [...][3]float64{{60, 37.5, 30}, {70, 42, 15}, {80, 43.6, 0}, {90, 42.8, -8}} {
		t.at(p[0], p[1], 1, p[2], func() { t.rod("M-3,-4L3,4M3,-4L-3,4", 0xE8EEF0, 2, .9) })
	}
	t.own(tin.Harpooner, 30, 60, .96)
}

func (t trick) grindForward() {
	t.onSoil()
	t.rush(18, 22, 4)
	t.own(tin.Crawler, 46, 60, 1.02)
	for k := range 4 {
		f := float64(k)
		t.shape(way("M%.1f,%.1fl4,-7l4,3l-2,5Z", 78+5*f, 58-6*f), 0x8D6A52, .9)
	}
}

func (t trick) rangingShot() {
	t.onSoil()
	t.own(tin.Hammer, 36, 61, .86)
	t.trail(66, 22, 82, 2, 92, 36, 0x4E3A1A)
	t.burst(66, 20, 8)
	t.burst(90, 46, 12)
}

func (t trick) divingPass() {
	t.under(0x8FB7B5, 0xEBD3A0, 0xB07A54)
	t.rush(26, 6, 4)
	t.at(48, 58, 1.05, 16, func() { t.own(tin.Kestrel, 0, 0, 1) })
	for k := range 3 {
		f := float64(k)
		t.line(way("M%.1f,%.1fl7,6", 74+6*f, 44-3*f), 0xC8481E, 1.8)
	}
}

func (t trick) rollingBroadside() {
	t.onSoil()
	t.own(tin.Barge, 50, 62, .92)
	for k := range 5 {
		f := float64(k)
		t.disc(14+18*f, 50-4*float64(k%2), 6, 0xD8D2C4, .9)
		t.burst(14+18*f, 58, 6.5)
	}
}

func (t trick) sandbags() {
	t.under(0x9FB8B0, 0xE0D9B4, 0xB08A5C)
	t.own(tin.Deckhand, 68, 50, .74)
	for r := range 4 {
		for c := range 6 - r {
			x, y := 12+17*float64(c)+8.5*float64(r), 57-8.6*float64(r)
			t.oval(x, y, 9, 5.2, [...]tin.Ink{0xC9A878, 0xB8935F}[(c+r)%2], 1.2)
			t.line(way("M%.1f,%.1fq6,2 12,0", x-6, y-1.4), 0x7A5A34, .7)
		}
	}
}

func (t trick) spareCharges() {
	t.under(0x7E5B46, 0xD9A55C, none)
	for k := range 5 {
		x, y := 16+17.0*float64(k), 12+4*float64(k%2)
		t.shape(way("M%.1f,%.1fV%.1fQ%.1f,%.1f %.1f,%.1fV%.1fZ", x-6, y+44, y+12, x, y-8, x+6, y+12, y+44), tin.BrassAcross, 1.3)
		t.cloth(way("M%.1f,%.1fh12v6h-12Z", x-6, y+19), t.by, .8)
		t.box(x-7, y+42, 14, 5, 0x4E3A1A, 1)
	}
	t.shape("M-1,57H102V65H-1Z", 0x4A3226, 1.2)
}

func (t trick) tracerFire() {
	t.under(0x16222C, 0x4A5A66, 0x2E3A40)
	t.stars(14, 5, 0xCFE0E6, 30)
	for k := range 5 {
		f := float64(k)
		for j := range 6 {
			a := float64(j)*.17 + .05
			x, y := 14+76*a, 54-2*f-(22+7*f)*a
			t.at(x, y, 1, -18-3*f, func() { t.edged("M-4,-1H5L7,0L5,1H-4Z", 0xFFE08A, 0xF58A22, .5) })
		}
	}
	t.foe(tin.Skimmer, 82, 44, .56, 8)
	t.shape("M0,62L12,50L22,54L10,65Z", 0x6B7178, 1.2)
	t.burst(18, 51, 5)
}

func (t trick) jammedSignal() {
	t.under(0x2A3C46, 0x7FA09A, 0x3E5A50)
	t.rod("M18,55L29,14L40,55M22,42H36.6M25,28H33", 0xC9D2D6, 2.8, 1.3)
	t.disc(29, 12, 3.6, 0xFFD24A, 1)
	for k := range 3 {
		f := float64(k)
		t.line(way("M%.1f,%.1fQ%.1f,12 %.1f,%.1f", 36+8*f, 9-3*f, 44+8*f, 36+8*f, 21+3*f), 0xF4FFFF, 1.6)
	}
	t.rod("M60,14L67,30L72,14L79,40L84,18L91,34L98,24", 0xE25A4A, 3.4, 2)
	t.rod("M69,44L91,59M91,44L69,59", 0xE25A4A, 5.4, 3)
}

func (t trick) boardingDrill() {
	t.onSoil()
	t.shape("M70,-2H103V66H76Q66,30 70,-2Z", 0x6B4A2C, 1.3)
	t.line("M72,14H101M72,30H101M74,46H101", ink, .9)
	t.rod("M60,58L78,4M70,60L88,6", 0xE0C48A, 2.6, 1.3)
	for k := range 6 {
		f := float64(k)
		t.rod(way("M%.1f,%.1fh10", 62.6+3*f, 50-9*f), 0xE0C48A, 2.2, 1.1)
	}
	t.own(tin.Deckhand, 14, 60, .84)
	t.own(tin.Deckhand, 38, 58, .84)
	t.at(74, 46, .66, 12, func() { t.own(tin.Deckhand, 0, 0, 1) })
}

func (t trick) longHarpoons() {
	t.onSoil()
	t.foe(tin.Skimmer, 82, 36, .6, -14)
	t.shaft(50, 30, 84, 15, 3)
	t.shaft(46, 40, 74, 30, 3)
	t.burst(85, 14, 6)
	t.own(tin.Harpooner, 26, 61, .96)
}

func (t trick) reactivePlate() {
	t.under(0x8A9AA0, 0xD6D6C4, none)
	for k := range 3 {
		x, y := 6+30*float64(k), 9+4*float64(k%2)
		t.mark(plank(x, y, 28, 45), tin.Iron, ink, 1.5)
		for c := range 4 {
			t.disc(x+4+20*float64(c%2), y+5+35*float64(c/2), 1.9, 0xC9D2D6, .7)
		}
	}
	t.shaft(102, 4, 64, 26, 3.4)
	t.burst(52, 32, 17)
	t.shape("M34,52l5,-6l3,5ZM66,54l6,-4l1,6Z", 0x6B7178, .9)
}

func (t trick) gridBombardment() {
	t.under(0x6E5A4A, 0xE0A860, 0x8A5C40)
	t.faint(.75, func() {
		for k := range 5 {
			f := float64(k)
			t.line(way("M%.1f,34L%.1f,66", 54+11*f, 40+17*f), 0xFFF6D0, .9)
			t.line(way("M%.1f,%.1fH103", 54-2*f, 34+f*f*1.9+f), 0xFFF6D0, .9)
		}
	})
	for _, p := range [...][3]float64{{64, 37, 6}, {88, 38, 6}, {74, 46, 8}, {94, 54, 10}} {
		t.line(way("M%.0f,-2L%.0f,%.0f", p[0]-10, p[0], p[1]), 0x2A1A10, 1.6)
		t.burst(p[0], p[1], p[2])
	}
	t.own(tin.Hammer, 26, 62, .84)
}
