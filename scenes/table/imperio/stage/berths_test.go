package stage

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/ships"
)

// No ship lies on the frame of the stage, which is twelve pixels of the design wide, on a desk or on a phone.
func TestShipsLieWithinTheFrame(t *testing.T) {
	var fleet []Ship
	for unit, n := range [game.NumUnits]int{game.UnitAircraft: 7, game.UnitCarrier: 2, game.UnitFrigate: 3, game.UnitCruiser: 5, game.UnitDreadnought: 2} {
		for range n {
			fleet = append(fleet, Ship{Unit: unit, Hull: 1})
		}
	}
	for _, k := range []struct{ w, h, frame float64 }{{1256, 397, 12}, {370, 255, 9.6}, {410, 265, 9.6}, {1000, 288, 9.6}, {366, 190, 9.6}} {
		scene := canvas.Rect{X: 10, Y: 60, W: k.w, H: k.h}
		for side := range 2 {
			for i, b := range berths(fleet, scene, k.frame/12, side) {
				half := ships.Kind(fleet[i].Unit).Half() * b.size
				prove.True(t, "beside the frame", b.at.X-half >= scene.X+k.frame && b.at.X+half <= scene.Right()-k.frame)
				prove.True(t, "below the labels and above the ribbon", b.at.Y > scene.Y+62*k.frame/12 && b.at.Y < scene.Bottom()-44*k.frame/12)
			}
		}
	}
}

// A crowd lies deeper, so that its ships stay as large as they can be, and none lies on the one below it; a few lie as ever.
func TestACrowdLiesDeeper(t *testing.T) {
	scene := canvas.Rect{W: 770, H: 390}
	great := func(n int) []Ship { return appendShips(nil, n, Ship{Unit: game.UnitDreadnought, Hull: 2, Full: 2}) }
	few := berths(great(6), scene, 1, 0)
	prove.Is(t, "six lie in two columns", few[0].at.X == few[2].at.X && few[2].at.X != few[3].at.X, true)
	many := berths(great(24), scene, 1, 0)
	prove.True(t, "two dozen are not dwarfed", many[0].size > .3)
	for i := range many {
		for k := range i {
			if many[i].at.X == many[k].at.X {
				prove.True(t, "apart", many[i].at.Y-many[k].at.Y >= 130*many[i].size)
			}
		}
	}
}

// A Dreadnought of a fleet in which armour shows has three points of hull, also one that has lost some of them.
func TestArmourShowsInTheWholeFleet(t *testing.T) {
	f := &game.FleetView{Dreads: [4]int{0, 1, 1, 1}}
	for _, s := range shipsOf(f) {
		prove.Is(t, "points of a whole one", s.Full, 3)
	}
	f.Dreads[3] = 0
	for _, s := range shipsOf(f) {
		prove.Is(t, "points where no armour shows", s.Full, 2)
	}
}

// A Dreadnought that came into a battle damaged shows the point of hull that its armour had given it, where the viewer knows of that.
func TestArmourIsSeenOnDamagedShips(t *testing.T) {
	x := &Fight{}
	x.Sides[0], x.Sides[1] = Side{Seat: 0, Ships: []Ship{{Unit: game.UnitDreadnought, Hull: 2, Full: 2}}}, Side{Seat: 1, Ships: []Ship{{Unit: game.UnitDreadnought, Hull: 2, Full: 2}}}
	v := &game.View{Seat: 0}
	v.Own.Techs = 1 << game.TechArmour
	x.armour(v)
	prove.Same(t, "the viewer's own, and that of a House of which nothing is known", [2]int{x.Sides[0].Ships[0].Full, x.Sides[1].Ships[0].Full}, [2]int{3, 2})
	v.Own.Verified[1] = 1 << game.TechArmour
	x.armour(v)
	prove.Is(t, "of one whose technologies are known", x.Sides[1].Ships[0].Full, 3)
}
