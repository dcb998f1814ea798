package imperio_test

import (
	"slices"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
)

// There is one set of controls: that of the film while it runs, which has a single button for the speed, and that of the bar while
// computers think and nothing is acted out.
func TestTheFilmAloneHasControls(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "SEAL")
	var seen [8]int // so many ticks with so many buttons for speeds
	for range 1200 {
		if g.Tick(1); g.App.Stack.Top().(*table.Table).Recaps() {
			break
		}
		n := 0
		for i := range table.Paces {
			for _, said := range g.Says() {
				if said == table.PaceLabel(i) {
					n++
				}
			}
		}
		seen[n]++
	}
	prove.True(t, "the film has one", seen[1] > 50)
	prove.True(t, "the bar has four", seen[4] > 0)
	prove.True(t, "both only in the tick in which the film takes over", slices.Max(seen[5:]) <= 1)
}
