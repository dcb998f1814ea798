package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestTheSameInterceptionIsKnownAgain: a mover who comes back in one activation is the same question, until somebody's chances change.
func TestTheSameInterceptionIsKnownAgain(t *testing.T) {
	start := func(more bool) (first, again uint64) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 2})
		b.army(1, eumenes, outside(spIkonion), units{mercenary: 6})
		b.dice(6)
		b.play("activate antigonos")
		for n := range 2 {
			b.play("step dorylaion", "step kelainai")
			b.asks(inInterception)
			_, asked := game{}.Reaction(b.state, 1)
			prove.True(t, "asked", asked)
			if now := (game{}).Recurrence(b.state, 1); n == 0 {
				first = now
			} else {
				return first, now
			}
			b.play("pass")
			if more {
				b.addUnits(outside(spIkonion), 1, loyal, 1)
			}
		}
		return first, again
	}
	first, again := start(false)
	prove.True(t, "nothing has changed", first != 0 && first == again)
	first, again = start(true)
	prove.True(t, "one more with the interceptor", first != again)
}
