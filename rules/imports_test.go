package rules_test

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const (
	module = "tyche"
	root   = ".." // of the repository, seen from this folder
)

var games = []string{"diadochi", "imperio", "sector"}

// leaves are the helpers that a game may use.
var leaves = []string{"rules/dice", "rules/odds", "rules/notation", "rules/packed", "rules/mind"}

// mayImport says which packages of the project the package in a folder may import; nil means all. Both are folders
// below the root. Test files are free, as long as nothing with a window comes in.
func mayImport(folder string) func(imported string) bool {
	game := gameOf(folder, "rules")
	table := gameOf(folder, "scenes/table")
	switch {
	case folder == "." || folder == "scenes/registry" || within(folder, "rules/cmd"):
		return nil
	case folder == "rules":
		return func(imported string) bool { return imported == "rules/odds" }
	case folder == "fonts" || within(folder, "sounds"):
		return func(imported string) bool { return within(folder, "sounds") && within(imported, "sounds") }
	case folder == "rules/odds":
		return func(string) bool { return false }
	case slices.Contains(leaves, folder):
		return func(imported string) bool { return imported == "rules" || slices.Contains(leaves, imported) }
	case game != "":
		return func(imported string) bool {
			return imported == "rules" || slices.Contains(leaves, imported) || within(imported, "rules/"+game)
		}
	case within(folder, "rules"):
		return func(imported string) bool {
			return within(imported, "rules") && gameOf(imported, "rules") == "" && !within(imported, "rules/cmd")
		}
	case within(folder, "sprites"):
		return func(imported string) bool {
			of := gameOf(imported, "sprites")
			return imported == "fonts" || within(imported, "sprites") && (of == "" || of == gameOf(folder, "sprites"))
		}
	case within(folder, "board"):
		return func(imported string) bool {
			return imported == "rules" || imported == "fonts" || within(imported, "board") ||
				within(imported, "sprites") && gameOf(imported, "sprites") == ""
		}
	case within(folder, "scenes"):
		return func(imported string) bool {
			for _, above := range []string{"rules", "sprites", "scenes/table"} {
				if of := gameOf(imported, above); of != "" && of != table {
					return false
				}
			}
			return !within(imported, "rules/cmd")
		}
	}
	return nil
}

// within says whether a folder is another one or below it.
func within(folder, above string) bool {
	return folder == above || strings.HasPrefix(folder, above+"/")
}

// gameOf returns the game whose own folder below above the folder is in; "" when there is none.
func gameOf(folder, above string) string {
	for _, g := range games {
		if within(folder, above+"/"+g) {
			return g
		}
	}
	return ""
}

// pure says whether a folder holds rules: whatever must come out the same on every machine.
func pure(folder string) bool {
	return folder == "rules" || gameOf(folder, "rules") != "" || slices.Contains(leaves, folder)
}

// banned are the packages of the standard library that rules do without.
var banned = []string{"time", "os", "sync", "sync/atomic", "math", "math/rand", "math/rand/v2", "unsafe", "runtime", "reflect"}

// file is one Go file of the project.
type file struct {
	folder, name string
	lines        int
	syntax       *ast.File
}

func (f file) path() string { return path.Join(f.folder, f.name) }
func (f file) test() bool   { return strings.HasSuffix(f.name, "_test.go") }

var fset = token.NewFileSet()

// goFiles parses the whole project once, without what is built.
func goFiles(t *testing.T) []file {
	t.Helper()
	var files []file
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "dist"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go"):
			return nil
		}
		source, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		syntax, err := parser.ParseFile(fset, name, source, parser.SkipObjectResolution|parser.ParseComments)
		if err != nil {
			return err
		}
		folder, err := filepath.Rel(root, filepath.Dir(name))
		files = append(files, file{filepath.ToSlash(folder), d.Name(), strings.Count(string(source), "\n"), syntax})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 10 {
		t.Fatalf("only %d Go files found below %s", len(files), root)
	}
	return files
}

func TestImports(t *testing.T) {
	for _, f := range goFiles(t) {
		allowed := mayImport(f.folder)
		for _, spec := range f.syntax.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			if bad := refuse(f, imported, allowed); bad != "" {
				t.Errorf("%s imports %s: %s", f.path(), imported, bad)
			}
		}
	}
}

// refuse says what is wrong with an import, or nothing.
func refuse(f file, imported string, allowed func(string) bool) string {
	ours, isOurs := strings.CutPrefix(imported, module+"/")
	window := within(f.folder, "scenes/window") || f.folder == "."
	switch {
	case imported == "github.com/hajimehoshi/ebiten/v2/audio":
		if !within(f.folder, "sounds") {
			return "only sounds knows the sound device"
		}
	case strings.HasPrefix(imported, "github.com/hajimehoshi/ebiten") && !window:
		return "only main and scenes/window know the window"
	case f.test():
		return ""
	case pure(f.folder) && slices.Contains(banned, imported):
		return "rules are the same everywhere and at any time"
	case pure(f.folder) && !isOurs && strings.Contains(imported, "."):
		return "rules use the standard library only"
	case isOurs && allowed != nil && !allowed(ours):
		return "the table of packages does not allow it"
	}
	return ""
}

// TestBoardKnowsOnlyRefsAndSeats keeps moves and states out of the board.
func TestBoardKnowsOnlyRefsAndSeats(t *testing.T) {
	for _, f := range goFiles(t) {
		if !within(f.folder, "board") || f.test() {
			continue
		}
		ast.Inspect(f.syntax, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name == "rules" && !slices.Contains([]string{"Ref", "Seat", "Nobody"}, sel.Sel.Name) {
					t.Errorf("%s uses rules.%s", fset.Position(sel.Pos()), sel.Sel.Name)
				}
			}
			return true
		})
	}
}

// TestFilesAreShort holds every file but tests and tables of data (data_*.go) under 500 lines.
func TestFilesAreShort(t *testing.T) {
	for _, f := range goFiles(t) {
		if f.lines >= 500 && !f.test() && !ast.IsGenerated(f.syntax) && !strings.HasPrefix(f.name, "data_") {
			t.Errorf("%s has %d lines; a file holds one idea and stays under 500", f.path(), f.lines)
		}
	}
}

// TestRulesArePlain refuses in games what could make two machines disagree.
func TestRulesArePlain(t *testing.T) {
	folders := map[string][]*ast.File{}
	for _, f := range goFiles(t) {
		if gameOf(f.folder, "rules") != "" && !f.test() {
			folders[f.folder] = append(folders[f.folder], f.syntax)
		}
	}
	sources := importer.ForCompiler(fset, "source", nil)
	for folder, files := range folders {
		for _, fault := range notPlain(folder, files, sources) {
			t.Error(fault)
		}
	}
}

// notPlain lists map ranges, goroutines, selects, channels, floats and changing package variables.
func notPlain(folder string, files []*ast.File, from types.Importer) []string {
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: from, Error: func(error) {}}
	pkg, _ := config.Check(module+"/"+folder, fset, files, info) // what cannot be typed is reported by the build
	var faults []string
	report := func(n ast.Node, what string) {
		faults = append(faults, fset.Position(n.Pos()).String()+": "+what)
	}
	for _, f := range files {
		for _, decl := range f.Decls {
			fn, isFunc := decl.(*ast.FuncDecl)
			beforePlay := isFunc && fn.Recv == nil && fn.Name.Name == "init" || !isFunc
			ast.Inspect(decl, func(n ast.Node) bool {
				if what := notPlainNode(n, info); what != "" {
					report(n, what)
				}
				if v := changed(n, info, pkg); v != "" && !beforePlay {
					report(n, "package variable "+v+" changes")
				}
				return true
			})
		}
	}
	return faults
}

func notPlainNode(n ast.Node, info *types.Info) string {
	switch n := n.(type) {
	case *ast.GoStmt:
		return "starts a goroutine"
	case *ast.SelectStmt, *ast.ChanType, *ast.SendStmt:
		return "uses channels"
	case *ast.BasicLit:
		if n.Kind == token.FLOAT || n.Kind == token.IMAG {
			return "floating point number " + n.Value
		}
	case *ast.Ident:
		if o, ok := info.Uses[n].(*types.TypeName); ok && (o.Name() == "float64" || o.Name() == "float32") && o.Pkg() == nil {
			return "uses " + o.Name()
		}
	case *ast.RangeStmt:
		if t := info.TypeOf(n.X); t != nil {
			if _, isMap := t.Underlying().(*types.Map); isMap {
				return "ranges over a map"
			}
		}
	}
	return ""
}

// changed returns the package variable that a statement assigns to.
func changed(n ast.Node, info *types.Info, pkg *types.Package) string {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for _, left := range n.Lhs {
			if v := packageVar(left, info, pkg); v != "" {
				return v
			}
		}
	case *ast.IncDecStmt:
		return packageVar(n.X, info, pkg)
	}
	return ""
}

// packageVar returns the package variable in which an expression lies, without following pointers.
func packageVar(e ast.Expr, info *types.Info, pkg *types.Package) string {
	switch e := e.(type) {
	case *ast.Ident:
		if v, ok := info.Uses[e].(*types.Var); ok && pkg != nil && v.Parent() == pkg.Scope() {
			return v.Name()
		}
	case *ast.IndexExpr:
		return packageVar(e.X, info, pkg)
	case *ast.SelectorExpr:
		return packageVar(e.X, info, pkg)
	case *ast.StarExpr:
		return packageVar(e.X, info, pkg)
	case *ast.ParenExpr:
		return packageVar(e.X, info, pkg)
	}
	return ""
}

// TestFaultsInRulesAreSeen makes sure that the checks above can fail.
func TestFaultsInRulesAreSeen(t *testing.T) {
	source := `package bad
var table = [3]int{1, 2, 3}
var index = map[string]int{}
func init() { table[0] = 2; index["x"] = 1 }
func f() {
	for k := range index { _ = k }
	go f()
	_ = 1.5
	var x float64
	_ = x
	table[1] = 3
	index["y"]++
	local := table
	local[0] = 4
	for i := range table { _ = i }
	select {}
}`
	syntax, err := parser.ParseFile(fset, "bad.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(notPlain("rules/bad", []*ast.File{syntax}, nil), "\n")
	want := `bad.go:6:2: ranges over a map
bad.go:7:2: starts a goroutine
bad.go:8:6: floating point number 1.5
bad.go:9:8: uses float64
bad.go:11:2: package variable table changes
bad.go:12:2: package variable index changes
bad.go:16:2: uses channels`
	if got != want {
		t.Errorf("found\n%s\nwant\n%s", got, want)
	}
	for _, c := range []struct{ folder, name, imported string }{
		{"rules", "x.go", "time"},
		{"rules/diadochi", "x.go", "math/rand"},
		{"rules/diadochi", "x.go", "tyche/rules/session"},
		{"rules/diadochi", "x.go", "tyche/rules/imperio"},
		{"rules/session", "x.go", "tyche/rules/diadochi"},
		{"scenes/table", "x.go", "tyche/rules/diadochi"},
		{"scenes/table/imperio", "x.go", "tyche/rules/diadochi"},
		{"scenes/table", "x.go", "tyche/scenes/table/diadochi"},
		{"scenes/table", "x.go", "tyche/sprites/diadochi/cards"},
		{"scenes/table/imperio", "x.go", "tyche/sprites/diadochi/cards"},
		{"sprites/canvas", "x.go", "tyche/rules"},
		{"sprites/icons", "x.go", "tyche/sprites/diadochi/cards"},
		{"sprites/imperio", "x.go", "tyche/sprites/diadochi/cards"},
		{"board", "x.go", "tyche/sprites/diadochi/emblems"},
		{"board", "x.go", "tyche/scenes"},
		{"fonts", "x.go", "tyche/sprites/canvas"},
		{"scenes", "x_test.go", "github.com/hajimehoshi/ebiten/v2"},
		{"scenes/window", "x.go", "github.com/hajimehoshi/ebiten/v2/audio"},
	} {
		if refuse(file{folder: c.folder, name: c.name}, c.imported, mayImport(c.folder)) == "" {
			t.Errorf("%s may import %s", c.folder, c.imported)
		}
	}
	for _, c := range []struct{ folder, name, imported string }{
		{"rules/diadochi", "x_test.go", "tyche/rules/conform"},
		{"rules/diadochi", "x.go", "tyche/rules/odds"},
		{"scenes/table/diadochi", "x.go", "tyche/rules/diadochi"},
		{"scenes/table/diadochi/stage", "x.go", "tyche/sprites/diadochi/battle"},
		{"sprites/diadochi/cards", "x.go", "tyche/sprites/diadochi/vignettes"},
		{"scenes/window", "x.go", "github.com/hajimehoshi/ebiten/v2/inpututil"},
		{"rules/cmd/referee", "x.go", "tyche/rules/diadochi"},
		{".", "main.go", "tyche/scenes"},
		{"sounds", "x.go", "github.com/hajimehoshi/ebiten/v2/audio"},
	} {
		if bad := refuse(file{folder: c.folder, name: c.name}, c.imported, mayImport(c.folder)); bad != "" {
			t.Errorf("%s may not import %s: %s", c.folder, c.imported, bad)
		}
	}
}
