// Package counters paints the pieces that lie on the map: coins of generals, units, fleets, the royal house, states
// and marks, and the signs of cities. Pictures come from a bounded store; the same question gives the same picture.
// It knows no rule: values to print are given by the caller.
package counters

import (
	"image"
	"image/color"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Box paints all counters of one theme. Sizes `px` are the token's diameter in pixels; the picture is a square of
// Frame(px) pixels whose middle is the token's middle, so that shadows and badges have room. Place it by 0.5, 0.5.
type Box struct {
	theme    *palette.Theme
	pictures *cache.Cache[key]
	dense    float64 // pixels for one pixel of the design
}

// room is how many pixels of counters are kept: about 1000 coins of 60 px.
const room = 8 << 20

// New returns the counters of a theme.
func New(theme *palette.Theme) *Box { return NewDense(theme, 1) }

// NewDense returns the counters of a theme for a fine screen: density pixels are as large as one of the design, so
// figures have at least so many times their least size, and less is shown on the same number of pixels.
func NewDense(theme *palette.Theme, density float64) *Box {
	return &Box{theme, cache.New[key](room), density}
}

// Frame is the side of a picture whose token has the diameter px.
func Frame(px int) int { return (px*3/2 + 1) &^ 1 }

type family uint8

const (
	famGeneral family = iota
	famArmy
	famBand
	famUnit
	famFleet
	famRoyal
	famMarker
	famSite
	famToken
	famTruce
	famPlate
	famSiege
)

// key says all that a counter's picture depends on, but the theme.
type key struct {
	family  family
	id      string
	faction palette.Faction
	px      int
	a, b, c int
}

// brush paints in units of half a hundredth of the token's diameter: the token reaches from -50 to 50.
type brush struct {
	*paint.Painter
	theme *palette.Theme
	px    float64 // the diameter in pixels of the design
	dense float64
}

// picture finds or makes the counter of k.
func (b *Box) picture(k key, draw func(*brush, key)) *canvas.Picture {
	if p := b.pictures.Find(k); p != nil {
		return p
	}
	side := Frame(max(k.px, 4))
	k.id = string([]byte(k.id)) // the caller's string may be part of something large
	return b.pictures.Keep(k, canvas.NewPicture(side, side, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Translate(float64(side)/2, float64(side)/2)
		p.Scale(float64(k.px)/100, float64(k.px)/100)
		draw(&brush{p, b.theme, float64(k.px) / b.dense, b.dense}, k)
	}))
}

var (
	white  = paint.RGB(0xFFFFFF)
	paper  = paint.RGB(0xFBF4E2)
	ink    = paint.RGB(0x22180F)
	shadow = paint.Fade(paint.RGB(0x140D06), .42)
)

// units turns pixels of the design into the brush's units.
func (b *brush) units(px float64) float64 { return px * 100 / b.px }

// thick is a line width in units that never falls under a share of a pixel.
func (b *brush) thick(w, leastPx float64) paint.Stroke { return paint.Pen(max(w, b.units(leastPx))) }

func (b *brush) path(d string, ink color.NRGBA) { b.Fill(paint.MustPath(d), paint.Solid(ink)) }

func (b *brush) line(d string, w float64, ink color.NRGBA) {
	b.Stroke(paint.MustPath(d), b.thick(w, .8), paint.Solid(ink))
}

// body is a token's ground with its hard shadow and rim; shine is the inner line.
func (b *brush) body(shape *paint.Path, main, rim color.NRGBA) {
	b.Fill(shape.Transformed(paint.Move(3, 6)), paint.Solid(shadow))
	b.Fill(shape, paint.Linear{From: paint.Pt(-25, -50), To: paint.Pt(25, 50), Stops: []paint.Stop{
		{At: 0, Color: paint.Mix(main, white, .14)}, {At: .5, Color: main}, {At: 1, Color: paint.Mix(main, rim, .3)}}})
	b.Stroke(shape, b.thick(4.4, 1), paint.Solid(rim))
}

// number writes a figure centred at x, y; size in units, never under 10 pixels.
func (b *brush) number(s string, x, y, size float64, c color.NRGBA) {
	at, st := b.Matrix().Apply(paint.Pt(x, y)), b.figures(size)
	st.Color = c
	fonts.Draw(b.Dst, s, at.X-fonts.Width(s, st)/2, at.Y+fonts.CapHeight(st.Face, st.Size)/2, st)
}

// figures is the type of a number so many hundredths of the counter high, never too small to be read.
func (b *brush) figures(size float64) fonts.Style {
	return fonts.Style{Face: fonts.SansBold, Size: max(size*b.px/100, 10) * b.dense}
}

// breadth is how wide a number of a size is, both in hundredths of the counter.
func (b *brush) breadth(s string, size float64) float64 {
	return fonts.Width(s, b.figures(size)) / b.dense * 100 / b.px
}

// badge is a small disc with a figure.
func (b *brush) badge(x, y, r float64, s string, ground, rim, figure color.NRGBA) {
	r = max(r, b.units(6.5))
	b.Fill(paint.Circle(x+1, y+2.4, r), paint.Solid(shadow))
	b.Fill(paint.Circle(x, y, r), paint.Solid(ground))
	b.Stroke(paint.Circle(x, y, r), b.thick(2.6, 1), paint.Solid(rim))
	b.number(s, x, y, r*1.45, figure)
}

func itoa(n int) string { return strconv.Itoa(n) }
