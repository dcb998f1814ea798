package sector

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestFreeUnitsAreCountedInTheQuestion: one, some, or as many as their cost allows.
func TestFreeUnitsAreCountedInTheQuestion(t *testing.T) {
	s := &state{}
	for most, key := range map[int16]string{1: "sector.ask.free-units.one", 2: "sector.ask.free-units.some", anyNumber: "sector.ask.free-units", anyNumber - 1: "sector.ask.free-units"} {
		prove.Is(t, "the question", freeUnitsPrompt(s, &frame{kind: inFreeUnits, b: 3, c: most}).Prompt.Key, key)
	}
}
