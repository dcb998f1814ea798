package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// mutants lists every fault that can be put into the package.
func (s *source) mutants() []*mutant {
	var all []*mutant
	for i := range s.files {
		if f := &s.files[i]; tried(f.name) {
			w := walk{source: s, file: f}
			for _, d := range f.syntax.Decls {
				w.decl(d)
			}
			all = append(all, w.found...)
		}
	}
	seen := map[string]int{}
	for _, m := range all {
		k := m.key()
		m.nth = seen[k]
		seen[k]++
	}
	return all
}

// walk goes through a file and collects faults.
type walk struct {
	*source
	file     *file
	function string
	inTable  bool       // in a table of the package, outside functions
	above    []ast.Node // of the node at hand, outermost first
	found    []*mutant
}

// decl looks at functions and at tables of the package.
func (w *walk) decl(d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		w.function = d.Name.Name
		if d.Recv != nil {
			w.function = "(" + strings.TrimPrefix(w.text(d.Recv.List[0].Type), "*") + ")." + w.function
		}
		if d.Body != nil {
			w.inside(d.Body)
		}
	case *ast.GenDecl:
		if d.Tok != token.VAR {
			return
		}
		for _, spec := range d.Specs {
			for i, v := range spec.(*ast.ValueSpec).Values {
				w.function, w.inTable = spec.(*ast.ValueSpec).Names[i].Name, true
				w.inside(v)
				w.inTable = false
			}
		}
	}
}

// inside walks below a node.
func (w *walk) inside(root ast.Node) {
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			w.above = w.above[:len(w.above)-1]
			return true
		}
		if guard(n) {
			return false
		}
		if e, ok := n.(ast.Expr); ok && w.isConstant(e) {
			w.constant(e)
			return false
		}
		if _, ok := n.(*ast.ArrayType); ok {
			return false
		}
		for _, find := range finders {
			find(w, n)
		}
		w.above = append(w.above, n)
		return true
	})
}

// finders look for faults of one kind at a node.
var finders = []func(*walk, ast.Node){
	(*walk).conditions, (*walk).comparisons, (*walk).sums, (*walk).connectives, (*walk).statements, (*walk).exits,
}

// guard says whether a node only catches impossible states: a panic, or an if that leads to one.
func guard(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IfStmt:
		return len(n.Body.List) == 1 && n.Else == nil && guard(n.Body.List[0])
	case *ast.ExprStmt:
		call, ok := n.X.(*ast.CallExpr)
		if !ok {
			return false
		}
		name, ok := call.Fun.(*ast.Ident)
		return ok && name.Name == "panic"
	}
	return false
}

// parent returns the node above the one at hand.
func (w *walk) parent() ast.Node {
	if len(w.above) == 0 {
		return nil
	}
	return w.above[len(w.above)-1]
}

func (w *walk) at(p token.Pos) int { return w.fset.Position(p).Offset }

// text returns what stands in the file for a node, in one line.
func (w *walk) text(n ast.Node) string {
	return oneLine(w.file.text[w.at(n.Pos()):w.at(n.End())])
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func (w *walk) isConstant(e ast.Expr) bool {
	tv, ok := w.info.Types[e]
	return ok && tv.Value != nil
}

// isBool says whether an expression has the plain type bool, as the faults need it.
func (w *walk) isBool(e ast.Expr) bool {
	b, ok := w.info.TypeOf(e).(*types.Basic)
	return ok && (b.Kind() == types.Bool || b.Kind() == types.UntypedBool)
}

func (w *walk) isInteger(e ast.Expr) bool {
	t := w.info.TypeOf(e)
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

// typeName writes the type of an integer as the file can write it.
func (w *walk) typeName(e ast.Expr) string {
	t := types.Default(w.info.TypeOf(e))
	return types.TypeString(t, func(p *types.Package) string {
		if p == w.types {
			return ""
		}
		return p.Name()
	})
}

// add notes a fault that concerns a node.
func (w *walk) add(k kind, n ast.Node, before, after string, parts ...part) {
	w.found = append(w.found, &mutant{
		kind: k, file: w.file.name, function: w.function, line: w.fset.Position(n.Pos()).Line,
		before: before, after: after, from: w.at(n.Pos()), to: w.at(n.End()), parts: parts,
	})
}

// around puts text before and after a node.
func (w *walk) around(n ast.Node, open, close string) []part {
	from, to := w.at(n.Pos()), w.at(n.End())
	return []part{{from, from, open, false}, {to, to, close, true}}
}

// instead replaces an operator.
func (w *walk) instead(pos token.Pos, op token.Token, text string) part {
	from := w.at(pos)
	return part{from, from + len(op.String()), text, false}
}

// call makes parts that turn "x op y" into a call of a hook.
func (w *walk) call(e *ast.BinaryExpr, hook string) []part {
	return append(w.around(e, fmt.Sprintf("mutant%s(%%d, ", hook), ")"), w.instead(e.OpPos, e.Op, ","))
}
