package stamps

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

func TestStamps(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for name, shape := range map[string]Shape{"done": Oval, "broken": Cracked, "cancelled": Barred} {
		for _, size := range []int{14, 22, 40} {
			m := Stamp{"CUMPLIDA", shape, paint.RGB(0xA32620), size}.Picture().Pixels()
			if size == 22 {
				all[name] = m
			}
			cells = append(cells, imagetest.Cell{Label: name, Image: m})
		}
	}
	imagetest.Sheet(t, "stamps", 700, paint.RGB(0xEDE0C1), cells)
	imagetest.Golden(t, "stamps", all)
	imagetest.Distinct(t, 8, all)
}
