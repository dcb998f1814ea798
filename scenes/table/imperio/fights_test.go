package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// A second fleet that is sent against a House is not asked about the war again, and while it is aimed the odds of the attack that is written
// stand before those that it would have with it.
func TestASecondFleetJoinsAnAttack(t *testing.T) {
	match := matchAt(t, arrived+"fleet korvela 1 cruisers 2\nfleet idrane 2 frigates 3\n")
	plan := ""
	match.Plan("", func(text string) { plan = text })
	g := sitAt(t, match)
	g.App.Prefs.Unasked = false
	g.Tick(20)
	press(t, g, "The fleet in Arvelo")
	g.Tick(60)
	pressOnChart(t, g, "Idrane")
	prove.True(t, "the war is asked about", says(g, "Go, but do not attack"))
	below, _ := g.Find("Go, but do not attack")
	below.Y -= 36
	g.Press(below) // Attack
	g.Tick(20)
	prove.Is(t, "fleets that go", strings.Count(plan, "go idrane"), 1)
	press(t, g, "The fleet in Korvela")
	g.Tick(60)
	look(t, g, "joined")
	prove.True(t, "odds as written and with this fleet: "+strings.Join(g.Says(), "; "), says(g, "Idrane 44 → 95 %"))
	plate, _ := g.Find("Idrane 44 → 95 %")
	plate.X += 50 // its middle
	g.Press(plate)
	g.Tick(5)
	prove.True(t, "it is not asked about again", !says(g, "Go, but do not attack"))
	prove.Is(t, "fleets that go", strings.Count(plan, "go idrane"), 2)
	prove.Is(t, "fleets that attack", strings.Count(plan, "stance"), 2)
}
