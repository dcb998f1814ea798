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
