package registry_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestEveryGameLiftsItsPieces holds V at the table of each game: less is drawn, and all of it comes back.
func TestEveryGameLiftsItsPieces(t *testing.T) {
	for _, k := range registry.Games() {
		id := k.Rules.Info().ID
		g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: "en", W: 1280, H: 800, Seed: 5})
		prove.Is(t, id+" opens", err, nil)
		for _, words := range []string{g.App.Say(id + ".title"), "New game", "Begin"} {
			_, err := g.Click(words)
			prove.Is(t, words, err, nil)
			g.Tick(5)
		}
		for range 4 { // until pieces lie on every map
			if at, asked := g.Answer(); asked {
				g.Press(at)
			}
			g.Tick(400)
		}
		drawn := func() int {
			var l canvas.List
			l.Reset(g.In.W, g.In.H)
			g.App.Draw(&l)
			return l.Len()
		}
		before := drawn()
		g.In.Down[ui.KeyV] = true
		g.Tick(3)
		bare := drawn()
		g.In.Down[ui.KeyV] = false
		g.Tick(3)
		prove.True(t, id+": pieces are lifted", bare < before)
		prove.Is(t, id+": things drawn afterwards", drawn(), before)
	}
}
