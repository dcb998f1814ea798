package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Troops that came with the fleet a turn ago are landed where it lies, without the fleet being sent anywhere.
func TestTroopsLandWhereTheFleetLies(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 3}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port") // the desk is laid
	names := systems(t, g)
	sendAway(t, g, names)
	g.Tick(60)
	row, found := g.Find("Load from")
	prove.True(t, "Troops can be loaded", found)
	g.Press(canvas.Point{X: 1237, Y: row.Y})
	g.Tick(5)
	press(t, g, "SEAL")
	for i := 0; i < 4000 && !says(g, "Thais: give your orders for turn 2"); i++ {
		if g.Tick(5); i%40 == 0 {
			g.Key(ui.KeyEscape) // the film, and what is told after it
		}
	}
	g.Key(ui.KeyEscape)
	g.Tick(5)
	press(t, g, "The fleet at ")
	g.Tick(60)
	heading, found := g.Find("STAYING AT")
	prove.True(t, "they may land", found)
	g.Press(canvas.Point{X: 1237, Y: heading.Y + 30})
	g.Tick(60)
	after, _ := g.Find("STAYING AT")
	prove.Is(t, "the row is where it was", after, heading)
	prove.True(t, "a Troop lands, with the odds", says(g, "100%") && says(g, "5 ships stay"))
}

// sendAway orders the fleet at home to the first neighbour that a click sends it to.
func sendAway(t *testing.T, g *guide.Guide, names []string) {
	t.Helper()
	for _, name := range names[1:] {
		pressOnChart(t, g, names[0])
		if at, found := g.Find(name); found {
			g.Press(at)
			g.Tick(5)
		}
		if says(g, names[0]+" to") {
			return
		}
	}
	t.Fatalf("no click orders the fleet: the screen says %q", g.Says())
}
