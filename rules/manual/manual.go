// Package manual holds the rulebook of a game as data: chapters, sections and numbered rules in each language,
// found by number or by searching the text. It knows no game and draws nothing.
//
// A rulebook is one or more text files per language, read in the order of their names:
//
//	# 9 Sieges                      a chapter
//	## 9B Walls                     a section of it; rules may also stand before the first section
//	9.5 A siege needs three units.  a rule; the lines that follow without a blank line continue it
//
//	A further paragraph of 9.5.
//	- a bullet of 9.5
//	| die | 1 | 2 |                 a table of 9.5; a line |---| below the first row makes it a heading
//	= lift abandon leave            words that mean the same to a search; before the first chapter
//
// Text between a heading and the first rule introduces the chapter or section.
package manual

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"tyche/rules"
)

// Kind is the kind of a Block.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota
	Bullet
	Table
)

// Block is a paragraph, a bullet or a table.
type Block struct {
	Kind    Kind
	Text    string     // of a paragraph or bullet
	Rows    [][]string // of a table
	Heading bool       // the first row of the table is a heading
}

// Entry is one numbered rule.
type Entry struct {
	Number  rules.Rule
	Chapter *Chapter
	Section *Section
	Blocks  []Block
	index   int    // place in the book
	text    string // of all blocks
	words   []word // of the text, folded
}

// Text is the whole rule without its number, its blocks on lines of their own.
func (e *Entry) Text() string { return e.text }

// gistRunes is how much of a long sentence a gist keeps, and wholeRunes how long one may be that stays whole: for a clause or two
// nobody should have to open the rulebook. Of a card, whose first paragraph is its title of at most titleRunes, cardRunes are kept.
const gistRunes, wholeRunes, titleRunes, cardRunes = 160, 300, 80, 420

// Gist is the first sentence of the rule, or the beginning of a long one: what tells it from others where there is no room for all of it.
// What only announces a list or a table takes it with it, and a heading of two words ("Step 8.") the sentence after it.
func (e *Entry) Gist() string {
	first, list, _ := strings.Cut(e.text, "\n")
	if e.isCard() {
		title, _, _ := strings.Cut(first, ". ")
		return shorten(title+": "+e.Blocks[1].Text, cardRunes, cardRunes)
	}
	switch {
	case !strings.HasSuffix(first, ":"):
	case len(e.Blocks) > 1 && e.Blocks[1].Kind == Table:
		first += " " + e.Blocks[1].lines()
	default:
		first += " " + strings.ReplaceAll(list, "\n", " ")
	}
	if sentence, rest, more := strings.Cut(first, ". "); more {
		if strings.Count(sentence, " ") < 2 {
			next, _, _ := strings.Cut(rest, ". ")
			sentence += ". " + strings.TrimSuffix(next, ".")
		}
		first = sentence + "."
	}
	return shorten(first, wholeRunes, gistRunes)
}

// isCard says whether a rule is a title, with what kind of card it is, and below it what the card does.
func (e *Entry) isCard() bool {
	return len(e.Blocks) == 2 && e.Blocks[0].Kind == Paragraph && e.Blocks[1].Kind == Paragraph &&
		len([]rune(e.Blocks[0].Text)) <= titleRunes && strings.Contains(e.Blocks[0].Text, ". ")
}

// shorten keeps the beginning of what is longer than whole, up to a word.
func shorten(words string, whole, keep int) string {
	runes := []rune(words)
	if len(runes) <= whole {
		return words
	}
	words = string(runes[:keep])
	words = words[:strings.LastIndexByte(words, ' ')]
	if open := strings.LastIndexByte(words, '('); open > strings.LastIndexByte(words, ')') {
		words = words[:open]
	}
	return strings.TrimRight(words, " ,;:(") + "…"
}

// lines writes a table without its heading as a sentence.
func (b *Block) lines() string {
	rows := b.Rows
	if b.Heading {
		rows = rows[1:]
	}
	var said []string
	for _, row := range rows {
		said = append(said, strings.Join(row, " "))
	}
	return strings.Join(said, "; ")
}

// Chapter is a chapter with its sections; rules before the first section are in one without number and title.
type Chapter struct {
	Number, Title string
	Sections      []*Section
}

// Section is a part of a chapter.
type Section struct {
	Number, Title string
	Intro         []Block
	Entries       []*Entry
}

// Book is the rulebook in one language.
type Book struct {
	Chapters []*Chapter
	Entries  []*Entry // in the order of the book
	byNumber map[rules.Rule]*Entry
	language string     // "" until Load gives it one
	synonyms [][]string // words that mean the same to a search; stems once the language is known
}

// Find returns the rule of a number; nil when there is none.
func (b *Book) Find(number rules.Rule) *Entry { return b.byNumber[number] }

// Neighbour returns the rule step places after e (before it when negative), or e itself at the ends.
func (b *Book) Neighbour(e *Entry, step int) *Entry {
	return b.Entries[min(max(e.index+step, 0), len(b.Entries)-1)]
}

// Manual is the rulebook in all its languages.
type Manual struct {
	books map[string]*Book
	order []string
}

// Load reads the rulebook of each language ("es", "en"): dir/<language>.txt, or all files dir/<language>/*.txt.
func Load(source fs.FS, dir string, languages ...string) (*Manual, error) {
	m := &Manual{books: map[string]*Book{}, order: languages}
	for _, lang := range languages {
		files, err := fs.Glob(source, path.Join(dir, lang, "*.txt"))
		if err != nil {
			return nil, fmt.Errorf("manual: %w", err)
		}
		if len(files) == 0 {
			files = []string{path.Join(dir, lang+".txt")}
		}
		slices.Sort(files)
		var text strings.Builder
		for _, name := range files {
			raw, err := fs.ReadFile(source, name)
			if err != nil {
				return nil, fmt.Errorf("manual: %w", err)
			}
			text.Write(raw)
			text.WriteString("\n\n")
		}
		if m.books[lang], err = Parse(text.String()); err != nil {
			return nil, fmt.Errorf("manual: %s: %w", lang, err)
		}
		m.books[lang].stemming(lang)
	}
	return m, nil
}

// Book returns the rulebook in a language; nil when there is none.
func (m *Manual) Book(language string) *Book { return m.books[language] }

// Faults compares the languages: every rule must be in all of them, in the same order.
func (m *Manual) Faults() []string {
	var faults []string
	for _, lang := range m.order {
		for _, other := range m.order {
			for _, e := range m.books[lang].Entries {
				if m.books[other].Find(e.Number) == nil {
					faults = append(faults, fmt.Sprintf("%s: rule %s is missing", other, e.Number))
				}
			}
		}
		for _, e := range m.books[lang].Entries {
			if e.text == "" {
				faults = append(faults, fmt.Sprintf("%s: rule %s is empty", lang, e.Number))
			}
		}
	}
	if len(faults) > 0 {
		return faults
	}
	first := m.books[m.order[0]]
	for _, lang := range m.order[1:] {
		for i, e := range m.books[lang].Entries {
			if want := first.Entries[i].Number; e.Number != want {
				return []string{fmt.Sprintf("%s: rule %s stands where %s has %s", lang, e.Number, m.order[0], want)}
			}
		}
	}
	return nil
}
