package prove

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

// LineID finds the lines of a checklist by their numbers.
var LineID = regexp.MustCompile(`S[0-9]{3}-[0-9]{2,3}`)

// proven holds the lines of the checklist that tests of this run proved.
var proven = struct {
	sync.Mutex
	ids map[string]bool
}{ids: map[string]bool{}}

// Line runs a subtest that proves lines of the checklist: those whose numbers stand in its name, such as "S002-05
// S002-06 7.12 dice below the Battle Factor count as it". They count as proven when the subtest passed and asserted at
// least as many different things, by the functions of this package, as its name has numbers.
func Line(t *testing.T, name string, test func(t *testing.T)) {
	t.Helper()
	ids := LineID.FindAllString(name, -1)
	if len(ids) == 0 {
		t.Fatalf("%q names no line of the checklist", name)
	}
	t.Run(name, func(t *testing.T) {
		test(t)
		if tooFew(t.Name(), ids) {
			t.Errorf("fewer different assertions than lines of the checklist (%d)", len(ids))
		}
		if t.Failed() || t.Skipped() {
			return
		}
		proven.Lock()
		defer proven.Unlock()
		for _, id := range ids {
			proven.ids[id] = true
		}
	})
}

// tooFew says that a test asserted fewer different things than it claims to prove.
func tooFew(test string, ids []string) bool { return assertions(test) < len(ids) }

// Main is the TestMain of a game. When all its tests ran and passed, it demands that they proved every line of
// testdata/checklist.tsv, of which there are so many, and no other.
func Main(m *testing.M, lines int) {
	code := m.Run()
	if code == 0 && everythingRan() {
		code = report(filepath.Join("testdata", "checklist.tsv"), lines)
	}
	os.Exit(code)
}

// everythingRan says that no flag kept a test from running.
func everythingRan() bool {
	for _, name := range []string{"test.run", "test.skip", "test.list", "test.fuzz"} {
		if f := flag.Lookup(name); f != nil && f.Value.String() != "" {
			return false
		}
	}
	return !testing.Short()
}

// report says which lines are not proven and returns the exit code.
func report(name string, lines int) int {
	text, err := os.ReadFile(name)
	if err != nil {
		fmt.Println(err)
		return 1
	}
	faults := unproven(string(text), lines)
	for _, f := range faults {
		fmt.Println("--- FAIL: checklist:", f)
	}
	return min(len(faults), 1)
}

// unproven compares a checklist (tab-separated, the id first, one line of headings) with what was proven.
func unproven(checklist string, lines int) (faults []string) {
	rows := strings.Split(strings.TrimSpace(checklist), "\n")[1:]
	if len(rows) != lines {
		faults = append(faults, fmt.Sprintf("%d lines, not %d", len(rows), lines))
	}
	proven.Lock()
	defer proven.Unlock()
	known := map[string]bool{}
	for _, row := range rows {
		id, statement, _ := strings.Cut(row, "\t")
		known[id] = true
		if !proven.ids[id] {
			faults = append(faults, fmt.Sprintf("no test proved %s: %s", id, statement))
		}
	}
	var strange []string
	for id := range proven.ids {
		if !known[id] {
			strange = append(strange, "a test proves "+id+", which is not in the checklist")
		}
	}
	slices.Sort(strange)
	return append(faults, strange...)
}
