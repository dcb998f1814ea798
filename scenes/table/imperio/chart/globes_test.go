package chart

import (
	"testing"

	"tyche/sprites/imperio/signs"
)

// A fleet squeezes no globe to a speck, whatever the size of the hex: where the numbers of each planet would, they are summed.
func TestAFleetLeavesRoomForTheGlobes(t *testing.T) {
	for s := small - 10; s < 130; s++ {
		for worlds := 1; worlds <= 3; worlds++ {
			h := Hex{Worlds: make([]World, worlds)}
			h.Fleet.Units[signs.Cruiser] = 2
			b := arrange(&h, s, 4)
			for i := range h.Worlds {
				if least := .55 * s * sailedShare[worlds-1]; b.worlds[i].r < least {
					t.Errorf("radius %v, %d planets: a globe of %.1f, not %.1f", s, worlds, b.worlds[i].r, least)
				}
			}
		}
	}
}
