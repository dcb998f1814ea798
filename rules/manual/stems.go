package manual

import (
	"slices"
	"strings"
)

// suffixes are the endings that are taken off a word to find its stem, the longest first, for each language. They are few and
// rough: a stem only has to be the same for the forms of a word, and is never shown.
var suffixes = map[string][]string{
	"en": {"ations", "ation", "ings", "ing", "ied", "ies", "ers", "ed", "er", "es", "ly", "s", "y", "e"},
	"es": {
		"amientos", "imientos", "amiento", "imiento", "aciones", "adores", "acion", "mente", "ador", "ante", "ando", "iendo", "aron", "ieron",
		"adas", "ados", "idas", "idos", "ada", "ado", "ida", "ido", "aran", "eran", "iran", "ar", "er", "ir", "an", "en", "as", "es", "os", "ia", "io", "ie", "a", "e", "o", "s", "i",
	},
}

// leastStem is how many letters a stem keeps.
const leastStem = 3

// stem takes the endings off a folded word: of a verb, then of a plural or a gender.
func stem(language, w string) string {
	if len(w) <= leastStem {
		return w
	}
	for range 2 {
		for _, end := range suffixes[language] {
			if len(w)-len(end) >= leastStem && strings.HasSuffix(w, end) {
				w = strings.TrimSuffix(w, end)
				break
			}
		}
	}
	if n := len(w); n > leastStem && w[n-1] == w[n-2] && language == "en" { // dropped, dropping
		w = w[:n-1]
	}
	return w
}

// stemming finds the stems of a book and its synonyms; called once the language is known.
func (b *Book) stemming(language string) {
	b.language = language
	for _, e := range b.Entries {
		for i := range e.words {
			e.words[i].stem = stem(language, e.words[i].folded)
		}
	}
	for i, group := range b.synonyms {
		for k, w := range group {
			b.synonyms[i][k] = stem(language, w)
		}
	}
}

// alike says whether two stems mean the same: they are one, or a line of synonyms has both.
func (b *Book) alike(x, y string) bool {
	if x == y {
		return true
	}
	for _, group := range b.synonyms {
		if slices.Contains(group, x) && slices.Contains(group, y) {
			return true
		}
	}
	return false
}

// addSynonyms takes in a line of words that mean the same.
func (b *Book) addSynonyms(line string) {
	var group []string
	for _, w := range split(line) {
		group = append(group, w.folded)
	}
	b.synonyms = append(b.synonyms, group)
}
