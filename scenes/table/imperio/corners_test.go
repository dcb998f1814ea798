package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
)

// On a phone the words of the account are whole, and the chart of technologies lies above its paper where the window is upright.
func TestAnUprightPhone(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 390, H: 844, Seed: 5}, "3")
	g.In.Touch = true
	press(t, g, "Como es costumbre")
	press(t, g, "Como es costumbre")
	for n := 0; !says(g, "SELLAR") && n < 200; n++ {
		g.Tick(5)
	}
	for _, words := range []string{"Tes.", "Queda", "Ing."} {
		prove.True(t, words+" is whole", says(g, words))
	}
	g.Key(letterKey("T"))
	g.Tick(10)
	paper, found := g.Find("Sistema de Guiado")
	prove.True(t, "the paper is open", found)
	prove.True(t, "it is as wide as the window", paper.X < 200 && paper.Y > 380)
}
