package conform

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/manual"
)

// Sheet reads a table of the game's testdata: rows of cells by the name of their column.
func Sheet(t *testing.T, name string) (rows []map[string]string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	head := strings.Split(lines[0], "\t")
	for _, l := range lines[1:] {
		row := map[string]string{}
		for i, cell := range strings.Split(l, "\t") {
			row[head[i]] = cell
		}
		rows = append(rows, row)
	}
	if len(rows) < 3 {
		t.Fatalf("%s has %d rows", name, len(rows))
	}
	return rows
}

// CheckChecklist demands that every line of testdata/checklist.tsv is named by a test and stands in the rulebook, that
// there are so many lines, and that no test names another one.
func CheckChecklist(t *testing.T, lines int, book *manual.Book) {
	t.Helper()
	rows, named := Sheet(t, "checklist.tsv"), namedLines(t)
	if len(rows) != lines {
		t.Errorf("the checklist has %d lines, not %d", len(rows), lines)
	}
	for _, row := range rows {
		id := row["id"]
		if named[id] == "" {
			t.Errorf("no test names %s: %s (%s)", id, row["statement"], row["rules"])
		}
		delete(named, id)
		for _, number := range strings.Split(row["rules"], ", ") {
			if book.Find(rules.Rule(number)) == nil {
				t.Errorf("%s stands in rule %s, which is not in the rulebook", id, number)
			}
		}
	}
	for id, file := range named {
		t.Errorf("%s names %s, which is not in the checklist", file, id)
	}
}

var quoted = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)

// CheckLine finds the lines of a checklist by their numbers.
var CheckLine = regexp.MustCompile(`S[0-9]{3}-[0-9]{2,3}`)

// namedLines returns the lines of the checklist that strings of the tests name, with a file that does. Comments do not
// count.
func namedLines(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]string{}
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(source), "\n") {
			if strings.HasPrefix(strings.TrimSpace(line), "//") {
				continue
			}
			for _, text := range quoted.FindAllString(line, -1) {
				for _, id := range CheckLine.FindAllString(text, -1) {
					named[id] = name
				}
			}
		}
	}
	return named
}
