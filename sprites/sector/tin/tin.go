// Package tin draws the things of Sector as flat pieces of painted tin: units of three peoples, bases, buildings, modules,
// transports, the signs of orders and the emblems of the factions. A drawing is a list of marks in the order in which they
// are laid on. It knows no rule and no place on the table.
package tin

import (
	"tyche/sprites/paint"
	base "tyche/sprites/palette"
	"tyche/sprites/sector/palette"
)

// Ink is what a mark is painted with: a colour 0xRRGGBB, or one of the inks below.
type Ink uint32

// The inks that have no fixed colour. Main to Weave are those of the faction that a drawing is dyed for.
const (
	None Ink = 1<<24 + iota
	Main
	Dark
	Light
	Sign  // of the emblem on Main
	Glaze // light to dark across the mark
	Weave // the pattern of the faction
	Brass // the rest are metals and other stuffs, shaded across the mark
	BrassDown
	BrassAcross
	BrassTurned
	Gold
	Walnut
	Clay
	Glass
	Water
	Iron
)

// The plain inks of all drawings.
const (
	Edge     Ink = 0x1B1410
	Edge2    Ink = 0x5B4A38
	BrassHi  Ink = 0xF2DFA8
	BrassMid Ink = 0xC6A05A
	BrassLo  Ink = 0x8A6A32
	BrassDk  Ink = 0x4E3A1A
)

// Mark is one shape: filled, outlined or both.
type Mark struct {
	path  *paint.Path
	fill  Ink
	line  Ink
	width float64 // of the line
	core  Ink     // of a rod: the thinner line within its edge
	inner float64 // and how wide that is
	alpha float64
}

// Drawing is a thing in units of its own, looking right, its foot or its middle at the origin.
type Drawing []Mark

func shape(d string, fill, line Ink, width float64) Mark {
	return Mark{path: paint.MustPath(d), fill: fill, line: line, width: width, core: None, alpha: 1}
}

func fill(d string, ink Ink) Mark { return shape(d, ink, None, 0) }

func line(d string, ink Ink, width float64) Mark { return shape(d, None, ink, width) }

// rod is a line with an edge: so wide with it, and so wide within.
func rod(d string, ink Ink, width, inner float64) Mark {
	m := line(d, Edge, width)
	m.core, m.inner = ink, inner
	return m
}

func oval(x, y, rx, ry float64, fill, line Ink, width float64) Mark {
	return Mark{path: paint.Oval(x, y, rx, ry), fill: fill, line: line, width: width, core: None, alpha: 1}
}

func box(x, y, w, h, r float64, fill, line Ink, width float64) Mark {
	path := paint.Rect(x, y, w, h)
	if r = min(r, w/2, h/2); r > 0 {
		path = paint.RoundRect(x, y, w, h, r)
	}
	return Mark{path: path, fill: fill, line: line, width: width, core: None, alpha: 1}
}

// faded returns the mark with an opacity.
func (m Mark) faded(alpha float64) Mark {
	m.alpha = alpha
	return m
}

// Dye is what a drawing is painted for: a faction in a theme.
type Dye struct {
	Faction palette.Faction
	base.Colors
}

// Dyed returns the dye of a faction.
func Dyed(t *palette.Theme, f palette.Faction) Dye { return Dye{f, t.Faction[f]} }

// Paint lays the drawing on p, its origin at that of p.
func (d Drawing) Paint(p *paint.Painter, dye Dye) {
	for i := range d {
		d[i].paint(p, dye)
	}
}

func (m *Mark) paint(p *paint.Painter, dye Dye) {
	draw := func() {
		if m.fill != None {
			p.Fill(m.path, m.fill.On(m.path, dye, p.Unit()))
		}
		if m.line != None {
			p.Stroke(m.path, paint.Pen(m.width), m.line.On(m.path, dye, p.Unit()))
		}
		if m.core != None {
			p.Stroke(m.path, paint.Pen(m.inner), m.core.On(m.path, dye, p.Unit()))
		}
	}
	if m.alpha == 1 {
		draw()
		return
	}
	p.Within(func() {
		p.Fade(m.alpha)
		draw()
	})
}
