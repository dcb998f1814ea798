package d10

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

func TestDice(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, ink := range map[string]palette.Die{"hit": palette.Hit, "miss": palette.Miss, "miss on the sky": palette.MissSky, "saved": palette.Saved} {
		m := image.NewRGBA(image.Rect(0, 0, 64, 64))
		p := paint.New(m)
		p.Translate(32, 32)
		Draw(p, 27, ink)
		all[name] = m
	}
	imagetest.Golden(t, "d10", all)
	imagetest.Distinct(t, 100, all)
}
