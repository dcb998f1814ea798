package toy

import (
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

// Emblems tell the seats apart. These colours do in every theme; a game for which they do not has a table for each
// theme, as sprites/diadochi/palette.
var Emblems = []emblems.Emblem{
	polygon("triangle", 3, palette.Spell(0xF0C419, 0x7A6200, 0xFFF3B8, 0x2E2600)),
	polygon("square", 4, palette.Spell(0x1C4F9C, 0x0C2A58, 0xC0D4F2, 0xFFFFFF)),
	polygon("pentagon", 5, palette.Spell(0xB5341F, 0x5E150A, 0xF3C8BC, 0xFFFFFF)),
	polygon("hexagon", 6, palette.Spell(0x6FD6C8, 0x0B5A50, 0xD6F5F0, 0x06332C)),
	polygon("disc", 24, palette.Spell(0x3A1A4E, 0x1C0A28, 0xDAC8E6, 0xFFFFFF)),
}

// polygon is an emblem with so many corners, within and without.
func polygon(name string, corners int, c palette.Colors) emblems.Emblem {
	return emblems.Emblem{
		Name:    name,
		Colors:  func(*palette.Theme) palette.Colors { return c },
		Outline: func(r float64) *paint.Path { return paint.Ngon(0, 0, 1.05*r, corners, 0) },
		Device: func(p *paint.Painter, r float64, ink, ground paint.Color) {
			p.Fill(paint.Ngon(0, 0, .8*r, corners, 0), paint.Solid(ink))
			p.Fill(paint.Ngon(0, 0, .4*r, corners, 0), paint.Solid(ground))
		},
	}
}
