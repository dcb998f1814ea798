package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestARivalWhoWinsByBurialIsTold: whoever ends his activations is asked about a rival who could bury Alexander where the Cart stands, and
// reach 18 L with it (13.6, 17.3), unless the Cart is gone before (13.8).
func TestARivalWhoWinsByBurialIsTold(t *testing.T) {
	const wins = "players 2\nturn 2\ncontrol 2 pella aigai amphipolis pydna\ngeneral 2 krateros pella\nunits 2 pella mercenary 1\nroyal philippos pella 2\nroyal alexandros pella 2\ncart pella 2"
	told := func(c *scene) (list []rules.Stake) { return c.victoryByBurial(0, nil) }
	c := position(t, wins)
	before := c.legitimacy(1)
	list := told(c)
	prove.Is(t, "one is told", len(list), 1)
	prove.Same(t, "who, where, and how much", list[0].What, rules.Say("diadochi.stake.bury", rules.R(seatRef(1)), rules.R(spaceRef(spPella)), rules.N(before+8)))
	prove.True(t, "it is asked about", list[0].Grave)
	prove.Is(t, "told with any end of his Player Turn", len(c.victoryAtEnd(0, nil)), 1)
	prove.Is(t, "the one who could is not told", len(c.victoryByBurial(1, nil)), 0)

	c.pc[spPella] = 0
	prove.Is(t, "a city that is not his", len(told(c)), 0)
	c = position(t, wins)
	c.royalAt[philippos], c.royalOf[philippos] = gone, nobody
	c.royalAt[alexandros], c.royalOf[alexandros] = gone, nobody
	prove.Is(t, "too little legitimacy", len(told(c)), 0)

	c = position(t, wins)
	c.turn, c.round = 3, rounds[2]
	c.first = 0
	prove.Is(t, "he still acts on Turn III", len(told(c)), 1)
	c.first = 1
	prove.Is(t, "he has acted, and the Cart is gone on Turn IV", len(told(c)), 0)
	c.round--
	prove.Is(t, "another Round of Turn III comes", len(told(c)), 1)
}
