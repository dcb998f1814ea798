package setup

import (
	"slices"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/scenes/house"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAHandicapBelongsToItsGame: whoever turns to another game has asked for none there.
func TestAHandicapBelongsToItsGame(t *testing.T) {
	h, err := house.New(ui.NewApp(store.NewMemory()), []house.Kind{{Rules: diadochi.Game}, {Rules: imperio.Game}})
	prove.Is(t, "a house", err, nil)
	c, err := recall(store.NewMemory())
	prove.Is(t, "a choice", err, nil)
	s := &Setup{house: h, ui: ui.NewUI(h.App), choice: c}
	given, has := s.handicap(0)
	prove.True(t, "there is one", has)
	s.choice.turn(given.ID, true)
	s.choice.turn("tolls", true)
	s.kind = 1
	s.unfavour()
	prove.Same(t, "what is left", s.choice.Options, []string{"tolls"})
	prove.True(t, "none", !slices.Contains(s.choice.Options, given.ID))
}
