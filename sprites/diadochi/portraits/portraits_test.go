package portraits

import (
	"image"
	"maps"
	"slices"
	"testing"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/heads"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

func portrait(id string, px int, f palette.Faction, detail bool) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px, px))
	p := paint.NewScaled(m, 120, 120)
	c := palette.Atlas.Of(f)
	p.FillHex(paint.Circle(60, 60, 60), 0xFBE6C0)
	p.Clip(paint.Circle(60, 60, 60))
	p.Translate(10, 14)
	Draw(p, id, heads.Metal(c.Main, c.Dark, c.Light), detail)
	return m
}

func TestPortraits(t *testing.T) {
	all, small := map[string]*image.RGBA{}, map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for i, id := range slices.Sorted(maps.Keys(looks)) {
		f := palette.Faction(i % 5)
		cells = append(cells, imagetest.Cell{Label: id, Image: portrait(id, 190, f, true)}, imagetest.Cell{Label: "", Image: portrait(id, 36, f, false)})
		all[id], small[id] = portrait(id, 96, palette.Sun, true), portrait(id, 32, palette.Owl, false)
	}
	imagetest.Sheet(t, "portraits", 1600, palette.Atlas.Paper2, cells)
	imagetest.Golden(t, "portraits", all)
	imagetest.Distinct(t, 25, all)
	imagetest.Distinct(t, 20, small)
}
