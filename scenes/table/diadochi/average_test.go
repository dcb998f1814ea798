package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// TestTheStrengthOfElephantsIsCalledAnAverage: what they are worth is thrown in the battle, so no number for it is exact.
func TestTheStrengthOfElephantsIsCalledAnAverage(t *testing.T) {
	f := settled(t).face
	for kind := range game.NumUnits {
		k := game.Stack{}
		k.Units[kind] = 2
		words := f.word(averaged("stack", k), rules.N(k.Size()), rules.N(k.Strength()))
		prove.Is(t, words, strings.Contains(words, "de media"), kind == game.Elephant)
	}
}
