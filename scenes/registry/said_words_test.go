package registry_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules/lexicon"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/router"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// keySaid is a key of a text as the source writes it, and where; where a package has several ways to say words, it is one of these.
type keySaid struct {
	oneOf []string
	at    token.Position
}

// elsewhere is where the example keeps its texts: it is no game that is played.
const elsewhere = "toy"

// TestWhatTheScenesSayHasASentence reads the source of the scenes for the keys that they say, and looks for a sentence for each in every
// language: a key without one stands on the screen as itself. What fingers read instead of something needs that something.
func TestWhatTheScenesSayHasASentence(t *testing.T) {
	lex, keys := allTexts(t), keysSaid(t, "..")
	if len(keys) < 1000 {
		t.Fatalf("only %d keys were found", len(keys))
	}
	for _, lang := range []lexicon.Language{"es", "en"} {
		all := lex.Keys(lang)
		for _, k := range keys {
			if !slices.ContainsFunc(k.oneOf, func(key string) bool { return slices.Contains(all, key) }) {
				t.Errorf("%s: no sentence for %s, said at %v", lang, strings.Join(k.oneOf, " or "), k.at)
			}
		}
		for _, key := range all {
			if base, touch := strings.CutSuffix(key, ".touch"); touch && !slices.Contains(all, base) && base != "keys" {
				t.Errorf("%s: %s is said to fingers alone", lang, base)
			}
		}
	}
}

// allTexts are the sentences of the program and of all games.
func allTexts(t *testing.T) *lexicon.Lexicon {
	t.Helper()
	h, err := house.New(ui.NewApp(store.NewMemory()), registry.Games(), router.Texts()...)
	if err != nil {
		t.Fatal(err)
	}
	return h.Voice(&h.Kinds[0]).Lexicon
}

// keysSaid reads the packages below a folder.
func keysSaid(t *testing.T, root string) (keys []keySaid) {
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() != elsewhere {
			keys = append(keys, keysOf(t, path)...)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

// keysOf reads a package: its methods `word` put what their keys begin with before them.
func keysOf(t *testing.T, dir string) (keys []keySaid) {
	set := token.NewFileSet()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	var before []string
	for _, file := range files {
		for _, d := range file.Decls {
			if f, is := d.(*ast.FuncDecl); is && f.Recv != nil && f.Name.Name == "word" {
				before = append(before, literals(f.Body)...)
			}
		}
	}
	for _, file := range files {
		ast.Inspect(file, func(n ast.Node) bool {
			call, is := n.(*ast.CallExpr)
			if !is {
				return true
			}
			of, is := call.Fun.(*ast.SelectorExpr)
			if !is {
				return true
			}
			k := keySaid{at: set.Position(call.Pos())}
			for _, a := range call.Args {
				key, is := literal(a)
				switch {
				case !is:
					continue
				case of.Sel.Name == "word":
					for _, b := range before {
						k.oneOf = append(k.oneOf, b+key)
					}
				case (of.Sel.Name == "Say" || of.Sel.Name == "Key") && strings.Contains(key, "."):
					k.oneOf = append(k.oneOf, key)
				}
				break
			}
			if len(k.oneOf) > 0 {
				keys = append(keys, k)
			}
			return true
		})
	}
	return keys
}

// literals are the strings written in a function.
func literals(body ast.Node) (list []string) {
	ast.Inspect(body, func(n ast.Node) bool {
		if e, is := n.(ast.Expr); is {
			if s, is := literal(e); is {
				list = append(list, s)
			}
		}
		return true
	})
	return list
}

func literal(e ast.Expr) (string, bool) {
	l, is := e.(*ast.BasicLit)
	if !is || l.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(l.Value)
	return s, err == nil
}
