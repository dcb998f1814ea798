package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/sector/orrery"
)

// TestGhostsStandInFreeHoles counts the workers of a payment that is foretold.
func TestGhostsStandInFreeHoles(t *testing.T) {
	f := &Face{}
	f.due.Work[3], f.due.Work[5] = 2, 1
	resource := func(id int16) rules.Ref { return rules.Ref{Kind: game.KindResource, ID: id} }
	if f.lifted() != 3 || f.dueOf(resource(3)) != 2 || f.dueOf(resource(4)) != 0 || f.dueOf(areaRef(3)) != 0 {
		t.Errorf("%d workers leave, %d and %d go to two cards, %d to an area", f.lifted(), f.dueOf(resource(3)), f.dueOf(resource(4)), f.dueOf(areaRef(3)))
	}
	plate := orrery.Plate{W: 84, H: 98, Yield: 3, Scale: 1}
	for i := range 3 {
		if at := plate.Hole(i); at.X <= 0 || at.X >= 84 || at.Y < 60 || at.Y >= 98 || i > 0 && at.X <= plate.Hole(i-1).X {
			t.Errorf("hole %d is at %v", i, at)
		}
	}
}
