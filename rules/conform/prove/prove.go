// Package prove is what the tests of every game assert with. It counts assertions, so that a line of a checklist is
// proven by a test that ran and asserted something about it, not by a test that merely bears its number. It knows no
// game.
package prove

import (
	"reflect"
	"strings"
	"sync"
	"testing"

	"tyche/rules"
)

// asserted holds what each test asserted: the name of the test, then the what of each assertion. The same thing
// asserted a hundred times in a loop is one.
var asserted = struct {
	sync.Mutex
	by map[string]map[string]bool
}{by: map[string]map[string]bool{}}

func count(t testing.TB, what string) {
	asserted.Lock()
	defer asserted.Unlock()
	whats := asserted.by[t.Name()]
	if whats == nil {
		whats = map[string]bool{}
		asserted.by[t.Name()] = whats
	}
	whats[what] = true
}

// assertions returns how many different things a test asserted, its subtests included.
func assertions(test string) (n int) {
	asserted.Lock()
	defer asserted.Unlock()
	for name, whats := range asserted.by {
		if name == test || strings.HasPrefix(name, test+"/") {
			n += len(whats)
		}
	}
	return n
}

// Is demands a value.
func Is[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	count(t, what)
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// Same demands a value that is compared in depth, such as a slice.
func Same[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	count(t, what)
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// True demands that something holds.
func True(t testing.TB, what string, holds bool) {
	t.Helper()
	count(t, what)
	if !holds {
		t.Errorf("it does not hold: %s", what)
	}
}

// Refused demands that a move (what) is refused by a rule; got is what Check says of it.
func Refused(t testing.TB, what string, got *rules.Illegal, by rules.Rule) {
	t.Helper()
	count(t, what)
	switch {
	case got == nil:
		t.Errorf("%q is allowed, want it refused by %s", what, by)
	case got.Rule != by:
		t.Errorf("%q is refused by %s (%s), want %s", what, got.Rule, got.Why.Key, by)
	}
}

// RefusedFor demands that a move (what) is refused for a reason, the key of its sentence.
func RefusedFor(t testing.TB, what string, got *rules.Illegal, key string) {
	t.Helper()
	count(t, what)
	switch {
	case got == nil:
		t.Errorf("%q is allowed, want it refused for %s", what, key)
	case got.Why.Key != key:
		t.Errorf("%q is refused for %s (%s), want %s", what, got.Why.Key, got.Rule, key)
	}
}

// Allowed demands that a move (what) is legal; got is what Check says of it.
func Allowed(t testing.TB, what string, got *rules.Illegal) {
	t.Helper()
	count(t, what)
	if got != nil {
		t.Errorf("%q is refused by %s (%s)", what, got.Rule, got.Why.Key)
	}
}
