package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
)

// A fleet is split with the first press on one of its rows; the others stay where they are, under the cursor.
func TestRowsStayUnderTheCursorWhenAFleetIsSplit(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, "3")
	for _, what := range []string{"Como es costumbre", "Como es costumbre", "no tiene órdenes"} {
		press(t, g, what)
		g.Tick(60)
	}
	row, listed := g.Find("Fragata")
	carriers, _ := g.Find("Carguero")
	less := row
	less.X += 149
	g.Press(less)
	g.Tick(60)
	if _, split := g.Find("El resto"); !listed || !split {
		t.Fatalf("no fleet was split: the screen says %q", g.Says())
	}
	if now, _ := g.Find("Carguero"); now.Y-carriers.Y > 1 || carriers.Y-now.Y > 1 {
		t.Errorf("the row of the Carriers has moved from %v to %v", carriers.Y, now.Y)
	}
}
