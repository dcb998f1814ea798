package imperio

import (
	"testing"

	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// TestMain demands that a whole run proves every line of the checklist.
func TestMain(m *testing.M) { prove.Main(m, 248) }

// Every statement of the checklist stands in the rulebook.
func TestChecklist(t *testing.T) { conform.CheckChecklist(t, 248, rulebook(t).Book("es")) }
