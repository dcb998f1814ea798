package sector_test

import (
	"fmt"
	"slices"
	"testing"
)

// TestUnitsBesideTheGlassSayWhereTheyStand: the same types of unit in several areas of a world stand below the names of these.
func TestUnitsBesideTheGlassSayWhereTheyStand(t *testing.T) {
	for language, names := range map[string][]string{"es": {"Respiradero Azul", "Casa del Portal"}, "en": {"Blue Vent", "Gatehouse"}} {
		for _, size := range [][2]int{{1280, 800}, {1600, 1000}} {
			at := sitPosition(t, language, size[0], size[1], 2, marching, "execute ilvane")
			look(t, at.Guide, fmt.Sprintf("crew-%s-%d", language, size[0]))
			for _, name := range names {
				if !slices.Contains(at.Says(), name) {
					t.Errorf("%s, %v: nobody says who stands on %s: %q", language, size, name, at.Says())
				}
			}
		}
	}
}
