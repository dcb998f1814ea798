package imperio

import (
	"regexp"
	"testing"

	"tyche/rules/conform"
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

// TestRulebook finds the citations of the source in refusals, captions and options. An upgrade is called 3.0, and no rule
// is.
func TestRulebook(t *testing.T) {
	m := conform.CheckRulebook(t, conform.Rulebook{
		Files:  Manual,
		Cites:  regexp.MustCompile(`(?:refuse\(|Rule: *)"([^"]*)"|"([0-9]+\.[0-9]+[a-z]?)"`),
		Number: regexp.MustCompile(`\b([0-9]+\.[1-9][0-9]*[a-z]?)\b`),
		Sorted: "30.1",
	})
	for _, row := range procedures {
		for _, rule := range row.cites {
			if m.Book("es").Find(rule) == nil {
				t.Errorf("question %q cites rule %q, which is not in the rulebook", row.word, rule)
			}
		}
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
