package table

import "testing"

// TestAnAdviceIsMadeOfSentences: a price is no sentence where it stands, and ends as one in an advice.
func TestAnAdviceIsMadeOfSentences(t *testing.T) {
	for words, want := range map[string]string{"": "", "Queda un asedio": "Queda un asedio.", "Cae.": "Cae.", "¿Y si no?": "¿Y si no?"} {
		if got := sentence(words); got != want {
			t.Errorf("%q becomes %q, want %q", words, got, want)
		}
	}
}
