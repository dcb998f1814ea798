package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/odds"
)

// TestABattleTellsWhoMayDie: what is told before it of a Commander and of another general of his is what all throws of the battle come to,
// each with the two dice of 7.17 and 7.18.
func TestABattleTellsWhoMayDie(t *testing.T) {
	b := meeting(t, units{mercenary: 5}, units{mercenary: 5})
	b.general(0, leonnatos, marching)
	b.march.general = b.commanderAt(marching, 0)
	m := b.move("step dorylaion")
	stakes := b.Stakes(0, m, nil)
	why := stakes[slices.IndexFunc(stakes, func(k rules.Stake) bool { return k.What.Key == "diadochi.stake.battle" })].Why
	battles, deaths := uint64(0), map[int16]uint64{} // of 36 throws of two dice for each battle
	throws(4, func(faces []int) {
		s, log := *b.state, &rules.Log{}
		luck := &dice.Script{Faces: append(slices.Clone(faces), 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)}
		s.Apply(0, m, luck, log)
		for n := 0; luck.Drawn < 4 && n < 20; n++ {
			s.Apply(s.top().seat, standStill(&s), luck, log)
		}
		battles++
		for _, e := range log.Events {
			if e.Verb == EvLeaderCheck {
				deaths[e.Who.ID] += map[int16]uint64{2: 1, 3: 3}[e.M]
			}
		}
	})
	for _, g := range [...]general{antigonos, leonnatos} {
		percent := odds.Chance{Ways: deaths[int16(g)], Of: 36 * battles}.Percent()
		prove.True(t, "he may die", percent > 0)
		prove.True(t, generalID(g), slices.Contains(why, rules.Say("diadochi.stake.why.general-dies", rules.R(generalRef(g)), rules.N(percent))))
	}
}
