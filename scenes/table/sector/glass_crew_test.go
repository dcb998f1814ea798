package sector_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
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

// TestTheGlassSaysWhyNobodyComes: worlds beside without units or without a transport, and worlds with units that are not beside, have a plate
// with the reason.
func TestTheGlassSaysWhyNobodyComes(t *testing.T) {
	for language, want := range map[string][]string{"es": {"sin unidades tuyas", "sin transporte tuyo (3.4)", "no es vecino (3.4)"}, "en": {"no units of yours", "no transport of yours (3.4)", "not adjacent (3.4)"}} {
		at := sitUntil(t, language, 1280, 800, 4, 0, func(v *game.View) bool { return ordered(v, 1) && absences(v) == [3]bool{true, true, true} })
		untold(t, at.Guide)
		look(t, at.Guide, "absent-"+language)
		for _, words := range want {
			prove.True(t, words, at.shows(words))
		}
	}
}

// absences says of which kinds there are worlds from which nobody comes: beside with a transport, beside without one, and not beside.
func absences(v *game.View) (kinds [3]bool) {
	for q := range v.Planets {
		if !v.Planets[q].InPlay || q == int(v.Order.Planet.ID) {
			continue
		}
		manned, beside, linked := false, false, false
		for _, area := range v.Planets[q].Areas {
			manned = manned || v.Areas[area.ID].Owner == 0
		}
		for _, r := range v.Routes {
			if ends := [2]int16{r.A.ID, r.B.ID}; ends == [2]int16{int16(q), v.Order.Planet.ID} || ends == [2]int16{v.Order.Planet.ID, int16(q)} {
				beside, linked = true, linked || slices.Contains(r.Transports, 0)
			}
		}
		kinds[0] = kinds[0] || !manned && linked
		kinds[1] = kinds[1] || !manned && beside && !linked
		kinds[2] = kinds[2] || manned && !beside
	}
	return kinds
}

// TestWhereNobodyIsLeftNoListOpens takes up all units of a berth and presses it again: a list of where others could go would lie over the
// next berth.
func TestWhereNobodyIsLeftNoListOpens(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, invading)
	at.Tick(60)
	m, _ := at.attack()
	v := at.session.Chair(0).View().(game.View)
	berth := at.where(t, rules.Ref{Kind: game.KindArea, ID: m.B})
	for range total(&v.Areas[m.B].Units) + 1 {
		at.Press(berth)
		at.Tick(2)
	}
	prove.Is(t, "what a list is open about", at.table.Popped(), rules.Ref{})
	prove.True(t, "says that nobody is left", at.shows("aquí no queda ninguna que pueda moverse"))
}

// TestTheGlassNamesAreasWhole: where units have gone is told whole, also of areas of a world whose names begin alike.
func TestTheGlassNamesAreasWhole(t *testing.T) {
	position := strings.Replace(marching, "order 1 mobilise ilvane", "order 1 mobilise lowmarrow", 1)
	for _, size := range [][2]int{{1280, 800}, {1024, 640}} {
		at := sitPosition(t, "es", size[0], size[1], 2, position, "execute lowmarrow", "move crawler ashmere-1 lowmarrow-1", "move deckhand ashmere-1 lowmarrow-1",
			"move deckhand ashmere-1 lowmarrow-2", "move crawler ashmere-3 lowmarrow-2", "move deckhand ashmere-2 lowmarrow-3")
		look(t, at.Guide, fmt.Sprintf("glass-named-%d", size[0]))
		said := strings.Join(at.Says(), " ")
		for _, words := range []string{"A Fuerte del Norte", "A Fuerte del Sur"} {
			prove.True(t, fmt.Sprint(size, words), strings.Contains(said, words))
		}
	}
}
