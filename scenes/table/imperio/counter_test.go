package imperio_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// A counter-offer begins with what was offered, the other way round, and the offer that it answers is gone.
func TestACounterOfferBeginsWithTheOffer(t *testing.T) {
	m := twoAtTheirOrders(t)
	first := m.Deciding()
	for _, move := range []rules.Move{
		{Verb: game.VerbOffer, A: int16(1 - first)}, {Verb: game.VerbGive + game.GoodsMoney, A: 3},
		{Verb: game.VerbAsk + game.GoodsPassage, A: 2}, {Verb: game.VerbSend},
	} {
		prove.Is(t, "offered", m.Play(first, move), nil)
	}
	g := sitAt(t, m)
	g.App.Prefs.Speed = 1
	press(t, g, "I am ready")
	g.Tick(40)
	press(t, g, "SEAL")
	g.Tick(40)
	press(t, g, "I am ready")
	g.Tick(40)
	g.Key(letterKey("D"))
	g.Tick(5)
	press(t, g, "Counter")
	g.Tick(20)
	for _, words := range []string{"Send the offer", "Passage: 2 turns", "Resources: 3"} {
		if !says(g, words) {
			t.Errorf("nothing says %q; the screen says %q", words, g.Says())
		}
	}
	press(t, g, "Resources: 3") // not to be asked for after all
	press(t, g, "Send the offer")
	g.Tick(20)
	var offers []game.OfferView
	for _, o := range m.Session.Chair(1 - first).View().(*game.View).Own.Offers {
		if o.State == game.OfferOpen {
			offers = append(offers, o)
		}
	}
	prove.Is(t, "open offers", len(offers), 1)
	prove.Is(t, "given", offers[0].Goods[0].Passage, 2)
	prove.Is(t, "asked for", offers[0].Goods[1].Resources, 0)

	press(t, g, "I am ready") // who has sealed is asked at once
	g.Tick(40)
	press(t, g, "Refuse")
	g.Tick(40)
	press(t, g, "I am ready")
	g.Tick(40)
	g.Key(letterKey("D")) // the curtain has closed the book
	g.Tick(5)
	for _, words := range []string{"You have refused the deal of ", "Aldemar has refused a deal that you offered this turn"} {
		if !says(g, words) {
			t.Errorf("nothing says %q; the screen says %q", words, g.Says())
		}
	}
}
