package sector_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
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

// TestAGaugeSaysWhatItsSumConsistsOf: the cursor on the gauges below an arch tells of each sum what it is made of (4.5).
func TestAGaugeSaysWhatItsSumConsistsOf(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	at.Tick(30)
	arch := at.where(t, rules.Ref{Kind: game.KindSlot, ID: 0})
	at.In.Present = true
	for y := arch.Y; y < 760 && !at.shows("Ataque de"); y += 8 {
		at.In.Cursor, at.In.Moved = canvas.Point{X: arch.X - 60, Y: y}, true
		at.Tick(40)
	}
	prove.True(t, "attack", at.shows("Ataque de"))
	prove.True(t, "health", at.shows("Salud de"))
	look(t, at.Guide, "gauge-sums")
}
