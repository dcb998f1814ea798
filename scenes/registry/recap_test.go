package registry_test

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// TestEveryGameTellsWhatHasHappened plays each game until its player is told at the beginning of a turn what has happened
// since the last one, and reads on.
func TestEveryGameTellsWhatHasHappened(t *testing.T) {
	for _, k := range registry.Games() {
		for _, w := range []guide.Window{{Language: "en", W: 1280, H: 800, Seed: 7}, {Language: "es", W: 1024, H: 640, Seed: 7}} {
			id := k.Rules.Info().ID
			_, turns := k.Rules.(rules.Turns)
			prove.True(t, id+" has turns", turns)
			g, err := guide.New(registry.Games(), store.NewMemory(), w)
			prove.Is(t, id+" opens", err, nil)
			g.App.Prefs.Speed = 0
			for _, words := range []string{g.App.Say(id + ".title"), g.App.Say("title.new"), g.App.Say("setup.begin")} {
				_, err := g.Click(words)
				prove.Is(t, words, err, nil)
				g.Tick(5)
			}
			sat := g.App.Stack.Top().(*table.Table)
			for n := 0; n < 3000 && !sat.Recaps(); n++ {
				at, asked := g.Answer()
				if !asked {
					at, asked = g.Find(g.App.Say("imperio.face.seal"))
				}
				if asked {
					g.Press(at)
				} else {
					g.Key(ui.KeyEnter) // a page may wait to be turned
				}
				g.Tick(2)
			}
			g.Tick(20)
			see(t, g, "recap-"+id+"-"+w.Language)
			prove.True(t, id+" tells what has happened", sat.Recaps())
			g.Key(ui.KeyEscape)
			_, menu := g.Find(g.App.Say("table.leave"))
			prove.True(t, id+": Escape puts it away and opens nothing", !sat.Recaps() && !menu)
		}
	}
}

// see writes what is on the screen to a file of the folder TYCHE_LOOK, if that is set.
func see(t *testing.T, g *guide.Guide, name string) {
	t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, g.Sees()); err != nil {
		t.Fatal(err)
	}
}
