package signs

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
)

func TestSigns(t *testing.T) {
	all, small := map[string]*image.RGBA{}, map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for s := range Signs {
		for _, px := range []int{48, 24, 16} {
			cells = append(cells, imagetest.Cell{Label: fmt.Sprint(s), Image: Picture(s, px, palette.Gilt2).Pixels()})
		}
		all[fmt.Sprint("sign ", s)] = Picture(s, 48, palette.Gilt2).Pixels()
		small[fmt.Sprint("sign ", s)] = Picture(s, 16, palette.Gilt2).Pixels()
	}
	imagetest.Sheet(t, "signs", 1200, palette.Sky, cells)
	imagetest.Golden(t, "signs", all)
	imagetest.Distinct(t, 40, all)
	imagetest.Distinct(t, 40, small)
}

func TestASignIsPaintedOnce(t *testing.T) {
	first := Picture(War, 20, palette.Gilt)
	if Picture(War, 20, palette.Gilt) != first {
		t.Error("the same sign was painted twice")
	}
	if first == Picture(War, 20, palette.Gilt2) {
		t.Error("another colour gave the same picture")
	}
}
