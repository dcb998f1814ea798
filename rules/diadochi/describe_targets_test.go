package diadochi

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestATargetIsToldWithItsPlace: an Independent Army and a general that a card asks for are told with where they stand and how strong.
func TestATargetIsToldWithItsPlace(t *testing.T) {
	b := newWar(t, 2)
	b.armyAt[0] = outside(spSinope)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
	told := 0
	for a := range int16(numArmies) {
		if !onMap(b.armyAt[a]) {
			prove.Is(t, "an army that is not on the map", len(b.whereTargetIs(0, rules.Move{Verb: targetArmyVerb, A: a})), 0)
			continue
		}
		told++
		prove.Same(t, armies[a].id, b.whereTargetIs(0, rules.Move{Verb: targetArmyVerb, A: a}),
			[]rules.Text{rules.Say("diadochi.move.army-at", rules.R(spaceRef(spaceOf(b.armyAt[a]))), rules.N(ArmyStrength(int(a))))})
	}
	prove.True(t, "armies on the map", told > 0)
	prove.Same(t, "Antigonos", b.whereTargetIs(0, rules.Move{Verb: targetGeneralVerb, A: int16(antigonos)}),
		[]rules.Text{rules.Say("diadochi.move.general-at", rules.R(spaceRef(spGordion)), rules.N(5))})
}

// TestABattleAgainstAnIndependentArmyTellsThatItGoes: it has no losses to expect, it leaves the map as a whole (7.28).
func TestABattleAgainstAnIndependentArmyTellsThatItGoes(t *testing.T) {
	b := newWar(t, 2)
	b.armyAt[0] = outside(spSinope)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
	for a := range int16(numArmies) {
		if !onMap(b.armyAt[a]) {
			continue
		}
		b.entry.sp = spaceOf(b.armyAt[a])
		k := b.chancesOfBattle(side{seat: 0, at: outside(spGordion)}, side{seat: independents, at: b.armyAt[a]}, 0)
		last := lossesTold(k.Why)
		prove.Is(t, armies[a].id, last.Key, "diadochi.stake.why.losses-army")
		k = b.chancesOfBattle(side{seat: independents, at: b.armyAt[a]}, side{seat: 0, at: outside(spGordion)}, 0)
		last = lossesTold(k.Why)
		prove.Is(t, "sent by another player it is not his units that are lost", last.Key, "diadochi.stake.why.losses-to-army")
		prove.Is(t, "but those of", last.Args[2], rules.R(seatRef(0)))
		return
	}
	t.Fatal("no Independent Army is on the map")
}

// lossesTold is what is told of the losses of a battle.
func lossesTold(why []rules.Text) rules.Text {
	i := slices.IndexFunc(why, func(x rules.Text) bool { return strings.HasPrefix(x.Key, "diadochi.stake.why.losses") })
	return why[i]
}
