package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
)

// TestWhatIsDisclosedHasWords: each kind of secret that becomes known is named in both languages (TestEventsCarryWhatTheySay
// demands that every such event of a game has one).
func TestWhatIsDisclosedHasWords(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	for _, verb := range []uint8{EvAsked, EvPeeked, EvDrawn, EvCardRevealed, EvHanded} {
		key := Game.(rules.Discloses).Disclosed(rules.Event{Verb: verb})
		for _, language := range lexicon.Languages {
			if !l.Has(language, key) {
				t.Errorf("%s: no words for %q in %s", eventNames[verb], key, language)
			}
		}
	}
}
