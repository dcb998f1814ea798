package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// Every die of a battle, a landing and the asteroids is in the ledger once, and a secret one is not.
func TestRolledTellsEveryDieThatAllSee(t *testing.T) {
	for _, c := range []struct {
		e               rules.Event
		what            string
		dice, got, owed int
	}{
		{rules.Event{Verb: EvVolley, M: 7, Dice: rules.Dice{10, 1, 7}, Seen: rules.Everyone}, "battle", 3, 2, 12},
		{rules.Event{Verb: EvReroll8, M: 9, Dice: rules.Dice{4}, Seen: rules.Everyone}, "battle", 1, 0, 2},
		{rules.Event{Verb: EvDice, N: 4, Dice: rules.Dice{4, 9, 3}, Seen: rules.Everyone}, "sedition", 3, 2, 21},
		{rules.Event{Verb: EvAsteroid, M: 2, Dice: rules.Dice{6}, Seen: rules.Everyone}, "asteroids", 1, 1, 5}, // M is its hull
		{rules.Event{Verb: EvAsteroid, M: 2, Dice: rules.Dice{5}, Seen: rules.Everyone}, "asteroids", 1, 0, 5},
		{rules.Event{Verb: EvDice, Dice: rules.Dice{9}, Seen: rules.Only(1)}, "", 0, 0, 0},
		{rules.Event{Verb: EvRolled, Dice: rules.Dice{6, 6, 6}, Seen: rules.Everyone}, "", 0, 0, 0},
	} {
		what, dice, got, owed := Rolled(c.e)
		prove.Is(t, "for", what, c.what)
		prove.Same(t, "dice, successes, tenths owed", [3]int{dice, got, owed}, [3]int{c.dice, c.got, c.owed})
	}
	h := bombing(t, 2, noAbility, dreadnought, dreadnought)
	h.realm.rollsThenMisses(10, 10)
	h.realm.slot(append(slices.Clone(h.before), h.move)...)
	h.realm.turn(map[rules.Seat][]string{0: h.rest})
	thrown := 0
	for _, e := range h.realm.log.Events {
		if _, dice, _, _ := Rolled(e); dice > 0 {
			thrown += dice
		}
	}
	prove.Is(t, "bombs", thrown, 2)
	for _, what := range rollWords {
		for _, lang := range lexicon.Languages {
			prove.True(t, what+" in "+string(lang), texts(t).Has(lang, "imperio.roll."+what))
		}
	}
}
