// Command mutants puts faults ("mutants") into the rules of a game, one at a time, and counts how many of them the
// game's tests notice. All faults are written into one copy of the package, which is compiled once; the environment
// switches one of them on. The tree is never touched.
//
//	go run ./rules/cmd/mutants -game imperio
//	go run ./rules/cmd/mutants -game imperio -again    only what survived the last time
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// flags says what is asked for.
type flags struct {
	game  string
	count int
	seed  uint64
	jobs  int
	again bool
	out   string
	late  string
}

func main() {
	var f flags
	flag.StringVar(&f.game, "game", "", "folder in rules whose code gets the faults")
	flag.IntVar(&f.count, "count", 450, "how many faults")
	flag.Uint64Var(&f.seed, "seed", 1, "which faults")
	flag.IntVar(&f.jobs, "jobs", runtime.NumCPU(), "how many tests run at the same time")
	flag.BoolVar(&f.again, "again", false, "try only what survived the last time")
	flag.StringVar(&f.out, "out", "dist/mutants", "folder of the reports")
	flag.StringVar(&f.late, "recorded", "Golden|SameEverywhere", "tests of recorded games, asked last and counted apart")
	flag.Parse()
	if f.game == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(f); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run tries the faults of one game and reports.
func run(f flags) error {
	p, err := loadPackage("./rules/" + f.game)
	if err != nil {
		return err
	}
	all := p.mutants()
	list, err := chooseFrom(f, p, all)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	number(list)
	binary, err := p.build(list, work)
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d of %d possible faults\n", f.game, len(list), len(all))
	s := &suite{binary: binary, dir: p.dir, work: work, late: f.late, jobs: max(1, f.jobs), mutants: len(list)}
	if err := s.survey(); err != nil {
		return err
	}
	s.tryAll(list)
	r := report{game: f.game, list: list}
	if err := os.MkdirAll(f.out, 0o755); err != nil {
		return err
	}
	if !f.again {
		err = os.WriteFile(lastReport(f), []byte(r.table()), 0o644)
	}
	fmt.Print(r.text())
	return err
}

func lastReport(f flags) string { return filepath.Join(f.out, f.game+".tsv") }

// chooseFrom returns the faults to try: a choice of all, or what survived the last time. The kept list says which of
// them change nothing.
func chooseFrom(f flags, p *source, all []*mutant) ([]*mutant, error) {
	kept, err := loadEquivalents(filepath.Join(p.dir, "testdata", "equivalent.tsv"))
	if err != nil {
		return nil, err
	}
	if stale := kept.mark(all); len(stale) > 0 {
		return nil, fmt.Errorf("testdata/equivalent.tsv lists what the code does not have:\n\t%s", strings.Join(stale, "\n\t"))
	}
	list := choose(all, f.count, f.seed)
	if !f.again {
		return list, nil
	}
	text, err := os.ReadFile(lastReport(f))
	if err != nil {
		return nil, err
	}
	survived := survivors(string(text))
	return slices.DeleteFunc(list, func(m *mutant) bool { return !survived[m.key()] }), nil
}

// number gives the faults their numbers, from 1, in the order of the code. Of two at the same piece of text the one that
// takes its operator away is written inside the other.
func number(list []*mutant) {
	slices.SortFunc(list, func(a, b *mutant) int {
		return cmp.Or(cmp.Compare(a.file, b.file), cmp.Compare(a.from, b.from), cmp.Compare(b.to, a.to), cmp.Compare(len(a.parts)%2, len(b.parts)%2), cmp.Compare(a.key(), b.key()))
	})
	for i, m := range list {
		m.number = i + 1
	}
}
