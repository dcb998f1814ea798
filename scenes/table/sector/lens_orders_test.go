package sector_test

import (
	"testing"

	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestTheSequenceOfOrdersIsToldWhole: with four players and stacks of several orders the sheets of orders say by which rule these are revealed, and
// at 1280 by 800 as at 1024 by 640 the last player is seen without scrolling.
func TestTheSequenceOfOrdersIsToldWhole(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1024, 640}} {
		at := sitUntil(t, "es", size[0], size[1], 4, 0, func(v *game.View) bool {
			n := 0
			for q := range v.Planets {
				n += len(v.Planets[q].Stack)
			}
			return v.Round >= 2 && v.Phase == 2 && n >= 12
		})
		v := at.session.Chair(0).View().(game.View)
		for _, key := range []ui.Key{ui.KeyK, ui.KeyO} {
			at.press(key)
			if !at.shows("cada uno revela una de sus órdenes de encima (3.1)") {
				t.Errorf("%v: nothing says in which sequence orders are revealed: %q", size, at.Says())
			}
			look(t, at.Guide, "orders-"+map[ui.Key]string{ui.KeyK: "stacks", ui.KeyO: "players"}[key]+map[int]string{1280: "", 1024: "-small"}[size[0]])
			last, seen := at.session.Header().Seats[(int(v.First)+3)%4].Name, 0
			for _, words := range at.Says() {
				if words == last {
					seen++
				}
			}
			if key == ui.KeyO && seen < 2 { // once beside the slate
				t.Errorf("%v: the last player is out of sight", size)
			}
			at.press(key)
		}
	}
}
