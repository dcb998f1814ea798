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
