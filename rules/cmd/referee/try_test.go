package main

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
)

// TestTryWithoutEnoughDice tries a raid with no dice: it ends, says what was missing, and tells nothing that did not happen.
func TestTryWithoutEnoughDice(t *testing.T) {
	s, err := toy.Game{}.New(rules.Setup{Seats: 2}, zeros{})
	if err != nil {
		t.Fatal(err)
	}
	out, errs, code := ask(t, "", "try", "--game", "toy", "--position", toy.Game{}.Position(s), "--moves", "bid 1; 2 bid 1; step on; raid")
	prove.Is(t, "exit code", code, wrong)
	prove.True(t, "what was missing is said: "+errs, strings.Contains(errs, "“raid”: 1 number was missing"))
	prove.True(t, "what came before is told", strings.Contains(out, "stepped 1 0 0"))
	prove.True(t, "nothing is told of the raid", !strings.Contains(out, "raided"))
}

// TestMissingDiceDoNotLastForEver waits for a six that is not among the dice given.
func TestMissingDiceDoNotLastForEver(t *testing.T) {
	f := &faces{given: []int{1, 1, 1}}
	thrown := 1
	for f.Draw(6) != 5 && thrown < 1000 {
		thrown++
	}
	prove.True(t, "a six falls", thrown < 1000)
	prove.Is(t, "missing dice", f.missing, thrown-3)
}
