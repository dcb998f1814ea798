package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestTheDiceOfABattleAreToldThatCount: the two that were kept, as they are modified, of three as of two (7.12, card 55).
func TestTheDiceOfABattleAreToldThatCount(t *testing.T) {
	for name, dice := range map[string]rules.Dice{"two": {2, 6, 4, 6}, "three": {4, 2, 6, 4, 6}} {
		told, worth := Game.Tell(rules.Event{Verb: EvBattleDice, Seat: 0, Who: generalRef(eumenes), Dice: dice, N: 6, M: 26})
		prove.True(t, name+" are told", worth)
		prove.Same(t, name, told.Args[1:4], []rules.Arg{rules.N(4), rules.N(6), rules.N(26)})
	}
}

// TestBothDiceOfACardAreTold: a card that rolls two tells both, since their sum decides.
func TestBothDiceOfACardAreTold(t *testing.T) {
	for want, thrown := range map[string]rules.Dice{"diadochi.log.card-roll": {6}, "diadochi.log.card-roll.two": {6, 3}} {
		told, worth := Game.Tell(rules.Event{Verb: EvCardRoll, Seat: 0, Who: cardRef(cardMutiny), Dice: thrown})
		prove.True(t, "told", worth)
		prove.Is(t, "sentence", told.Key, want)
		prove.Is(t, "the last die", told.Args[2], rules.N(int(thrown[1])))
	}
}

// TestADispersedMinorGeneralGoesBackToTheHand: he is in no Dispersed Box (1.39), and his troops are.
func TestADispersedMinorGeneralGoesBackToTheHand(t *testing.T) {
	for _, row := range []struct {
		who   rules.Ref
		units int16
		key   string
	}{
		{generalRef(eumenes), 3, "diadochi.log.dispersed"},
		{generalRef(minorOf(1, 0)), 3, "diadochi.log.dispersed.minor"},
		{generalRef(minorOf(1, 0)), 0, "diadochi.log.dispersed.minor.alone"},
		{rules.Ref{}, 3, "diadochi.log.dispersed.units"},
	} {
		told, _ := Game.Tell(rules.Event{Verb: EvDispersed, Seat: 1, Who: row.who, To: spaceRef(spKelainai), N: row.units})
		prove.Is(t, "sentence", told.Key, row.key)
	}
}
