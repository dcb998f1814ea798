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

// TestEscapeLeavesNoHalfOfALetter: a plot that has only been begun is withdrawn, and may be taken up again by undoing that; one that was opened
// anew says again what it said.
func TestEscapeLeavesNoHalfOfALetter(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Tick(5)
	for _, n := range []int{2, 5} {
		g.Key(ui.Digit(n))
		g.Tick(5)
	}
	prove.True(t, "a plot is being written", saysPart(g, "Espionage: "))
	g.Key(ui.KeyEscape)
	g.Tick(20)
	prove.True(t, "nothing of it is left", !saysPart(g, "Espionage: ") && !saysPart(g, "Being written") && !saysPart(g, "half written"))
	prove.True(t, "the other letter stands", says(g, "Trade Port"))
}

// TestEscapeBlamesNobody: who leaves a plot at the question whom to blame has not said that its victim may know.
func TestEscapeBlamesNobody(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Tick(5)
	plots := func(done func()) {
		for _, n := range []int{2, 5} {
			g.Key(ui.Digit(n))
			g.Tick(5)
		}
		press(t, g, "Espionage: Brisande")
		prove.True(t, "it is asked whom to blame", says(g, "Blame nobody"))
		done()
		g.Tick(20)
	}
	plots(func() { g.Key(ui.KeyEscape) })
	prove.True(t, "nothing of it is left", !saysPart(g, "Espionage") && !saysPart(g, "half written"))
	plots(func() { press(t, g, "Blame nobody") })
	prove.True(t, "written when it is said", says(g, "Espionage") && !saysPart(g, "half written"))
}
