// Package palette holds the colours of the program: six factions, paper and wood, overlays, and the same again for
// people who see colours differently. It knows no shape and no game rule.
package palette

import (
	"image/color"

	"tyche/sprites/paint"
)

// Faction is one of the five players' factions, or the Independents.
type Faction uint8

// The factions, in the order of the seats' emblems.
const (
	Sun Faction = iota
	Owl
	Eagle
	Anchor
	Lion
	Independent
	Factions // how many there are
)

// Colors is what one faction is painted with.
type Colors struct {
	Main, Dark, Light color.NRGBA
	Ink               color.NRGBA // of the emblem on Main
}

// Theme is one complete set of colours. Themes are shared and never changed.
type Theme struct {
	Name    string // key of its text, also what settings store
	Faction [Factions]Colors

	Wood, Wood2, Wood3    color.NRGBA // window, columns, buttons
	Paper, Paper2, Paper3 color.NRGBA // panel top, panel bottom, rules
	Ink, Ink2, Ink3       color.NRGBA // text, secondary text, hairlines
	Heading               color.NRGBA
	Gilt, Gilt2           color.NRGBA

	Glow, Danger, DangerLight color.NRGBA // selection and offers; targets of a fight
	Offer, Offer2             color.NRGBA // main button
	Good                      color.NRGBA // a sum in favour

	Purple, Silver, Steel, Fleet     color.NRGBA // royal army, silver shields and their ground, ships
	Event, Bonus, Surprise, CardBack color.NRGBA
}

// Of returns the colours of a faction; anything unknown is Independent.
func (t *Theme) Of(f Faction) Colors {
	if f >= Factions {
		f = Independent
	}
	return t.Faction[f]
}

// Band returns the colour of a card's band by its kind: 0 event, 1 bonus, 2 surprise.
func (t *Theme) Band(kind int) color.NRGBA {
	return [...]color.NRGBA{t.Event, t.Bonus, t.Surprise}[kind]
}

// Overlays returns the colours that must never be mistaken for one another on the map.
func (t *Theme) Overlays() []color.NRGBA { return []color.NRGBA{t.Glow, t.Danger, t.Fleet, t.Good} }

var rgb = paint.RGB

// colors spells one faction: main, dark, light, emblem.
func colors(main, dark, light, ink uint32) Colors {
	return Colors{rgb(main), rgb(dark), rgb(light), rgb(ink)}
}

// Atlas is the usual theme: a printed atlas on a wooden table.
var Atlas = &Theme{
	Name: "atlas",
	Faction: [Factions]Colors{
		colors(0xE3A51C, 0x8F5F06, 0xFBE6A8, 0x3A2600),
		colors(0x2558A0, 0x142F5C, 0xBFD3EE, 0xFFFFFF),
		colors(0xC2402A, 0x6E1D11, 0xF3C8BC, 0xFFFFFF),
		colors(0x2B9A8B, 0x0F5249, 0xBCE5DD, 0xFFFFFF),
		colors(0x6C4387, 0x3B2050, 0xDCCBE8, 0xFFFFFF),
		colors(0x8C8478, 0x4A453D, 0xDDD8CC, 0xFFFFFF),
	},
	Wood: rgb(0x211A15), Wood2: rgb(0x2A211A), Wood3: rgb(0x43362B),
	Paper: rgb(0xF7EFDB), Paper2: rgb(0xEDE0C1), Paper3: rgb(0xD6C398),
	Ink: rgb(0x22180F), Ink2: rgb(0x5B4A38), Ink3: rgb(0x8A765C),
	Heading: rgb(0x6B3A1E), Gilt: rgb(0xC9A24B), Gilt2: rgb(0xF0D48A),
	Glow: rgb(0xFFC928), Danger: rgb(0xB3261A), DangerLight: rgb(0xFFD9CF),
	Offer: rgb(0xFFD65A), Offer2: rgb(0xE9AE22), Good: rgb(0x2F6B3C),
	Purple: rgb(0x6B2D6B), Silver: rgb(0xE9EEF2), Steel: rgb(0x4F5B64), Fleet: rgb(0x1F4F74),
	Event: rgb(0x77746E), Bonus: rgb(0xD9791A), Surprise: rgb(0xA8221C), CardBack: rgb(0x16304A),
}
