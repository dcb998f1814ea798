package sector_test

import (
	"strings"
	"testing"

	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
)

// TestARiderTellsWhereItsPointsCameFrom: its tip names the areas and cards that brought a player points.
func TestARiderTellsWhereItsPointsCameFrom(t *testing.T) {
	for language, words := range map[string]string{"es": "Hasta ahora", "en": "Gained"} {
		at := sitUntil(t, language, 1280, 800, 2, 0, func(v *game.View) bool { return v.Phase == 1 && v.Seats[0].Points > 0 })
		p := at.tip(t, at.face.(*face.Face).Rider(0), words)
		_, named := at.Find(words)
		look(t, at.Guide, "rider-"+language)
		if !named || p.X == 0 || strings.Count(strings.Join(at.Says(), " "), words) != 1 {
			t.Errorf("%s: no source is named: %q", language, at.Says())
		}
	}
}
