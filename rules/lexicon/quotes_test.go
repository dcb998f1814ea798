package lexicon

import "testing"

func TestQuotesWithinQuotes(t *testing.T) {
	for _, c := range []struct {
		lang     Language
		is, want string
	}{
		{"es", "Deshacer: «Jugar el evento «Condena»».", "Deshacer: «Jugar el evento “Condena”»."},
		{"es", "«Uno» y «dos»", "«Uno» y «dos»"},
		{"es", "«a «b «c»»»", "«a “b ‘c’”»"},
		{"en", "Undo: “Play the event “Unrest””.", "Undo: “Play the event ‘Unrest’”."},
		{"en", "nobody’s “one”", "nobody’s “one”"},
		{"es", "»roto« «", "»roto« “"},
	} {
		if got := nest(c.is, c.lang); got != c.want {
			t.Errorf("%s: %q, want %q", c.is, got, c.want)
		}
	}
}
