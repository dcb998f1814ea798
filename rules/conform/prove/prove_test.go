package prove

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
)

// witness is a test that notes its failures instead of failing.
type witness struct {
	testing.TB
	failures []string
	cleanups []func()
}

func (w *witness) Errorf(format string, args ...any) { w.failures = append(w.failures, format) }
func (w *witness) Failed() bool                      { return len(w.failures) > 0 }
func (w *witness) Cleanup(f func())                  { w.cleanups = append(w.cleanups, f) }
func (w *witness) Helper()                           {}

// failed runs a test body to its end and says whether it failed.
func failed(t *testing.T, body func(w *witness)) bool {
	w := &witness{TB: t}
	body(w)
	for _, f := range w.cleanups {
		f()
	}
	return w.Failed()
}

func TestAssertionsFail(t *testing.T) {
	no := &rules.Illegal{Rule: "1.1", Why: rules.Text{Key: "why"}}
	for _, c := range []struct {
		name string
		good bool
		body func(w *witness)
	}{
		{"the same", true, func(w *witness) { Is(w, "n", 1, 1) }},
		{"another", false, func(w *witness) { Is(w, "n", 1, 2) }},
		{"the same list", true, func(w *witness) { Same(w, "list", []int{1}, []int{1}) }},
		{"another list", false, func(w *witness) { Same(w, "list", []int{1}, nil) }},
		{"true", true, func(w *witness) { True(w, "it", true) }},
		{"false", false, func(w *witness) { True(w, "it", false) }},
		{"refused", true, func(w *witness) { Refused(w, "go", no, "1.1") }},
		{"refused by another rule", false, func(w *witness) { Refused(w, "go", no, "1.2") }},
		{"not refused", false, func(w *witness) { Refused(w, "go", nil, "1.1") }},
		{"refused for a reason", true, func(w *witness) { RefusedFor(w, "go", no, "why") }},
		{"refused for another", false, func(w *witness) { RefusedFor(w, "go", no, "because") }},
		{"not refused for a reason", false, func(w *witness) { RefusedFor(w, "go", nil, "why") }},
		{"allowed", true, func(w *witness) { Allowed(w, "go", nil) }},
		{"not allowed", false, func(w *witness) { Allowed(w, "go", no) }},
		{"dice used up", true, func(w *witness) { Dice(w, 3).Draw(6) }},
		{"a die left over", false, func(w *witness) { Dice(w, 3) }},
		{"a die missing", false, func(w *witness) { Dice(w).Draw(6) }},
		{"a face that is not there", false, func(w *witness) { Dice(w, 7).Draw(6) }},
		{"dice left over when others follow", false, func(w *witness) { l := Dice(w, 3); l.Throw(4); l.Draw(6) }},
		{"dice that go on", true, func(w *witness) { l := Dice(w, 3).Then(Dice(w, 5)); l.Draw(6); l.Draw(6) }},
	} {
		if failed(t, c.body) == c.good {
			t.Errorf("%s: wrong verdict", c.name)
		}
	}
}

func TestDiceShowTheirFaces(t *testing.T) {
	l := Dice(t, 6, 1)
	if a, b := l.Draw(6), l.Draw(10); a != 5 || b != 0 {
		t.Errorf("6 and 1 drawn as %d and %d", a, b)
	}
}

func TestALineNeedsAssertionsOfItsOwn(t *testing.T) {
	Line(t, "S900-01 S900-02 two lines, two assertions", func(t *testing.T) {
		for range 3 {
			Is(t, "a", 1, 1)
		}
		t.Run("within", func(t *testing.T) { Is(t, "b", 1, 1) })
		if tooFew(t.Name(), []string{"one", "two"}) || !tooFew(t.Name(), []string{"one", "two", "three"}) {
			t.Error("two things are asserted, but not counted so")
		}
	})
	faults := unproven("id\trules\nS900-01\t1.1\nS900-03\t1.2\n", 3)
	want := []string{"2 lines, not 3", "no test proved S900-03: 1.2", "a test proves S900-02, which is not in the checklist"}
	if !slices.Equal(faults, want) {
		t.Errorf("%s", strings.Join(faults, "; "))
	}
}
