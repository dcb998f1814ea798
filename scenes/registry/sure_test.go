package registry_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
)

// TestAGuideFindsTheYes plays games to their first questions until one begins with an answer that costs much: where the guide says, the
// player says that he means it.
func TestAGuideFindsTheYes(t *testing.T) {
	for seed := range uint64(60) {
		g, err := guide.New(registry.Games(), store.NewMemory(), guide.Window{Language: "es", W: 1280, H: 800, Seed: seed + 1, Quit: true})
		prove.Is(t, "the program opens", err, nil)
		for _, words := range []string{g.App.Say("title.new"), g.App.Say("setup.begin")} {
			_, err := g.Click(words)
			prove.Is(t, words, err, nil)
			g.Tick(10)
		}
		g.App.Prefs.Speed = 0
		sat := g.App.Stack.Top().(*table.Table)
		for range 2 {
			for n := 0; n < 4000 && sat.Asks() == nil; n++ {
				g.Tick(5)
			}
			at, _ := g.Answer()
			if first := sat.Asks().Legal[0]; rules.AnyGrave(first.Stakes) {
				yes, asked := g.Sure(at)
				prove.True(t, "the first answer is asked about", asked)
				_, there := sat.Asks().Find(first.Move)
				prove.True(t, "nothing is played yet", there)
				g.Press(yes)
				g.Tick(5)
				prove.True(t, "the question is over", g.App.Stack.Top() == sat)
				if asks := sat.Asks(); asks != nil {
					_, there = asks.Find(first.Move)
					prove.True(t, "the answer is given", !there)
				}
				return
			}
			g.Press(at)
			g.Tick(20)
		}
	}
	t.Fatal("no game begins with an answer that costs much")
}
