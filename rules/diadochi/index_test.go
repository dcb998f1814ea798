package diadochi

import (
	"testing"

	"tyche/rules/conform/index"
	"tyche/rules/conform/prove"
)

const cardChapter = "20" // not in the index: data_cards.go and scripts.go hold the cards

// TestRulesIndex demands that a test names every rule, and that the paper tells where each one is.
func TestRulesIndex(t *testing.T) {
	index.Check(t, index.Config{
		Title: "Diadochi", Game: "diadochi", Book: rulebook(t).Book("en"), Skip: []string{cardChapter}, Paper: "../../docs/rules-diadochi.md",
		Aliases: index.Checklist(t, "testdata/checklist.tsv"), AliasPattern: prove.LineID,
	})
}
