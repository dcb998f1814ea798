package sector

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/odds"
)

// TestOddsAsTold tells tenths of a chance as veterans play it, and what lies between in proportion.
func TestOddsAsTold(t *testing.T) {
	for _, c := range []struct {
		ways, of uint64
		told     int
	}{
		{0, 1000, 0}, {1, 1000, 10}, {50, 1000, 17}, {100, 1000, 24}, {150, 1000, 29}, {200, 1000, 35}, {250, 1000, 39}, {300, 1000, 43}, {400, 1000, 52}, {500, 1000, 64},
		{600, 1000, 69}, {700, 1000, 76}, {800, 1000, 84}, {900, 1000, 92}, {950, 1000, 96}, {999, 1000, 99}, {999999, 1000000, 99}, {1000, 1000, 100},
	} {
		o := BattleOdds{Takes: odds.Chance{Ways: c.ways, Of: c.of}}
		prove.Is(t, fmt.Sprintf("%d of %d", c.ways, c.of), o.Told(), c.told)
	}
}
