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
		{0, 1000, 0}, {1, 1000, 10}, {50, 1000, 16}, {100, 1000, 23}, {150, 1000, 28}, {200, 1000, 34}, {250, 1000, 40}, {300, 1000, 46}, {400, 1000, 54}, {500, 1000, 63},
		{600, 1000, 69}, {700, 1000, 76}, {800, 1000, 84}, {900, 1000, 92}, {950, 1000, 96}, {999, 1000, 99}, {999999, 1000000, 99}, {1000, 1000, 100},
	} {
		o := BattleOdds{Takes: odds.Chance{Ways: c.ways, Of: c.of}}
		prove.Is(t, fmt.Sprintf("%d of %d", c.ways, c.of), o.Told(), c.told)
	}
}
