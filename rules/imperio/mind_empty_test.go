package imperio

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// atSlot is a game of two whose first House has nothing to pay with and a Carrier with Troops beside a free planet, asked for a slot.
func atSlot(t testing.TB, options uint64, slots ...string) *realm {
	r := newRealm(t, 2, options)
	r.s.houses[0].treasury = 0
	r.loaded(0, r.a, 6, 0)
	r.owns(nobody, r.b, 0)
	r.slot(slots...)
	return r
}

// advised is what a mind ranks highest, and what the adviser says of it.
func (r *realm) advised(t *testing.T, who bothMinds) (m rules.Move, why []string) {
	moves := rules.Moves(r.s, 0, nil)
	scores := make([]int, len(moves))
	who.Reckon(r.s, 0, moves, scores)
	m = moves[slices.Index(scores, slices.Max(scores))]
	for _, k := range who.Reasons(r.s, 0, m) {
		worded(t, k)
		why = append(why, k.Key)
	}
	return m, why
}

type bothMinds interface {
	Reckon(st rules.State, seat rules.Seat, moves []rules.Move, scores []int)
	Reasons(st rules.State, seat rules.Seat, m rules.Move) []rules.Text
}

var operates, empty = rules.Move{Verb: actVerb, A: int16(operation)}, rules.Move{Verb: emptyVerb}

// TestNoSlotIsAdvisedEmptyBesideAFleetWithSomewhereToGo: an Operation that a House is used to write later comes at once where nothing else
// is to be ordered, but in the last turn.
func TestNoSlotIsAdvisedEmptyBesideAFleetWithSomewhereToGo(t *testing.T) {
	m, why := atSlot(t, 0).advised(t, Adviser{})
	prove.Same(t, "the hint", m, operates)
	prove.Same(t, "why", why, []string{"imperio.hint.settle"})
	m, _ = atSlot(t, 0).advised(t, Mind{})
	prove.Same(t, "a computer keeps its habit", m, empty)
	m, _ = atSlot(t, uint64(optNoGaps)).advised(t, Mind{})
	prove.Same(t, "... but where an empty slot ends the letters", m, operates)

	r := atSlot(t, 0)
	r.s.turn = r.s.lastTurn()
	m, why = r.advised(t, Adviser{})
	prove.Same(t, "in the last turn it waits", m, empty)
	prove.Same(t, "and the hint says so", why, []string{"imperio.hint.empty.later"})
}

// TestAnEmptySlotSaysWhatBecomesOfTheFleets: a fleet that the Operation has forgotten is named, and where no fleet has anything to do, or may
// do it, that is said.
func TestAnEmptySlotSaysWhatBecomesOfTheFleets(t *testing.T) {
	r := atSlot(t, 0)
	r.ships(0, r.home(0), frigate)
	r.all("act operation", "fleet "+r.sys(r.home(0)), "done", "done")
	m, why := r.advised(t, Adviser{})
	prove.Same(t, "the Operation is written", m, empty)
	prove.Same(t, "a fleet is left", why, []string{"imperio.hint.empty.more", "imperio.hint.settle"})

	r = atSlot(t, 0)
	r.s.now.banned = operation
	_, why = r.advised(t, Adviser{})
	prove.Same(t, "banned", why, []string{"imperio.hint.empty", "imperio.hint.empty.barred"})

	r = newRealm(t, 2, 0)
	r.s.houses[0].treasury = 0
	r.slot()
	_, why = r.advised(t, Adviser{})
	prove.Same(t, "no fleet", why, []string{"imperio.hint.empty"})
	r.ships(0, r.home(0), frigate)
	_, why = r.advised(t, Adviser{})
	prove.Same(t, "a fleet on guard", why, []string{"imperio.hint.empty", "imperio.hint.empty.fleets"})
}

// TestTheNextFleetIsOneWithoutOrders: who has ordered another fleet first than the plan would is shown those that are left.
func TestTheNextFleetIsOneWithoutOrders(t *testing.T) {
	r := newRealm(t, 2, 0)
	r.loaded(0, r.a, 6, 0)
	r.loaded(0, r.home(0), 6, 0)
	r.owns(nobody, r.b, 0)
	r.slot("act operation")
	var c campaign
	c.plan(r.s, 0, Mind{advises: true})
	prove.Is(t, "sorties", c.n, 2)
	first, last := c.list[0].from, c.list[1].from
	r.all("fleet "+r.sys(last), "done")
	next, _ := r.advised(t, Adviser{})
	prove.Same(t, "next", next, rules.Move{Verb: fleetVerb, A: int16(r.s.name[first])})
	r.all("fleet "+r.sys(first), "done")
	prove.True(t, "nothing is left", c.nextSortie() == nil)
}
