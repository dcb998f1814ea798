package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
)

// On a small upright phone the page of a place shows more than its head while orders are written.
func TestThePageOfAPlaceIsReadOnAnUprightPhone(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 360, H: 640, Seed: 5}, "3")
	g.In.Touch = true
	g.Tick(5)
	for range 2 {
		press(t, g, "Como es costumbre")
	}
	g.Tick(300)
	look(t, g, "upright")
	prove.True(t, "the fleet below the planet: "+strings.Join(g.Says(), "; "), says(g, "FLOTA DE ALDEMAR"))
}
