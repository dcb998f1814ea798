// Package audit compares texts with the code that says them: every key in the code has a sentence, every sentence
// is said somewhere. Only tests use it.
package audit

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tyche/rules/lexicon"
)

// Unsaid compares the keys of a lexicon that begin with the namespace ("toy") with the string literals in the Go
// files below the folders. A literal with %d or %s, or one that ends with a dot, stands for all keys it may become.
// Tests are not code that says.
func Unsaid(l *lexicon.Lexicon, namespace string, folders ...string) ([]string, error) {
	literals, err := keysIn(namespace, folders)
	if err != nil {
		return nil, err
	}
	var faults []string
	said := map[string]bool{}
	for _, literal := range literals {
		found := false
		pattern := wildcard(literal)
		for _, key := range l.Keys(lexicon.Spanish) {
			if pattern.MatchString(key) {
				found = true
				said[key] = true
			}
		}
		if !found {
			faults = append(faults, literal+": said in the code, but has no sentence")
		}
	}
	for _, key := range l.Keys(lexicon.Spanish) {
		if inside(key, namespace) && !said[key] {
			faults = append(faults, key+": never said in the code")
		}
	}
	return faults, nil
}

func inside(key, namespace string) bool {
	return key == namespace || strings.HasPrefix(key, namespace+".")
}

// wildcard turns a literal into the pattern of the keys it may become.
func wildcard(literal string) *regexp.Regexp {
	p := regexp.QuoteMeta(literal)
	p = regexp.MustCompile(`%[ds]`).ReplaceAllString(p, `[a-z0-9-]+`)
	if strings.HasSuffix(literal, ".") {
		p += `.+`
	}
	return regexp.MustCompile("^" + p + "$")
}

var keyLike = regexp.MustCompile(`^[a-z0-9.%-]+$`)

// keysIn collects the string literals of the namespace.
func keysIn(namespace string, folders []string) ([]string, error) {
	var keys []string
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, source, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if _, imports := n.(*ast.ImportSpec); imports {
					return false
				}
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if s, err := strconv.Unquote(lit.Value); err == nil && keyLike.MatchString(s) && inside(s, namespace) {
						keys = append(keys, s)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys), nil
}
