package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
)

// A whole game of three Houses with live battles (13.5) is played with the mouse, from the title to its result; what the battles
// ask is answered by the computers that fight them.
func TestAGameWithLiveBattlesFromTheTitleToItsResult(t *testing.T) {
	g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: "es", W: 1280, H: 800, Seed: 7})
	prove.Is(t, "guide", err, nil)
	for _, what := range []string{"Partida nueva", "Imperio", "3", "Batallas en directo", "Empezar"} {
		if _, err := g.Click(what); err != nil {
			t.Fatal(err, g.Says())
		}
		g.Tick(5)
	}
	k := playOut(t, g)
	if k.answers < 20 || k.seals < 12 {
		t.Errorf("%d answers and %d seals", k.answers, k.seals)
	}
}
