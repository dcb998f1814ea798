package manual

import (
	"math/bits"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tyche/rules"
)

// Span is a range of bytes of a text.
type Span struct{ From, To int }

// Hit is a rule that was found.
type Hit struct {
	Entry *Entry
	Score int
	Spans []Span // of Entry.Text, to be marked; may be empty
}

// word is a word of a text, without accents and capitals.
type word struct {
	folded string
	stem   string // see stems.go; empty until the language is known
	span   Span
}

// split cuts a text into words.
func split(text string) []word {
	var words []word
	var folded []byte
	from := 0
	for i, r := range text + " " {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			if len(folded) == 0 {
				from = i
			}
			if !unicode.IsMark(r) {
				folded = utf8.AppendRune(folded, fold(r))
			}
			continue
		}
		if len(folded) > 0 {
			words = append(words, word{folded: string(folded), span: Span{from, i}})
			folded = folded[:0]
		}
	}
	return words
}

// Search returns the rules of a language that hold every word of the query, the best first. Accents and capitals
// do not count, the beginning of a word is enough, and another form of it or a synonym will do. A rule number finds its rule. When the language has
// nothing, the words are looked for in the others and the same rules are returned.
func (m *Manual) Search(language, query string) []Hit {
	book := m.books[language]
	if book == nil {
		return nil
	}
	hits := book.Search(query)
	for _, other := range m.order {
		if len(hits) > 0 {
			break
		}
		for _, h := range m.books[other].Search(query) {
			if e := book.Find(h.Entry.Number); e != nil {
				hits = append(hits, Hit{Entry: e, Score: h.Score})
			}
		}
	}
	return hits
}

// Search returns the rules that hold every word of the query, the best first.
func (b *Book) Search(query string) []Hit {
	query = strings.TrimSpace(query)
	if e := b.Find(rules.Rule(query)); e != nil {
		return []Hit{{Entry: e, Score: 1 << 20}}
	}
	terms := split(query)
	if len(terms) == 0 {
		return nil
	}
	weights := make([]int, len(terms))
	for i := range terms {
		terms[i].stem = stem(b.language, terms[i].folded)
		weights[i] = b.rarity(terms[i])
	}
	var hits []Hit
	for _, e := range b.Entries {
		if h, ok := b.match(e, terms, weights); ok {
			hits = append(hits, h)
		}
	}
	slices.SortStableFunc(hits, func(x, y Hit) int { return y.Score - x.Score })
	return hits
}

// rarity is higher for words that few rules hold.
func (b *Book) rarity(term word) int {
	n := 1
	for _, e := range b.Entries {
		if _, best := b.find(e, term); best > 0 {
			n++
		}
	}
	return 1 + bits.Len(uint(len(b.Entries)/n))
}

// match scores a rule against all terms; false when one of them is not there.
func (b *Book) match(e *Entry, terms []word, weights []int) (Hit, bool) {
	h := Hit{Entry: e}
	title := split(e.Chapter.Title + " " + e.Section.Title)
	for i, t := range terms {
		spans, best := b.find(e, t)
		for _, w := range title {
			w.stem = stem(b.language, w.folded)
			best = max(best, b.closeness(w, t))
		}
		if best == 0 {
			return h, false
		}
		h.Score += weights[i] * (10*best + min(len(spans), 5))
		h.Spans = append(h.Spans, spans...)
	}
	if len(terms) > 1 && adjacent(e.words, terms) {
		h.Score *= 2
	}
	slices.SortFunc(h.Spans, func(x, y Span) int { return x.From - y.From })
	h.Spans = slices.Compact(h.Spans)
	return h, true
}

// find returns where a term stands in the rule, and how close the closest word is.
func (b *Book) find(e *Entry, term word) (spans []Span, best int) {
	for _, w := range e.words {
		if c := b.closeness(w, term); c > 0 {
			spans = append(spans, w.span)
			best = max(best, c)
		}
	}
	return spans, best
}

// closeness is 4 for the word itself, 3 for one that begins with the term, 2 for another form of it, 1 for a synonym or a
// word that holds it, else 0.
func (b *Book) closeness(w, term word) int {
	switch {
	case w.folded == term.folded:
		return 4
	case strings.HasPrefix(w.folded, term.folded):
		return 3
	case w.stem != "" && w.stem == term.stem:
		return 2
	case len(term.folded) > 3 && strings.Contains(w.folded, term.folded), w.stem != "" && b.alike(w.stem, term.stem):
		return 1
	}
	return 0
}

// adjacent says whether the terms stand one after the other somewhere.
func adjacent(words, terms []word) bool {
	for i := 0; i+len(terms) <= len(words); i++ {
		same := true
		for j, t := range terms {
			same = same && strings.HasPrefix(words[i+j].folded, t.folded)
		}
		if same {
			return true
		}
	}
	return false
}

// Links returns where a text names rules of the book, so that they can be followed.
func (b *Book) Links(text string) []Link {
	var links []Link
	for from := 0; from < len(text); {
		to := from
		for to < len(text) && (text[to] == '.' || text[to] >= '0' && text[to] <= '9' || text[to] >= 'a' && text[to] <= 'z') {
			to++
		}
		number := rules.Rule(strings.TrimRight(text[from:to], "."))
		if b.byNumber[number] != nil {
			links = append(links, Link{Span{from, from + len(number)}, number})
		}
		from = max(to, from+1)
	}
	return links
}

// Link is the number of a rule in a text.
type Link struct {
	Span   Span
	Number rules.Rule
}
