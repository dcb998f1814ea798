package palette

import base "tyche/sprites/palette"

// Themes returns every theme, the usual one first.
func Themes() []*Theme { return []*Theme{Atlas, protanTheme, deutanTheme, tritanTheme, contrastTheme} }

// Named returns the theme of that name, or Atlas.
func Named(name string) *Theme {
	for _, t := range Themes() {
		if t.Name == name {
			return t
		}
	}
	return Atlas
}

// The faction colours of all but the usual theme were sought so that the least CIEDE2000 distance of any two, as that vision
// sees them, is as large as their names (sun yellow, owl blue, eagle red ...) allow. palette_test.go measures it.
var (
	Atlas = with(base.Atlas, [Factions]base.Colors{
		base.Gold,
		base.Spell(0x2558A0, 0x142F5C, 0xBFD3EE, 0xFFFFFF),
		base.Spell(0xC2402A, 0x6E1D11, 0xF3C8BC, 0xFFFFFF),
		base.Spell(0x2B9A8B, 0x0F5249, 0xBCE5DD, 0xFFFFFF),
		base.Spell(0x6C4387, 0x3B2050, 0xDCCBE8, 0xFFFFFF),
		base.Spell(0x8C8478, 0x4A453D, 0xDDD8CC, 0xFFFFFF),
	})
	protanTheme = with(base.ForProtan, [Factions]base.Colors{
		base.Spell(0xEFD22A, 0x7A6606, 0xFBF2B8, 0x2E2600),
		base.Spell(0x1A6DDB, 0x0A3270, 0xC3DBFA, 0xFFFFFF),
		base.Spell(0x862616, 0x47110A, 0xEBC4BC, 0xFFFFFF),
		base.Spell(0x22E4F2, 0x0B6D75, 0xC9F8FB, 0x08343A),
		base.Spell(0x2D1644, 0x14081F, 0xCFC0DE, 0xFFFFFF),
		base.Spell(0x86827B, 0x45423E, 0xDDD8CC, 0xFFFFFF),
	})
	deutanTheme = with(base.ForDeutan, [Factions]base.Colors{
		base.Spell(0xFDDB4F, 0x80690A, 0xFDF3C4, 0x2E2600),
		base.Spell(0x3F70D2, 0x1B3470, 0xCCDAF6, 0xFFFFFF),
		base.Spell(0x862801, 0x471400, 0xEBC8BA, 0xFFFFFF),
		base.Spell(0x5DE5EE, 0x17707A, 0xD3F8FA, 0x08343A),
		base.Spell(0x3C0F31, 0x1C0616, 0xD9C2D3, 0xFFFFFF),
		base.Spell(0x8C877E, 0x484541, 0xDDD8CC, 0xFFFFFF),
	})
	tritanTheme = with(base.ForTritan, [Factions]base.Colors{
		base.Spell(0xFAE17E, 0x80701E, 0xFCF4D0, 0x2E2600),
		base.Spell(0x1469C5, 0x093263, 0xC2D9F2, 0xFFFFFF),
		base.Spell(0xC40F0C, 0x650504, 0xF4C3C2, 0xFFFFFF),
		base.Spell(0x5AE7D1, 0x17705F, 0xD2F8F1, 0x0A362E),
		base.Spell(0x44143B, 0x200819, 0xDDC6D8, 0xFFFFFF),
		base.Spell(0x828076, 0x434239, 0xDDD8CC, 0xFFFFFF),
	})
	contrastTheme = with(base.HighContrast, [Factions]base.Colors{
		base.Spell(0xFFDA72, 0x000000, 0xFFFFFF, 0x000000),
		base.Spell(0x1C4993, 0x000000, 0xFFFFFF, 0xFFFFFF),
		base.Spell(0xF4494E, 0x000000, 0xFFFFFF, 0x000000),
		base.Spell(0x3BC28B, 0x000000, 0xFFFFFF, 0x000000),
		base.Spell(0x1F1D45, 0x000000, 0xFFFFFF, 0xFFFFFF),
		base.Spell(0x6E6B66, 0x000000, 0xFFFFFF, 0xFFFFFF),
	})
)

// with is a theme of the program with these factions.
func with(t *base.Theme, factions [Factions]base.Colors) *Theme {
	return &Theme{
		Theme: t, Faction: factions,
		Purple: rgb(0x6B2D6B), Silver: rgb(0xE9EEF2), Steel: rgb(0x4F5B64), Fleet: rgb(0x1F4F74),
		Event: rgb(0x77746E), Bonus: rgb(0xD9791A), Surprise: rgb(0xA8221C), CardBack: rgb(0x16304A),
	}
}
