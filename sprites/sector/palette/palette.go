// Package palette adds to the colours of the program those of Sector: its six factions in every theme, brass, slate,
// walnut and the enamels of the worlds. It knows no shape and no rule.
package palette

import (
	"image/color"

	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// Faction is one of the six factions, in the order of the rule book.
type Faction uint8

// The factions: two of each people.
const (
	Ember Faction = iota
	Anchor
	Reef
	Drift
	Dawn
	Dusk
	Factions // how many there are
)

// Names are the ids of the factions, as journals keep them.
var Names = [Factions]string{"ember", "anchor", "reef", "drift", "dawn", "dusk"}

// Theme is a theme of the program with the colours of the factions. Themes are shared and never changed.
type Theme struct {
	*base.Theme
	Faction [Factions]base.Colors
}

// The metals, woods and stones of the table.
var (
	Ink      = paint.RGB(0x1B1410)
	Ink2     = paint.RGB(0x5B4A38)
	BrassHi  = paint.RGB(0xF2DFA8)
	BrassMid = paint.RGB(0xC6A05A)
	BrassLo  = paint.RGB(0x8A6A32)
	BrassDk  = paint.RGB(0x4E3A1A)
	Walnut   = paint.RGB(0x43291A)
	WalnutHi = paint.RGB(0x5A3B25)
	WalnutLo = paint.RGB(0x2E1C11)
	Slate    = paint.RGB(0x26343E)
	SlateLo  = paint.RGB(0x151E25)
	Engraved = paint.RGB(0xB9CBD2)
	Ivory    = paint.RGB(0xFFF8E6)
	Lit      = paint.RGB(0xFFF3B0)
	Halo     = paint.RGB(0xFFC928)
	Gilt     = paint.RGB(0xF0D48A)
	Pale     = paint.RGB(0xC9D6DA) // words on slate
	Dim      = paint.RGB(0xB09E7C) // words on walnut that wait
	Patina   = paint.RGB(0x9CC7A6) // what event cards brought
)

// Enamel is what the cells of a world are filled with.
type Enamel struct{ Mine, MineDark, Well, WellDark color.NRGBA }

// Enamels are those of each world, in the order of the rule book's table.
var Enamels = [...]Enamel{
	enamel(0xA06A54, 0x6E4234, 0x5F9DAA, 0x346A7B), // Ashmere
	enamel(0xB39470, 0x7E6444, 0x86AAA6, 0x557E7C), // Coldharrow
	enamel(0x9C8060, 0x6B5238, 0x7C9C92, 0x4A6E66), // Dunhollow
	enamel(0x985C4E, 0x66382E, 0x6FA288, 0x3C6E56), // Eddermark
	enamel(0xA8744E, 0x6F4628, 0x8AA06A, 0x58703C), // Fennwick
	enamel(0xBA8850, 0x85592C, 0x5E93AE, 0x33637E), // Gyre
	enamel(0xC0A272, 0x8A6E46, 0x62AE98, 0x34786A), // Ilvane
	enamel(0x94765E, 0x644A36, 0x558A90, 0x2F5C64), // Jorrum
	enamel(0xC49C78, 0x94704E, 0x6FA59A, 0x4C8379), // Karst
	enamel(0xBFAC8C, 0x8E7A58, 0x9AA862, 0x69763A), // Lowmarrow
	enamel(0xA9714F, 0x70452C, 0x6FA59A, 0x4C8379), // Morrowgate
	enamel(0x75656A, 0x463B42, 0x93B6AE, 0x5E867E), // Nightglass
}

func enamel(mine, mineDark, well, wellDark uint32) Enamel {
	return Enamel{paint.RGB(mine), paint.RGB(mineDark), paint.RGB(well), paint.RGB(wellDark)}
}
