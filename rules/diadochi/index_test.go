package diadochi

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/manual"
)

const (
	indexFile   = "../../docs/rules-index.md"
	cardChapter = "20" // not in the index: data_cards.go and scripts.go hold the cards
)

// ruleIndex tells for each rule the files that name it and the tests that do.
type ruleIndex struct {
	book        *manual.Book
	byChecklist map[string][]string // rules of a line of the checklist
	code, tests map[rules.Rule][]string
}

var (
	ruleNumbers = regexp.MustCompile(`\b([0-9]+)\.([0-9]+)([a-z]?)(?:-([0-9]+)\.([0-9]+))?\b`)
	testFunc    = regexp.MustCompile(`^func (Test\w+)\(`)
	remark      = regexp.MustCompile(`//.*|"(?:[^"\\]|\\.)*"`)
)

// TestRulesIndex demands that a test names every rule, and compares docs/rules-index.md with the code; with TYCHE_INDEX
// set (make index) it writes it.
func TestRulesIndex(t *testing.T) {
	x := &ruleIndex{rulebook(t).Book("en"), map[string][]string{}, map[rules.Rule][]string{}, map[rules.Rule][]string{}}
	for _, row := range sheet(t, "checklist.tsv") {
		x.byChecklist[row["id"]] = strings.Split(row["rules"], ", ")
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		x.read(name, string(source))
	}
	for _, e := range x.book.Entries {
		if e.Chapter.Number != cardChapter && len(x.tests[e.Number]) == 0 {
			t.Errorf("no test names rule %s: %s", e.Number, e.Text())
		}
	}
	want := x.write()
	if os.Getenv("TYCHE_INDEX") != "" {
		if err := os.WriteFile(indexFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(indexFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Error("docs/rules-index.md no longer tells where the rules are: make index")
	}
}

// read notes the rules named by the comments and strings of a file.
func (x *ruleIndex) read(name, source string) {
	list, place := x.code, name
	if strings.HasSuffix(name, "_test.go") {
		list, place = x.tests, ""
	}
	for _, line := range strings.Split(source, "\n") {
		if f := testFunc.FindStringSubmatch(line); f != nil {
			place = f[1]
		}
		if place == "" {
			continue // a helper of tests
		}
		for _, text := range remark.FindAllString(line, -1) {
			for _, number := range x.numbers(text) {
				if !slices.Contains(list[number], place) {
					list[number] = append(list[number], place)
				}
			}
		}
	}
}

// numbers returns the rules that a text names: alone, as both ends and the inside of "7.5-7.7", or by a line of the
// checklist.
func (x *ruleIndex) numbers(text string) (found []rules.Rule) {
	for _, m := range ruleNumbers.FindAllStringSubmatch(text, -1) {
		from, to := rules.Rule(m[1]+"."+m[2]+m[3]), rules.Rule(m[4]+"."+m[5])
		first := x.book.Find(from)
		if first == nil {
			continue
		}
		found = append(found, from)
		if last := x.book.Find(to); last != nil && m[1] == m[4] {
			for e := first; e != last && e.Chapter == first.Chapter; {
				e = x.book.Neighbour(e, 1)
				found = append(found, e.Number)
			}
		}
	}
	for _, id := range checklistID.FindAllString(text, -1) {
		for _, number := range x.byChecklist[id] {
			found = append(found, rules.Rule(number))
		}
	}
	return found
}

func (x *ruleIndex) write() string {
	var b strings.Builder
	b.WriteString("# Where the rules of Diadochi are\n\nWritten by `make index`, not by hand. For each rule of the rulebook (`rules/diadochi/manual`): the files of\n" +
		"`rules/diadochi` that cite it in a refusal, an offer or a comment, and the tests that name it, themselves or by a line\n" +
		"of `testdata/checklist.tsv`. A rule without files explains, or follows from others.\n")
	for _, c := range x.book.Chapters {
		if c.Number == cardChapter {
			continue
		}
		fmt.Fprintf(&b, "\n## %s %s\n\n| rule | code | tests |\n|---|---|---|\n", c.Number, c.Title)
		for _, s := range c.Sections {
			for _, e := range s.Entries {
				fmt.Fprintf(&b, "| %s | %s | %s |\n", e.Number, strings.Join(x.code[e.Number], ", "), strings.Join(x.tests[e.Number], ", "))
			}
		}
	}
	return b.String()
}
