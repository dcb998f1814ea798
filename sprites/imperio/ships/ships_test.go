package ships

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

var names = [Kinds]string{"troops", "aircraft", "carrier", "frigate", "cruiser", "dreadnought", "flagship", "station"}

func drawn(k Kind, h palette.House, look Look) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, Wide, High))
	p := paint.New(m)
	p.Fill(paint.Rect(0, 0, Wide, High), paint.Solid(palette.Sky))
	p.Translate(Wide/2, High/2)
	Draw(p, k, palette.Atlas.Of(h), look)
	return m
}

func TestShips(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for k := range Kinds {
		all[names[k]] = drawn(k, palette.Ezkarra, Whole)
		for look := range Wrecked + 1 {
			cells = append(cells, imagetest.Cell{Label: names[k], Image: drawn(k, palette.House(k), look)})
		}
	}
	imagetest.Sheet(t, "ships", 1130, palette.SkyMiddle, cells)
	imagetest.Golden(t, "ships", all)
	imagetest.Distinct(t, 20, all)
}

func TestLooks(t *testing.T) {
	all := map[string]*image.RGBA{}
	for look, name := range map[Look]string{Whole: "whole", Lit: "lit", Struck: "struck", Wrecked: "wrecked"} {
		all[name] = drawn(Cruiser, palette.Druvenko, look)
	}
	imagetest.Golden(t, "looks", all)
	imagetest.Distinct(t, 20, all)
}

// Every part of a ship lies within its box, so that no picture is cut.
func TestShipsFitTheirBox(t *testing.T) {
	for k := range Kinds {
		x0, y0, x1, y1 := k.Outline().Bounds()
		if x0 < -Wide/2+7 || x1 > Wide/2-7 || y0 < -High/2+7 || y1 > High/2-7 {
			t.Errorf("%s reaches from %.0f, %.0f to %.0f, %.0f", names[k], x0, y0, x1, y1)
		}
	}
}
