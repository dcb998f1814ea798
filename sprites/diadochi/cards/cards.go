// Package cards paints playing cards: the full card to read, the small one in the hand, and their back. All words
// come from the caller, who knows the language. It knows no rule.
package cards

import (
	"image"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Band is a card's kind, which colours its band.
type Band uint8

// The bands.
const (
	Event Band = iota
	Bonus
	Surprise
)

// Face is what is printed on a card. In Effect, *words between stars* are heavy.
type Face struct {
	Number  string // as printed, "47A"
	Title   string
	Band    Band
	Kind    string // the band's word: event, bonus, surprise
	OP      int    // operation points, 0 for none
	Points  string // the abbreviation under the number: OP
	Effect  string
	History string
	Motif   string // scene of package vignettes
}

// Deck paints the cards of one theme.
type Deck struct {
	theme    *palette.Theme
	pictures *cache.Cache[key]
}

// room is how many pixels of cards are kept: about 60 large ones.
const room = 16 << 20

// New returns the cards of a theme.
func New(theme *palette.Theme) *Deck { return &Deck{theme, cache.New[key](room)} }

type form uint8

const (
	large form = iota
	small
	back
	smallBack
	largeShadow
	smallShadow
)

type key struct {
	form  form
	face  Face
	width int
}

// The sizes that layouts are written in; a card of another width is scaled.
const (
	largeW, largeH = 360, 600
	smallW, smallH = 118, 180
)

// LargeHeight is the height of a full card of that width, in pixels.
func LargeHeight(width int) int { return scaled(largeH, width, largeW) }

// SmallHeight is the height of a hand card of that width, in pixels.
func SmallHeight(width int) int { return scaled(smallH, width, smallW) }

// Large is the full card with its text, width pixels wide.
func (d *Deck) Large(f Face, width int) *canvas.Picture {
	return d.picture(key{large, f, width}, largeW, largeH, (*brush).large)
}

// Small is the card as it lies in the hand: kind, points, picture and title.
func (d *Deck) Small(f Face, width int) *canvas.Picture {
	return d.picture(key{small, f, width}, smallW, smallH, (*brush).small)
}

// Back is the back of a full card.
func (d *Deck) Back(width int) *canvas.Picture {
	return d.picture(key{form: back, width: width}, largeW, largeH, (*brush).back)
}

// SmallBack is the back of a hand card.
func (d *Deck) SmallBack(width int) *canvas.Picture {
	return d.picture(key{form: smallBack, width: width}, smallW, smallH, (*brush).smallBack)
}

// Shadow is the soft shadow of a full card of that width. It is larger than the card; lay it middle on middle.
func (d *Deck) Shadow(width int) *canvas.Picture {
	return d.picture(key{form: largeShadow, width: width}, largeW+80, largeH+80, func(b *brush) { b.shadow(largeW, largeH, 18, 16) })
}

// SmallShadow is the soft shadow of a hand card of that width.
func (d *Deck) SmallShadow(width int) *canvas.Picture {
	return d.picture(key{form: smallShadow, width: width}, smallW+40, smallH+40, func(b *brush) { b.shadow(smallW, smallH, 8, 8) })
}

// brush paints in the units of a layout.
type brush struct {
	*paint.Painter
	theme *palette.Theme
	face  Face
	k     float64 // pixels per unit
}

// picture finds or makes a card whose layout is w by h units; the width of the key is that of the card itself.
func (d *Deck) picture(k key, w, h int, draw func(*brush)) *canvas.Picture {
	if p := d.pictures.Find(k); p != nil {
		return p
	}
	return d.pictures.Keep(k, d.make(k.face, k.width, k.form.layout(), w, h, draw))
}

// layout is the width in units of the card itself.
func (f form) layout() int {
	if f == small || f == smallBack || f == smallShadow {
		return smallW
	}
	return largeW
}

// make describes a card of `width` pixels for `units` units; the picture is w by h units.
func (d *Deck) make(face Face, width, units, w, h int, draw func(*brush)) *canvas.Picture {
	unit := float64(width) / float64(units)
	return canvas.NewPicture(scaled(w, width, units), scaled(h, width, units), func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Scale(unit, unit)
		draw(&brush{p, d.theme, face, unit})
	})
}

// scaled is n units in whole pixels.
func scaled(n, width, units int) int { return (n*width + units/2) / units }

func (b *brush) shadow(w, h, r, soft float64) {
	mx, my := soft*2.5, soft*2.5
	b.Shadow(paint.RoundRect(mx, my, w, h, r), 0, soft*.4, soft, paint.Fade(paint.RGB(0x0A0603), .62))
}
