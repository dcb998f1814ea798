package sector_test

import (
	"testing"

	"tyche/scenes/house"
	"tyche/scenes/result"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
)

// words are what is clicked on the way to the table.
var words = map[string][2]string{"es": {"Partida nueva", "Empezar"}, "en": {"New game", "Begin"}}

// TestAGameFromTheTitleToItsResult plays against the computer with the mouse alone, in both languages.
func TestAGameFromTheTitleToItsResult(t *testing.T) {
	for language, path := range words {
		g, err := guide.New([]house.Kind{entry()}, store.NewMemory(), guide.Window{Language: language, W: 1280, H: 800, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		for i, what := range path {
			look(t, g, []string{"title-", "set-up-"}[i]+language)
			untold(t, g)
			if _, err := g.Click(what); err != nil {
				t.Fatal(err)
			}
			g.Tick(5)
		}
		if sat, isTable := g.App.Stack.Top().(*table.Table); !isTable || !sat.Kept() {
			t.Fatalf("no table: the screen says %q", g.Says())
		}
		answers := play(t, g, language)
		if _, over := g.App.Stack.Top().(*result.Result); !over || answers < 20 {
			t.Fatalf("no result after %d answers: %T says %q", answers, g.App.Stack.Top(), g.Says())
		}
		g.Tick(30)
		look(t, g, "result-"+language)
		untold(t, g)
	}
}

// play answers with the mouse until the game is over, each time with the first answer of the list.
func play(t *testing.T, g *guide.Guide, name string) (answers int) {
	t.Helper()
	for range 20000 {
		if _, over := g.App.Stack.Top().(*result.Result); over {
			return answers
		}
		if at, asked := g.Answer(); asked {
			if answers++; answers%60 == 5 {
				untold(t, g)
				look(t, g, "play-"+name)
			}
			g.Press(at)
		}
		g.Tick(1)
	}
	return answers
}
