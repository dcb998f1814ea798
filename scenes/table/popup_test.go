package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAListClosedByAButtonOpensAgain: only the press that has closed the small list does not open it for the same thing.
func TestAListClosedByAButtonOpensAgain(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	here := rules.Ref{Kind: 1, ID: 7}
	at := &Table{pop: popup{about: here, shut: true}}
	at.pressBeside(u, &ui.Input{}, Areas{})
	prove.True(t, "the press that has closed it does not open it", at.justShut(here))
	at.pop.shut = true
	at.pressBeside(u, &ui.Input{Pressed: []ui.Click{{Button: ui.LeftButton}}}, Areas{})
	prove.True(t, "the next one does", !at.justShut(here))
}

// TestNumbersAnswerTheSmallList: those that stand beside the same answers in the list of all.
func TestNumbersAnswerTheSmallList(t *testing.T) {
	u := ui.NewUI(ui.NewApp(store.NewMemory()))
	o := NoOffers()
	for v := range uint8(3) {
		o.Legal = append(o.Legal, Offer{Move: rules.Move{Verb: v + 1}})
		o.numbers = append(o.numbers, int(v)+1)
	}
	at := &Table{offers: o}
	u.Begin(&ui.Input{W: 800, H: 600, Keys: []ui.Press{{Key: ui.Digit(2)}}})
	prove.True(t, "its own number", at.numbered(u, rules.Move{Verb: 2}))
	prove.True(t, "the number of another", !at.numbered(u, rules.Move{Verb: 3}))
	prove.True(t, "an answer that is not offered", !at.numbered(u, rules.Move{Verb: 9}))
}
