package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestUnitsThatHaveMovedAreNotLedOff: CUs that another general has moved in the Segment do not march again (5.3). Whoever puts a Minor General
// over them, or activates him, is told how many still can, and asked where none can; a hint puts him over no such CUs.
func TestUnitsThatHaveMovedAreNotLedOff(t *testing.T) {
	led := func(b *table, words string) (k rules.Stake) {
		for _, k := range b.Stakes(0, b.move(words), nil) {
			if strings.HasPrefix(k.What.Key, "diadochi.stake.led") {
				return k
			}
		}
		return rules.Stake{}
	}
	for _, c := range []struct {
		fresh int // CUs that stay where they were until the others have come
		key   string
	}{{0, "diadochi.stake.led.none"}, {2, "diadochi.stake.led"}} {
		b := newWar(t, 2)
		b.control(0, spGordion, spAnkyra)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
		if c.fresh > 0 {
			b.addUnits(outside(spAnkyra), 0, mercenary, c.fresh)
		}
		b.dice(6)
		b.play("activate antigonos", "step ankyra", "done")
		b.play("minor minor-1-1")
		alone := *b.state
		alone.setGeneral(antigonos, outside(spGordion))
		v := (judge{&alone, sensible[0]}).look(0)
		if c.fresh == 0 {
			prove.Is(t, "what the hint expects of him", v.stationGain(minorOf(0, 0), outside(spAnkyra)), -10)
		}
		k := led(b, "station ankyra 0")
		prove.Is(t, "told where he is put", k.What.Key, c.key)
		prove.Is(t, "where he is put it does not ask", k.Grave, false)
		b.play("station ankyra 0")
		k = led(b, "activate minor-1-1")
		prove.Is(t, "told of his activation", k.What.Key, c.key)
		prove.Is(t, "it asks", k.Grave, c.fresh == 0)
		if c.fresh > 0 {
			prove.Same(t, "how many of how many", k.What.Args, rules.Say("", rules.N(c.fresh), rules.N(c.fresh+3)).Args)
		}
		b.dice(6)
		b.play("activate minor-1-1")
		fit := slices.ContainsFunc(rules.Moves(b.state, 0, nil), func(m rules.Move) bool { return m.Verb == takeVerb })
		prove.Is(t, "he finds any to take along", fit || b.hasCUs(marching), c.fresh > 0)
	}
}
