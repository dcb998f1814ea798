package table

import (
	"testing"

	"tyche/rules"
)

// begun is a face at which what an event ends began with another.
type begun struct {
	Face
	with rules.Event
}

func (f *begun) Outset(rules.Event) func(rules.Event) bool {
	return func(e rules.Event) bool { return e == f.with }
}

// TestWhatALineTellsIsSeenFromItsBeginning: also where that was an answer before, and never from an event that came after it.
func TestWhatALineTellsIsSeenFromItsBeginning(t *testing.T) {
	m := atTurn(t)
	first, last := m.Session.Read(0, m.viewer).Events, m.Session.Read(m.Session.Len()-1, m.viewer).Events
	if m.Session.Len() < 2 || len(first) == 0 || len(last) < 2 {
		t.Fatalf("%d answers, of %d and %d events", m.Session.Len(), len(first), len(last))
	}
	n := &news{line: line{entry: m.Session.Len() - 1, event: last[0]}}
	for _, row := range []struct {
		name  string
		with  rules.Event
		entry int
		about rules.Event
	}{
		{"in an answer before", first[0], 0, first[0]},
		{"nowhere", rules.Event{Verb: 250}, n.entry, n.event},
		{"after it", last[1], n.entry, n.event},
	} {
		table := &Table{match: m, face: &begun{with: row.with}}
		if entry, about := table.outset(n); entry != row.entry || about != row.about {
			t.Errorf("%s: entry %d, %v; want %d, %v", row.name, entry, about, row.entry, row.about)
		}
	}
}
