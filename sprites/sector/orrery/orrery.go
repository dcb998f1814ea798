// Package orrery paints the table of Sector: enamel worlds in brass bezels, rails, the spindles of orders, the limb of
// points, lamps, the engraved slate and its walnut frame. It knows no rule and no place on the table.
package orrery

import (
	"image"
	"math"

	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// kept is how many pixels of worlds are kept, 32 MB; small things have half of that, spindles an eighth.
const kept = 8 << 20

// Box paints the pictures of a theme and keeps them, up to a number of pixels.
type Box struct {
	theme  *palette.Theme
	worlds *cache.Cache[World]
	towers *cache.Cache[tower]
	plates *cache.Cache[Plate]
	parts  *cache.Cache[part]
}

// NewBox returns an empty box.
func NewBox(theme *palette.Theme) *Box {
	return &Box{theme: theme, worlds: cache.New[World](kept), towers: cache.New[tower](kept / 8), plates: cache.New[Plate](kept / 8), parts: cache.New[part](kept / 2)}
}

// Theme returns the theme that the pictures are painted in.
func (b *Box) Theme() *palette.Theme { return b.theme }

func (b *Box) dye(f int8) tin.Dye { return tin.Dyed(b.theme, palette.Faction(f)) }

// part names a small picture: its kind, what it shows and how large.
type part struct {
	kind    string
	a, b, c int
	size    float64
	w, h    int
}

// piece keeps a new picture of w by h pixels that draw paints about its middle, in units of `unit` pixels. Who calls it has
// looked for an old one: what draw holds on to costs memory in every frame.
func (b *Box) piece(k part, w, h, unit float64, draw func(p *paint.Painter)) *canvas.Picture {
	return b.parts.Keep(k, canvas.NewPicture(int(math.Ceil(w)), int(math.Ceil(h)), func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Translate(float64(dst.Rect.Dx())/2, float64(dst.Rect.Dy())/2)
		p.Scale(unit, unit)
		draw(p)
	}))
}

// polar is a place at a distance from the origin, in degrees clockwise from the right.
func polar(r, deg float64) paint.Point {
	s, c := math.Sincos(deg * math.Pi / 180)
	return paint.Pt(r*c, r*s)
}

// band is the part of a ring between two radii and two angles in degrees.
func band(inner, outer, from, to float64) *paint.Path {
	a, b := from*math.Pi/180, to*math.Pi/180
	return new(paint.Path).Arc(0, 0, outer, a, b).Arc(0, 0, max(inner, .01), b, a).Close()
}

// figure writes a number or a few letters, the middle of its baseline at x, y in the units of p.
func figure(p *paint.Painter, s string, x, y, size float64, c paint.Color) {
	write(p, s, x, y, fonts.Style{Face: fonts.SansBold, Size: size, Color: c})
}

// write writes a line of words, the middle of its baseline at x, y, all in the units of p.
func write(p *paint.Painter, s string, x, y float64, st fonts.Style) {
	st.Size, st.Spacing = st.Size*p.Unit(), st.Spacing*p.Unit()
	at := p.Matrix().Apply(paint.Pt(x, y))
	fonts.Draw(p.Dst, s, at.X-fonts.Width(s, st)/2, at.Y, st)
}

func solid(c paint.Color) paint.Ink                { return paint.Solid(c) }
func faded(c paint.Color, alpha float64) paint.Ink { return paint.Solid(paint.Fade(c, alpha)) }
