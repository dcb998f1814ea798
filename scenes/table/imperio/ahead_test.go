package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// While the film of a turn runs the computers write their next orders: whoever leaves it is asked at once, also in the second turn,
// where others order first. Nothing of what comes later is on the table while the film runs.
func TestNobodyWaitsForOrdersThatNobodySees(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, "3")
	for _, what := range []string{"Como es costumbre", "Como es costumbre", "SELLAR"} {
		press(t, g, what)
	}
	for range 4000 {
		if _, films := g.Find("Ranura 1"); films {
			break
		}
		if at, offered := g.Find("Responder el próximo turno"); offered {
			g.Press(at)
		}
		g.Tick(1)
	}
	if _, spoken := g.Find("año 1 del trono"); !spoken {
		t.Errorf("the film of the first turn shows the second: %q", g.Says())
	}
	g.Tick(120)
	g.Key(ui.KeyEscape)
	sat := g.App.Stack.Top().(*table.Table)
	for range 40 {
		if sat.Recaps() || sat.Asks() != nil {
			return
		}
		g.Tick(1)
	}
	t.Errorf("nobody is asked after the film: the screen says %q", g.Says())
}

// The seal of the last House opens all plans: while they are acted out the table shows how it stood before, not how it ends.
func TestTheFilmDoesNotTellItsEnd(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, "3")
	for _, what := range []string{"Como es costumbre", "Como es costumbre", "SELLAR"} {
		press(t, g, what)
	}
	for range 20_000 { // in the second turn the person seals last
		g.Tick(1)
		sat := g.App.Stack.Top().(*table.Table)
		if at, offered := g.Find("Responder el próximo turno"); offered {
			g.Press(at)
		} else if sat.Recaps() {
			g.Key(ui.KeyEscape)
		} else if at, found := g.Find("SELLAR"); found && sat.Asks() != nil {
			g.Press(at)
		}
		if _, filmed := g.Find("ranuras del turno 2"); filmed {
			if _, told := g.Find("año 2 del trono"); !told {
				t.Errorf("the film of the second turn shows another: %q", g.Says())
			}
			return
		}
	}
	t.Fatalf("no film of the second turn: %q", g.Says())
}
