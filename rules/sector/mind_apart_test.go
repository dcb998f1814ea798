package sector

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
)

// TestRulesDoNotAskTheMind demands that no file of the rules calls what the files of the computer player define. Odds may:
// they are those of players who think alike.
func TestRulesDoNotAskTheMind(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	defined := regexp.MustCompile(`(?m)^func (?:\([^)]*\) )?(\w+)\(`)
	thinks := func(name string) bool { return strings.HasPrefix(name, "mind") }
	source := map[string]string{}
	own := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		source[name] = string(text)
		for _, m := range defined.FindAllStringSubmatch(string(text), -1) {
			if thinks(name) && m[1] != "String" { // which any type may have
				own[m[1]] = true
			}
		}
	}
	prove.True(t, "the mind has functions", len(own) > 60)
	called := regexp.MustCompile(`\b(\w+)\(`)
	for name, text := range source {
		if thinks(name) || strings.HasPrefix(name, "odds") {
			continue
		}
		for _, row := range strings.Split(text, "\n") {
			code, _, _ := strings.Cut(row, "//")
			if strings.HasPrefix(code, "func ") {
				continue
			}
			for _, m := range called.FindAllStringSubmatch(code, -1) {
				if own[m[1]] {
					t.Errorf("%s calls %s", name, m[1])
				}
			}
		}
	}
}
