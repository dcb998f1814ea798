package emblems

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

func token(theme *palette.Theme, f palette.Faction, px int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px*5/4, px*5/4))
	p := paint.New(m)
	p.Translate(float64(px)*5/8, float64(px)*5/8)
	Token(p, theme, f, float64(px)/2)
	return m
}

func TestTokens(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, theme := range palette.Themes() {
		for f := range palette.Factions {
			for _, px := range []int{96, 40, 24, 16} {
				cells = append(cells, imagetest.Cell{Label: fmt.Sprint(theme.Name, f), Image: token(theme, f, px)})
			}
		}
	}
	for f := range palette.Factions {
		all[fmt.Sprintf("faction %d", f)] = token(palette.Atlas, f, 64)
	}
	imagetest.Sheet(t, "emblems", 1600, palette.Atlas.Paper2, cells)
	imagetest.Golden(t, "emblems", all)
	imagetest.Distinct(t, 100, all)
}

func TestShapesDifferInGrey(t *testing.T) {
	shapes := map[string]*image.RGBA{}
	for f := range palette.Factions {
		m := image.NewRGBA(image.Rect(0, 0, 64, 64))
		p := paint.New(m)
		p.Translate(32, 32)
		p.FillHex(Outline(f, 28), 0)
		shapes[fmt.Sprintf("faction %d", f)] = m
	}
	imagetest.Distinct(t, 20, shapes)
}
