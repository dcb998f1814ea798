package imperio

import (
	"fmt"
	"regexp"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/index"
)

// otherNames are what comments and tests call rules besides their numbers: lines of the checklist, steps of the Final
// Phase and of an Operation, and the ids of the tables.
var otherNames = regexp.MustCompile(`\b(?:S004-[0-9]{3}|FP[0-9]+|O[0-6]|[AFTLD][0-9]{2}|C[1-9]|S[1-6]b?)\b`)

func aliases(t *testing.T) map[string][]rules.Rule {
	names := index.Checklist(t, "testdata/checklist.tsv")
	all := func(format string, n int, rule rules.Rule) {
		for i := range n {
			names[fmt.Sprintf(format, i+1)] = []rules.Rule{rule}
		}
	}
	all("A%02d", numAbilities, "2.2")
	all("F%02d", numUpgrades, "2.3")
	all("T%02d", numTechs, "15.2")
	all("L%02d", int(d01), "17.7")
	all("D%02d", int(numCards-d01), "17.8")
	all("C%d", int(c9-c1)+1, "16.6")
	for i := range 11 {
		names[fmt.Sprintf("FP%d", i+1)] = []rules.Rule{rules.Rule(fmt.Sprintf("19.%d", i+1))}
	}
	for i := range 7 {
		names[fmt.Sprintf("O%d", i)] = []rules.Rule{"12.4"}
	}
	for id, rule := range map[string]rules.Rule{"S1": "16.4", "S1b": "16.1", "S2": "16.5", "S3": "16.5", "S4": "16.5", "S5": "16.6", "S6": "16.7"} {
		names[id] = []rules.Rule{rule}
	}
	return names
}

// unnamed are the rules that no test names: what advises, repeats or sums up.
var unnamed = []rules.Rule{"21.4", "22.2", "24.5", "25", "26", "29"}

// TestRulesIndex demands that a test names every other rule, and that the paper tells where each one is.
func TestRulesIndex(t *testing.T) {
	index.Check(t, index.Config{
		Title: "Imperio", Game: "imperio", Book: rulebook(t).Book("en"), Paper: "../../docs/rules-imperio.md",
		Aliases: aliases(t), AliasPattern: otherNames, Untried: unnamed,
	})
}
