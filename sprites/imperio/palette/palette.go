// Package palette adds to the colours of the program those of Imperio: its eight Houses in every theme, the night of the
// chart and its engraver's inks, globes, wax and dice. It knows no shape and no rule.
package palette

import (
	"image/color"

	"tyche/sprites/paint"
	base "tyche/sprites/palette"
)

// House is one of the eight Houses, in the order of the rules.
type House uint8

// The Houses.
const (
	Aldemar House = iota
	Brisande
	Corvantel
	Druvenko
	Ezkarra
	Fornalva
	Halmerin
	Ondevar
	Houses // how many there are
)

// Names are the Houses as journals and texts call them.
var Names = [Houses]string{"aldemar", "brisande", "corvantel", "druvenko", "ezkarra", "fornalva", "halmerin", "ondevar"}

// Theme is a theme of the program with the tinctures of the Houses in it. Themes are shared and never changed.
type Theme struct {
	*base.Theme
	tinctures [Houses]base.Colors
}

// Of returns the colours of a House; anybody else has those of a neutral world.
func (t *Theme) Of(h House) base.Colors {
	if h >= Houses {
		return Neutral
	}
	return t.tinctures[h]
}

// Neutral is what no House owns.
var Neutral = base.Colors{Main: Line, Dark: Plate, Light: rgb(0xC9D2EA), Ink: Plate}

var rgb = paint.RGB

// The night of the chart. It is the same in every theme: lamplight darkens paper, never the sky.
var (
	SkyEdge, Sky, SkyMiddle, Burin = rgb(0x0A1228), rgb(0x121F40), rgb(0x223663), rgb(0x2E426F)
	Keyline                        = rgb(0x070914)
	Plate, Circles, Line           = rgb(0x0A1022), rgb(0x5F7096), rgb(0x93A0BE) // of names and fleets, of the heavens, of a hex
	HexGround, Label, Faint        = rgb(0x0B1429), rgb(0xC9D2EA), rgb(0x8C9BC0)
	Ivory, Star, Gilt, Gilt2       = rgb(0xEFE6CF), rgb(0xFFF8E6), rgb(0xC9A24B), rgb(0xF0D48A)
	Attack, AttackOnSky, Glow      = rgb(0xB3261A), rgb(0xFF7A5C), rgb(0xFFC928)
	Wax, WaxLight, WaxDark         = rgb(0x8E1F24), rgb(0x9A2529), rgb(0x5E1015)
	WaxGleam, WaxText              = rgb(0xE9A08E), rgb(0xFFE3D5)
	Hole, Storm                    = rgb(0x02040B), rgb(0xE8A24A)
	ShieldLight                    = rgb(0xBFE0FF) // a Planetary Shield's double outline
)

// Globe is what a world is engraved with.
type Globe struct{ Light, Tone, Shade color.NRGBA }

// Globes are the worlds by their Resources, 0 to 6.
var Globes = [7]Globe{
	{rgb(0xE4DFD3), rgb(0xB5B0A8), rgb(0x5A5A63)}, {rgb(0xF6FAF7), rgb(0xC3D3D8), rgb(0x51636F)},
	{rgb(0xF1DDBE), rgb(0xC79A70), rgb(0x5E4232)}, {rgb(0xFBF6E6), rgb(0xD8CDB2), rgb(0x5F584C)},
	{rgb(0xF8E6BE), rgb(0xD6B07A), rgb(0x604A32)}, {rgb(0xF7D9B2), rgb(0xCE8E5C), rgb(0x5C3524)},
	{rgb(0xE9F1E4), rgb(0xA9C3BC), rgb(0x3F5A5C)},
}

// Die is how a ten-sided die lies: its faces and the ink of its number.
type Die struct{ Face, Ink, Rim color.NRGBA }

// Dice that hit, that miss on paper and on the sky, and that save.
var (
	Hit     = Die{rgb(0xF0D48A), rgb(0x22180F), rgb(0x4A3512)}
	Miss    = Die{rgb(0xC9BFA6), rgb(0x6E604C), rgb(0x8A765C)}
	MissSky = Die{rgb(0x3A4563), rgb(0xC6CEE2), rgb(0x8C9BC0)}
	Saved   = Die{rgb(0x8EA086), rgb(0x1E261D), rgb(0x465245)}
)
