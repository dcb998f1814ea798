package table

import (
	"testing"

	"tyche/rules/conform/prove"
)

// resting is a face that acts nothing out.
type resting struct{ Face }

func (resting) Busy() bool { return false }

// TestNoLineIsHeldForEver: what was skipped in the middle is told though the entry after it has fewer events, and so is all that follows.
func TestNoLineIsHeldForEver(t *testing.T) {
	k := chronicle{held: []held{{line{entry: 1}, 1}, {line{entry: 1}, 8}, {line{entry: 2}, 0}}}
	k.unfold(resting{})
	prove.Is(t, "lines told", len(k.lines), 3)
	prove.Is(t, "lines held", len(k.held), 0)
}
