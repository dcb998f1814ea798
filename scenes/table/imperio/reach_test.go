package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// A hex whose fleet would not be attacked with the stance of the fleet in hand has no odds: its name stands alone. At war it has.
func TestOddsAreOnlyOfAttacksThatWouldHappen(t *testing.T) {
	lies := strings.Replace(undefended, "fleet brunamar 2 frigates 2", "fleet arvelo 2 frigates 1", 1)
	for _, c := range []struct {
		name, position string
		odds           bool
	}{
		{"peace", lies, false},
		{"war", strings.Replace(lies, "stock 1", "war 1 2\nstock 1", 1), true},
		{"alliance", strings.Replace(lies, "stock 1", "alliance 1 2\nstock 1", 1), false},
	} {
		g := sitAt(t, matchAt(t, c.position))
		g.Tick(20)
		pressOnChart(t, g, "Korvela")
		g.Tick(20)
		look(t, g, "reach-"+c.name)
		got := false
		for _, words := range g.Says() {
			got = got || strings.HasPrefix(words, "Arvelo ") && strings.HasSuffix(words, " %")
		}
		prove.Is(t, c.name, got, c.odds)
	}
}

// A press on a fleet without orders among what is left to do brings its part of the page into sight, wherever the page is scrolled to.
func TestAnErrandLeadsToTheFleet(t *testing.T) {
	g := sitAt(t, matchAt(t, undefended))
	g.Tick(20)
	press(t, g, "The Shipyard of ")
	g.Tick(60)
	prove.True(t, "the page is scrolled past the fleet", !says(g, "3 ships stay"))
	press(t, g, "The fleet in Korvela has no orders")
	g.Tick(60)
	row, found := g.Find("3 ships stay")
	prove.True(t, "the fleet is in sight", found && row.Y < 300)
}

// Where a letter was begun that builds, a press on a system opens its page at what can be built there; a second one takes its fleet up.
func TestALetterThatBuildsAsksTheChartWhere(t *testing.T) {
	owned := strings.Replace(undefended, "fleet brunamar", "planet idrane resources 2 influence 2 owner 1 troops 1\nfleet idrane 1 frigates 2\nfleet brunamar", 1)
	g := sitAt(t, matchAt(t, owned))
	g.Tick(20)
	g.Key(ui.Digit(5))
	g.Key(ui.Digit(1))
	g.Tick(60)
	pressOnChart(t, g, "Idrane")
	g.Tick(60)
	look(t, g, "begun")
	heading, found := g.Find("BUILD ON")
	prove.True(t, "what can be built is in sight, as far up as the page goes", found && heading.Y < 300)
	prove.True(t, "no fleet is taken up", !says(g, "2 ships stay"))
	pressOnChart(t, g, "Idrane")
	g.Tick(60)
	prove.True(t, "the fleet", says(g, "2 ships stay"))
}
