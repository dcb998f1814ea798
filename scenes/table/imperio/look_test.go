package imperio_test

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
)

// look writes what is on the screen to a file of the folder TYCHE_LOOK, if that is set.
func look(t *testing.T, g *guide.Guide, name string) {
	t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, "imperio-"+name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, g.Sees()); err != nil {
		t.Fatal(err)
	}
}

// sit goes from the title to the table of Imperio with so many Houses, the first one played by a person.
func sit(t *testing.T, w guide.Window, houses string) *guide.Guide {
	t.Helper()
	g, err := guide.New(registry.Games(), store.NewMemory(), w)
	if err != nil {
		t.Fatal(err)
	}
	words := map[string][]string{"es": {"Partida nueva", "Imperio", houses, "Empezar"}, "en": {"New game", "Imperio", houses, "Begin"}}
	for i, what := range words[w.Language] {
		if i == 3 {
			look(t, g, "setup-"+w.Language)
		}
		if _, err := g.Click(what); err != nil {
			t.Fatal(err)
		}
		g.Tick(5)
	}
	return g
}

func TestLookAtTheTable(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "4")
	for i := range 12 {
		if at, asked := g.Answer(); asked {
			g.Press(at)
		}
		g.Tick(30)
		if i == 1 || i == 6 || i == 11 {
			look(t, g, "table-"+string(rune('a'+i)))
		}
	}
}
