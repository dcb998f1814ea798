package binding

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

func TestCovers(t *testing.T) {
	all := map[string]*image.RGBA{}
	for h := range palette.Houses {
		m := image.NewRGBA(image.Rect(0, 0, 320, 200))
		Draw(paint.New(m), palette.Atlas, h, 320, 200)
		all[palette.Names[h]] = m
	}
	imagetest.Golden(t, "covers", all)
	imagetest.Distinct(t, 300, all)
}
