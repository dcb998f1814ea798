package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/router/guide"
	"tyche/sprites/canvas"
)

// Where somebody who has sealed is asked at once what he says to an offer, whoever made it finds his letters on the desk as he left them
// when he gets the mouse again.
func TestAPlanWaitsWhileAnOfferIsAnswered(t *testing.T) {
	m := twoAtTheirOrders(t)
	g := sitAt(t, m)
	g.App.Prefs.Speed = 1
	prove.True(t, "the curtain says for what", says(g, "The orders of turn 1"))
	press(t, g, "I am ready")
	g.Tick(40)
	press(t, g, "SEAL")
	g.Tick(40)
	press(t, g, "I am ready")
	g.Tick(40)
	press(t, g, "Trade Port")
	g.Tick(5)
	prove.True(t, "the letter is in the account", says(g, "−4"))
	g.Key(letterKey("D"))
	g.Tick(5)
	press(t, g, "Propose an alliance")
	g.Tick(40)
	prove.True(t, "the curtain says that an answer is asked for", says(g, "The answer to an offer"))
	press(t, g, "I am ready")
	g.Tick(40)
	prove.True(t, "the other sees nothing of it", !says(g, "−4"))
	press(t, g, "Ally")
	g.Tick(40)
	press(t, g, "I am ready")
	g.Tick(40)
	prove.True(t, "the letter lies on the desk still", says(g, "−4"))
}

// While a computer thinks about an offer, whoever made it sees his letters, votes and costs as he left them.
func TestAPlanStaysInSightWhileAnOfferIsAnswered(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 30}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "8 on ")
	press(t, g, "The Shipyard of ")
	g.Tick(60)
	row, _ := g.Find("Cruiser")
	g.Press(canvas.Point{X: 1237, Y: row.Y})
	g.Tick(5)
	prove.True(t, "the letter is in the account", says(g, "−4"))
	g.Key(letterKey("D"))
	g.Tick(5)
	press(t, g, "Propose an alliance")
	waited := 0
	for range 120 {
		if g.Tick(1); !saysPart(g, "SEAL") {
			continue
		}
		if saysPart(g, "Watch what happens") {
			waited++
		}
		if !says(g, "−4") {
			look(t, g, "aside")
			t.Fatalf("the letter is out of sight: the screen says %q", g.Says())
		}
	}
	prove.True(t, "the other was seen thinking", waited > 0)
}
