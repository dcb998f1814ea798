package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A plot that cannot be written stands below the others with its reason: there is nothing to aim it at, or it is too dear.
func TestPlotsThatCannotBeWrittenSayWhy(t *testing.T) {
	for _, w := range []guide.Window{{Language: "en", W: 1280, H: 800, Seed: 5}, {Language: "es", W: 1024, H: 640, Seed: 5}} {
		g := sit(t, w, "3")
		for _, words := range map[string][]string{"en": {"As your House", "As your House", "Orbital Defence Platform"}, "es": {"Como es costumbre", "Como es costumbre", "Plataforma de Defensa Orbital"}}[w.Language] {
			press(t, g, words)
			g.Tick(5)
		}
		for _, n := range []int{3, 5} {
			g.Key(ui.Digit(n))
			g.Tick(5)
		}
		g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: float64(w.W) - 120, Y: 180}, true, -40
		g.Tick(5)
		look(t, g, "denied-plots-"+w.Language)
		if w.Language == "es" {
			prove.True(t, "the answers are above", saysPart(g, "↑ "))
			prove.True(t, "too dear", saysPart(g, "y solo puedes gastar 8"))
			continue
		}
		prove.True(t, "no target", says(g, "Brain Drain") && saysPart(g, "There is no possible target"))
		prove.True(t, "too dear", says(g, "Political Favour") && saysPart(g, "It costs 10 and you can spend only 8"))
		prove.True(t, "the answers are above", saysPart(g, "↑ "))
		g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: float64(w.W) - 120, Y: 180}, true, 40
		g.Tick(5)
		prove.True(t, "what can be written is not among them", saysPart(g, "Espionage: Brisande"))
	}
}
