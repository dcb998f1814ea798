package sector_test

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
)

// TestTheTableLooksAsItDid: in the third round of a game of four, in a usual window and in a small one.
func TestTheTableLooksAsItDid(t *testing.T) {
	pictures := map[string]*image.RGBA{}
	for _, row := range []struct {
		name, language string
		w, h           int
	}{{"1280x800", "es", 1280, 800}, {"1024x640", "en", 1024, 640}} {
		at := sitDown(t, row.language, row.w, row.h, 4, 0, 3, 1)
		at.Tick(300) // what breathes at first stands still
		pictures[row.name] = at.Sees()
		look(t, at.Guide, "golden-"+row.name)
	}
	imagetest.Golden(t, "table", pictures)
}
