package luck

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// The ledger shows the arms of the House that a seat leads.
func TestTheLedgerShowsTheArmsOfTheHouse(t *testing.T) {
	h, err := house.New(ui.NewApp(store.NewMemory()), registry.Games())
	prove.Is(t, "a house", err, nil)
	s, err := session.New(imperio.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Ada"}, {Name: "Bruno"}}, 4)
	prove.Is(t, "a game", err, nil)
	_, err = s.Play(0, rules.Move{Verb: imperio.VerbHouse, A: 6})
	prove.Is(t, "a choice", err, nil)
	prove.Is(t, "arms", New(h, s).worn[0], &h.Kind("imperio").Emblems[6])
}
