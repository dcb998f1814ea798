package replay

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestNoLineOfTheChronicleIsCutOffAbove: it opens at the top of a line.
func TestNoLineOfTheChronicleIsCutOffAbove(t *testing.T) {
	k := chronicle{lines: []line{{bottom: 20}, {bottom: 55}, {bottom: 75}}}
	for y, want := range map[float64]float64{-30: 0, 0: 0, 1: 20, 20: 20, 21: 55, 60: 75, 90: 75} {
		prove.Is(t, "the top", k.topFrom(y), want)
	}
}
