package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestTheSecondHalfOfADoubleClickHurriesNothing: an answer that was given within the time of a double click lets what it led to be seen;
// at the beginning, when nobody has answered, a press is heard at once.
func TestTheSecondHalfOfADoubleClickHurriesNothing(t *testing.T) {
	table := &Table{}
	prove.True(t, "nobody has answered", !table.answeredJustNow())
	table.given = given{move: rules.Move{Verb: 3}}
	prove.True(t, "at once", table.answeredJustNow())
	table.given.ago = double
	prove.True(t, "later", !table.answeredJustNow())
}
