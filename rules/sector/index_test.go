package sector

import (
	"regexp"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/index"
)

// unnamed are the rules that no test names by their number.
var unnamed = []rules.Rule{
	"1.1", "1.2", "1.4", "1.4a", "1.5", "1.5a", "1.5b", "1.5c", "1.6", "1.7", "2.3", "2.6", "3.3b", "3.3e", "3.3f", "4.2", "4.3", "4.8", "4.9", "5.1a", "7.2",
}

// TestRulesIndex demands that a test names every other rule, and that the paper tells where each one is.
func TestRulesIndex(t *testing.T) {
	index.Check(t, index.Config{
		Title: "Sector", Game: "sector", Book: rulebook(t).Book("en"), Paper: "../../docs/rules-sector.md",
		Aliases: index.Checklist(t, "testdata/checklist.tsv"), AliasPattern: regexp.MustCompile(`S001-[0-9]{2}`), Untried: unnamed,
	})
}
