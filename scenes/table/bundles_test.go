package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/odds"
)

// TestAnAdviceNamesTheBundleThatItBegins: unless all together promise less than the one answer, which may be the better one then.
func TestAnAdviceNamesTheBundleThatItBegins(t *testing.T) {
	hope := func(ways uint64) []rules.Stake {
		c := odds.Chance{Ways: ways, Of: 10}
		return []rules.Stake{rules.Price("8.1", rules.Say("price")), {Ways: []rules.Way{{Good: 1, Least: c, Most: c}, {Good: -1, Least: c.Not(), Most: c.Not()}}}}
	}
	one, two, other := rules.Move{Verb: 1, A: 1}, rules.Move{Verb: 1, A: 2}, rules.Move{Verb: 2}
	for _, row := range []struct {
		what       string
		one, all   []rules.Stake
		advised    rules.Move
		isTogether bool
	}{
		{"all are better", hope(1), hope(8), one, true},
		{"all are as good", hope(8), hope(8), one, true},
		{"nothing is left to chance", nil, nil, one, true},
		{"all are worse", hope(8), hope(1), one, false},
		{"another answer", hope(1), hope(8), other, false},
	} {
		o := NoOffers()
		for _, f := range []Offer{{Move: one, Stakes: row.one}, {Move: two}, {Move: other}} {
			o.add(f)
		}
		o.bundle([]rules.Bundle{{Moves: []rules.Move{one, two}, Stakes: row.all}})
		prove.Is(t, row.what, o.together(row.advised).Verb == bundleVerb, row.isTogether)
	}
}
