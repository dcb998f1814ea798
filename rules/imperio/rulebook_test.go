package imperio

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

var bookLanguages = []string{"es", "en"}

func rulebook(t *testing.T) *manual.Manual {
	t.Helper()
	m, err := manual.Load(Manual, "manual", bookLanguages...)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// bookWords returns all sentences of a language, to look names up.
func bookWords(t *testing.T, language string) map[string]string {
	t.Helper()
	raw, err := fs.ReadFile(Texts, "text/"+language+".json")
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]string{}
	if err := json.Unmarshal(raw, &words); err != nil {
		t.Fatal(err)
	}
	return words
}

func TestRulebookIsComplete(t *testing.T) {
	m := rulebook(t)
	for _, fault := range m.Faults() {
		t.Error(fault)
	}
	for _, language := range bookLanguages {
		book := m.Book(language)
		if n := len(book.Chapters); n != 30 {
			t.Errorf("%s: %d chapters", language, n)
		}
		for i, c := range book.Chapters {
			if number(t, c.Number) != i+1 {
				t.Errorf("%s: chapter %s stands in place %d", language, c.Number, i+1)
			}
		}
	}
}

// TestCitedRulesExist finds the citations of the source: refusals, captions and options.
func TestCitedRulesExist(t *testing.T) {
	book := rulebook(t).Book("es")
	cited := regexp.MustCompile(`(?:refuse\(|Rule: *)"([^"]*)"|"([0-9]+\.[0-9]+[a-z]?)"`)
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
		for _, found := range cited.FindAllStringSubmatch(string(source), -1) {
			n++
			if rule := rules.Rule(found[1] + found[2]); book.Find(rule) == nil {
				t.Errorf("%s cites rule %q, which is not in the rulebook", name, rule)
			}
		}
	}
	if n < 100 {
		t.Errorf("only %d citations found", n)
	}
	for kind, list := range frameCites {
		for _, rule := range list {
			if book.Find(rule) == nil {
				t.Errorf("question %d cites rule %q, which is not in the rulebook", kind, rule)
			}
		}
	}
}

// Within the rulebook every number that looks like a rule of it must be one: they become links. An upgrade is called
// 3.0, and no rule is.
func TestRulebookReferencesExist(t *testing.T) {
	m := rulebook(t)
	looksLikeRule := regexp.MustCompile(`\b([0-9]+\.[1-9][0-9]*[a-z]?)\b`)
	for _, language := range bookLanguages {
		for _, e := range m.Book(language).Entries {
			for _, found := range looksLikeRule.FindAllString(e.Text(), -1) {
				if m.Book(language).Find(rules.Rule(found)) == nil {
					t.Errorf("%s %s names %s, which is no rule", language, e.Number, found)
				}
			}
		}
	}
}

// figures returns the numbers that a text prints.
func figures(text string) []string {
	return regexp.MustCompile(`[0-9]+[a-z]?\b`).FindAllString(text, -1)
}

// Both languages must have the same blocks, tables of the same shape, and the same figures in each block; in the
// glossary, which is sorted, on the whole.
func TestRulebookLanguagesAgree(t *testing.T) {
	m := rulebook(t)
	for _, e := range m.Book("es").Entries {
		other := m.Book("en").Find(e.Number)
		if other == nil || len(e.Blocks) != len(other.Blocks) {
			t.Errorf("%s: other blocks in Spanish than in English", e.Number)
			continue
		}
		for i, b := range e.Blocks {
			agree(t, e.Number, b, other.Blocks[i])
		}
	}
}

func agree(t *testing.T, rule rules.Rule, es, en manual.Block) {
	t.Helper()
	if es.Kind != en.Kind || len(es.Rows) != len(en.Rows) {
		t.Errorf("%s: a block differs in kind or rows: %d and %d", rule, len(es.Rows), len(en.Rows))
		return
	}
	var left, right []string
	for j, row := range es.Rows {
		if len(row) != len(es.Rows[0]) || len(row) != len(en.Rows[j]) {
			t.Errorf("%s: row %d is not square", rule, j)
		}
		a, b := figures(strings.Join(row, " ")), figures(strings.Join(en.Rows[j], " "))
		left, right = append(left, a...), append(right, b...)
		if slices.Sort(a); rule != "30.1" && !slices.Equal(a, sorted(b)) {
			t.Errorf("%s: row %d prints %v in Spanish and %v in English", rule, j, a, b)
		}
	}
	left, right = append(left, figures(es.Text)...), append(right, figures(en.Text)...)
	if !slices.Equal(sorted(left), sorted(right)) {
		t.Errorf("%s: %v in Spanish and %v in English: %.60s", rule, left, right, en.Text)
	}
}

func sorted(list []string) []string {
	slices.Sort(list)
	return list
}
