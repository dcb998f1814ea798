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
		v.tick(20) // all kept games are looked at
		return slices.ContainsFunc(v.said(), func(line string) bool { return strings.HasPrefix(line, v.app.Say(own+".title")+" · ") })
	}
	v.click(v.app.Say(own + ".title"))
	prove.True(t, "in its own box only who plays", !named())
	v.click(v.app.Say(other + ".title"))
	prove.True(t, "in another box which game it is", named())
}

// TestContinueBelongsToTheOpenBox: of two games that can go on, the box that lies open decides which does, and the box of the game that was
// played last lies open.
func TestContinueBelongsToTheOpenBox(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	v.prepare("imperio")
	v.click("Empezar")
	v.tick(20)
	v.router.home()
	v.tick(20)
	plays := func() string {
		v.click("Continuar")
		v.tick(20)
		game := v.app.Prefs.Game
		v.router.home()
		v.tick(20)
		return game
	}
	prove.Is(t, "the game played last", plays(), "imperio")
	v.click(v.app.Say("diadochi.title"))
	v.tick(20)
	prove.Is(t, "with the other box open", plays(), "diadochi")
	prove.Is(t, "its box stays open", plays(), "diadochi")
}
