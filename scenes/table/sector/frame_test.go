package sector_test

import (
	"testing"

	game "tyche/rules/sector"
)

// A frame that shows nothing new must leave nothing for the garbage collector: on the slate, on the sheets and in a battle.
func TestAFrameAtRestAllocatesNothing(t *testing.T) {
	for name, seen := range map[string]func(v *game.View) bool{
		"planning": func(v *game.View) bool { return v.Phase == 1 && v.Round == 2 },
		"build": func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 0 && !v.Battle.On
		},
		"glass":  invading,
		"battle": func(v *game.View) bool { return v.Battle.On && len(v.Battle.Slots) > 0 },
	} {
		at := sitUntil(t, "es", 1280, 800, 3, 0, seen)
		at.Sees()
		at.Tick(60 * 5) // offers breathe a while
		if n := testing.AllocsPerRun(50, func() { at.Tick(1) }); n > 0 {
			t.Errorf("%s: %v allocations in a tick without input", name, n)
		}
	}
}
