package sector

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
)

// The whole run of the tests proves every line of the checklist.
func TestMain(m *testing.M) { prove.Main(m, 34) }

// Every statement of the checklist stands in the rulebook.
func TestChecklist(t *testing.T) { conform.CheckChecklist(t, 34, rulebook(t).Book("es")) }

// One test for each line of the checklist of the regroup phase.
func TestRegroup(t *testing.T) {
	prove.Line(t, "S001-01 the ten steps in order every round", testStepsInOrder)
	prove.Line(t, "S001-02 a unit destroys an enemy base of its area", func(t *testing.T) {
		b := set(t, "units 1 coldharrow-1 deckhand 1", "units 2 coldharrow-2 minnow 1")
		b.regroup()
		prove.Is(t, "base", b.s.base[b.area("coldharrow-1")], nobody)
		prove.Is(t, "unit", b.s.owner[b.area("coldharrow-1")], rules.Seat(0))
		b = set(t, "units 1 ashmere-1 deckhand 1", "units 2 coldharrow-2 minnow 1")
		b.regroup()
		prove.Is(t, "a base with units of its owner stays", b.s.base[b.area("ashmere-1")], rules.Seat(0))
		prove.Is(t, "a base alone in its area stays", b.s.base[b.area("coldharrow-1")], rules.Seat(1))
	})
	prove.Line(t, "S001-03 transports without a base at either end are destroyed", func(t *testing.T) {
		b := set(t, "route ashmere-ilvane short 1 2", "route coldharrow-ilvane short 2", "route ashmere-coldharrow long 2", "units 1 coldharrow-1 deckhand 1", "units 2 coldharrow-2 minnow 1")
		b.regroup()
		prove.Is(t, "kept at one end", b.s.transports(0), 1)
		prove.Is(t, "gone with the base", b.s.transports(1), 0)
		b = set(t, "route ashmere-coldharrow long 1 2", "route coldharrow-ilvane short 1", "units 2 coldharrow-2 minnow 1")
		b.regroup()
		prove.Is(t, "kept at this end, gone from a route without", b.s.transports(0), 1)
		prove.Is(t, "kept at the other end", b.s.transports(1), 1)
	})
	prove.Line(t, "S001-04 both conditions are checked for each card", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 ilvane-2 0", "units 1 ilvane-2 deckhand 1", "units 2 ashmere-2 minnow 1")
		b.regroup()
		prove.Is(t, "both hold", b.holds(0, "ashmere-1"), true)
		prove.Is(t, "an enemy there", b.holds(0, "ashmere-2"), false)
		prove.Is(t, "no base there", b.holds(0, "ilvane-2"), false)
	})
	prove.Line(t, "S001-05 no base but a unit: the card is lost", func(t *testing.T) {
		b := set(t, "card 1 ilvane-2 0", "units 1 ilvane-2 deckhand 1", "units 2 coldharrow-1 minnow 1")
		b.regroup()
		prove.Is(t, "held", b.holds(0, "ilvane-2"), false)
	})
	prove.Line(t, "S001-06 without a base all cards of the planet are lost", func(t *testing.T) {
		b := set(t, "card 1 ilvane-2 0", "card 1 ilvane-3 0", "card 1 ashmere-2 0", "units 1 ilvane-1 deckhand 1", "units 2 coldharrow-1 minnow 1")
		b.regroup()
		prove.Is(t, "of another planet", b.holds(0, "ashmere-2"), true)
		prove.Is(t, "both", b.holds(0, "ilvane-2") || b.holds(0, "ilvane-3"), false)
		prove.Is(t, "told", b.told(EvCardLost), 2)
	})
	prove.Line(t, "S001-07 an enemy unit or an enemy base takes the card", func(t *testing.T) {
		b := set(t, "base 1 ilvane-1", "card 1 ilvane-2 0", "card 1 ilvane-3 0", "units 2 ilvane-2 minnow 1", "base 2 ilvane-3")
		b.regroup()
		prove.Is(t, "enemy unit", b.holds(0, "ilvane-2"), false)
		prove.Is(t, "enemy base", b.holds(0, "ilvane-3"), false)
	})
	prove.Line(t, "S001-08 other cards of the planet stay", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 0", "card 1 ashmere-2 0", "card 1 ashmere-3 0", "units 2 ashmere-2 minnow 1")
		b.regroup()
		prove.Is(t, "others", b.holds(0, "ashmere-1") && b.holds(0, "ashmere-3"), true)
		prove.Is(t, "told", b.told(EvCardLost), 1)
		b = set(t, "card 1 ashmere-2 0", "card 1 ashmere-3 0", "base 2 ashmere-2") // what is empty is not gained again
		b.regroup()
		prove.Is(t, "lost", b.holds(0, "ashmere-2"), false)
		prove.Is(t, "kept", b.holds(0, "ashmere-3"), true)
	})
	prove.Line(t, "S001-09 a lost card can be gained by anybody entitled", func(t *testing.T) {
		b := set(t, "base 2 ilvane-1", "card 1 ilvane-2 0", "units 2 ilvane-2 minnow 1", "units 1 ashmere-1 deckhand 1")
		b.regroup()
		prove.Is(t, "lost", b.holds(0, "ilvane-2"), false)
		prove.Is(t, "gained in the same round", b.holds(1, "ilvane-2"), true)
		b = set(t, "base 1 ilvane-1", "card 1 ilvane-2 0", "units 2 ilvane-2 minnow 1")
		b.regroup()
		prove.Is(t, "nobody is entitled: it lies in the deck", b.s.holderOf(b.area("ilvane-2")), nobody)
	})
	prove.Line(t, "S001-10 workers on a lost card are destroyed", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 2", "card 1 ilvane-2 2", "workers 1 pool 2 away 0 mine 0 well 0", "units 1 ilvane-2 deckhand 1", "units 2 coldharrow-1 minnow 1")
		prove.Is(t, "before", b.s.workers(0), 6)
		b.regroup()
		prove.Is(t, "after", b.s.workers(0), 4)
		prove.Is(t, "pool", b.s.seats[0].pool, 4)
		prove.Is(t, "none is left on the card", b.s.work[b.area("ilvane-2")], 0)
	})
	prove.Line(t, "S001-11 cards of friendly areas, held by units or by the base", func(t *testing.T) {
		b := set(t, "units 1 ashmere-2 deckhand 1", "card 1 ashmere-2 0", "base 2 ashmere-3")
		b.regroup()
		prove.Is(t, "by the base", b.holds(0, "ashmere-1"), true)
		prove.Is(t, "by units, once", b.holds(0, "ashmere-2"), true)
		prove.Is(t, "of the other", b.holds(1, "ashmere-3"), true)
		prove.Is(t, "no duplicates", b.told(EvCardGained), 3+2) // and two empty areas on Coldharrow
		b = set(t, "units 1 ilvane-2 deckhand 1", "base 2 ilvane-1")
		b.regroup()
		prove.Is(t, "no base on the planet", b.holds(0, "ilvane-2"), false)
	})
	prove.Line(t, "S001-12 only the single base owner gains cards of empty areas", func(t *testing.T) {
		b := set(t, "base 2 ashmere-2")
		b.regroup()
		prove.Is(t, "two bases", b.holds(0, "ashmere-3") || b.holds(1, "ashmere-3"), false)
		prove.Is(t, "alone", b.holds(1, "coldharrow-2"), true)
	})
	prove.Line(t, "S001-13 cards of empty areas are kept until the enemy controls the area", func(t *testing.T) {
		b := set(t, "card 1 ashmere-3 0", "base 2 ashmere-2")
		b.regroup()
		prove.Is(t, "a second base", b.holds(0, "ashmere-3"), true)
		b = set(t, "card 1 ashmere-3 0", "base 2 ashmere-2", "units 2 ashmere-3 minnow 1")
		b.regroup()
		prove.Is(t, "entered", b.holds(0, "ashmere-3"), false)
	})
	prove.Line(t, "S001-14 unavailable workers return to the pool", func(t *testing.T) {
		b := set(t, "workers 1 pool 3 away 2 mine 0 well 0")
		b.regroup()
		prove.Is(t, "pool", b.s.seats[0].pool, 5)
		prove.Is(t, "unavailable", b.s.seats[0].away, 0)
	})
	prove.Line(t, "S001-15 workers on resource cards return, permanent ones too", func(t *testing.T) {
		b := set(t, "card 1 ashmere-1 3", "workers 1 pool 0 away 0 mine 2 well 1")
		b.regroup()
		prove.Is(t, "pool", b.s.seats[0].pool, 6)
		prove.Is(t, "assigned", b.s.seats[0].mine+b.s.seats[0].well+b.s.work[b.area("ashmere-1")], 0)
	})
	prove.Line(t, "S001-16 they can work in the next round", func(t *testing.T) {
		b := set(t, "workers 1 pool 0 away 3 mine 0 well 0")
		w := b.s.purse(0, &frame{}, false)
		prove.Is(t, "before", w.covers(price{minerals: 1}), false)
		b.regroup()
		w = b.s.purse(0, &frame{}, false)
		prove.Is(t, "after", w.covers(price{minerals: 3}), true)
	})
	prove.Line(t, "S001-17 conquest points of controlled areas", func(t *testing.T) {
		b := set(t, "units 1 lowmarrow-1 deckhand 1", "base 1 lowmarrow-2", "units 2 ilvane-1 minnow 1", "base 1 ilvane-1")
		prove.Is(t, "contested", b.s.income(0)+b.s.income(1), 2)
		b.regroup()
		prove.Is(t, "unit only and base only", b.s.seats[0].points, 2)
		prove.Is(t, "after the base is gone", b.s.seats[1].points, 1)
		b = setFrom(t, three+"base 1 karst-2\nunits 1 karst-1 brickward 1\nbase 3 lowmarrow-1\nunits 3 lowmarrow-1 minnow 1\npoints 1 4\n")
		b.regroup()
		prove.Is(t, "three points of one area, added to those before", b.s.seats[0].points, 7)
		prove.Is(t, "a base and units count once", b.s.seats[2].points, 1)
		prove.Is(t, "who controls none", b.s.seats[1].points, 0)
	})
}

// testStepsInOrder regroups twice with something to do in every step but 6 and 7, which are silent here.
func testStepsInOrder(t *testing.T) {
	b := set(t, "base 1 lowmarrow-1", "units 2 lowmarrow-1 minnow 1", "route ashmere-lowmarrow short", "route coldharrow-lowmarrow short 1", "card 1 lowmarrow-3 1", "workers 1 pool 3 away 2 mine 0 well 0", "drawn 1 1 0 0")
	b.s.drawCards(ctx{b.luck, nil}, 0, guildHandLimit+1)
	b.regroup()
	b.play(0, "pass")
	b.s.Apply(0, rules.Moves(b.s, 0, nil)[0], b.luck, &b.log)
	prove.Same(t, "what happened", b.happened(EvStep, EvBaseLost, EvTransportLost, EvCardLost, EvCardGained, EvWorkersBack, EvPoints, EvEventRead, EvEventPassed, EvDiscarded, EvFirst, EvRound), strings.Fields(
		"step-1 base-lost transport-lost step-2 card-lost step-3 card-gained step-4 workers-back step-5 points step-6 step-7 step-8 event-read event-passed step-9 discarded step-10 first round"))
	b.log.Events = nil
	b.regroup()
	prove.Same(t, "a round later", b.happened(EvStep), strings.Fields("step-1 step-2 step-3 step-4 step-5 step-6 step-7 step-8 step-9 step-10"))
}

const three = `players 3
faction 1 dawn ashmere
faction 2 reef coldharrow
faction 3 drift edder
units 1 ashmere-1 brickward 1
units 3 edder-1 minnow 1
round 1 phase planning first 1
`
