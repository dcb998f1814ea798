package rules_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// thinks says whether a file of a game foresees what may happen instead of making it happen: mind*.go is its computer
// player, odds*.go reckons chances, stakes*.go tells people what hangs on a move.
func thinks(name string) bool {
	base := filepath.Base(name)
	return strings.HasPrefix(base, "mind") || strings.HasPrefix(base, "odds") || strings.HasPrefix(base, "stakes")
}

// TestRulesDoNotThink demands that nothing in the rules of a game uses what its computer player is made of: else a change
// of how computers play would change the rules.
func TestRulesDoNotThink(t *testing.T) {
	folders := map[string][]*ast.File{}
	for _, f := range goFiles(t) {
		if f.folder == path.Join("rules", gameOf(f.folder, "rules")) && !f.test() {
			folders[f.folder] = append(folders[f.folder], f.syntax)
		}
	}
	sources := importer.ForCompiler(fset, "source", nil)
	for folder, files := range folders {
		for _, fault := range thoughts(folder, files, sources) {
			t.Error(fault)
		}
	}
}

// thoughts lists where files of rules use what stands in files that think.
func thoughts(folder string, files []*ast.File, from types.Importer) (faults []string) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: from, Error: func(error) {}}
	pkg, _ := config.Check(module+"/"+folder, fset, files, info) // what cannot be typed is reported by the build
	for name, object := range info.Uses {
		at, of := fset.Position(name.Pos()), fset.Position(object.Pos())
		if object.Pkg() == pkg && thinks(of.Filename) && !thinks(at.Filename) {
			faults = append(faults, at.String()+" uses "+object.Name()+" of "+filepath.Base(of.Filename))
		}
	}
	slices.Sort(faults)
	return faults
}

// TestThoughtsAreSeen makes sure that the check above can fail.
func TestThoughtsAreSeen(t *testing.T) {
	var files []*ast.File
	for name, source := range map[string]string{
		"mind_war.go": "package bad\nfunc (s state) weigh() int { return worth }\nconst worth = 3\n",
		"war.go":      "package bad\ntype state struct{}\nfunc apply(s state) int { return s.weigh() + worth }\n",
	} {
		syntax, err := parser.ParseFile(fset, name, source, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, syntax)
	}
	got := strings.Join(thoughts("rules/bad", files, nil), "\n")
	if got != "war.go:3:36 uses weigh of mind_war.go\nwar.go:3:46 uses worth of mind_war.go" {
		t.Errorf("found\n%s", got)
	}
}
