package cards

import (
	"fmt"
	"image"
	"maps"
	"slices"
	"strings"
	"testing"

	"tyche/fonts"
	"tyche/sprites/imagetest"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/vignettes"
)

func TestCards(t *testing.T) {
	d := NewDeck(palette.Brass)
	all := map[string]*image.RGBA{}
	for _, id := range vignettes.Tricks() {
		people := map[byte]int8{'g': 0, 't': 2, 'k': 4}[id[0]]
		c := Combat{ID: id, Role: "Strike", Title: "A name of two lines", Named: "Somebody", Others: "others", Faction: people, Attack: 3, Health: 1, OtherAttack: 1, OtherHealth: 1, PixelsAcross: 120}
		all["strike "+id] = d.Combat(c).Pixels()
	}
	all["keyed strike"] = d.Combat(Combat{ID: "g04", Role: "Strike", Title: "Ranging Shot", Named: "Hammer", Key: "blast: ground", Others: "others", Attack: 3, Health: 1, PixelsAcross: 120}).Pixels()
	all["ploy"] = d.Combat(Combat{ID: "g07", Ploy: true, Role: "Ploy", Title: "Sandbags", Named: "any unit", Others: "always counts", Health: 2, PixelsAcross: 120}).Pixels()
	all["keyed ploy"] = d.Combat(Combat{ID: "g10", Ploy: true, Role: "Ploy", Title: "Jammed Signal", Key: "cancels", Others: "any unit", Health: 1, PixelsAcross: 120}).Pixels()
	for _, w := range [...]int{80, 115} {
		all[fmt.Sprintf("wide %d", w)] = d.Combat(Combat{ID: "k06", Role: "Golpe", Title: "Horno abierto", Named: "Horno Celeste", Key: "explosión: todo", Others: "otra", Faction: 4, Attack: 3, Health: 1, OtherAttack: 2, PixelsAcross: w}).Pixels()
	}
	for f := range int8(6) {
		all[fmt.Sprintf("back %d", f)] = d.Back(f, 120).Pixels()
	}
	var cells []imagetest.Cell
	for _, name := range slices.Sorted(maps.Keys(all)) {
		cells = append(cells, imagetest.Cell{Label: name, Image: all[name]})
	}
	imagetest.Sheet(t, "sector-combat", 1700, palette.Walnut, cells)
	imagetest.Golden(t, "cards", all)
	imagetest.Distinct(t, 4, all)
}

// TestNoWordOfATitleIsBroken wraps long names as they are written on cards of all sizes.
func TestNoWordOfATitleIsBroken(t *testing.T) {
	for _, name := range []string{"Silencio inquebrantable", "Muro que cae", "Bombardeo en cuadrícula"} {
		for _, unit := range []float64{.8, .87, 1, 1.5, 3} {
			lines := fitTitle(name, &fonts.Style{Face: fonts.Serif, Size: 12.6, Bold: true}, unit)
			if len(lines) > 2 || strings.Join(lines, " ") != name {
				t.Errorf("%q at %v is broken into %q", name, unit, lines)
			}
		}
	}
}
