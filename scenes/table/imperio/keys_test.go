package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// D opens the book of diplomacy and closes it, a tap of V turns to the page of the Council; V held reads the chart, and the page stays.
func TestKeysTurnToPages(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	const council, diplomacy = "Council", "Diplomacy"
	g.Key(ui.Letter('d'))
	g.Tick(3)
	if _, open := g.Find(diplomacy); !open {
		t.Errorf("D does not turn to diplomacy: the screen says %q", g.Says())
	}
	hold := func(ticks int) {
		g.In.Down[ui.KeyV] = true
		g.Key(ui.KeyV)
		g.Tick(ticks)
		g.In.Down[ui.KeyV] = false
		g.Tick(3)
	}
	hold(60)
	if _, open := g.Find(diplomacy); !open {
		t.Error("V that was held turns the page")
	}
	g.Key(ui.Letter('d'))
	g.Tick(3)
	hold(4)
	if _, open := g.Find(council); !open {
		t.Errorf("a tap of V does not turn to the Council: the screen says %q", g.Says())
	}
}
