package imperio_test

import (
	"testing"

	"tyche/rules/conform/prove"
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
