package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// source is a package of rules: its files as text and syntax, and its types.
type source struct {
	dir, name string
	fset      *token.FileSet
	files     []file
	types     *types.Package
	info      *types.Info
}

// file is one file of a package.
type file struct {
	name   string
	text   string
	syntax *ast.File
}

// untried are the files that get no faults: computer players, what tells the chronicle, and what is made from types.
var untried = []string{"mind*.go", "tell*.go", "texts.go", "rulebook.go", "fields.go"}

// tried says whether faults are put into a file.
func tried(name string) bool {
	for _, pattern := range untried {
		if ok, _ := filepath.Match(pattern, name); ok {
			return false
		}
	}
	return true
}

// listed is what go list tells of a package.
type listed struct {
	ImportPath, Dir, Name, Export string
	GoFiles                       []string
}

// loadPackage reads and types a package.
func loadPackage(path string) (*source, error) {
	out, err := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Dir,Name,Export,GoFiles", path).Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w", path, err)
	}
	var last listed
	exports := map[string]string{}
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); exports[last.ImportPath] = last.Export {
		last = listed{}
		if err := d.Decode(&last); err != nil {
			return nil, err
		}
	}
	s := &source{dir: last.Dir, name: last.Name, fset: token.NewFileSet()}
	for _, name := range last.GoFiles {
		text, err := os.ReadFile(filepath.Join(last.Dir, name))
		if err != nil {
			return nil, err
		}
		if err := s.add(name, string(text)); err != nil {
			return nil, err
		}
	}
	return s, s.check(importer.ForCompiler(s.fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }))
}

// add parses a file.
func (s *source) add(name, text string) error {
	syntax, err := parser.ParseFile(s.fset, name, text, parser.SkipObjectResolution|parser.ParseComments)
	s.files = append(s.files, file{name, text, syntax})
	return err
}

// check finds the types of all expressions.
func (s *source) check(from types.Importer) (err error) {
	var syntax []*ast.File
	for _, f := range s.files {
		syntax = append(syntax, f.syntax)
	}
	s.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	s.types, err = (&types.Config{Importer: from}).Check(s.name, s.fset, syntax, s.info)
	return err
}
