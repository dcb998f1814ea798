package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestAllFleetsWithOneAnswer: what sends all fleets stands for the moves that send each, and tells what their last one would tell.
func TestAllFleetsWithOneAnswer(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 halikarnassos athenai salamis paphos kition
		control 2 miletos rhodos lindos alexandreia memphis pelousion panopolis ammoneion tyros sidon arados ake
		fleet kilikia 1
		units 1 halikarnassos mercenary 2
		general 1 antigonos halikarnassos`)
	c.play("[6] activate antigonos")
	prove.Is(t, "bundles on land", len(c.Bundles(0)), 0)
	c.play("sail rhodos")
	c.allTogether("escort athenai", "escort kypros", "escort kilikia")
	c.play("escort kilikia")
	c.allTogether("escort athenai", "escort kypros")
	c.play("escort kypros")
	prove.Is(t, "bundles of one fleet", len(c.Bundles(0)), 0)
	c.play("done")
	prove.Is(t, "bundles before a Port is chosen", len(c.Bundles(1)), 0)
	c.play("target rhodos")
	prove.Is(t, "bundles of somebody else", len(c.Bundles(0)), 0)
	c.allTogether("escort rhodos", "escort aigyptos", "escort phoinikia")
}

// allTogether demands that who is asked has one bundle, of these moves, with the stakes of the last of them.
func (c *scene) allTogether(words ...string) {
	c.t.Helper()
	seat, s := c.asked(), c.Clone().(*state)
	list := s.Bundles(seat)
	prove.Is(c.t, "bundles", len(list), 1)
	var moves []rules.Move
	for _, w := range words {
		moves = append(moves, c.parse(w))
	}
	prove.True(c.t, "they send each fleet that is left", len(moves) == len(list[0].Moves))
	var last []rules.Stake
	for _, m := range list[0].Moves {
		prove.True(c.t, "one of these", slices.Contains(moves, m))
		prove.True(c.t, "legal after those before", s.Check(seat, m) == nil)
		last = s.Stakes(seat, m, nil)
		s.Apply(seat, m, dice.New(1, 0), nil)
	}
	prove.Is(c.t, "stakes", len(list[0].Stakes), len(last))
	for i := range last {
		prove.True(c.t, "the stakes of the last", slices.Equal(list[0].Stakes[i].Percents(), last[i].Percents()))
	}
}
