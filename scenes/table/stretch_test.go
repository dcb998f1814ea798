package table

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// TestAMapTakesWhatThePanelsCanSpare stretches the map of phones: in one held upright it grows, with the hand below it and at least an answer
// in sight; beside panels it stays as it is.
func TestAMapTakesWhatThePanelsCanSpare(t *testing.T) {
	for _, c := range []struct {
		w, h, scale float64
		grows       bool
	}{{390, 844, 1, true}, {390, 844, 1.6, true}, {360, 640, 1, true}, {1280, 2000, 1, false}, {844, 390, 1, false}, {1280, 800, 1, false}} {
		theme := ui.NewTheme(ui.Parchment, c.scale)
		theme.Touch = true
		a := Arrange(c.w, c.h, theme, 150, rows(14, c.scale))
		before := a
		a.stretch(theme)
		prove.Is(t, "grows", a.Map.H > before.Map.H, c.grows)
		prove.Is(t, "hand below the map", a.Hand.Y-a.Map.Bottom(), before.Hand.Y-before.Map.Bottom())
		prove.Is(t, "panels end where they did", a.Page.Bottom(), before.Page.Bottom())
		if least := (leastSpared - tabHeight) * c.scale; a.Page.H > 0 && a.Page.H < min(least*.6, before.Page.H) || a.Map.H > a.Map.W*tallMap+1 && c.grows {
			t.Errorf("%v by %v at %v: the panels have %v, the map %v", c.w, c.h, c.scale, a.Page.H, a.Map)
		}
	}
}
