package sector_test

import (
	"fmt"
	"testing"

	game "tyche/rules/sector"
)

// TestAShownHandSaysWhoseItIs looks at the hand of another: his name stands above it in every window.
func TestAShownHandSaysWhoseItIs(t *testing.T) {
	for language, words := range map[string]string{"es": "La mano de Bruno", "en": "The hand of Bruno"} {
		for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
			at := sitUntil(t, language, size[0], size[1], 2, 0, func(v *game.View) bool { return len(v.Shown) > 0 })
			look(t, at.Guide, fmt.Sprintf("shown-%s-%d", language, size[0]))
			if !at.shows(words) {
				t.Errorf("%s, %v: nobody says whose hand it is: %q", language, size, at.Says())
			}
		}
	}
}
