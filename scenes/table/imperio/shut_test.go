package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// With F9, or the button of the bar, everything that one person alone may see is hidden at once, also while a page, the menu or a question
// lies over the table, and nothing goes on until he opens it again, at the place where he was.
func TestTheTableIsHiddenAtOnce(t *testing.T) {
	g := sitAt(t, twoAtTheirOrders(t))
	press(t, g, "I am ready")
	g.Tick(40)
	hides := func(what string) {
		t.Helper()
		prove.True(t, what+": nothing of the hand is told", !says(g, "SEAL") && !says(g, "secret treasury") && says(g, "Everything is hidden, and nothing goes on until you open."))
		g.Key(ui.KeyF9)
		g.Tick(3)
		prove.True(t, what+": the key that hides does not open", says(g, "Open"))
		press(t, g, "Open")
		g.Tick(40)
		prove.True(t, what+": it is open again", says(g, "SEAL") && saysPart(g, "secret treasury"))
	}
	prove.True(t, "before", says(g, "SEAL") && saysPart(g, "secret treasury"))
	g.Key(ui.KeyF9)
	g.Tick(1)
	look(t, g, "shut")
	hides("the table")
	g.Key(letterKey("V"))
	g.Tick(5)
	g.Key(ui.KeyF9)
	g.Tick(1)
	hides("a page")
	g.Key(ui.KeyEscape)
	g.Tick(5)
	press(t, g, "Hide the table")
	g.Tick(3)
	hides("the menu")
	deep := g.App.Stack.Len()
	g.App.Ask("A question?", "over the table", ui.Answer{Label: "Yes", Main: true})
	g.Tick(20)
	prove.Is(t, "it is asked", g.App.Stack.Len(), deep+1)
	g.Key(ui.KeyF9)
	g.Tick(60)
	prove.Is(t, "the question is gone", g.App.Stack.Len(), deep)
	hides("a question")
}
