package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
)

// TestAPlanetIsAbandonedFromItsPage: the page of an own planet offers that at its end, asks whether it is meant, and takes it back (20.2).
func TestAPlanetIsAbandonedFromItsPage(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 2400, Seed: 5}, "3")
	g.App.Prefs.Unasked = false
	press(t, g, "As your House")
	press(t, g, "As your House")
	g.Tick(5)
	press(t, g, "Abandon Korvela")
	g.Tick(20)
	prove.True(t, "it is asked about", says(g, "You lose Korvela"))
	press(t, g, "Do it")
	g.Tick(20)
	prove.True(t, "it is declared", says(g, "Korvela becomes neutral"))
	press(t, g, "Korvela becomes neutral")
	g.Tick(20)
	prove.True(t, "it is taken back", says(g, "Abandon Korvela"))
}
