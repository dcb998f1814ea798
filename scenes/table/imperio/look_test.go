package imperio_test

import (
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	game "tyche/rules/imperio"
	"tyche/scenes/registry"
	"tyche/scenes/result"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
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

// A whole game of three Houses is played with the mouse, from the title to its result.
func TestAGameFromTheTitleToItsResult(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 7}, "3")
	answers, choose := 0, rand.New(rand.NewPCG(3, 4))
	for range 40_000 {
		top := g.App.Stack.Top()
		if _, over := top.(*result.Result); over {
			break
		}
		sat, sitting := top.(*table.Table)
		if !sitting {
			t.Fatalf("no table: the screen says %q", g.Says())
		}
		o := sat.Asks()
		if o == nil {
			g.Tick(4)
			continue
		}
		if at, seen := anAnswer(o, choose); seen {
			answers++
			if answers == 30 || answers == 400 {
				look(t, g, "game-"+strconv.Itoa(answers))
			}
			g.Press(at)
		}
		g.Tick(2)
	}
	if _, over := g.App.Stack.Top().(*result.Result); !over || answers < 100 {
		t.Fatalf("no result after %d answers: the screen says %q", answers, g.Says())
	}
	look(t, g, "result")
	for _, said := range g.Says() {
		if strings.Contains(said, "‹") { // a key without a text
			t.Errorf("the screen says %q", said)
		}
	}
}

// anAnswer is where one of the answers in sight is, often the one that ends the question.
func anAnswer(o *table.Offers, choose *rand.Rand) (canvas.Point, bool) {
	n := len(o.Legal) - 1
	for i := range o.Legal {
		if o.Legal[i].Move.Verb == game.VerbEmpty || o.Legal[i].Move.Verb == game.VerbDone {
			n = i
		}
	}
	if choose.IntN(3) > 0 && n > 0 {
		n = choose.IntN(n)
	}
	for range len(o.Legal) {
		if o.Legal[n].Move.Verb == game.VerbAbsent { // he would leave the game to a computer
			n = (n + 1) % len(o.Legal)
		}
		if r, seen := o.Row(o.Legal[n].Move); seen && r.H > 8 {
			return canvas.Point{X: r.X + 60, Y: r.Center().Y}, true
		}
		n = (n + len(o.Legal) - 1) % len(o.Legal)
	}
	return canvas.Point{}, false
}
