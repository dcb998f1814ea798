package conform

import (
	"os"
	"path/filepath"
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

// CheckChecklist demands that testdata/checklist.tsv has so many lines and that each stands in the rulebook. That tests
// prove them is demanded by prove.Main.
func CheckChecklist(t *testing.T, lines int, book *manual.Book) {
	t.Helper()
	rows := Sheet(t, "checklist.tsv")
	if len(rows) != lines {
		t.Errorf("the checklist has %d lines, not %d", len(rows), lines)
	}
	for _, row := range rows {
		for _, number := range strings.Split(row["rules"], ", ") {
			if book.Find(rules.Rule(number)) == nil {
				t.Errorf("%s stands in rule %s, which is not in the rulebook", row["id"], number)
			}
		}
	}
}
