package conform

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/manual"
)

// Rulebook says what holds of the rulebook of a game.
type Rulebook struct {
	Files fs.FS // as manual.Load reads them, in the folder manual
	// Cites finds the rules that the Go source of the game cites; each match has the number in one of its groups.
	Cites *regexp.Regexp
	// Number finds what looks like a rule in the text: it becomes a link.
	Number *regexp.Regexp
	Sorted rules.Rule // a glossary, whose rows stand in another order in each language; empty for none
}

// What most games write.
var (
	Cites  = regexp.MustCompile(`"([0-9]+\.[0-9]+[a-z]?)"`)
	Number = regexp.MustCompile(`\b([0-9]+\.[0-9]+[a-z]?)\b`)
)

// CheckRulebook demands that the rulebook of the package under test has the same rules in both languages, with tables of
// the same shape and the same figures, that every rule cited by the source or by another rule is in it, and returns it.
func CheckRulebook(t *testing.T, b Rulebook) *manual.Manual {
	t.Helper()
	m, err := manual.Load(b.Files, "manual", "es", "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range m.Faults() {
		t.Error(fault)
	}
	b.checkCites(t, m.Book("es"))
	b.checkReferences(t, m)
	b.checkLanguages(t, m)
	return m
}

func (b Rulebook) checkCites(t *testing.T, book *manual.Book) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range b.Cites.FindAllStringSubmatch(string(source), -1) {
			n++
			if rule := rules.Rule(strings.Join(found[1:], "")); book.Find(rule) == nil {
				t.Errorf("%s cites rule %q, which is not in the rulebook", name, rule)
			}
		}
	}
	if n == 0 {
		t.Error("the source cites no rule, or Cites does not find where")
	}
}

func (b Rulebook) checkReferences(t *testing.T, m *manual.Manual) {
	for _, language := range []string{"es", "en"} {
		for _, e := range m.Book(language).Entries {
			for _, found := range b.Number.FindAllString(e.Text(), -1) {
				if m.Book(language).Find(rules.Rule(found)) == nil {
					t.Errorf("%s %s names %s, which is no rule", language, e.Number, found)
				}
			}
		}
	}
}

func (b Rulebook) checkLanguages(t *testing.T, m *manual.Manual) {
	for _, e := range m.Book("es").Entries {
		other := m.Book("en").Find(e.Number)
		if other == nil || len(e.Blocks) != len(other.Blocks) {
			t.Errorf("%s: other blocks in Spanish than in English", e.Number)
			continue
		}
		for i, block := range e.Blocks {
			b.checkBlock(t, e.Number, block, other.Blocks[i])
		}
	}
}

// checkBlock compares a block of both languages. A table that is not square would be drawn askew.
func (b Rulebook) checkBlock(t *testing.T, rule rules.Rule, es, en manual.Block) {
	if es.Kind != en.Kind || len(es.Rows) != len(en.Rows) {
		t.Errorf("%s: a block differs in kind or rows: %d and %d", rule, len(es.Rows), len(en.Rows))
		return
	}
	left, right := es.Text, en.Text
	for j, row := range es.Rows {
		if len(row) != len(es.Rows[0]) || len(row) != len(en.Rows[j]) {
			t.Errorf("%s: row %d has %d and %d cells, the heading %d", rule, j, len(row), len(en.Rows[j]), len(es.Rows[0]))
		}
		one, two := strings.Join(row, " "), strings.Join(en.Rows[j], " ")
		if rule != b.Sorted && !slices.Equal(figures(one), figures(two)) {
			t.Errorf("%s: row %d prints %v in Spanish and %v in English", rule, j, figures(one), figures(two))
		}
		left, right = left+" "+one, right+" "+two
	}
	if !slices.Equal(figures(left), figures(right)) {
		t.Errorf("%s: %v in Spanish and %v in English: %.60s", rule, figures(left), figures(right), en.Text)
	}
}

var figure = regexp.MustCompile(`[0-9]+[a-z]?\b`)

// figures returns the numbers that a text prints, sorted; without 0 and 1, which are often words in one language.
func figures(text string) []string {
	list := slices.DeleteFunc(figure.FindAllString(text, -1), func(n string) bool { return n == "0" || n == "1" })
	slices.Sort(list)
	return list
}

// Sentences returns all sentences of a language as they are written, by key.
func Sentences(t *testing.T, texts fs.FS, language string) map[string]string {
	t.Helper()
	parts, err := fs.Glob(texts, "text/"+language+"/*.json")
	if err != nil || len(parts) == 0 {
		t.Fatalf("no sentences in %s (%v)", language, err)
	}
	all := map[string]string{}
	for _, name := range parts {
		raw, err := fs.ReadFile(texts, name)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(raw, &all); err != nil {
			t.Fatal(name, err)
		}
	}
	return all
}
