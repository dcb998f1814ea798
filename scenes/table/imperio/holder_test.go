package imperio

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// A planet that was taken in this turn has its owner still and another holder, whose Troops stand on it: both are told (6.3).
func TestAPlanetSaysWhoHoldsIt(t *testing.T) {
	f := ringed(t, 3)
	for _, k := range []struct {
		owner, holder rules.Seat
		held          bool
	}{{1, 1, false}, {1, 2, true}, {rules.Nobody, 2, true}, {rules.Nobody, rules.Nobody, false}} {
		tip := f.worldTip(&game.PlanetView{Owner: k.owner, Holder: k.holder})
		prove.Is(t, tip, strings.Contains(tip, "Lo ocupa "+f.houseName(2)), k.held)
	}
}
