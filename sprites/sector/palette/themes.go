package palette

import base "tyche/sprites/palette"

// Themes returns every theme, the usual one first.
func Themes() []*Theme { return []*Theme{Brass, protanTheme, deutanTheme, tritanTheme, contrastTheme} }

// Named returns the theme of that name, or Brass.
func Named(name string) *Theme {
	for _, t := range Themes() {
		if t.Name == name {
			return t
		}
	}
	return Brass
}

// Brass is the usual theme. The others move as few colours as little as that vision allows: see the test of
// scenes/registry, which measures them.
var (
	Brass         = dyed(base.Atlas, nil)
	protanTheme   = dyed(base.ForProtan, map[Faction]base.Colors{Reef: base.Spell(0xD3366A, 0x75143A, 0xFFC0D2, 0xFFFFFF), Drift: base.Spell(0x58B7EC, 0x1C5F8C, 0xCDEAFB, 0x06263B), Dusk: base.Spell(0x765ADD, 0x36229A, 0xCFC5FF, 0xFFFFFF)})
	deutanTheme   = dyed(base.ForDeutan, map[Faction]base.Colors{Anchor: base.Spell(0x885216, 0x482A08, 0xDDB68C, 0xFFF4E4), Drift: base.Spell(0x79C3EE, 0x1C5F8C, 0xD8F0FC, 0x06263B)})
	tritanTheme   = dyed(base.ForTritan, map[Faction]base.Colors{Anchor: base.Spell(0x6D502C, 0x3A2812, 0xD0B88E, 0xFFF4E4)})
	contrastTheme = dyed(base.HighContrast, map[Faction]base.Colors{
		Ember: base.Spell(0xFFC236, 0x000000, 0xFFFFFF, 0x000000), Anchor: base.Spell(0x3E2006, 0x000000, 0xFFFFFF, 0xFFFFFF),
		Reef: base.Spell(0xE02C80, 0x000000, 0xFFFFFF, 0xFFFFFF), Drift: base.Spell(0x4AA2DA, 0x000000, 0xFFFFFF, 0x000000),
		Dawn: base.Spell(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000), Dusk: base.Spell(0x5634C8, 0x000000, 0xFFFFFF, 0xFFFFFF),
	})
)

// dyed is a theme of the program with the factions in their usual colours, but for some.
func dyed(t *base.Theme, but map[Faction]base.Colors) *Theme {
	d := &Theme{Theme: t, Faction: [Factions]base.Colors{
		Ember:  base.Spell(0xFFB000, 0x8F5B00, 0xFFE3A0, 0x2A1A00),
		Anchor: base.Spell(0x8C5A2B, 0x4A2C10, 0xDDB68C, 0xFFF4E4),
		Reef:   base.Spell(0xDC267F, 0x7C0E43, 0xFFB4D6, 0xFFFFFF),
		Drift:  base.Spell(0x56B4E9, 0x1C5F8C, 0xCDEAFB, 0x06263B),
		Dawn:   base.Spell(0xF2F2F2, 0x75726A, 0xFFFFFF, 0x2A2620),
		Dusk:   base.Spell(0x785EF0, 0x36229A, 0xCFC5FF, 0xFFFFFF),
	}}
	for f, c := range but {
		d.Faction[f] = c
	}
	return d
}
