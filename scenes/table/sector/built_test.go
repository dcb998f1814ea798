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
