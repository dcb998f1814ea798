package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/imperio/signs"
)

// Armour gives Dreadnoughts a third point of hull: with it two points are damage, without it, or in a fleet of another House, they are not.
func TestArmouredDreadnoughtsAreWholeWithThree(t *testing.T) {
	f := ringed(t, 3)
	fleet := func(owner rules.Seat, hull int) bool {
		v := game.FleetView{Owner: owner}
		v.Dreads[hull] = 1
		k := f.fleet(&v)
		prove.Is(t, "Dreadnoughts", k.Units[signs.Dreadnought], 1)
		return k.Hurt[signs.Dreadnought]
	}
	prove.Is(t, "two points without armour", fleet(0, 2), false)
	f.view.Own.Techs = 1 << game.TechArmour
	prove.Is(t, "two points with armour", fleet(0, 2), true)
	prove.Is(t, "three", fleet(0, 3), false)
	prove.Is(t, "two points of another House", fleet(1, 2), false)
	prove.Is(t, "as many hulls as a fleet has rows", len(game.FleetView{}.Dreads)-1, f.wholeDreadnought(0))
}
