package stage

import (
	"testing"

	"tyche/fonts"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Where a name finds no room a shorter one stands, and never a piece of it; the whole is in a tip then.
func TestAShortNameStandsWhereThereIsNoRoom(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	app.Theme = ui.NewTheme(ui.Parchment, 1)
	u, st := ui.NewUI(app), app.Theme.Text(ui.Small)
	u.Begin(&ui.Input{W: 400, H: 300, Scale: 1, Zoom: 1})
	s := &Stage{set: set{scale: 1}}
	names := []string{"5 Battle Stations", "5 Stations", "5"}
	for i, name := range names {
		prove.Is(t, "in as much room as it takes", s.roomy(u, canvas.Rect{W: fonts.Width(name, st)}, st, names...), name)
		if i > 0 {
			prove.Is(t, "in less than the longer one takes", s.roomy(u, canvas.Rect{W: fonts.Width(names[i-1], st) * .8}, st, names...), name)
		}
	}
}

// The signs over the stage count all that fights, whoever falls in the present cue until it is over.
func TestSignsCountWhatFights(t *testing.T) {
	list := []Ship{{Unit: game.UnitFrigate}, {Unit: game.UnitFrigate, Lost: true}, {Unit: game.UnitFrigate, Lost: true, Hit: 1}, {Unit: game.UnitStation, Hull: 1}}
	under, over := fighters(list, false), fighters(list, true)
	prove.Same(t, "Frigates and Stations in the cue and after it", [4]int{under[game.UnitFrigate], under[game.UnitStation], over[game.UnitFrigate], over[game.UnitStation]}, [4]int{2, 1, 1, 1})
}
