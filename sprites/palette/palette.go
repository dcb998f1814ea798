// Package palette holds the colours of the program: paper and wood, overlays, and the same again for people who see
// colours differently. What its seats are painted with belongs to each game. It knows no shape and no rule.
package palette

import (
	"image/color"

	"tyche/sprites/paint"
)

// Colors is what one seat is painted with.
type Colors struct {
	Main, Dark, Light color.NRGBA
	Ink               color.NRGBA // of the emblem on Main
}

// Theme is one complete set of colours. Themes are shared and never changed.
type Theme struct {
	Name string // key of its text, also what settings store

	Wood, Wood2, Wood3    color.NRGBA // window, columns, buttons
	Paper, Paper2, Paper3 color.NRGBA // panel top, panel bottom, rules
	Ink, Ink2, Ink3       color.NRGBA // text, secondary text, hairlines
	Heading               color.NRGBA
	Gilt, Gilt2           color.NRGBA

	Glow, Danger, DangerLight color.NRGBA // selection and offers; targets of a fight
	Offer, Offer2             color.NRGBA // main button
	Good                      color.NRGBA // a sum in favour
}

var rgb = paint.RGB

// Spell makes the colours of a seat: main, dark, light, emblem, each 0xRRGGBB.
func Spell(main, dark, light, ink uint32) Colors {
	return Colors{rgb(main), rgb(dark), rgb(light), rgb(ink)}
}

// Gold is what the program's own sign and Tyche's coin are made of.
var Gold = Spell(0xE3A51C, 0x8F5F06, 0xFBE6A8, 0x3A2600)

// Atlas is the usual theme: a printed atlas on a wooden table.
var Atlas = &Theme{
	Name: "atlas",
	Wood: rgb(0x211A15), Wood2: rgb(0x2A211A), Wood3: rgb(0x43362B),
	Paper: rgb(0xF7EFDB), Paper2: rgb(0xEDE0C1), Paper3: rgb(0xD6C398),
	Ink: rgb(0x22180F), Ink2: rgb(0x5B4A38), Ink3: rgb(0x8A765C),
	Heading: rgb(0x6B3A1E), Gilt: rgb(0xC9A24B), Gilt2: rgb(0xF0D48A),
	Glow: rgb(0xFFC928), Danger: rgb(0xB3261A), DangerLight: rgb(0xFFD9CF),
	Offer: rgb(0xFFD65A), Offer2: rgb(0xE9AE22), Good: rgb(0x2F6B3C),
}

// The themes for those who lack a kind of cones, and one that lightness alone tells apart.
var (
	ForProtan    = variant("protan", 0xD9480F, 0x123F2A)
	ForDeutan    = variant("deutan", 0xD9480F, 0x123F2A)
	ForTritan    = variant("tritan", 0xC40F0C, 0x55711C)
	HighContrast = variant("contrast", 0xE03A1E, 0x0B3B1B)
)

// variant is Atlas with other colours of danger and of what is good.
func variant(name string, danger, good uint32) *Theme {
	t := *Atlas
	t.Name, t.Danger, t.Good = name, rgb(danger), rgb(good)
	return &t
}

// Themes returns every theme, the usual one first.
func Themes() []*Theme { return []*Theme{Atlas, ForProtan, ForDeutan, ForTritan, HighContrast} }

// Named returns the theme of that name, or Atlas.
func Named(name string) *Theme {
	for _, t := range Themes() {
		if t.Name == name {
			return t
		}
	}
	return Atlas
}
