package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/stage"
)

// A round in which nobody is hit is a beat of its own: its dice do not lie among those of the next one.
func TestARoundWithoutHitsIsABeat(t *testing.T) {
	fought := []rules.Event{
		{Verb: game.EvRound, N: 1}, {Verb: game.EvVolley, Seat: 0}, {Verb: game.EvVolley, Seat: 1},
		{Verb: game.EvRound, N: 2}, {Verb: game.EvVolley, Seat: 0, N: 1}, {Verb: game.EvVolley, Seat: 1}, {Verb: game.EvHit, Seat: 1},
	}
	prove.Is(t, "the first", run(fought, stage.Dice), 3)
	prove.Is(t, "the second", run(fought[3:], stage.Dice), 3)
}
