package diadochi

import (
	"image"
	"testing"

	"tyche/rules/session"
	"tyche/sprites/imagetest"
)

// The table of a new game, in a usual window and in a small one held upright, looks as it did.
func TestTheTableLooksAsItDid(t *testing.T) {
	first := func(session.Chair) bool { return true }
	pictures := map[string]*image.RGBA{}
	for _, v := range []view{
		{name: "1280x800", w: 1280, h: 800, until: first},
		{name: "600x900 lamplight", w: 600, h: 900, lang: "en", theme: "lamplight", until: first},
	} {
		pictures[v.name] = v.open(t).picture()
	}
	imagetest.Golden(t, "table", pictures)
}
