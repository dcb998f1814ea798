package table

import (
	"slices"

	"tyche/rules"
)

// Outsetter is a face that knows with which event began what another ends: who wants to see how it came about sees it from there, though an
// answer in between has divided it.
type Outsetter interface {
	// Outset says which event begins what e ends; nil where it stands alone.
	Outset(e rules.Event) (begins func(rules.Event) bool)
}

// Passage is a part of a game that is played again: from an entry of the journal, or an event that is seen of it, to the end of an entry, or
// of an event of it. No event: the whole entry.
type Passage struct {
	From, To     int
	Begins, Ends rules.Event
	Place        rules.Ref // where it happens; none where it is not at one place
}

// passage is how it came about what a line of a recap tells.
func (t *Table) passage(n *news) Passage {
	entry, about := t.outset(n)
	return Passage{From: entry, To: n.entry, Begins: about, Ends: n.event, Place: n.place}
}

// watchFrom plays again all that happened from an entry on.
func (t *Table) watchFrom(entry int) {
	t.exits.Watch(t.match, Passage{From: entry, To: t.match.Session.Len() - 1})
}

// mostDivided is how many answers what an event ends may have been divided by, such as those of a battle.
const mostDivided = 60

// outset finds where what a line of a recap tells began: the entry, and the event.
func (t *Table) outset(n *news) (entry int, about rules.Event) {
	f, knows := t.face.(Outsetter)
	if !knows {
		return n.entry, n.event
	}
	begins := f.Outset(n.event)
	for at := n.entry; begins != nil && at >= max(n.entry-mostDivided, 0); at-- {
		seen := t.match.Session.Read(at, t.match.viewer).Events
		if i := slices.Index(seen, n.event); at == n.entry && i >= 0 {
			seen = seen[:i]
		}
		for i := len(seen) - 1; i >= 0; i-- {
			if begins(seen[i]) {
				return at, seen[i]
			}
		}
	}
	return n.entry, n.event
}
