package sector_test

import (
	"fmt"
	"testing"

	game "tyche/rules/sector"
)

// A frame that shows nothing new must leave nothing for the garbage collector, on the slate, on the sheets and in a battle,
// in large windows and on phones; and a table at which nothing happens asks for no frame.
func TestAFrameAtRestAllocatesNothing(t *testing.T) {
	for name, seen := range map[string]func(v *game.View) bool{
		"planning": func(v *game.View) bool { return v.Phase == 1 && v.Round == 2 },
		"build": func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 0 && !v.Battle.On
		},
		"research": func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2 && !v.Battle.On
		},
		"battle": func(v *game.View) bool { return v.Battle.On && len(v.Battle.Slots) > 0 },
	} {
		for _, size := range [][2]int{{1280, 800}, {844, 390}, {390, 844}} {
			at := sitUntil(t, "es", size[0], size[1], 4, 0, seen)
			at.Sees()
			at.Tick(60 * 5) // offers breathe a while
			what := fmt.Sprintf("%s in %v", name, size)
			if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 {
				t.Errorf("%s: %v allocations in a tick without input", what, n)
			}
			for n := range 120 {
				if at.App.Update(&at.In) {
					t.Errorf("%s: a frame is drawn in tick %d though nothing happens", what, n)
					break
				}
				at.In.Clear()
			}
		}
	}
}
