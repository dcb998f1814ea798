package router

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// TestTheOpenBoxDecides opens the box of each game on the title: its set-up and its rulebook follow, and the box still
// lies open when the program is started again.
func TestTheOpenBoxDecides(t *testing.T) {
	store := kept(t)
	v := enter(t, store, "en", 1280, 800)
	for i := len(v.house.Kinds) - 1; i >= 0; i-- { // the first one lies open already
		id := v.house.Kinds[i].Rules.Info().ID
		v.click(v.app.Say(id + ".title"))
		v.click("New game")
		v.tick(2)
		prove.True(t, id+": what the set-up says", strings.Contains(strings.Join(v.said(), " "), v.app.Say(id+".about")))
		v.router.home()
		prove.Is(t, "the open box", v.app.Prefs.Game, id)
		again, err := ui.LoadPrefs(store)
		prove.Is(t, "kept", err, nil)
		prove.Is(t, "the box that is kept", again.Game, id)
	}
}

// TestContinueNamesTheGameOfAnotherBox: while another box lies open than that of the game that can go on, the title says which game
// that is.
func TestContinueNamesTheGameOfAnotherBox(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	own, other := v.house.Kinds[0].Rules.Info().ID, v.house.Kinds[1].Rules.Info().ID
	named := func() bool {
		v.tick(3)
		return slices.ContainsFunc(v.said(), func(line string) bool { return strings.HasPrefix(line, v.app.Say(own+".title")+" · ") })
	}
	v.click(v.app.Say(own + ".title"))
	prove.True(t, "in its own box only who plays", !named())
	v.click(v.app.Say(other + ".title"))
	prove.True(t, "in another box which game it is", named())
}
