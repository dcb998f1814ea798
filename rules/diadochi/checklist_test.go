package diadochi

import (
	"testing"

	"tyche/rules/conform"
)

// Every statement of the checklist is tried by a test that names it, and stands in the rulebook.
func TestChecklist(t *testing.T) { conform.CheckChecklist(t, 292, rulebook(t).Book("es")) }
