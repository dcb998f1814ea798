package emblems

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

func token(theme *palette.Theme, h palette.House, px int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px*5/4, px*5/4))
	p := paint.New(m)
	p.Translate(float64(px)*5/8, float64(px)*5/8)
	Seats[h].Token(p, theme.Theme, float64(px)/2)
	return m
}

func arms(theme *palette.Theme, h palette.House, px int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px, px))
	p := paint.New(m)
	p.Translate(float64(px)/2, float64(px)/2)
	Arms(p, theme, h, float64(px)*.92)
	return m
}

func TestArmsOfTheHouses(t *testing.T) {
	golden, small := map[string]*image.RGBA{}, map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, theme := range palette.Themes() {
		for h := range palette.Houses {
			for _, px := range []int{110, 40, 22} {
				cells = append(cells, imagetest.Cell{Label: palette.Names[h], Image: arms(theme, h, px)}, imagetest.Cell{Image: token(theme, h, px)})
			}
		}
	}
	for h, name := range palette.Names {
		golden["arms "+name] = arms(palette.Atlas, palette.House(h), 64)
		golden["token "+name] = token(palette.Atlas, palette.House(h), 64)
		small[name] = arms(palette.Atlas, palette.House(h), 20)
	}
	imagetest.Sheet(t, "arms", 1600, palette.SkyMiddle, cells)
	imagetest.Golden(t, "arms", golden)
	imagetest.Distinct(t, 150, golden)
	imagetest.Distinct(t, 150, small)
}

// Houses tell apart in grey too: by the cut of the shield alone, and by the charge alone.
func TestCutsAndChargesDiffer(t *testing.T) {
	cuts, charges := map[string]*image.RGBA{}, map[string]*image.RGBA{}
	black := paint.RGB(0)
	for h, name := range palette.Names {
		cuts[name] = about(func(p *paint.Painter) { p.FillHex(Outline(palette.House(h), 28), 0) })
		charges[name] = about(func(p *paint.Painter) { Charge(p, palette.House(h), 28, black, paint.RGB(0xFFFFFF)) })
	}
	imagetest.Distinct(t, 20, cuts)
	imagetest.Distinct(t, 100, charges)
}

// about paints on a picture of 64 pixels about its middle.
func about(draw func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 64, 64))
	p := paint.New(m)
	p.Translate(32, 32)
	draw(p)
	return m
}
