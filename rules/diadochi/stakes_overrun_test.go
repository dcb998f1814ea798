package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Before a march into a space it is said that the enemy there could be overrun only if a movement point is left for it (5.8, 5.24).
func TestAnOverrunIsPromisedToWhoCanPayForIt(t *testing.T) {
	for points, want := range map[uint8]bool{1: false, 2: true} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 8})
		b.addUnits(outside(spDorylaion), 1, mercenary, 1)
		b.dice(6)
		b.play("activate antigonos")
		b.march.points = points
		told := false
		for _, k := range b.Stakes(0, b.move("step dorylaion"), nil) {
			told = told || slices.ContainsFunc(k.Why, func(why rules.Text) bool { return why.Key == "diadochi.stake.why.overrun" })
		}
		prove.Is(t, "promised", told, want)
		if !want {
			b.dice(1, 2, 3, 4, 5, 6, 1) // it comes to a battle
		}
		b.play("step dorylaion")
		prove.Is(t, "asked", b.top().kind == inOverrun, want)
	}
}
