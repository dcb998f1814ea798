package rules_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What the papers name in `backquotes` as a file or a folder must be there. Names with < or * stand for several.
func TestPapersNameWhatIsThere(t *testing.T) {
	papers, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	quoted := regexp.MustCompile("`([a-z]+(?:/[a-z_.]+)+|[a-z_]+\\.go)`")
	links := regexp.MustCompile(`\]\(([^)#:]+)\)`)
	named := 0
	for _, name := range append(papers, filepath.Join(root, "README.md")) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range quoted.FindAllSubmatch(text, -1) {
			named++
			if !standsSomewhere(string(m[1])) {
				t.Errorf("%s names %s, which is not there", filepath.Base(name), m[1])
			}
		}
		for _, m := range links.FindAllSubmatch(text, -1) {
			named++
			if _, err := os.Stat(filepath.Join(filepath.Dir(name), string(m[1]))); err != nil {
				t.Errorf("%s links to %s, which is not there", filepath.Base(name), m[1])
			}
		}
	}
	if named < 40 {
		t.Errorf("only %d names found", named)
	}
}

// standsSomewhere finds a file or folder from the root or below any folder of the project; what is made or fetched
// (dist) or belongs to others (ebiten/audio) is not looked for.
func standsSomewhere(name string) bool {
	if strings.HasPrefix(name, "dist/") || strings.HasPrefix(name, "ebiten/") {
		return true
	}
	for _, above := range []string{"", "*", "*/*", "*/*/*"} {
		if found, _ := filepath.Glob(filepath.Join(root, above, name)); len(found) > 0 {
			return true
		}
	}
	return false
}
