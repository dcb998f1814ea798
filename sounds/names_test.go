package sounds

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tyche/sounds/synth"
)

// An unknown name is silence, so that a slip of the pen would never be heard: every name that the scenes write down
// must be one of synth's. Names are the texts given to Play and sound, and those that functions named sound... return.
func TestScenesNameOnlySoundsThatExist(t *testing.T) {
	found := 0
	err := filepath.WalkDir("../scenes", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		tree, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			for _, name := range named(n) {
				found++
				if name != "" && synth.Index(name) < 0 {
					t.Errorf("%s: there is no sound %q", files.Position(n.Pos()), name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if found < 5 {
		t.Errorf("only %d names found in the scenes: has the way they are written changed?", found)
	}
}

// named are the sounds that a piece of Go names.
func named(n ast.Node) []string {
	switch n := n.(type) {
	case *ast.CallExpr:
		if to, ok := n.Fun.(*ast.SelectorExpr); ok && (to.Sel.Name == "Play" || to.Sel.Name == "sound") && len(n.Args) > 0 {
			return texts(n.Args[0])
		}
	case *ast.FuncDecl:
		var all []string
		if strings.HasPrefix(n.Name.Name, "sound") && n.Body != nil {
			ast.Inspect(n.Body, func(inner ast.Node) bool {
				if back, ok := inner.(*ast.ReturnStmt); ok && len(back.Results) == 1 {
					all = append(all, texts(back.Results[0])...)
				}
				return true
			})
		}
		return all
	}
	return nil
}

// texts is the value of a string literal, if it is one.
func texts(e ast.Expr) []string {
	if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
		if s, err := strconv.Unquote(lit.Value); err == nil {
			return []string{s}
		}
	}
	return nil
}
