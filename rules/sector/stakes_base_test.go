package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestWhatABaseBrings: what is told of a base before it is bought is what the regroup phase gives when nothing else changes.
func TestWhatABaseBrings(t *testing.T) {
	for name, lines := range map[string][]string{
		"the only base":        {"units 1 ilvane-1 deckhand 1"},
		"beside an enemy unit": {"units 1 ilvane-1 deckhand 1", "units 2 ilvane-2 minnow 1"},
		"a base that is taken": {"units 1 ilvane-1 deckhand 1", "units 1 ilvane-2 deckhand 1", "base 2 ilvane-2"},
		"one area of two":      {"units 1 ilvane-2 deckhand 1", "units 2 ilvane-1 minnow 1"},
	} {
		t.Run(name, func(t *testing.T) {
			b := set(t, lines...)
			ilvane := areas[b.area("ilvane-1")].planet
			v := b.s.View(0).(View)
			told, could := BaseBrings(&v, planetRef(ilvane))
			prove.True(t, "he could found one", could)
			for a, end := areasOf(ilvane); a < end; a++ {
				if b.s.owner[a] == 0 {
					b.s.base[a] = 0
					break
				}
			}
			before := b.s.seats[0].held
			b.regroup()
			var got []rules.Ref
			for a, end := areasOf(ilvane); a < end; a++ {
				if (b.s.seats[0].held&^before)>>a&1 != 0 {
					got = append(got, resourceRef(int(a)))
				}
			}
			prove.Same(t, "the cards", told, got)
		})
	}
	b := set(t)
	v := b.s.View(0).(View)
	_, could := BaseBrings(&v, planetRef(areas[b.area("ilvane-1")].planet))
	prove.True(t, "nobody of his is there", !could)
}
