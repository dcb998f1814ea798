package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
)

// conditions finds what is asked by if, for and case, and truths that are returned.
func (w *walk) conditions(n ast.Node) {
	var asked []ast.Expr
	switch n := n.(type) {
	case *ast.IfStmt:
		asked = append(asked, n.Cond)
	case *ast.ForStmt:
		if n.Cond != nil {
			asked = append(asked, n.Cond)
		}
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, c := range n.Body.List {
				asked = append(asked, c.(*ast.CaseClause).List...)
			}
		}
	case *ast.ReturnStmt:
		asked = append(asked, n.Results...)
	}
	for _, e := range asked {
		if w.isBool(e) {
			w.add(negated, e, w.text(e), "not ("+w.text(e)+")", w.around(e, "(mutantAt(%d) != (", "))")...)
		}
	}
}

// shifts are the comparisons with a boundary, and the hooks that move it.
var shifts = map[token.Token]struct {
	to   token.Token
	hook string
}{
	token.LSS: {token.LEQ, "Less"}, token.LEQ: {token.LSS, "AtMost"},
	token.GTR: {token.GEQ, "More"}, token.GEQ: {token.GTR, "AtLeast"},
}

// comparisons finds boundaries.
func (w *walk) comparisons(n ast.Node) {
	e, ok := n.(*ast.BinaryExpr)
	if !ok {
		return
	}
	if s, ok := shifts[e.Op]; ok && w.isInteger(e.X) && w.isBool(e) {
		w.swap(boundary, e, s.to, w.call(e, s.hook))
	}
}

// swap notes that an operator becomes another.
func (w *walk) swap(k kind, e *ast.BinaryExpr, to token.Token, parts []part) {
	w.add(k, e, w.text(e), w.text(e.X)+" "+to.String()+" "+w.text(e.Y), parts...)
}

// swaps are the operators on integers, what they become, and the hooks that do it.
var swaps = map[token.Token]struct {
	to   token.Token
	hook string
}{
	token.ADD: {token.SUB, "Add"}, token.SUB: {token.ADD, "Sub"}, token.MUL: {token.ADD, "Mul"},
	token.QUO: {token.MUL, "Quo"}, token.REM: {token.MUL, "Rem"}, token.AND: {token.OR, "And"}, token.OR: {token.AND, "Or"},
}

// sums finds arithmetic, += and -= too.
func (w *walk) sums(n ast.Node) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if s, ok := swaps[n.Op]; ok && w.isInteger(n) {
			w.swap(arithmetic, n, s.to, w.call(n, s.hook))
		}
	case *ast.AssignStmt:
		if (n.Tok == token.ADD_ASSIGN || n.Tok == token.SUB_ASSIGN) && w.isInteger(n.Lhs[0]) {
			to := map[token.Token]string{token.ADD_ASSIGN: " -= ", token.SUB_ASSIGN: " += "}[n.Tok]
			hook := fmt.Sprintf("mutantMinus[%s](%%d, ", w.typeName(n.Lhs[0]))
			w.add(arithmetic, n, w.text(n), w.text(n.Lhs[0])+to+w.text(n.Rhs[0]), w.around(n.Rhs[0], hook, ")")...)
		}
	}
}

// constant notes a number that may be one more: in a table of the package a cell.
func (w *walk) constant(e ast.Expr) {
	if !w.isInteger(e) || w.mustStay(e) {
		return
	}
	k := constant
	if w.inTable && !slices.ContainsFunc(w.above, isFunction) {
		k = cell
	}
	parts := w.around(e, fmt.Sprintf("mutantOneMore[%s](%%d, ", w.typeName(e)), ")")
	w.add(k, e, w.text(e)+w.beside(e), w.text(e)+" + 1"+w.beside(e), parts...)
}

func isFunction(n ast.Node) bool { _, ok := n.(*ast.FuncLit); return ok }

// beside shows where a number stands, so that a reader finds it.
func (w *walk) beside(ast.Expr) string {
	switch p := w.parent().(type) {
	case *ast.BlockStmt, nil:
		return ""
	case *ast.CaseClause:
		return " in case"
	default:
		return " in " + short(w.text(p))
	}
}

// short cuts a text that is too long to be read.
func short(s string) string {
	if r := []rune(s); len(r) > 90 {
		return string(r[:90]) + "..."
	}
	return s
}

// mustStay says whether the language demands a constant here: the index of an element of a literal.
func (w *walk) mustStay(e ast.Expr) bool {
	pair, ok := w.parent().(*ast.KeyValueExpr)
	return ok && pair.Key == e
}

// connectives finds && and ||. A hook turns one into the other by de Morgan's rule, so that the right side is still
// looked at only when it counts.
func (w *walk) connectives(n ast.Node) {
	e, ok := n.(*ast.BinaryExpr)
	if !ok || !w.isBool(e) || !w.isBool(e.X) || !w.isBool(e.Y) {
		return
	}
	to, ok := map[token.Token]token.Token{token.LAND: token.LOR, token.LOR: token.LAND}[e.Op]
	if !ok {
		return
	}
	parts := w.around(e, "((", ") != mutantAt(%d))")
	parts = append(parts, w.around(e.X, "(", ") != mutantAt(%d)")...)
	parts = append(parts, w.around(e.Y, "(", ") != mutantAt(%d)")...)
	w.swap(connective, e, to, parts)
}

// statements finds calls and assignments that can be left out.
func (w *walk) statements(n ast.Node) {
	switch s := n.(type) {
	case *ast.ExprStmt, *ast.IncDecStmt:
	case *ast.AssignStmt:
		if s.Tok == token.DEFINE || w.text(s.Lhs[0]) == "_" {
			return
		}
	default:
		return
	}
	if w.inList() {
		w.add(dropped, n, w.text(n), "", w.around(n, "if !mutantAt(%d) { ", " }")...)
	}
}

// inList says whether the statement at hand stands by itself in a list of statements.
func (w *walk) inList() bool {
	switch w.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		return true
	}
	return false
}

// exits finds return, break and continue after which there is something left to do.
func (w *walk) exits(n ast.Node) {
	switch s := n.(type) {
	case *ast.ReturnStmt:
		if !w.goesOn() {
			return
		}
	case *ast.BranchStmt:
		if s.Tok != token.BREAK && s.Tok != token.CONTINUE {
			return
		}
	default:
		return
	}
	if w.inList() {
		where := w.text(n)
		if len(w.above) > 1 {
			if f, ok := w.above[len(w.above)-2].(*ast.IfStmt); ok {
				where += " after if " + short(w.text(f.Cond))
			}
		}
		w.add(exit, n, where, "", w.around(n, "if !mutantAt(%d) { ", " }")...)
	}
}

// goesOn says whether the function may go on where a return is left out: after an if without else, a loop, or a switch
// without default.
func (w *walk) goesOn() bool {
	if len(w.above) < 2 {
		return false
	}
	switch p := w.above[len(w.above)-1].(type) {
	case *ast.BlockStmt:
		switch up := w.above[len(w.above)-2].(type) {
		case *ast.IfStmt:
			return up.Else == nil && up.Body == p
		case *ast.RangeStmt:
			return true
		case *ast.ForStmt:
			return up.Cond != nil
		}
	case *ast.CaseClause:
		if len(w.above) < 3 {
			return false
		}
		s, ok := w.above[len(w.above)-3].(*ast.SwitchStmt)
		return ok && !slices.ContainsFunc(s.Body.List, func(c ast.Stmt) bool { return c.(*ast.CaseClause).List == nil })
	}
	return false
}
