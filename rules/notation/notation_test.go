package notation

import (
	"strings"
	"testing"

	"tyche/rules"
)

const kindTown = 1

var towns = []string{"pella", "tyros"}

func book() *Book {
	id := func(r rules.Ref) string { return towns[r.ID] }
	verbs := []Row{{}, {Word: "pass"}, {"go", [3]uint8{kindTown}}, {"put", [3]uint8{Number, kindTown}}}
	return New("toy", verbs, []string{"", "moved"}, []string{"", "town"}, []int{0, len(towns)}, id)
}

func TestMovesThereAndBack(t *testing.T) {
	for _, m := range []rules.Move{{Verb: 1}, {Verb: 2, A: 1}, {Verb: 3, A: 7, B: 0}} {
		got, err := book().Parse(book().Format(m))
		if err != nil || got != m {
			t.Errorf("%v is written %q and read as %v, %v", m, book().Format(m), got, err)
		}
	}
}

func TestWhatCannotBeRead(t *testing.T) {
	for text, want := range map[string]string{
		"": "no move", "fly": `no move is called "fly"`, "go": "needs more words", "go sidon": `no town "sidon"`,
		"go pella tyros": "too many words", "put x pella": "is no number",
	} {
		if _, err := book().Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestWellFormed(t *testing.T) {
	for m, want := range map[rules.Move]bool{
		{Verb: 1}: true, {Verb: 2, A: 1}: true, {Verb: 2, A: 2}: false, {Verb: 2, A: -1}: false, {Verb: 1, C: 1}: false, {Verb: 9}: false, {}: false,
	} {
		if got := book().WellFormed(m); got != want {
			t.Errorf("%v: %v", m, got)
		}
	}
}

func TestEvents(t *testing.T) {
	e := rules.Event{Verb: 1, Seat: 2, Who: rules.Ref{Kind: kindTown}, To: rules.Ref{Kind: kindTown, ID: 1}, N: 3, M: 4, Dice: rules.Dice{5, 6}}
	if got, want := book().FormatEvent(e), "moved seat-3 pella to tyros 3/4 dice 5 6"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
