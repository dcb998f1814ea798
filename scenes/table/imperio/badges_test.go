package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// Troops that land on a planet from two transports are one landing; letters for the same planet stand beside it.
func TestABadgeCountsAllTroopsThatLand(t *testing.T) {
	at := rules.Ref{Kind: game.KindPlanet, ID: 4}
	f := &Face{view: &game.View{}}
	f.view.Own.Tasks = []game.TaskView{{Kind: game.TaskLand, Planet: at, N: 1}, {Kind: game.TaskLand, Planet: at, N: 3}, {Kind: game.TaskLand, N: 2}}
	f.view.Hexes = []game.HexView{{}, {Planets: []game.PlanetView{{}, {Ref: at}}}}
	f.view.Own.Slots[1] = game.SlotView{Kind: game.ActionProduction, A: 4}
	f.view.Own.Slots[2] = game.SlotView{Kind: game.ActionConstruction, A: 4}
	f.listBadges()
	var words []string
	for i := range f.badges {
		if f.badges[i].planet == at {
			words = append(words, f.badges[i].words())
		}
	}
	prove.Same(t, "badges of the planet", words, []string{"4", "II", "III"})
}
