package sector_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// TestADigitBringsTheAnswersBack: where panels take turns, the key of an answer that is not in sight turns to the answers and gives none.
func TestADigitBringsTheAnswersBack(t *testing.T) {
	at := sitUntil(t, "es", 390, 844, 2, 0, committing)
	at.Tick(5)
	answers := func() bool { return at.shows("respuestas más") }
	prove.True(t, "the answers are open", answers())
	tab, found := at.Find("Detalle")
	prove.True(t, "there is another panel", found)
	at.Press(tab)
	at.Tick(30)
	prove.True(t, "the answers are out of sight", !answers())
	before := at.session.Len()
	at.Key(ui.Digit(1))
	at.Tick(30)
	prove.Is(t, "nothing is answered", at.session.Len(), before)
	prove.True(t, "the answers are back", answers())
}
