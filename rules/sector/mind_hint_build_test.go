package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestABaseIsPraisedWithWhoMayBringItDown: a rival that reaches its area is named, and whether units of its owner guard it (5.1).
func TestABaseIsPraisedWithWhoMayBringItDown(t *testing.T) {
	for want, lines := range map[string][]string{
		"sector.hint.base-threat":        {"units 2 ilvane-2 minnow 1"},
		"sector.hint.base-guarded":       {"units 2 ilvane-2 minnow 1", "units 1 ilvane-1 deckhand 1"},
		"sector.hint.base-guarded.under": {"units 2 ilvane-2 minnow 1", "units 1 ilvane-1 barge 2"},
		"sector.hint.base-guarded.over":  {"units 2 ilvane-2 tidebreaker 2", "units 1 ilvane-1 deckhand 1"},
	} {
		b := set(t, append([]string{fleetOfTwo}, lines...)...)
		list := b.s.basePurpose(0, b.area("ilvane-1"))
		prove.Is(t, "sentences", len(list), 2)
		prove.Is(t, "of its end", list[1].Key, want)
	}
	b := set(t, fleetOfTwo)
	prove.Is(t, "where nobody is near", b.s.basePurpose(0, b.area("ilvane-1"))[1].Key, "sector.hint.base-safe")
}

// TestATechnologyIsPraisedByItsNumbers: with the unit for which it is meant on the map it adds more than without.
func TestATechnologyIsPraisedByItsNumbers(t *testing.T) {
	b := set(t, "units 1 ashmere-1 deckhand 1")
	strike := tech(0)
	named := cards[techs[strike].card].named
	b.s.seats[0].supply[named%unitsOfPeople] = units[named].count
	prove.Is(t, "without the unit", b.s.techPurpose(0, strike)[0].Key, "sector.hint.tech-later")
	b.s.seats[0].supply[named%unitsOfPeople]--
	prove.Is(t, "with it", b.s.techPurpose(0, strike)[0].Key, "sector.hint.tech-fits")
}

// TestAHintOfAnAttackCountsWhoTakesPart: its chance is that of all who would attack by then, and says how many they are.
func TestAHintOfAnAttackCountsWhoTakesPart(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 barge 2", "units 2 ilvane-2 minnow 1")
	b.order("mobilise ilvane")
	for _, units := range []int{1, 2} {
		m := b.move("move barge ashmere-1 ilvane-2")
		said := b.s.movePurpose(0, m)[0]
		odds, known := OddsIn(b.s, 0, m)
		prove.True(t, "there are odds", known)
		told := odds.Told().Worded("sector.hint.battle-with", rules.R(areaRef(b.area("ilvane-2"))), rules.N(units))
		prove.Is(t, "what is said", said, told)
		b.play(0, "move barge ashmere-1 ilvane-2")
	}
}

// TestAResearchOrderIsPraisedForItsPlace: it does the same anywhere, so the hint says what it would lie on.
func TestAResearchOrderIsPraisedForItsPlace(t *testing.T) {
	b := set(t, fleetOfTwo)
	place := func() string { return b.s.stackPurpose(0, areas[b.area("ilvane-1")].planet)[0].Key }
	prove.Is(t, "on an empty planet", place(), "sector.hint.stack-alone")
	for owner, want := range []string{"sector.hint.stack-own", "sector.hint.stack-covers"} {
		b.s.tokens[b.s.tokenCount] = token{at: areas[b.area("ilvane-1")].planet, owner: rules.Seat(owner), order: research}
		b.s.tokenCount++
		prove.Is(t, "on another order", place(), want)
	}
}
