package stage

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/sprites/imperio/chamber"
)

// Every stall has its own room beside its neighbours, in the chamber of any number of Houses.
func TestStallsStandApart(t *testing.T) {
	for n := 2; n <= 6; n++ {
		for i := range n {
			x := chamber.Stall(i, n).X
			prove.True(t, "in the chamber", x-chamber.Room/2 > 0 && x+chamber.Room/2 < 1)
			prove.True(t, "beside its neighbour", i == 0 || x-chamber.Stall(i-1, n).X > chamber.Room-1e-9)
		}
	}
}
