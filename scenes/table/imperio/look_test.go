package imperio_test

import (
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
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// look writes what is on the screen to a file of the folder TYCHE_LOOK, if that is set.
func look(t *testing.T, g *guide.Guide, name string) {
	t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	imagetest.Save(t, filepath.Join(dir, "imperio-"+name+".png"), g.Sees())
}

// sit goes from the title to the table of Imperio with so many Houses, the first one played by a person.
func sit(t *testing.T, w guide.Window, houses string) *guide.Guide {
	t.Helper()
	return begin(t, store.NewMemory(), w, houses)
}

// begin is sit where the games are kept in a store of the test's.
func begin(t *testing.T, kept store.Store, w guide.Window, houses string) *guide.Guide {
	t.Helper()
	g, err := guide.New(registry.Games(), kept, w)
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

// press waits until the screen says something, and presses it.
func press(t *testing.T, g *guide.Guide, words string) {
	t.Helper()
	for range 400 {
		if _, found := g.Find(words); found {
			g.Tick(5) // until everything lies where it stays
			if at, still := g.Find(words); still {
				g.Press(at)
				return
			}
		}
		g.Tick(5)
	}
	t.Fatalf("nothing says %q; the screen says %q", words, g.Says())
}

func TestLookAtTheTable(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	for _, w := range []guide.Window{{Language: "en", W: 1280, H: 800, Seed: 5}, {Language: "es", W: 1920, H: 1080, Seed: 5}} {
		g := sit(t, w, "4")
		size := w.Language + "-" + strconv.Itoa(w.W)
		words := map[string][]string{"en": {"As your House", "As your House", "Trade Port", "+"}, "es": {"Como es costumbre", "Como es costumbre", "Puerto Comercial", "+"}}
		for i, what := range words[w.Language] {
			press(t, g, what)
			g.Tick(20)
			look(t, g, "plan-"+size+"-"+strconv.Itoa(i))
		}
	}
}

// A whole game of three Houses is played with the mouse, from the title to its result: letters are begun on the page of a
// place, written from the lists and pages, and sealed.
func TestAGameFromTheTitleToItsResult(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 7}, "3")
	k := playOut(t, g)
	if k.answers < 20 || k.seals < 12 {
		t.Fatalf("%d answers and %d seals: the screen says %q", k.answers, k.seals, g.Says())
	}
	look(t, g, "result")
	for _, said := range g.Says() {
		if strings.Contains(said, "‹") { // a key without a text
			t.Errorf("the screen says %q", said)
		}
	}
}

// played counts what was pressed in a game.
type played struct{ answers, seals int }

// playOut plays a game with the mouse until its result is on the screen.
func playOut(t *testing.T, g *guide.Guide) (k played) {
	t.Helper()
	choose := rand.New(rand.NewPCG(3, 4))
	for range 40_000 {
		top := g.App.Stack.Top()
		if _, over := top.(*result.Result); over {
			return k
		}
		sat, sitting := top.(*table.Table)
		if !sitting {
			t.Fatalf("no table: the screen says %q", g.Says())
		}
		if sat.Recaps() {
			g.Key(ui.KeyEscape)
		}
		if sat.Asks() == nil {
			g.Tick(4)
			continue
		}
		at, sealed := aStep(g, sat.Asks(), choose)
		if k.answers++; sealed {
			if k.seals++; k.seals == 2 || k.seals == 9 {
				look(t, g, "game-"+strconv.Itoa(k.seals))
			}
		}
		g.Press(at)
		g.Tick(2)
	}
	t.Fatalf("no result after %d answers and %d seals: the screen says %q", k.answers, k.seals, g.Says())
	return k
}

// aStep is where to press next: an answer in the list, something on the sheet, or the seal.
func aStep(g *guide.Guide, o *table.Offers, choose *rand.Rand) (at canvas.Point, sealed bool) {
	if at, seen := anAnswer(o, choose); seen {
		return at, false
	}
	sheet := []string{"Puerto Comercial", "Plataforma", "+", "−"}
	for range 3 {
		if at, found := g.Find(sheet[choose.IntN(len(sheet))]); found && at.X > g.In.W*.75 {
			return at, false
		}
	}
	at, sealed = g.Find("SELLAR")
	return at, sealed
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
