package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// Pieces that wait come at the start of their owner's Segment, not when something else is placed (3.14).

func TestWhatWaitsGoesOnWaiting(t *testing.T) {
	t.Run("3.4 3.14 Polyperchon is placed alone", func(t *testing.T) {
		c := position(t, `players 2
			turn 2 round 1 first 1
			ask 1 activation
			control 1 amphipolis
			control 2 aigai pydna larissa
			units 2 waiting-2 mercenary 2
			units 1 amphipolis mercenary 8
			general 1 antigonos amphipolis
			units 2 pella mercenary 9
			general 2 antipatros pella`)
		c.play("[6 1 1 6 6 1 1 6 6 6] activate antigonos; step pella; pass; pass")
		prove.Is(t, "asked", c.asked(), 1)
		c.allowed("place polyperchon aigai")
		c.refused("put mercenary aigai", "3.13")
		c.play("place polyperchon aigai")
		prove.Is(t, "waiting", c.stacks[waiting(1)].size(), 2)
	})
	t.Run("3.5 Demetrios is placed alone", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spPella, spAigai)
		b.addUnits(waiting(0), 0, mercenary, 2)
		b.antigonosOf = 0
		b.at[demetrios] = inEventPool
		b.bringDemetrios(b.ctx())
		b.settle(b.ctx())
		b.refused("put mercenary pella", "diadochi.why.not-to-place")
		b.play("place demetrios pella")
		prove.Is(t, "waiting", b.stacks[waiting(0)].size(), 2)
	})
	t.Run("3.41 the CU mustered instead of activating is placed alone", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(0, spPella, spAigai)
		b.addUnits(waiting(0), 0, mercenary, 2)
		b.addUnits(waiting(0), 0, loyal, 1)
		b.play("muster")
		b.refused("put loyal pella", "diadochi.why.not-to-place")
		b.play("put mercenary pella")
		prove.Is(t, "waiting", b.stacks[waiting(0)].size(), 3)
		prove.Is(t, "asked", b.top().kind, inActivations)
	})
	t.Run("16.6 the trained CU is placed alone", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spPella, spAigai)
		b.addUnits(waiting(0), 0, mercenary, 2)
		b.training[0], b.trainingStep[0] = mercenary, 2
		b.train(b.ctx(), 0, 1)
		b.settle(b.ctx())
		b.play("put mercenary pella")
		prove.Is(t, "waiting", b.stacks[waiting(0)].size(), 2)
		prove.True(t, "nothing more is placed", b.top().kind != inPlacing)
	})
}
