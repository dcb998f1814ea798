package vignettes

import (
	"fmt"
	"math"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// view is what a scene is engraved with: the plate, 160 by 96 units, and the colours of the factions.
type view struct {
	*paint.Painter
	theme *palette.Theme
}

const (
	ink  tin.Ink = 0x22160F // of every outline
	soot tin.Ink = 0x0C0606 // of outlines by night
	skin tin.Ink = 0xE7BC93
	none         = tin.None
)

// way writes a path with numbers in it.
func way(format string, n ...any) string { return fmt.Sprintf(format, n...) }

// mark fills and outlines a path; none leaves one of them out.
func (v view) mark(path *paint.Path, fill, edge tin.Ink, w float64) {
	if fill != none {
		v.Fill(path, fill.On(path, tin.Dye{}, v.Unit()))
	}
	if edge != none {
		v.Stroke(path, paint.Pen(w), edge.On(path, tin.Dye{}, v.Unit()))
	}
}

// shape is filled and outlined in ink, as most things in a print are.
func (v view) shape(d string, fill tin.Ink, w float64) { v.mark(paint.MustPath(d), fill, ink, w) }

func (v view) edged(d string, fill, edge tin.Ink, w float64) {
	v.mark(paint.MustPath(d), fill, edge, w)
}
func (v view) fill(d string, fill tin.Ink)         { v.mark(paint.MustPath(d), fill, none, 0) }
func (v view) line(d string, k tin.Ink, w float64) { v.mark(paint.MustPath(d), none, k, w) }

// rod is a line with a dark edge.
func (v view) rod(d string, k tin.Ink, outer, inner float64) {
	v.line(d, ink, outer)
	v.line(d, k, inner)
}

func (v view) disc(x, y, r float64, fill tin.Ink, w float64) {
	v.mark(paint.Circle(x, y, r), fill, rim(w), w)
}

func (v view) oval(x, y, rx, ry float64, fill tin.Ink, w float64) {
	v.mark(paint.Oval(x, y, rx, ry), fill, rim(w), w)
}

func (v view) box(x, y, w, h float64, fill tin.Ink, pen float64) {
	v.mark(paint.Rect(x, y, w, h), fill, rim(pen), pen)
}

// ring is a circle that is not filled.
func (v view) ring(x, y, r float64, k tin.Ink, w float64) { v.mark(paint.Circle(x, y, r), none, k, w) }

// rim is the outline of a width, none for 0.
func rim(w float64) tin.Ink {
	if w == 0 {
		return none
	}
	return ink
}

// plain fills the whole plate.
func (v view) plain(k tin.Ink) { v.box(0, 0, Width, Height, k, 0) }

// at draws something about a place, enlarged by s and turned by degrees.
func (v view) at(x, y, s, deg float64, draw func()) {
	v.Within(func() {
		v.Translate(x, y)
		v.Rotate(deg * math.Pi / 180)
		v.Scale(s, s)
		draw()
	})
}

// mirrored draws something about a place as in a mirror.
func (v view) mirrored(x, y, s float64, draw func()) {
	v.at(x, y, s, 0, func() {
		v.Scale(-1, 1)
		draw()
	})
}

// faint draws something with an opacity.
func (v view) faint(alpha float64, draw func()) {
	v.Within(func() {
		v.Fade(alpha)
		draw()
	})
}

// glow is the light of a lamp or a fire.
func (v view) glow(x, y, r, alpha float64) {
	at := func(rgb uint32, a float64) paint.Color { return paint.Fade(paint.RGB(rgb), a*alpha) }
	v.Fill(paint.Circle(x, y, r), paint.Radial{Center: paint.Pt(x, y), Radius: r, Stops: []paint.Stop{
		{At: 0, Color: at(0xFFE9A0, .95)}, {At: .35, Color: at(0xFFC455, .5)}, {At: 1, Color: at(0xFFB020, 0)}}})
}

// The skies of the stages: clear, dusk, embers.
var skies = [...][3]uint32{1: {0x8FB7B5, 0xDCE6CF, 0xF0E2B8}, 2: {0x3F6B7C, 0xB98A5A, 0xEBC27E}, 3: {0x1A2434, 0x5A3140, 0xC2552E}}

// sky is the sky of a stage, ruled as an engraver does it.
func (v view) sky(stage int) {
	rule := paint.RGB(0x0C1216)
	if stage == 1 {
		rule = paint.RGB(uint32(ink))
	}
	v.air(skies[stage], rule)
}

// air is a sky of three colours, from above.
func (v view) air(c [3]uint32, rule paint.Color) {
	v.Fill(paint.Rect(0, 0, Width, Height), paint.Linear{From: paint.Pt(0, 0), To: paint.Pt(0, Height), Stops: []paint.Stop{
		{At: 0, Color: paint.RGB(c[0])}, {At: .6, Color: paint.RGB(c[1])}, {At: 1, Color: paint.RGB(c[2])}}})
	for y := 0.0; y < 60; y += 3 {
		v.Stroke(paint.Line(0, y+1, Width, y+1), paint.Pen(.45), paint.Solid(paint.Fade(rule, .34-.005*y)))
	}
}

// stars sets n stars above a line.
func (v view) stars(n int, seed uint32, k tin.Ink, low float64) {
	for i := range n {
		x, y, s := Width*paint.Random(3*i, seed), low*paint.Random(3*i+1, seed), 1.2+1.2*paint.Random(3*i+2, seed)
		v.line(way("M%.1f,%.1fH%.1fM%.1f,%.1fV%.1f", x-s, y, x+s, x, y-s, y+s), k, .7)
	}
}

const starlight tin.Ink = 0xFBEFC4

// hills are a range of peaks with strokes on their dark sides.
func (v view) hills(y float64, fill tin.Ink, seed uint32, amp float64, edge tin.Ink) {
	d := way("M-4,100L-4,%.0f", y)
	shade := ""
	for i := range 11 {
		x := -4 + 16*float64(i)
		h := (.4 + .6*paint.Random(i, seed)) * amp
		d += way("L%.0f,%.1fL%.0f,%.0f", x+7, y-h, x+16, y)
		for q := range 3 {
			f := float64(q)
			shade += way("M%.1f,%.1fl-1.6,%.1f", x+8.6+f*1.8, y-h+2.4+f*2.6, 5-f*.6)
		}
	}
	v.edged(d+"L170,100Z", fill, edge, 1)
	v.faint(.7, func() { v.line(shade, edge, .6) })
}

// field is the ground below a line, with furrows.
func (v view) field(y float64, fill, edge tin.Ink) {
	v.edged(way("M-2,%.0fQ40,%.0f 80,%.0fT162,%.0fV98H-2Z", y, y-4, y, y-2), fill, edge, 1.1)
	v.faint(.5, func() {
		for k := range 5 {
			f := float64(k)
			v.waves(y+4+f*3+f*f*.8, 12+2*f, 1.6, edge, .6)
		}
	})
}

const soil tin.Ink = 0x3C2418 // the edge of a field by day

// waves is a line that rises and falls by swell.
func (v view) waves(y, step, swell float64, k tin.Ink, w float64) {
	d := way("M-4,%.1f", y)
	for x := -4.0; x < Width+8; x += 2 * step {
		d += way("q%.1f,%.1f %.1f,0t%.1f,0", step/2, swell, step, step)
	}
	v.line(d, k, w)
}

// globe is a world in the sky, lit from the left.
func (v view) globe(x, y, r float64, lit, dark tin.Ink) {
	disc := paint.Circle(x, y, r)
	v.mark(disc, lit, ink, 1.1)
	v.Within(func() {
		v.Clip(disc)
		v.disc(x+r*.34, y+r*.2, r, dark, 0)
		v.disc(x-r*.22, y-r*.18, r*.82, lit, 0)
		v.faint(.55, func() {
			for k := -5.0; k < 6; k++ {
				v.line(way("M%.1f,%.1fq%.1f,%.1f %.1f,0", x-r, y+k*r*.2, r, r*.2, 2*r), ink, .5)
			}
		})
	})
	v.ring(x, y, r, ink, 1.2)
}

// belt is the ring of a world.
func (v view) belt(x, y, r float64) {
	v.at(x, y, 1, -18, func() {
		v.rod(way("M%.1f,0A%.1f,%.1f 0 0 0 %.1f,0", -r*1.7, r*1.7, r*.42, r*1.7), 0xF0D48A, 3.2, 1.6)
	})
}

// rails run along the foot of the plate, broken between two places.
func (v view) rails(y, from, to float64) {
	for k := range 14 {
		if x := 2 + float64(k)*12.4; x <= from || x >= to {
			v.box(x, y-1, 4.4, 8, 0x6B4A2C, .8)
		}
	}
	for _, part := range [...][2]float64{{-2, from}, {to, 164}} {
		v.line(way("M%.0f,%.0fH%.0fM%.0f,%.0fH%.0f", part[0], y, part[1], part[0], y+5, part[1]), ink, 3)
		v.line(way("M%.0f,%.1fH%.0fM%.0f,%.1fH%.0f", part[0], y-.3, part[1], part[0], y+4.7, part[1]), 0xE8CF90, 1.5)
	}
}

// man is somebody in a coat and a cap; limbs are arms and what they hold, in his own measures.
func (v view) man(x, y, s float64, coat tin.Ink, limbs ...func()) {
	v.at(x, y, s, 0, func() {
		v.shape("M-5,-16L-6,0H-2L0,-11L2,0H6L5,-16Z", 0x1C1712, 1)
		v.shape("M-7,-33Q0,-37 7,-33L6,-15H-6Z", coat, 1.3)
		v.disc(0, -40, 5.4, skin, 1.2)
		v.shape("M-7,-42C-6,-49 6,-49 7,-42Z", coat, 1.2)
		for _, limb := range limbs {
			limb()
		}
	})
}

// arms are bare arms of a man.
func (v view) arms(d string) func() { return func() { v.rod(d, skin, 4, 2) } }

// pike is a lance that a man carries.
func (v view) pike() { v.line("M9,2L13,-60", ink, 2.6) }

// unit is a figure of the game, its foot at x, y.
func (v view) unit(kind int, f palette.Faction, x, y, s float64) {
	v.at(x, y, s, 0, func() { tin.Figure(v.Painter, kind, tin.Dyed(v.theme, f), false) })
}

// cloth is a flag in the pattern of a faction.
func (v view) cloth(d string, f palette.Faction, w float64) {
	path := paint.MustPath(d)
	v.Fill(path, tin.Cloth(tin.Dyed(v.theme, f), v.Unit()))
	v.Stroke(path, paint.Pen(w), paint.Hex(uint32(ink)))
}

// sign is the shape of a faction on a flag.
func (v view) sign(f palette.Faction, x, y, r float64, fill tin.Ink) {
	v.at(x, y, 1, 0, func() { v.mark(tin.Outline(f, r), fill, ink, .9) })
}

// flame is a fire with a bright heart, its foot at x, y.
func (v view) flame(x, y, s float64) {
	v.at(x, y, s, 0, func() {
		v.edged("M0,0C-14,-8 -10,-20 -4,-28C-3,-22 0,-20 1,-34C10,-24 14,-10 0,0Z", 0xF58A22, 0x7A1A10, 1.1)
		v.fill("M0,-1C-6,-6 -4,-12 0,-18C5,-11 6,-5 0,-1Z", 0xFFE08A)
	})
}

// lamp is a beacon's lamp of a stage, 0 is out.
func (v view) lamp(x, y, s float64, stage int) {
	v.at(x, y, s, 0, func() { tin.Lamp(stage).Paint(v.Painter, tin.Dye{}) })
}

// coins lie or lean at places.
func (v view) coins(r float64, at ...[2]float64) {
	for _, p := range at {
		v.disc(p[0], p[1], r, tin.Gold, 1.1)
		v.ring(p[0], p[1], r*.6, 0x8A5A08, .8)
	}
}

// boughs is a wreath of laurel.
func (v view) boughs(x, y, r float64, n int) {
	for _, side := range [...]float64{-1, 1} {
		for k := range n {
			deg := 90 - side*(22+float64(k)*126/float64(n))
			sin, cos := math.Sincos(deg * math.Pi / 180)
			for _, tilt := range [...]float64{32, -32} {
				v.at(x+r*cos, y+r*sin, 1, deg-side*90+tilt*side, func() { v.mark(paint.Oval(0, 0, r*.24, r*.1), 0x6E7C32, 0x3C4418, .5) })
			}
		}
	}
}

// crate is a wooden box about a place, keg a barrel on its foot.
func (v view) crate(x, y, s, deg float64, fill tin.Ink) {
	v.at(x, y, s, deg, func() {
		v.box(-11, -10, 22, 20, fill, 1.4)
		v.line("M-11,-10L11,10M11,-10L-11,10M-11,0H11", 0x6B4A2C, 1.3)
		v.mark(paint.Rect(-11, -10, 22, 20), none, ink, 1.4)
	})
}

func (v view) keg(x, y, s float64) {
	v.at(x, y, s, 0, func() {
		v.shape("M-13,0C-17,-12 -17,-22 -13,-34H13C17,-22 17,-12 13,0Z", 0xA9703C, 1.6)
		v.line("M-15.6,-8H15.6M-15.6,-26H15.6", 0x2E3338, 3)
		v.line("M-5,0C-7,-12 -7,-22 -5,-34M5,0C7,-12 7,-22 5,-34", 0x6B3F1C, 1)
	})
}
