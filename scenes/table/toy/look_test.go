package toy_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/bot"
	game "tyche/rules/conform/toy"
	"tyche/scenes/house"
	"tyche/scenes/result"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/table/toy"
	"tyche/scenes/table/toy/text"
	"tyche/sprites/imagetest"
)

// entry is what scenes/registry would hold of this game.
func entry() house.Kind {
	return house.Kind{
		Rules: game.Game{}, SeatKind: game.KindCamp, Emblems: toy.Emblems, Mind: bot.Plain{},
		Texts: []house.Source{{Files: game.Texts, Dir: "text"}, {Files: text.Files, Dir: "."}},
		Face:  toy.New, Tally: toy.Tally,
	}
}

// words are what is clicked on the way to the table.
var words = map[string][2]string{"es": {"Partida nueva", "Empezar"}, "en": {"New game", "Begin"}}

// TestAGameFromTheTitleToItsResult plays against the computer with the mouse alone, in both languages.
func TestAGameFromTheTitleToItsResult(t *testing.T) {
	for language, path := range words {
		g, err := guide.New([]house.Kind{entry()}, store.NewMemory(), guide.Window{Language: language, W: 1280, H: 800, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		g.App.Prefs.ReducedMotion = false
		for i, what := range path {
			look(t, g, []string{"title", "set-up"}[i], language)
			if _, err := g.Click(what); err != nil {
				t.Fatal(err)
			}
			g.Tick(5)
		}
		sat, isTable := g.App.Stack.Top().(*table.Table)
		if !isTable || !sat.Kept() {
			t.Fatalf("no table: the screen says %q", g.Says())
		}
		answers := 0
		for range 4000 {
			if _, over := g.App.Stack.Top().(*result.Result); over {
				break
			}
			if at, asked := g.Answer(); asked {
				if answers++; answers == 5 {
					look(t, g, "table", language)
				}
				g.Press(at)
			}
			g.Tick(4)
		}
		if _, over := g.App.Stack.Top().(*result.Result); !over || answers < 5 {
			t.Fatalf("no result after %d answers: the screen says %q", answers, g.Says())
		}
		look(t, g, "result", language)
		for _, said := range g.Says() {
			if strings.Contains(said, "‹") { // a key without a text
				t.Errorf("the screen says %q", said)
			}
		}
	}
}

// look writes what is on the screen to a file of the folder TYCHE_LOOK, if that is set.
func look(t *testing.T, g *guide.Guide, name, language string) {
	t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	imagetest.Save(t, filepath.Join(dir, "toy-"+name+"-"+language+".png"), g.Sees())
}
