package diadochi

import (
	"math/bits"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// newWar is a table in the Activation Segment of seat 0 on Turn II.
func newWar(t *testing.T, players int) *table {
	b := newTable(t, players)
	b.pop(0)
	b.segment = activationSegment
	b.settle(b.ctx())
	return b
}

// count returns the CUs of a type in a place.
func (b *table) count(at place, u unit) int { return int(b.stacks[at].cu[u]) }

// size returns the CUs in a place.
func (b *table) size(at place) int { return b.stacks[at].size() }

// told returns the last event of a kind.
func (b *table) told(v uint8) rules.Event {
	b.t.Helper()
	for i := len(b.log.Events) - 1; i >= 0; i-- {
		if b.log.Events[i].Verb == v {
			return b.log.Events[i]
		}
	}
	b.t.Fatalf("no event %s", eventNames[v])
	return rules.Event{}
}

// happened says whether an event of a kind was told.
func (b *table) happened(v uint8) bool {
	for _, e := range b.log.Events {
		if e.Verb == v {
			return true
		}
	}
	return false
}

// where demands the place of a general.
func (b *table) where(g general, at place) {
	b.t.Helper()
	prove.Is(b.t, generalID(g), placeID(b.at[g]), placeID(at))
}

// hold demands the CUs of a type in a place.
func (b *table) hold(at place, u unit, n int) {
	b.t.Helper()
	prove.Is(b.t, unitIDs[u]+" at "+placeID(at), b.count(at, u), n)
}

// minorOf returns the i-th Minor General (0-3) of a seat (1.33).
func minorOf(p rules.Seat, i int) general { return general(numMajors + 4*int(p) + i) }

// setBits counts the bits of a set of generals.
func setBits(set uint64) int { return bits.OnesCount64(set) }
