package rules_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/odds"
)

// TestNothingUncertainIsToldAsCertain: what comes in one of a thousand cases is not told like what comes in one of a hundred, and neither
// like what cannot come.
func TestNothingUncertainIsToldAsCertain(t *testing.T) {
	for _, k := range []struct {
		c    odds.Chance
		want rules.Arg
	}{
		{odds.Chance{Ways: 0, Of: 1000}, rules.N(0)},
		{odds.Chance{Ways: 1, Of: 1_000_000_000_000}, rules.W("<1")},
		{odds.Chance{Ways: 4, Of: 1000}, rules.W("<1")},
		{odds.Chance{Ways: 5, Of: 1000}, rules.N(1)},
		{odds.Chance{Ways: 10, Of: 1000}, rules.N(1)},
		{odds.Chance{Ways: 500, Of: 1000}, rules.N(50)},
		{odds.Chance{Ways: 990, Of: 1000}, rules.N(99)},
		{odds.Chance{Ways: 995, Of: 1000}, rules.N(99)},
		{odds.Chance{Ways: 996, Of: 1000}, rules.W(">99")},
		{odds.Chance{Ways: 999_999_999_999, Of: 1_000_000_000_000}, rules.W(">99")},
		{odds.Chance{Ways: 1000, Of: 1000}, rules.N(100)},
	} {
		if got := rules.Percent(k.c); got != k.want {
			t.Errorf("%v is told as %v, not %v", k.c, got, k.want)
		}
	}
	if got := rules.PercentAs(odds.Chance{Ways: 999, Of: 1000}, 98); got != rules.N(98) {
		t.Errorf("98 beside others is told as %v", got)
	}
}
