package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestLastMovesSaySo: with whatever a Segment ends by itself, that is told before, in the price and in the hint.
func TestLastMovesSaySo(t *testing.T) {
	at := func(lines, moves string) *table {
		c := position(t, "players 2\nturn 2 round 1 first 1\nask 1 "+lines)
		c.play(moves)
		return &table{c.state, t, c.luck, &rules.Log{}}
	}
	tells := func(b *table, move, what string) bool {
		return slices.ContainsFunc(b.Stakes(0, b.move(move), nil), func(k rules.Stake) bool { return k.What.Key == "diadochi.stake."+what })
	}
	hints := func(b *table, move string) bool {
		return slices.ContainsFunc(Mind{}.Reasons(b.state, 0, b.move(move)), func(x rules.Text) bool { return x.Key == "diadochi.stake.ends-segment" })
	}
	t.Run("3.36 the last marker", func(t *testing.T) {
		b := at("tyche\nhand 1 city-founded mutiny\nunits 1 gordion mercenary 5\ngeneral 1 antigonos gordion\ncontrol 1 gordion\n", "ops mutiny")
		for b.top().kind == inOps || b.top().a > 1 {
			prove.True(t, "another may follow", !tells(b, "control "+anyPlaceable(b), "ends-segment") && !hints(b, "control "+anyPlaceable(b)))
			b.play("control " + anyPlaceable(b))
		}
		last := "control " + anyPlaceable(b)
		prove.True(t, "the price of the last", tells(b, last, "ends-segment"))
		prove.True(t, "the hint of the last", hints(b, last))
		prove.True(t, "an ending that leaves a point", tells(b, "done", "ends-segment"))
		b.play(last)
		prove.Is(t, "the Segment after it", b.segment, activationSegment)
	})
	t.Run("3.41 the Mercenary in place of marches", func(t *testing.T) {
		b := at("activation\ncontrol 1 gordion ankyra\n", "muster")
		prove.True(t, "a Minor General can be put down yet", !tells(b, "put mercenary gordion", "ends-turn"))
		b.force[0] &= majorBits
		prove.True(t, "the Player Turn ends with it", tells(b, "put mercenary gordion", "ends-turn"))
	})
}

// anyPlaceable is the name of a space in which the seat may put a PC.
func anyPlaceable(b *table) string {
	set := b.placeable(0, b.reach)
	return spaces[set.next()].id
}
