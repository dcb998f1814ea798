package sector_test

import (
	"fmt"
	"os"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// TestLookAtBuiltGalaxies takes pictures of two galaxies for each number of players, built at random.
func TestLookAtBuiltGalaxies(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for seats := 2; seats <= 6; seats++ {
		for n, round := range []int{1, 2} {
			late := func(v *game.View) bool { return v.Round >= round && v.Phase >= 1 }
			s := playUntil(t, entry(), rules.Setup{Seats: seats, Scenario: 1}, company(seats), late)
			at := sitAt(t, []string{"es", "en"}[n], []int{1920, 1280}[n], []int{1080, 800}[n], s)
			look(t, at.Guide, fmt.Sprintf("built-%d-%d", seats, round))
		}
	}
}

// TestAnEmptyPlaceSaysWhatLiesBeside points at a place where a planet may be put.
func TestAnEmptyPlaceSaysWhatLiesBeside(t *testing.T) {
	s := playUntil(t, entry(), rules.Setup{Seats: 4, Scenario: 1}, company(4), func(v *game.View) bool { return v.Phase == 0 && v.Planets != nil && inPlay(v) >= 2 })
	at := sitAt(t, "es", 1280, 800, s)
	for _, f := range at.table.Asks().Legal {
		for _, ref := range f.Caption.Targets {
			if ref.Kind != game.KindCell {
				continue
			}
			at.In.Cursor, at.In.Present, at.In.Moved = at.where(t, ref), true, true
			at.Tick(2)
			if !at.shows("Una ruta lo uniría") {
				t.Errorf("nothing is said of an empty place: %q", at.Says())
			}
			look(t, at.Guide, "empty-place")
			return
		}
	}
	t.Fatal("no planet may be put anywhere")
}

// inPlay counts the planets on the slate.
func inPlay(v *game.View) (n int) {
	for q := range v.Planets {
		if v.Planets[q].InPlay {
			n++
		}
	}
	return n
}
