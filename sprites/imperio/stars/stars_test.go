package stars

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
)

func TestStars(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, kind := range map[string]Kind{"own": Own, "open": Open, "shut": Shut} {
		all[name] = Star{kind, 200}.Picture().Pixels()
	}
	imagetest.Golden(t, "stars", all)
	imagetest.Distinct(t, 30, all)
}
