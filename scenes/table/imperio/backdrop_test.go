package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// TestTheBackdropShowsABeginning: every hex of its map is made, and three Houses have their homes on it.
func TestTheBackdropShowsABeginning(t *testing.T) {
	v := opening().(*game.View)
	homes := 0
	for _, h := range v.Hexes {
		prove.True(t, "a hex holds a system or an anomaly", h.System.Kind != 0)
		if h.HomeOf != rules.Nobody {
			homes++
		}
	}
	prove.Is(t, "hexes", len(v.Hexes), 7*backdropSeats)
	prove.Is(t, "homes", homes, backdropSeats)
}
