package rules_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
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

// TestWhatAFaceMayBeIsListed: whoever adds a game finds all that the table asks a face for, and nothing else.
func TestWhatAFaceMayBeIsListed(t *testing.T) {
	paper, err := os.ReadFile(filepath.Join(root, "docs", "adding-a-game.md"))
	if err != nil {
		t.Fatal(err)
	}
	listed := string(paper[strings.Index(string(paper), "### What a face may be besides"):])
	asked := regexp.MustCompile(`[fF]ace\.\((?:table\.)?([A-Z][A-Za-z]+)\)`)
	var found []string
	err = filepath.WalkDir(filepath.Join(root, "scenes"), func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		code, err := os.ReadFile(path)
		for _, m := range asked.FindAllSubmatch(code, -1) {
			found = append(found, "`table."+string(m[1])+"`")
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range found {
		if !strings.Contains(listed, name) {
			t.Errorf("the table asks whether a face is a %s, which is not listed", name)
		}
	}
	end := strings.Index(listed, "\n## ")
	for _, name := range regexp.MustCompile("`table\\.[A-Z][A-Za-z]+`").FindAllString(listed[:end], -1) {
		if name != "`table.Face`" && !slices.Contains(found, name) {
			t.Errorf("nobody asks whether a face is a %s", name)
		}
	}
}
