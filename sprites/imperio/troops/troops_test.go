package troops

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

var names = [Figures]string{"soldier", "fallen", "capsule", "city", "dark-city", "banner"}

func TestFigures(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for f := range Figures {
		m := image.NewRGBA(image.Rect(0, 0, 350, 180))
		p := paint.New(m)
		p.Fill(paint.Rect(0, 0, 350, 180), paint.Solid(palette.SkyMiddle))
		p.Translate(boxes[f][0], 8+boxes[f][1])
		Draw(p, f, palette.Atlas, palette.Druvenko)
		all[names[f]] = m
		cells = append(cells, imagetest.Cell{Label: names[f], Image: m})
	}
	imagetest.Sheet(t, "troops", 1000, palette.SkyMiddle, cells)
	imagetest.Golden(t, "troops", all)
	imagetest.Distinct(t, 10, all)
}
