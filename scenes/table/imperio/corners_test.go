package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/sprites/canvas"
)

// On a phone the words of the account are whole, and the list of technologies lies above its paper where the window is upright.
func TestAnUprightPhone(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 390, H: 844, Seed: 5}, "3")
	g.In.Touch = true
	press(t, g, "Como es costumbre")
	press(t, g, "Como es costumbre")
	for n := 0; !says(g, "SELLAR") && n < 200; n++ {
		g.Tick(5)
	}
	for _, words := range []string{"Queda", "Ing.", "Inf."} {
		prove.True(t, words+" is whole", says(g, words))
	}
	g.Key(letterKey("T"))
	g.Tick(10)
	paper, found := g.Find("Precio")
	prove.True(t, "the paper is open", found)
	prove.True(t, "it is as wide as the window", paper.X < 200 && paper.Y > 380)
}

// On a phone held sideways what can be produced is named whole, though two keys for fingers stand in each row.
func TestUnitsAreNamedWhole(t *testing.T) {
	for _, w := range []guide.Window{{Language: "es", W: 800, H: 390, Seed: 30}, {Language: "en", W: 800, H: 390, Seed: 30}} {
		g := sit(t, w, "3")
		g.In.Touch = true
		press(t, g, map[string]string{"es": "Como es costumbre", "en": "As your House"}[w.Language])
		press(t, g, map[string]string{"es": "Como es costumbre", "en": "As your House"}[w.Language])
		press(t, g, map[string]string{"es": "8 en ", "en": "8 on "}[w.Language])
		g.Tick(10)
		units := map[string][]string{"es": {"Tropa", "Aeronave"}, "en": {"Troop", "Aircraft"}}[w.Language]
		for n := 0; !says(g, units[1]) && n < 40; n++ {
			g.In.Cursor, g.In.Present, g.In.Wheel = canvas.Point{X: 680, Y: 300}, true, -1
			g.Tick(20)
		}
		look(t, g, "units-"+w.Language)
		for _, name := range units {
			prove.True(t, name+" is whole", says(g, name))
		}
	}
}
