package ui

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/palette"
)

// Palette is the colours of the program: wood around, paper to read on, gilt edges, one glow for what may be done.
type Palette struct {
	Wood, Wood2, Wood3    color.NRGBA // window, side columns, buttons on the bars
	WoodText, WoodText2   color.NRGBA // words on wood
	Paper, Paper2, Paper3 color.NRGBA // panel top, panel bottom, inner rules
	Ink, Ink2, Ink3       color.NRGBA // text, secondary text, hairlines (never text)
	Heading               color.NRGBA // panel titles
	Gilt, Gilt2           color.NRGBA // panel border, active step on dark
	Glow                  color.NRGBA // selection, legal target, path, seat to move, focus; only that
	Danger, DangerLight   color.NRGBA
	Key, Key2, KeyEdge    color.NRGBA // buttons: top, bottom, edge
	Offer, Offer2         color.NRGBA // the main button: top, bottom
	OfferEdge, OfferInk   color.NRGBA
	Off, OffEdge          color.NRGBA // what cannot be done now
	OffInk, Why           color.NRGBA // its words and the reason
	Inlay, InlayEdge      color.NRGBA // wells: statistics, fields, tracks
	Shadow                color.NRGBA
	Drape, DrapeDeep      color.NRGBA // the curtain: on the folds, between them
}

func rgb(v uint32) color.NRGBA { return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

func rgba(v uint32, share float64) color.NRGBA {
	c := rgb(v)
	c.A = uint8(math.Round(share * 255))
	return c
}

// Parchment is the light palette: a museum atlas by day, in the colours that the pictures have.
var Parchment = Palette{
	Wood: palette.Atlas.Wood, Wood2: palette.Atlas.Wood2, Wood3: palette.Atlas.Wood3,
	WoodText: rgb(0xF3E9D2), WoodText2: rgb(0xD6C398),
	Paper: palette.Atlas.Paper, Paper2: palette.Atlas.Paper2, Paper3: palette.Atlas.Paper3,
	Ink: palette.Atlas.Ink, Ink2: palette.Atlas.Ink2, Ink3: palette.Atlas.Ink3,
	Heading: palette.Atlas.Heading,
	Gilt:    palette.Atlas.Gilt, Gilt2: palette.Atlas.Gilt2,
	Glow:   palette.Atlas.Glow,
	Danger: palette.Atlas.Danger, DangerLight: palette.Atlas.DangerLight,
	Key: rgb(0xFFFBF0), Key2: rgb(0xEBDDBA), KeyEdge: rgb(0xB89A5E),
	Offer: palette.Atlas.Offer, Offer2: palette.Atlas.Offer2, OfferEdge: rgb(0x7A5200), OfferInk: palette.Atlas.Ink,
	Off: rgb(0xE4D8BC), OffEdge: rgb(0xCDBE98), OffInk: rgb(0x6E604C), Why: rgb(0x8C3A2A),
	Inlay: rgba(0xFFFFFF, 0.5), InlayEdge: palette.Atlas.Paper3,
	Shadow: rgb(0x140D06),
	Drape:  rgb(0x7E2330), DrapeDeep: rgb(0x2A0A10),
}

// Lamplight is the dark palette: the same table in the evening.
var Lamplight = Palette{
	Wood: rgb(0x15100C), Wood2: rgb(0x1B1511), Wood3: rgb(0x382C22),
	WoodText: rgb(0xEDE1C6), WoodText2: rgb(0xC8B487),
	Paper: rgb(0x3B3027), Paper2: rgb(0x2C231B), Paper3: rgb(0x62503A),
	Ink: rgb(0xF3E9D2), Ink2: rgb(0xCBB894), Ink3: rgb(0x8A765C),
	Heading: rgb(0xE6B877),
	Gilt:    rgb(0xA98539), Gilt2: rgb(0xF0D48A),
	Glow:   rgb(0xFFC928),
	Danger: rgb(0xFF8A73), DangerLight: rgb(0x5A1F16),
	Key: rgb(0x584839), Key2: rgb(0x43362B), KeyEdge: rgb(0x87703F),
	Offer: rgb(0xFFD65A), Offer2: rgb(0xE0A31C), OfferEdge: rgb(0xFFE9A8), OfferInk: rgb(0x22180F),
	Off: rgb(0x352B22), OffEdge: rgb(0x51432F), OffInk: rgb(0xA39274), Why: rgb(0xFFA58F),
	Inlay: rgba(0x000000, 0.25), InlayEdge: rgb(0x62503A),
	Shadow: rgb(0x050302),
	Drape:  rgb(0x571A24), DrapeDeep: rgb(0x18060A),
}

// Role is what a piece of text is for; it fixes face and size.
type Role uint8

// The roles, with the size of the design in pixels.
const (
	Body     Role = iota // 15.5
	BodyBold             // 15.5
	Small                // 14
	Italic               // 15
	Title                // 15 spaced capitals: headings of panels
	Label                // 16.5: buttons
	Name                 // 19.5 bold: players, generals
	Prompt               // 20: what the program waits for
	Number               // 13 bold sans: notes, key caps
	Figure               // 19 bold sans: statistics
	Caption              // 12 sans: under figures
	Display              // 44 spaced capitals: the name of the game
	Hero                 // 28: names of screens
	roles
)

var types = [roles]fonts.Style{
	Body:     {Face: fonts.Serif, Size: 15.5},
	BodyBold: {Face: fonts.Serif, Size: 15.5, Bold: true},
	Small:    {Face: fonts.Serif, Size: 14},
	Italic:   {Face: fonts.SerifItalic, Size: 15},
	Title:    {Face: fonts.Serif, Size: 14.5, Spacing: 1.5, Bold: true},
	Label:    {Face: fonts.Serif, Size: 16.5},
	Name:     {Face: fonts.Serif, Size: 19.5, Bold: true},
	Prompt:   {Face: fonts.Serif, Size: 20},
	Number:   {Face: fonts.SansBold, Size: 13},
	Figure:   {Face: fonts.SansBold, Size: 19},
	Caption:  {Face: fonts.Sans, Size: 12},
	Display:  {Face: fonts.Serif, Size: 44, Spacing: 9},
	Hero:     {Face: fonts.Serif, Size: 28, Spacing: 1},
}

// The measures of the design in pixels at scale 1; Px turns them into canvas pixels.
const (
	Grid          = 4
	Gutter        = 8
	Padding       = 10
	ButtonHeight  = 38 // under a mouse, see Theme.ButtonHeight
	FingerHeight  = 44 // the least height of what a finger presses
	ButtonGap     = 6
	TopBar        = 46
	LeftColumn    = 192
	RightColumn   = 292
	HeadingHeight = 28
	RadiusChip    = 9
	RadiusPanel   = 6
	RadiusButton  = 5
	RadiusKey     = 4
	RadiusCard    = 8
)

// Theme is a palette at a scale. It keeps the painted skins of panels and buttons.
type Theme struct {
	Palette
	Scale float64 // canvas pixels for one pixel of the design, text scale included
	Touch bool    // fingers press here: see Tall
	Large float64 // how many times as large as usual the player has the text
	skins map[skinKey]*skin
	signs *cache.Cache[signKey]
	water *canvas.Picture // see watermark
}

// NewTheme returns a theme; scale is the screen's factor times the player's text scale.
func NewTheme(p Palette, scale float64) *Theme {
	return &Theme{Palette: p, Scale: scale, Large: 1, skins: map[skinKey]*skin{}, signs: cache.New[signKey](signsRoom)}
}

// Px returns a measure of the design in whole canvas pixels.
func (t *Theme) Px(v float64) float64 { return math.Round(v * t.Scale) }

// Tall returns the height in design pixels of something that is so high under a mouse: a finger needs more. It is not larger where the text is.
func (t *Theme) Tall(mouse float64) float64 {
	if t.Touch {
		return max(mouse, FingerHeight/t.Large)
	}
	return mouse
}

// ButtonHeight returns how high a button is, in design pixels.
func (t *Theme) ButtonHeight() float64 { return t.Tall(ButtonHeight) }

// Text returns the style of a role in the ink of paper.
func (t *Theme) Text(r Role) fonts.Style { return t.Colored(r, t.Ink) }

// Colored returns the style of a role in a colour.
func (t *Theme) Colored(r Role, c color.NRGBA) fonts.Style {
	s := types[r]
	s.Size *= t.Scale
	s.Spacing *= t.Scale
	s.Color = c
	return s
}
