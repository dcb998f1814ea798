package main

import (
	"fmt"
	"go/importer"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// snippet is a package of its own: with what it needs it stands for a game.
func snippet(t *testing.T, text string) *source {
	t.Helper()
	s := &source{name: "snippet", fset: token.NewFileSet()}
	if err := s.add("snippet.go", text); err != nil {
		t.Fatal(err)
	}
	if err := s.check(importer.Default()); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestKinds(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       []string
	}{
		{"conditions", "if b { x = y }", []string{"condition negated: b -> not (b)", "statement dropped: x = y -> "}},
		{"returned truths", "if f() { g() }; _ = func() bool { return b }", []string{
			"condition negated: f() -> not (f())", "statement dropped: g() -> ", "condition negated: b -> not (b)"}},
		{"boundaries", "z = x < y", []string{"boundary shifted: x < y -> x <= y", "statement dropped: z = x < y -> "}},
		{"arithmetic", "x += y * 1", []string{
			"arithmetic swapped: x += y * 1 -> x -= y * 1", "statement dropped: x += y * 1 -> ",
			"arithmetic swapped: y * 1 -> y + 1", "constant off by one: 1 in y * 1 -> 1 + 1 in y * 1"}},
		{"connectives", "for b && z { break }", []string{
			"condition negated: b && z -> not (b && z)", "and/or swapped: b && z -> b || z", "early exit removed: break -> "}},
		{"early exits", "if b { return }; g()", []string{
			"condition negated: b -> not (b)", "early exit removed: return after if b -> ", "statement dropped: g() -> "}},
		{"the last return stays", "g(); return", []string{"statement dropped: g() -> "}},
		{"guards stay", `if x > 3 { panic("no") }`, nil},
		{"indexes of literals and lengths stay", "_ = [4]int{limit: y}", nil},
		{"numbers of another type", "_ = [4]rank{2: low}", []string{"constant off by one: low in 2: low -> low + 1 in 2: low"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := snippet(t, "package snippet\nconst limit = 3\ntype rank int8\nconst low rank = 1\nvar x, y int\nvar b, z bool\n"+
				"func f() bool { for {} }\nfunc g() {}\nfunc tried() { "+c.body+" }")
			var got []string
			for _, m := range s.mutants() {
				if m.function == "tried" {
					got = append(got, fmt.Sprintf("%s: %s -> %s", kindNames[m.kind], m.before, m.after))
				}
			}
			slices.Sort(got)
			slices.Sort(c.want)
			if !slices.Equal(got, c.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

func TestTableCells(t *testing.T) {
	s := snippet(t, "package snippet\nvar prices = [...]int{2, 1 + 2}\nvar run = func() int { return 4 }")
	var got []string
	for _, m := range s.mutants() {
		got = append(got, m.function+": "+kindNames[m.kind]+" "+m.before)
	}
	want := []string{"prices: table cell off by one 2 in [...]int{2, 1 + 2}", "prices: table cell off by one 1 + 2 in [...]int{2, 1 + 2}",
		"run: constant off by one 4 in return 4"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}

// TestChoiceDependsOnNothingElse adds a function to a package: the same seed still chooses the same faults in the rest.
func TestChoiceDependsOnNothingElse(t *testing.T) {
	old := "package snippet\nfunc f(x, y int) bool {\n\tif x < y && y < 2 {\n\t\treturn x+y > 3\n\t}\n\treturn y == 1\n}\n"
	first := choose(snippet(t, old).mutants(), 4, 1)
	second := choose(snippet(t, strings.Replace(old, "func f", "// A comment.\n\nfunc f", 1)).mutants(), 4, 1)
	for i, m := range first {
		if m.key() != second[i].key() {
			t.Errorf("%d: %q, then %q", i, m.key(), second[i].key())
		}
	}
	other := choose(snippet(t, old).mutants(), 4, 2)
	if slices.EqualFunc(first, other, func(a, b *mutant) bool { return a.key() == b.key() }) {
		t.Error("another seed chooses the same faults")
	}
}

// rulesOfTrial has one fault of each verdict; its tests are beside it.
const rulesOfTrial = `package trial

// Toll is asked by a test, Rest by none, Spare by one that looks at nothing, Loop by one that would wait for ever, and
// Fare by a recorded game alone.
func Toll(n int) int {
	if n > 3 {
		return 2
	}
	return 1
}

func Rest(n int) int { return n - 1 }

func Spare(n int) int { return n * 5 }

func Loop(n int) {
	for n > 0 {
		n -= 2
	}
}

func Fare(n int) int { return n + 7 }
`

const testsOfTrial = `package trial

import "testing"

func TestToll(t *testing.T) {
	if Toll(3) != 1 || Toll(4) != 2 || Toll(5) != 2 {
		t.Fatal("wrong toll")
	}
}

func TestSpare(t *testing.T) { Spare(2) }

func TestLoop(t *testing.T) { Loop(4) }

func TestGolden(t *testing.T) {
	if Fare(1) != 8 {
		t.Fatal("another fare")
	}
}
`

// TestVerdicts puts all faults into a small package and runs its tests.
func TestVerdicts(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module trial\n\ngo 1.26\n", "trial.go": rulesOfTrial, "trial_test.go": testsOfTrial} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	p, err := loadPackage(".")
	if err != nil {
		t.Fatal(err)
	}
	list := p.mutants()
	kept := equivalents{{"Toll", "1 in return 1", "1 + 1 in return 1", "only for the sake of the trial"}}
	if stale := kept.mark(list); stale != nil {
		t.Fatal(stale)
	}
	number(list)
	binary, err := p.build(list, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s := &suite{binary: binary, dir: p.dir, work: t.TempDir(), late: "Golden", jobs: 2, mutants: len(list)}
	if err := s.survey(); err != nil {
		t.Fatal(err)
	}
	s.tryAll(list)
	got := map[string]bool{}
	for _, m := range list {
		got[m.function+": "+m.after+": "+verdictNames[m.verdict]+" "+m.by] = true
	}
	for _, want := range []string{
		"Toll: not (n > 3): noticed TestToll",
		"Toll: n >= 3: noticed TestToll",
		"Toll: 2 + 1 in return 2: noticed TestToll",
		"Toll: 1 + 1 in return 1: equivalent ",
		"Rest: n + 1: unreached ",
		"Spare: n + 5: survived ",
		"Loop: n += 2: hung TestLoop",
		"Loop: n >= 0: survived ",
		"Fare: n - 7: recorded TestGolden",
	} {
		if !got[want] {
			t.Errorf("missing %q in %v", want, got)
		}
	}
	report := report{"trial", list}
	if again := survivors(report.table()); !again["Spare\tn * 5\tn + 5\t0"] || again["Fare\tn + 7\tn - 7\t0"] {
		t.Errorf("survivors: %v", again)
	}
	if text := report.text(); !strings.Contains(text, "trial.go:14 Spare, arithmetic swapped\n\t- n * 5\n\t+ n + 5\n") {
		t.Errorf("report:\n%s", text)
	}
}

func TestEquivalentsNeedReasons(t *testing.T) {
	name := filepath.Join(t.TempDir(), "equivalent.tsv")
	if err := os.WriteFile(name, []byte("function\tbefore\tafter\treason\nf\ta\tb\tso\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := loadEquivalents(name); err == nil {
		t.Error("a line without a reason is taken")
	}
	if list, err := loadEquivalents(name + "x"); list != nil || err != nil {
		t.Errorf("no list: %v, %v", list, err)
	}
	kept := equivalents{{"gone", "a", "b", "it was there once, long ago"}}
	if stale := kept.mark(nil); len(stale) != 1 {
		t.Errorf("stale lines: %v", stale)
	}
}
