package imperio

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules"
)

// namedIDs returns the lines of the checklist that the names of tests claim, with a file that does. Comments do not
// count.
func namedIDs(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	quoted := regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
	id := regexp.MustCompile(`S[0-9]{3}-[0-9]{3}`)
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
				for _, n := range id.FindAllString(text, -1) {
					named[n] = name
				}
			}
		}
	}
	return named
}

// Every statement of the checklist is tried by a test that names it, and stands in the rulebook.
func TestChecklist(t *testing.T) {
	named, book := namedIDs(t), rulebook(t).Book("es")
	rows := sheet(t, "checklist.tsv")
	same(t, "lines", len(rows), 248)
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
