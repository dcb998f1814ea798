package diadochi

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestChecklist demands that every statement of testdata/checklist.txt has a test that names it.
func TestChecklist(t *testing.T) {
	list, err := os.ReadFile("testdata/checklist.txt")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	var tests strings.Builder
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tests.Write(text)
	}
	all := strings.ReplaceAll(tests.String(), "_", "-")
	n := 0
	for _, line := range strings.Split(strings.TrimSpace(string(list)), "\n") {
		id, _, _ := strings.Cut(line, " ")
		n++
		if !strings.Contains(all, id) {
			t.Errorf("no test names %s", line)
		}
	}
	if n < 290 {
		t.Errorf("%d statements", n)
	}
}
