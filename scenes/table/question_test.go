package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestADoubleClickGivesAnAnswerOnce: the same answer is not given again within a moment, another one of the question is.
func TestADoubleClickGivesAnAnswerOnce(t *testing.T) {
	lose := rules.Move{Verb: 3, A: 1}
	table := &Table{age: longGrace, given: given{move: lose}}
	table.offers = &Offers{Legal: []Offer{{Move: lose}, {Move: rules.Move{Verb: 3, A: 2}}}, kept: []bool{true, true}}
	prove.True(t, "the same at once", !table.stands(0))
	prove.True(t, "another at once", table.stands(1))
	table.given.ago = double
	prove.True(t, "the same later", table.stands(0))
}
