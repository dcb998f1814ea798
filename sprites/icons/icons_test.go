package icons

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/palette"
)

func TestIcons(t *testing.T) {
	all := map[string]*image.RGBA{}
	var dark, light []imagetest.Cell
	for i := range Icons {
		if len(drawn[i]) == 0 {
			t.Fatalf("icon %d is not drawn", i)
		}
		all[fmt.Sprint("icon ", i)] = Picture(i, 32, palette.Atlas.Ink).Pixels()
		for _, px := range []int{48, 24, 16} {
			light = append(light, imagetest.Cell{Image: Picture(i, px, palette.Atlas.Ink).Pixels()})
			dark = append(dark, imagetest.Cell{Image: Picture(i, px, palette.Atlas.Gilt2).Pixels()})
		}
	}
	imagetest.Sheet(t, "icons-light", 1400, palette.Atlas.Paper, light)
	imagetest.Sheet(t, "icons-dark", 1400, palette.Atlas.Wood, dark)
	imagetest.Golden(t, "icons", all)
	imagetest.Distinct(t, 20, all)
}

func TestIconsFillTheirBox(t *testing.T) {
	for i := range Icons {
		m := Picture(i, 48, palette.Atlas.Ink).Pixels()
		box := image.Rectangle{}
		for y := range 48 {
			for x := range 48 {
				if m.RGBAAt(x, y).A > 60 {
					box = box.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		if max(box.Dx(), box.Dy()) < 30 {
			t.Errorf("icon %d fills only %v of 48", i, box.Size())
		}
	}
}

func TestIconsAreKept(t *testing.T) {
	if n := testing.AllocsPerRun(50, func() { Picture(Undo, 24, palette.Atlas.Ink) }); n != 0 {
		t.Errorf("asking again allocates %v times", n)
	}
	if Picture(Icons+5, 24, palette.Atlas.Ink).Pixels() == nil {
		t.Error("an unknown icon has no picture")
	}
}
