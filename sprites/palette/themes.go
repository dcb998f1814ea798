package palette

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

// The faction colours of these themes were sought so that the least CIEDE2000 distance of any two, as that vision
// sees them, is as large as their names (sun yellow, owl blue, eagle red ...) allow. vision_test.go measures it.
var (
	protanTheme = variant("protan", [Factions]Colors{
		colors(0xEFD22A, 0x7A6606, 0xFBF2B8, 0x2E2600),
		colors(0x1A6DDB, 0x0A3270, 0xC3DBFA, 0xFFFFFF),
		colors(0x862616, 0x47110A, 0xEBC4BC, 0xFFFFFF),
		colors(0x22E4F2, 0x0B6D75, 0xC9F8FB, 0x08343A),
		colors(0x2D1644, 0x14081F, 0xCFC0DE, 0xFFFFFF),
		colors(0x86827B, 0x45423E, 0xDDD8CC, 0xFFFFFF),
	}, 0xD9480F, 0x123F2A)
	deutanTheme = variant("deutan", [Factions]Colors{
		colors(0xFDDB4F, 0x80690A, 0xFDF3C4, 0x2E2600),
		colors(0x3F70D2, 0x1B3470, 0xCCDAF6, 0xFFFFFF),
		colors(0x862801, 0x471400, 0xEBC8BA, 0xFFFFFF),
		colors(0x5DE5EE, 0x17707A, 0xD3F8FA, 0x08343A),
		colors(0x3C0F31, 0x1C0616, 0xD9C2D3, 0xFFFFFF),
		colors(0x8C877E, 0x484541, 0xDDD8CC, 0xFFFFFF),
	}, 0xD9480F, 0x123F2A)
	tritanTheme = variant("tritan", [Factions]Colors{
		colors(0xFAE17E, 0x80701E, 0xFCF4D0, 0x2E2600),
		colors(0x1469C5, 0x093263, 0xC2D9F2, 0xFFFFFF),
		colors(0xC40F0C, 0x650504, 0xF4C3C2, 0xFFFFFF),
		colors(0x5AE7D1, 0x17705F, 0xD2F8F1, 0x0A362E),
		colors(0x44143B, 0x200819, 0xDDC6D8, 0xFFFFFF),
		colors(0x828076, 0x434239, 0xDDD8CC, 0xFFFFFF),
	}, 0xC40F0C, 0x55711C)
	contrastTheme = variant("contrast", [Factions]Colors{
		colors(0xFFDA72, 0x000000, 0xFFFFFF, 0x000000),
		colors(0x1C4993, 0x000000, 0xFFFFFF, 0xFFFFFF),
		colors(0xF4494E, 0x000000, 0xFFFFFF, 0x000000),
		colors(0x3BC28B, 0x000000, 0xFFFFFF, 0x000000),
		colors(0x1F1D45, 0x000000, 0xFFFFFF, 0xFFFFFF),
		colors(0x6E6B66, 0x000000, 0xFFFFFF, 0xFFFFFF),
	}, 0xE03A1E, 0x0B3B1B)
)

// variant is Atlas with other factions, danger and good.
func variant(name string, factions [Factions]Colors, danger, good uint32) *Theme {
	t := *Atlas
	t.Name, t.Faction, t.Danger, t.Good = name, factions, rgb(danger), rgb(good)
	return &t
}
