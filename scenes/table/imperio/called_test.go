package imperio_test

import (
	"strings"
	"testing"

	"tyche/scenes/router/guide"
)

// Sentences call the Houses by the names on their cards, not by those of the people who play them.
func TestSentencesNameTheHouses(t *testing.T) {
	g := sit(t, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "Como es costumbre")
	press(t, g, "Como es costumbre")
	for range 200 {
		if g.Tick(5); says(g, "SELLAR") {
			break
		}
	}
	press(t, g, "SELLAR")
	for range 400 {
		if g.Tick(5); told(g, "Brisande sella sus órdenes") {
			break
		}
	}
	said := strings.Join(g.Says(), "\n")
	for _, person := range []string{"Jerónimo sella", "Calístenes sella", "Casa 2"} {
		if strings.Contains(said, person) {
			t.Errorf("the screen says %q", person)
		}
	}
	if !told(g, "Brisande sella sus órdenes") {
		t.Errorf("nothing was sealed: %q", g.Says())
	}
}

// told says whether a line on the screen ends so.
func told(g *guide.Guide, end string) bool {
	for _, line := range g.Says() {
		if strings.HasSuffix(line, end) {
			return true
		}
	}
	return false
}
