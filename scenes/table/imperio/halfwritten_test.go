package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// TestASealOverALetterAtWorkIsAskedAbout: the plot that is being written would say nothing. It lies aside, half written, and can be written on.
func TestASealOverALetterAtWorkIsAskedAbout(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	g.App.Prefs.Unasked = false
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Tick(5)
	for _, n := range []int{2, 5} { // the second letter, a Subterfuge
		g.Key(ui.Digit(n))
		g.Tick(5)
	}
	prove.True(t, "a plot is being written", saysPart(g, "Espionage: "))
	press(t, g, "SEAL")
	g.Tick(20)
	prove.True(t, "it asks", saysPart(g, "still to do: ") && saysPart(g, "give your orders for turn 1"))
	sealAgain(t, g)
}
