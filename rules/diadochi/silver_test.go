package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// The Silver Shields are never split (1.58).

func TestSilverShieldsStayTogether(t *testing.T) {
	t.Run("1.58 3.13 they come back together as reinforcements", func(t *testing.T) {
		c := position(t, `players 2
			turn 2 round 5 first 1
			ask 2 forage
			control 1 babylon opis ouruk
			control 2 pella aigai pydna larissa
			units 1 box-1 silver 2
			general 1 antigonos babylon`)
		c.luck.Then(fixedDie(1)) // the cards of the new Turn
		c.play("first 1; put silver opis")
		prove.Is(t, "at Opis", c.stacks[spOpis].cu[silver], 2)
		prove.Is(t, "in the Box", c.stacks[boxed(0)].cu[silver], 0)
	})
	t.Run("1.58 3.13 not where only one more CU may be put", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 activation\nhand 1 mutiny\ncontrol 1 pella aigai\nunits 1 box-1 silver 2 mercenary 2")
		c.placeWaiting(0, true)
		c.settle(ctx{ch: c.luck})
		c.play("put mercenary pella; put mercenary pella")
		prove.Is(t, "at Aigai, the only space left", c.stacks[spAigai].cu[silver], 2)
	})
	t.Run("1.58 card 42 brings both or none", func(t *testing.T) {
		exile := func(box units) *table {
			b := newTable(t, 2)
			b.control(0, spPella)
			b.hand(0, cardReturnFromExile)
			b.general(0, eumenes, boxed(0))
			b.silverState = silverInPlay
			for u, n := range box {
				b.addUnits(boxed(0), 0, unit(u), int(n))
			}
			b.play("play return-from-exile")
			return b
		}
		b := exile(units{silver: 2, mercenary: 3})
		b.play("take silver 0")
		prove.Is(t, "with Eumenes", b.stacks[spPella].cu[silver], 2)
		b.play("take mercenary 0")
		prove.Is(t, "the third", b.stacks[spPella].size(), 3)
		prove.Is(t, "the card is over", b.top().kind != inEvent, true)
		b = exile(units{silver: 2, mercenary: 3})
		b.play("take mercenary 0", "take mercenary 0")
		b.refused("take silver 0", "diadochi.why.card.no-units-in-box")
	})
	t.Run("1.58 they come aboard together", func(t *testing.T) {
		c := position(t, `players 2
			turn 2 round 1 first 1
			ask 1 activation
			control 1 halikarnassos rhodos
			units 1 halikarnassos mercenary 7
			units 1 rhodos silver 2
			general 1 antigonos halikarnassos`)
		c.play("[6] activate antigonos; sail rhodos")
		c.refused("take silver 1", "1.58")
		c.refused("take silver 2", "8.4")
		c.play("done")
		prove.Is(t, "at Rhodos", c.stacks[spRhodos].cu[silver], 2)
	})
}
