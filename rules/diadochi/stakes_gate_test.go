package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestARoyalWhoStaysBeforeACityIsPriced: she is named when the last CU goes in, for whoever comes takes her (5.28); not while others stay,
// nor when she is inside.
func TestARoyalWhoStaysBeforeACityIsPriced(t *testing.T) {
	const before = "players 2\nturn 2\ncontrol 1 pella\ngeneral 1 krateros pella\nroyal olympias pella 1\nunits 1 pella mercenary "
	in := rules.Move{Verb: goInVerb, A: int16(spPella), B: int16(mercenary)}
	c := position(t, before+"1")
	want := []rules.Stake{rules.Price("5.28", rules.Say("diadochi.stake.royal-alone", rules.R(royalRef(olympias)), rules.R(spaceRef(spPella))), royalRef(olympias))}
	prove.Same(t, "the last goes in", stakesOfGate(c.state, 0, in, nil), want)
	c.royalAt[olympias] = inside(spPella)
	prove.Is(t, "she is inside", len(stakesOfGate(c.state, 0, in, nil)), 0)
	c = position(t, before+"2")
	prove.Is(t, "another stays", len(stakesOfGate(c.state, 0, in, nil)), 0)
}
