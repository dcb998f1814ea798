package sector_test

import (
	"fmt"
	"strings"
	"testing"

	game "tyche/rules/sector"
)

// TestResearchTellsHowEachTechnologyStands looks at the sheet of an order to research with one technology learnt: it is marked,
// what can be learnt is for sale, and all else says why not.
func TestResearchTellsHowEachTechnologyStands(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1920, 1080}} {
		at := sitUntil(t, "es", size[0], size[1], 2, 0, func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2 && len(v.Seats[0].Techs) == 1
		})
		count := func(part string) (n int) {
			for _, s := range at.Says() {
				if strings.Contains(s, part) {
					n++
				}
			}
			return n
		}
		if count("aprendida") != 1 {
			t.Errorf("%v: %d technologies are marked as learnt, want 1", size, count("aprendida"))
		}
		if sold, lacking := count("Comprar"), count("Te falta"); sold == 0 || lacking == 0 || sold+lacking != 5 {
			t.Errorf("%v: %d technologies are for sale and %d say what is lacking, want 5 together", size, sold, lacking)
		}
	}
}

// TestSmallTilesTellWhatTechnologiesDo: in a small window too it is read on the tiles what is bought.
func TestSmallTilesTellWhatTechnologiesDo(t *testing.T) {
	for _, w := range [][2]int{{1024, 640}, {390, 844}, {844, 390}} {
		at := sitUntil(t, "es", w[0], w[1], 2, 0, func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == 2 && !v.Battle.On && len(v.Seats[0].Techs) == 0
		})
		look(t, at.Guide, fmt.Sprintf("small-techs-%d", w[0]))
		if !at.shows("El primer trabajador de cada") || // in a low window the beginning of it
			!at.shows("Golpe de Marinero") {
			t.Errorf("%v: the tiles do not say what is bought: %q", w, at.Says())
		}
	}
}
