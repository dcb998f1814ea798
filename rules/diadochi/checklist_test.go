package diadochi

import (
	"testing"

	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// The whole run of the tests proves every line of the checklist.
func TestMain(m *testing.M) { prove.Main(m, 292) }

// Every statement of the checklist stands in the rulebook.
func TestChecklist(t *testing.T) { conform.CheckChecklist(t, 292, rulebook(t).Book("es")) }
