package sector_test

import (
	"fmt"
	"os"
	"testing"

	face "tyche/scenes/table/sector"
)

func TestLookAtTheMoments(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for _, row := range []struct {
		language    string
		w, h, seats int
	}{{"es", 1280, 800, 4}, {"en", 844, 390, 3}, {"es", 390, 844, 2}} {
		at := sitDown(t, row.language, row.w, row.h, row.seats, 0, 3, 1)
		for i := range 9 {
			at.face.(*face.Face).Near(1, [3]int{0, 0, 9})
			for _, share := range []float64{.4, .9} {
				at.face.(*face.Face).Hold(i, share)
				at.Tick(1)
				look(t, at.Guide, fmt.Sprintf("moment-%d-%d-%.0f", row.w, i, 10*share))
			}
			at.face.Skip()
		}
	}
}

// TestASpecialVictoryIsToldWithTheMoments: the beginning of the third stage names who would win by it, and so does the sheet of that player.
func TestASpecialVictoryIsToldWithTheMoments(t *testing.T) {
	for language, words := range map[string][3]string{
		"es": {"Bruno ya cumple la suya, Avance del arrecife", "Bruno cumple su victoria especial, Avance del arrecife", "gana por su victoria especial: Forjas llenas"},
		"en": {"Bruno fulfils theirs already, Spread of the Reef", "Bruno fulfils a special victory, Spread of the Reef", "wins by a special victory: Full Forges"},
	} {
		at := sitDown(t, language, 1280, 800, 4, 0, 3, 1)
		at.face.(*face.Face).Near(1, [3]int{0, 0, 9})
		for i, moment := range []int{0, 3, 5} {
			at.face.(*face.Face).Hold(moment, .9)
			if !at.shows(words[i]) {
				t.Errorf("%s: not told: %q; on the screen is %q", language, words[i], at.Says())
			}
			untold(t, at.Guide)
			at.face.Skip()
			at.face.(*face.Face).Near(1, [3]int{0, 0, 9})
		}
	}
}

// TestTheSpecialVictoryIsOnEveryCard: also where the cards of the players are low.
func TestTheSpecialVictoryIsOnEveryCard(t *testing.T) {
	at := sitDown(t, "es", 1024, 640, 4, 0, 3, 1)
	at.Tick(2)
	look(t, at.Guide, "low-cards")
	for _, name := range []string{"Forjas llenas", "Avance del arrecife", "La gran obra", "Tronos anegados"} {
		if _, drawn := at.Find(name); !drawn {
			t.Errorf("%s is on no card: %q", name, at.Says())
		}
	}
	at.face.(*face.Face).Near(1, [3]int{0, 0, 9})
	at.Tick(2)
	look(t, at.Guide, "low-cards-near")
}

// TestASpecialVictoryIsMarkedAmongSix: where cards are too low for it, it stands below the name of whoever would win.
func TestASpecialVictoryIsMarkedAmongSix(t *testing.T) {
	at := sitDown(t, "es", 1280, 800, 6, 0, 1, 1)
	if at.shows("Avance del arrecife") {
		t.Errorf("it is told before it wins: %q", at.Says())
	}
	at.face.(*face.Face).Near(1, [3]int{0, 0, 9})
	if !at.shows("Avance del arrecife") {
		t.Errorf("it is not marked: %q", at.Says())
	}
	look(t, at.Guide, "six-near")
}
