package sector_test

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// fights says whether events fight a battle of two skirmishes or more to its end in which a front unit falls and both of another stand.
func fights(events []rules.Event) bool {
	ends, judged, fallen := false, 0, map[int16]bool{}
	for _, e := range events {
		ends = ends || e.Verb == game.EvBattleEnds
		if e.Verb == game.EvStrength {
			judged++
		}
		if e.Verb == game.EvBeaten {
			fallen[e.N] = true
		}
	}
	return ends && len(fallen) > 0 && len(fallen) < judged/2
}

// TestArchesSayHowTheyEnded watches a battle to its end: over each arch hangs a ribbon, whether somebody falls or nobody does.
func TestArchesSayHowTheyEnded(t *testing.T) {
	for _, row := range []struct {
		language, falls, stand string
		w, h                   int
	}{{"es", "fuera de combate", "Los dos resisten", 1920, 1080}, {"en", "falls", "Both stand", 844, 390}} {
		at, play := sitBefore(t, row.language, row.w, row.h, 2, fights)
		at.App.Prefs.ReducedMotion = false
		play()
		falls, stand := false, false
		for n := 0; n < 1500 && !(falls && stand); n++ {
			at.Tick(2)
			falls, stand = falls || at.shows(row.falls), stand || at.shows(row.stand)
		}
		look(t, at.Guide, "ribbons-"+row.language)
		untold(t, at.Guide)
		if !falls || !stand {
			t.Errorf("%s: who fell is told: %v, who stood: %v", row.language, falls, stand)
		}
	}
}
