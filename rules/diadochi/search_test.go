package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
)

// What players look for in their own words is found among the first rules.
func TestTheRulebookIsFoundInPlayersWords(t *testing.T) {
	book := rulebook(t)
	for _, c := range []struct {
		lang, query string
		want        rules.Rule
		among       int // of the first so many
	}{
		{"en", "prestige tie", "7.6", 3}, {"en", "abandon siege", "9.18", 4}, {"en", "bury", "3.3", 10}, {"en", "bury", "13.6", 4}, {"en", "lifting the siege", "9.18", 4},
		{"en", "peace treaty", "11.23", 3},
		{"es", "empate prestigio", "7.6", 3}, {"es", "abandonar asedio", "9.18", 4}, {"es", "enterrar", "3.3", 10}, {"es", "entierra", "13.6", 4}, {"es", "asedios levantados", "9.18", 4},
	} {
		var got []rules.Rule
		for _, h := range book.Search(c.lang, c.query) {
			got = append(got, h.Entry.Number)
		}
		if at := slices.Index(got, c.want); at < 0 || at >= c.among {
			t.Errorf("%s %q: rule %s is at %d of %v", c.lang, c.query, c.want, at, got[:min(len(got), 25)])
		}
	}
}
