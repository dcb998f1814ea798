package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestWhatIsAbandonedIsToldBeforeTheClick takes up everybody on a world beside, and points at an area that has room for all of an area there.
func TestWhatIsAbandonedIsToldBeforeTheClick(t *testing.T) {
	var to rules.Ref
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool {
		o := &v.Order
		if !o.On || o.Seat != 0 || o.Order.ID%3 != 1 || v.Battle.On || reserve(v) < 1 {
			return false
		}
		for _, area := range v.Planets[o.Planet.ID].Areas {
			if a := &v.Areas[area.ID]; a.Owner < 0 && a.Limit >= reserve(v) {
				to = area
				return true
			}
		}
		return false
	})
	all, some := at.Find("todas")
	if !some {
		t.Fatalf("nobody can be taken up: %q", at.Says())
	}
	at.Press(all)
	if _, told := at.Find("Deja "); told {
		t.Fatalf("something is left, but nobody points anywhere: %q", at.Says())
	}
	at.In.Cursor, at.In.Present = at.where(t, to), true
	at.Tick(3)
	if _, told := at.Find("Deja "); !told {
		t.Errorf("what is left behind is not told: %q", at.Says())
	}
	look(t, at.Guide, "glass-left-es")
	untold(t, at.Guide)
}
