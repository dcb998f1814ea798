// Package index tells for each rule of a game where the code cites it and which tests name it, writes that down as a
// paper, and finds rules that no test names. Every game's tests call Check. It knows no game.
package index

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

// Config says what is listed. Tests run in the folder of their game, and names are seen from there.
type Config struct {
	Title string       // of the game, for the heading of the paper
	Game  string       // its folder below rules
	Book  *manual.Book // whose rules are listed
	Skip  []string     // numbers of chapters that are not listed
	Paper string       // file of the index

	// Aliases are other names of rules in comments, strings and tests: lines of a checklist, ids of things.
	Aliases map[string][]rules.Rule
	// AliasPattern finds what may be such a name; nil when there are none.
	AliasPattern *regexp.Regexp
	// Untried are rules, or numbers of whole chapters, that no test needs to name.
	Untried []rules.Rule
}

// places are the files that cite each rule, and the tests that name it.
type places struct {
	*Config
	code, tests map[rules.Rule][]string
}

var (
	ruleNumbers = regexp.MustCompile(`\b([0-9]+)\.([0-9]+)([a-z]?)(?:-([0-9]+)\.([0-9]+))?\b`)
	testFunc    = regexp.MustCompile(`^func (Test\w+)\(`)
	remark      = regexp.MustCompile(`//.*|"(?:[^"\\]|\\.)*"`)
)

// Check demands that a test names every rule, and compares the paper with the code; with TYCHE_INDEX set (make index)
// it writes it.
func Check(t *testing.T, c Config) {
	t.Helper()
	x := &places{&c, map[rules.Rule][]string{}, map[rules.Rule][]string{}}
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
	for _, e := range c.Book.Entries {
		if x.listed(e.Chapter) && len(x.tests[e.Number]) == 0 && !x.excused(e) {
			t.Errorf("no test names rule %s: %s", e.Number, e.Text())
		}
	}
	want := x.write()
	if os.Getenv("TYCHE_INDEX") != "" {
		if err := os.WriteFile(c.Paper, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(c.Paper)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s no longer tells where the rules are: make index", filepath.Base(c.Paper))
	}
}

func (x *places) listed(c *manual.Chapter) bool { return !slices.Contains(x.Skip, c.Number) }

func (x *places) excused(e *manual.Entry) bool {
	return slices.Contains(x.Untried, e.Number) || slices.Contains(x.Untried, rules.Rule(e.Chapter.Number))
}

// read notes the rules named by the comments and strings of a file. What stands before the first test of a test file
// belongs to no test, what stands behind one belongs to it: helpers follow their tests.
func (x *places) read(name, source string) {
	list, place := x.code, name
	if strings.HasSuffix(name, "_test.go") {
		list, place = x.tests, ""
	}
	for _, line := range strings.Split(source, "\n") {
		if f := testFunc.FindStringSubmatch(line); f != nil {
			place = f[1]
		}
		if place == "" {
			continue
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

// numbers returns the rules that a text names: alone, as both ends and the inside of "7.5-7.7", or by another name.
func (x *places) numbers(text string) (found []rules.Rule) {
	for _, m := range ruleNumbers.FindAllStringSubmatch(text, -1) {
		from, to := rules.Rule(m[1]+"."+m[2]+m[3]), rules.Rule(m[4]+"."+m[5])
		first := x.Book.Find(from)
		if first == nil {
			continue
		}
		found = append(found, from)
		if last := x.Book.Find(to); last != nil && m[1] == m[4] {
			for e := first; e != last && e.Chapter == first.Chapter; {
				e = x.Book.Neighbour(e, 1)
				found = append(found, e.Number)
			}
		}
	}
	if x.AliasPattern != nil {
		for _, alias := range x.AliasPattern.FindAllString(text, -1) {
			found = append(found, x.Aliases[alias]...)
		}
	}
	return found
}

const preface = "# Where the rules of %s are\n\nWritten by `make index`, not by hand. For each rule of the rulebook (`rules/%s/manual`): the files of\n" +
	"`rules/%s` that cite it in a refusal, an offer or a comment, and the tests that name it, themselves or by a line\n" +
	"of `rules/%s/testdata/checklist.tsv`. A rule without files explains, or follows from others.\n"

func (x *places) write() string {
	var b strings.Builder
	fmt.Fprintf(&b, preface, x.Title, x.Game, x.Game, x.Game)
	for _, c := range x.Book.Chapters {
		if !x.listed(c) {
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

// Checklist reads lines of a checklist: tab-separated, with the columns id and rules ("3.18, 19.9"). It returns the
// rules of each line.
func Checklist(t *testing.T, name string) map[string][]rules.Rule {
	t.Helper()
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(string(raw)), "\n")
	head := strings.Split(rows[0], "\t")
	id, cited := slices.Index(head, "id"), slices.Index(head, "rules")
	if id < 0 || cited < 0 {
		t.Fatalf("%s has no columns id and rules", name)
	}
	lines := map[string][]rules.Rule{}
	for _, row := range rows[1:] {
		cells := strings.Split(row, "\t")
		for _, number := range strings.Split(cells[cited], ", ") {
			lines[cells[id]] = append(lines[cells[id]], rules.Rule(number))
		}
	}
	return lines
}
