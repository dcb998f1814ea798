package vignettes

import (
	"maps"
	"math"
	"slices"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// TrickWidth and TrickHeight are the plate of a combat card's scene.
const TrickWidth, TrickHeight = 101.0, 64.0

// trick is what the scene of a combat card is engraved with: its plate, and who plays it.
type trick struct {
	view
	by palette.Faction
}

// tricks is every scene by the id of its combat card: those of the Guildfolk, the Tidekin and the Kilnborn.
var tricks = map[string]func(trick){
	"g01": trick.closeRanks, "g02": trick.barbedLine, "g03": trick.grindForward, "g04": trick.rangingShot, "g05": trick.divingPass,
	"g06": trick.rollingBroadside, "g07": trick.sandbags, "g08": trick.spareCharges, "g09": trick.tracerFire, "g10": trick.jammedSignal,
	"g11": trick.boardingDrill, "g12": trick.longHarpoons, "g13": trick.reactivePlate, "g14": trick.gridBombardment,
	"t01": trick.pressOfBodies, "t02": trick.quillVolley, "t03": trick.hardShell, "t04": trick.undertow, "t05": trick.dartingTurn,
	"t06": trick.lightningWake, "t07": trick.secondWave, "t08": trick.churningWater, "t09": trick.murk, "t10": trick.leapingStrike,
	"t11": trick.ripCurrent, "t12": trick.barbedQuills, "t13": trick.deepArmour, "t14": trick.crushingDepth,
	"k01": trick.setShoulders, "k02": trick.slungEmber, "k03": trick.patientRepair, "k04": trick.fallingWall, "k05": trick.blindingLamp,
	"k06": trick.openFurnace, "k07": trick.glazing, "k08": trick.heatSurge, "k09": trick.unbrokenSilence, "k10": trick.highArc,
	"k11": trick.temperedEdge, "k12": trick.whiteHeat, "k13": trick.secondFiring, "k14": trick.lensArray,
}

// Tricks lists the combat cards that have a scene, in order.
func Tricks() []string { return slices.Sorted(maps.Keys(tricks)) }

// DrawTrick paints the scene of a combat card, or of a technology that brings none, in the colours of who plays it, into the rectangle x, y, w, h, clipped to it.
func DrawTrick(p *paint.Painter, theme *palette.Theme, id string, by palette.Faction, x, y, w, h float64) {
	p.Within(func() {
		p.Clip(paint.Rect(x, y, w, h))
		k := max(w/TrickWidth, h/TrickHeight)
		p.Translate(x+(w-TrickWidth*k)/2, y+(h-TrickHeight*k)/2)
		p.Scale(k, k)
		t := trick{view{p, theme}, by}
		t.under(0xB9C9C4, 0xEBD3A0, 0xB07A54)
		draw := tricks[id]
		if draw == nil {
			draw = crafts[id]
		}
		if draw != nil {
			draw(t)
		}
	})
}

// under is a ruled sky of two colours over a ground, or none.
func (t trick) under(above, below uint32, ground tin.Ink) {
	t.Fill(paint.Rect(0, 0, TrickWidth, TrickHeight), paint.Down(0, TrickHeight, paint.RGB(above), paint.RGB(below)))
	for y := 1.0; y < 55; y += 3 {
		t.Stroke(paint.Line(0, y, TrickWidth, y), paint.Pen(.45), paint.Solid(paint.Fade(paint.RGB(uint32(ink)), .3-.004*y)))
	}
	if ground == none {
		return
	}
	t.shape("M-2,52Q25,49 50,52T103,50V66H-2Z", ground, 1)
	t.faint(.5, func() {
		for y := 56.0; y < 66; y += 4 {
			t.waves(y, 12, 1.4, ink, .6)
		}
	})
}

// The grounds on which the peoples fight.
func (t trick) onSoil()   { t.under(0xB9C9C4, 0xEBD3A0, 0xB07A54) }
func (t trick) onWater()  { t.under(0x7FB0B4, 0xCFE6DC, 0x5E8F8E) }
func (t trick) onEmbers() { t.under(0xD9A878, 0xF3DDAE, 0x8E5A40) }

// own is a unit of who plays the card, its foot at x, y; foe is one of somebody else.
func (t trick) own(kind int, x, y, s float64) { t.unit(kind, t.by, x, y, s) }

func (t trick) foe(kind int, x, y, s, deg float64) {
	t.at(x, y, s, deg, func() {
		t.Scale(-1, 1)
		t.unit(kind, palette.Faction((int(t.by)+3)%6), 0, 0, 1)
	})
}

// burst is where something strikes.
func (t trick) burst(x, y, r float64) {
	star := paint.Star(x, y, r, r*.52, 10, 0)
	t.mark(star, 0xFFE08A, 0xC8481E, min(1.2, r*.12))
	t.disc(x, y, r*.3, 0xFFF6D0, 0)
}

// rush is the air behind something fast.
func (t trick) rush(x, y float64, n int) {
	t.faint(.85, func() {
		for k := range n {
			f := float64(k)
			t.line(way("M%.1f,%.1fh-%.1f", x-6*float64(k%2), y+6*f, 16+5*float64(k%3)), 0xFFF8E6, 1.5)
		}
	})
}

// bolt is lightning that goes down from x, y.
func (t trick) bolt(x, y, s float64) {
	t.at(x, y, s, 0, func() {
		t.shape("M3,0L-8,13H-1L-7,26L9,9H2L8,0Z", 0xFFE08A, 1)
	})
}

// shaft is a straight missile from one place to another, with a barbed head.
func (t trick) shaft(x, y, x2, y2, w float64) {
	t.rod(way("M%.1f,%.1fL%.1f,%.1f", x, y, x2, y2), 0xC9D2D6, w, w*.5)
	t.at(x2, y2, w*.42, math.Atan2(y2-y, x2-x)*180/math.Pi, func() { t.shape("M7,0L-5,-5L-2,0L-5,5Z", 0xE8EEF0, .9) })
}

// trail is the dotted way of something thrown.
func (t trick) trail(x, y, mx, my, x2, y2 float64, k tin.Ink) {
	for i := range 9 {
		f := (float64(i) + .5) / 9
		a, b, c := (1-f)*(1-f), 2*f*(1-f), f*f
		t.disc(a*x+b*mx+c*x2, a*y+b*my+c*y2, .9+.7*f, k, .5)
	}
}

// brick is a brick about a place.
func (t trick) brick(x, y, s, deg float64) {
	t.at(x, y, s, deg, func() {
		t.box(-8, -4.5, 16, 9, tin.Clay, 1.1)
		t.line("M-5,-1.5H2M0,1.8H5", 0x7A4327, .7)
	})
}

// plank is a board with rounded corners.
func plank(x, y, w, h float64) *paint.Path { return paint.RoundRect(x, y, w, h, min(2.4, h/2)) }
