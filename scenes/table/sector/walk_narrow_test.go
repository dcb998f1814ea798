package sector_test

import (
	"strings"
	"testing"

	game "tyche/rules/sector"
)

// TestTheFirstPageOfTheWalkCutsNothing: on a phone held upright the button that leads nowhere has a sign, and no beginning of its reason.
func TestTheFirstPageOfTheWalkCutsNothing(t *testing.T) {
	for language, cut := range map[string]string{"es": "Nada", "en": "Nothing"} {
		at, play := sitBefore(t, language, 390, 844, 4, regroups(2, game.EvPoints, game.EvCardGained))
		at.App.Prefs.Speed, at.In.Touch = .5, true
		play()
		at.Tick(60)
		for _, said := range at.Says() {
			if strings.HasPrefix(said, cut) && strings.HasSuffix(said, "…") {
				t.Errorf("%s: a button says %q", language, said)
			}
		}
		if !at.shows(map[string]string{"es": "Bases y transportes", "en": "Bases and transports"}[language]) {
			t.Fatalf("%s: not the first page: %q", language, at.Says())
		}
	}
}
