package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
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

// Where panels take turns, a game that is opened while orders are written begins with the page that lists what to write, and not with the few
// answers that stand beside it.
func TestAnOpenedPlanBeginsWithItsPages(t *testing.T) {
	m := matchAt(t, arrived)
	m.Plan("", func(string) {})
	g := sitIn(t, m, guide.Window{Language: "en", W: 390, H: 844, Seed: 5}, table.Exits{})
	g.Tick(30)
	prove.True(t, "panels take turns", says(g, "Decision"))
	prove.True(t, "the pages are open", says(g, "Technologies"))
}
