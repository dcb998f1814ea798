package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/sprites/canvas"
)

// docketRow is how far a row of the card of the Council is from the next.
const docketRow = 22

// What is before the Council stands on a card on the chart, and a click on it turns to the page of the Council.
func TestTheCardOfTheCouncil(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1920, H: 1080, Seed: 5}, "4")
	press(t, g, "As your House")
	press(t, g, "As your House")
	for range 60 {
		g.Tick(5)
	}
	card, found := g.Find("No law in force")
	if !found || card.X > 1500 {
		t.Fatalf("no card lies on the chart: the screen says %q", g.Says())
	}
	g.In.Cursor, g.In.Present, g.In.Moved = canvas.Point{X: card.X, Y: card.Y - docketRow}, true, true
	g.Tick(90)
	look(t, g, "docket-tip")
	if !saysPart(g, "The option with most votes wins") || !saysPart(g, "lection.") && !saysPart(g, "Law.") && !saysPart(g, "Directive.") {
		t.Errorf("a row of the card does not say what is proposed: the screen says %q", g.Says())
	}
	if says(g, "LAWS IN FORCE") {
		t.Fatal("the page of the Council is open already")
	}
	g.Press(card)
	if g.Tick(10); !says(g, "LAWS IN FORCE") {
		t.Errorf("a click on the card does not open the page of the Council: the screen says %q", g.Says())
	}
}
