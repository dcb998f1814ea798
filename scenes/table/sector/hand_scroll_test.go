package sector_test

import (
	"fmt"
	"testing"

	"tyche/rules"
	face "tyche/scenes/table/sector"
	"tyche/sprites/canvas"
)

// TestAHandOfSixteenKindsIsRead: in small windows no card of it covers another; those that find no room are scrolled to, and each is as wide
// and high as a strip that can be read.
func TestAHandOfSixteenKindsIsRead(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
		at := sitDown(t, "es", size[0], size[1], 4, 0, 3, 1)
		hand := at.face.(*face.Face).Deal(16)
		at.In.Present = false
		at.Tick(3)
		_, cards := at.face.(*face.Face).Bench()
		met := map[rules.Ref]bool{}
		for turn := range 12 {
			look(t, at.Guide, fmt.Sprintf("hand-16-%d-%d", size[0], turn))
			var seen []canvas.Rect
			for _, ref := range hand {
				r, drawn := at.face.Where(ref)
				if !drawn {
					continue
				}
				for _, other := range seen {
					if r.Meets(other) {
						t.Fatalf("%v: a card covers another", size)
					}
				}
				if seen = append(seen, r); r.W >= 80 && r.H >= 17 && cards.Contains(r.Center()) {
					met[ref] = true
				}
			}
			at.In.Cursor, at.In.Present, at.In.Wheel = cards.Center(), true, -1
			at.Tick(1)
			at.Tick(40)
		}
		if len(met) != 16 {
			t.Errorf("%v: %d of 16 cards can be read: %q", size, len(met), at.Says())
		}
		if ref := hand[len(hand)-1]; true {
			at.In.Cursor = at.where(t, ref)
			at.Tick(3)
			if !at.shows(at.voice.NameOf(ref)) {
				t.Errorf("%v: the last card is not told under the cursor", size)
			}
			look(t, at.Guide, fmt.Sprintf("hand-16-%d-over", size[0]))
		}
	}
}
