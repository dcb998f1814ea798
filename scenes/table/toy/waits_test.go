package toy_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/house"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// atTheTable begins a game and goes on to the first question.
func atTheTable(t *testing.T) (*guide.Guide, *table.Table) {
	t.Helper()
	g, err := guide.New([]house.Kind{entry()}, store.NewMemory(), guide.Window{Language: "en", W: 1280, H: 800, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	g.App.Prefs.ReducedMotion = false
	for _, what := range words["en"] {
		if _, err := g.Click(what); err != nil {
			t.Fatal(err)
		}
		g.Tick(5)
	}
	sat := g.App.Stack.Top().(*table.Table)
	for n := 0; n < 4000 && sat.Asks() == nil; n++ {
		g.Tick(1)
	}
	return g, sat
}

// says says whether a line on the screen begins with these words.
func says(g *guide.Guide, words string) bool {
	return slices.ContainsFunc(g.Says(), func(s string) bool { return strings.HasPrefix(s, words) })
}

// TestKeysRestBehindTheMenu asks for a hint while the menu lies open: it comes only when it was closed.
func TestKeysRestBehindTheMenu(t *testing.T) {
	g, _ := atTheTable(t)
	g.Key(ui.KeyEscape)
	prove.True(t, "the menu lies open", says(g, "Go on playing"))
	hinted := func() bool {
		g.Key(ui.KeyH)
		for range 200 {
			if g.Tick(1); says(g, "Advice") {
				return true
			}
		}
		return false
	}
	prove.True(t, "no hint behind it", !hinted())
	g.Key(ui.KeyEscape)
	prove.True(t, "a hint without it", hinted())
}

// TestTheNextQuestionWaits walks a camp: while it walks the table says so and asks nothing, and a press ends the walk and
// answers nothing. The sound of a question comes with the question.
func TestTheNextQuestionWaits(t *testing.T) {
	g, sat := atTheTable(t)
	sounded := false
	g.App.Play = func(sound string) { sounded = sounded || sound == "your-turn" }
	walks := 0
	for n := 0; n < 4000 && walks < 3; n++ {
		if sat.Recaps() {
			g.Key(ui.KeyEscape)
		}
		sounded = false
		g.Tick(1)
		if sounded && sat.Asks() == nil && !sat.Recaps() {
			t.Fatalf("the sound of a question without one; the screen says %q", g.Says())
		}
		if sat.Asks() == nil {
			continue
		}
		g.Tick(1)
		at, walk := g.Find("Go to ")
		if !walk {
			at, _ = g.Answer()
		}
		if g.Press(at); !walk {
			continue
		}
		walks++
		if !says(g, "Watch what") || says(g, "Go to ") || says(g, "End the turn") {
			t.Fatalf("a camp walks, and the screen says %q", g.Says())
		}
		if g.Key(ui.Digit(1)); sat.Asks() == nil {
			t.Fatalf("a press does not end the walk; the screen says %q", g.Says())
		}
		if g.Tick(1); !says(g, "End the turn") {
			t.Fatalf("a press has answered a question that was not seen; the screen says %q", g.Says())
		}
	}
	if walks < 3 {
		t.Fatalf("%d walks", walks)
	}
}
