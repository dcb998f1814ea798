package vignettes

import (
	"maps"
	"slices"

	"tyche/sprites/sector/tin"
)

// crafts is the scene of every technology that brings no combat card, by its id.
var crafts = map[string]func(trick){
	"gt5": trick.quartermasters, "gt6": trick.fastCharts, "tt5": trick.richCurrents, "tt6": trick.lateralSense,
	"kt5": trick.standingArchive, "kt6": trick.glazedHulls,
}

// Crafts lists the technologies that have a scene of their own, in order.
func Crafts() []string { return slices.Sorted(maps.Keys(crafts)) }

// quartermasters: a new hand is signed on between crates and kegs.
func (t trick) quartermasters() {
	t.onSoil()
	t.crate(16, 52, .9, 0, 0xC89A5A)
	t.crate(24, 35, .7, 6, 0xB98A4C)
	t.keg(86, 62, .78)
	t.man(45, 62, .92, 0x6B4A2C, t.arms("M-4,-28L-12,-18M4,-28L14,-22"))
	t.at(59, 40, 1, 8, func() {
		t.box(-6, -8, 13, 15, 0xFFF6D8, .9)
		t.line("M-3,-4H4M-3,-1H4M-3,2H2", 0x8A5A08, .9)
	})
	t.own(tin.Deckhand, 70, 61, .8)
}

// fastCharts: a chart with a plotted way and a pair of compasses.
func (t trick) fastCharts() {
	t.under(0x2E4A54, 0x6E9490, none)
	t.shape("M6,12L34,6L66,13L95,6V54L66,61L34,53L6,59Z", 0xF3E2B4, 1.4)
	t.line("M34,6V53M66,13V61", 0xB8924E, 1)
	t.faint(.5, func() { t.line("M10,40Q26,30 34,38T60,30T92,20", 0x3E7A80, 1.6) })
	t.ring(22, 24, 7, 0x3E7A80, 1.2)
	t.ring(80, 44, 8, 0x3E7A80, 1.2)
	t.trail(22, 26, 44, 62, 78, 26, 0xC8481E)
	t.rod("M72,29L84,22M74,20L84,31", 0xC8481E, 3, 1.8)
	t.rod("M52,4L40,34M52,4L60,36", tin.BrassMid, 3.4, 1.8)
	t.disc(52, 5, 3.4, tin.Gold, 1)
}

// richCurrents: warm water brings more of the young than before.
func (t trick) richCurrents() {
	t.onWater()
	for k := range 4 {
		f := float64(k)
		t.faint(.8, func() { t.line(way("M-2,%.1fQ20,%.1f 44,%.1fT103,%.1f", 10+9*f, 2+9*f, 12+9*f, 5+9*f), 0xF4FFFF, 1.6) })
	}
	for k := range 3 {
		t.own(tin.Minnow, 20+30*float64(k), 60-5*float64(k%2), .8)
	}
	t.coins(3.4, [2]float64{35, 16}, [2]float64{64, 10}, [2]float64{82, 22})
}

// lateralSense: what comes is felt before it is seen.
func (t trick) lateralSense() {
	t.under(0x16313A, 0x3E6E74, 0x2F5A58)
	for k := range 4 {
		t.faint(.9-.18*float64(k), func() { t.ring(30, 36, 16+11*float64(k), 0xBFF2EC, 1.4) })
	}
	t.own(tin.Quillback, 30, 60, .9)
	t.faint(.55, func() { t.foe(tin.Crawler, 84, 58, .66, 0) })
}

// standingArchive: tablets of fired clay on their shelves.
func (t trick) standingArchive() {
	t.under(0x5A3A2C, 0x8E5A40, none)
	for row := range 3 {
		y := 4 + 20*float64(row)
		for k := range 8 {
			x, tall := 5+8.6*float64(k), 12+2*float64((k+row)%3)
			fill := [...]tin.Ink{0xC88A5A, 0xE0B07A, 0xA9683F}[(k+2*row)%3]
			t.box(x, y+16-tall, 7.4, tall, fill, .9)
			t.line(way("M%.1f,%.1fh3.6M%.1f,%.1fh3.6", x+2, y+19-tall, x+2, y+22-tall), 0x5A2A12, .7)
		}
		t.box(2, y+16, 73, 3, 0x6B4A2C, 1)
	}
	t.own(tin.Brickward, 84, 63, .84)
}

// glazedHulls: a hull that shines from the kiln, and turns away what is thrown.
func (t trick) glazedHulls() {
	t.under(0x8FA6B5, 0xF3DDAE, 0x8E5A40)
	t.own(tin.Skyfurnace, 48, 61, .8)
	t.shaft(102, 6, 78, 20, 2.4)
	t.burst(75, 21, 7)
	for _, p := range [...][3]float64{{22, 14, 6}, {34, 6, 4}, {14, 32, 4}} {
		t.at(p[0], p[1], p[2]/6, 0, func() { t.shape("M0,-8L2,-2L8,0L2,2L0,8L-2,2L-8,0L-2,-2Z", 0xFFFDEB, .8) })
	}
}
