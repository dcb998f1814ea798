package sector

import (
	"testing"

	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// TestStages asks whether the same words are another question: once another planet lies, or another unit has withdrawn.
func TestStages(t *testing.T) {
	var f table.Stager = &Face{}
	v := game.View{Uncharted: true, Planets: make([]game.PlanetView, 3)}
	before := f.Stage(v)
	v.Planets[1].InPlay = true
	if f.Stage(v) == before {
		t.Error("the next planet is asked for as the one before it")
	}
	v.Phase = planningPhase
	before = f.Stage(v)
	v.Planets[2].InPlay = true
	if f.Stage(v) != before {
		t.Error("where orders are placed a planet makes another question")
	}
	v.Battle.Slots, v.Battle.Ready[1][0] = make([]game.SlotView, 1), 2
	before = f.Stage(v)
	v.Battle.Ready[1][0]--
	if f.Stage(v) == before {
		t.Error("the next unit is asked for as the one before it")
	}
}
