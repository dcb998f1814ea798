package imperio_test

import (
	"strings"
	"testing"

	"tyche/scenes/router/guide"
)

// A click on the card of a House turns to its page: nobody is told that the House answers no question, and none is asked what to offer it.
func TestACardIsRead(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	for _, house := range []string{"Aldemar", "Brisande", "Corvantel"} {
		press(t, g, house)
		g.Tick(3)
		for _, said := range g.Says() {
			if strings.Contains(said, "is no answer") || strings.Contains(said, "Propose an alliance") {
				t.Errorf("a click on the card of %s: %q", house, said)
			}
		}
		if _, open := g.Find("ABILITIES"); !open {
			t.Errorf("the page of %s is not open: the screen says %q", house, g.Says())
		}
	}
}
