package sector_test

import (
	"fmt"
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// TestTheMapTellsTheOddsOfThreats opens the lens of who can reach what: each area that would have to be fought for tells the best chance of
// those who could, in windows small and large, and at rest nothing is counted any more.
func TestTheMapTellsTheOddsOfThreats(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1024, 640}, {390, 844}} {
		at := sitUntil(t, "es", size[0], size[1], 4, 0, func(v *game.View) bool {
			_, some := attacked(v)
			return v.Phase == 1 && v.Round > 1 && some
		})
		at.press(ui.KeyT)
		at.Tick(60 * 5)
		look(t, at.Guide, fmt.Sprintf("reach-odds-%d", size[0]))
		if brief := at.shows("Escudo: quién puede llegar"); brief != (size[0] < 1280) {
			t.Errorf("%v: the legend is brief: %v", size, brief)
		}
		v := at.session.Chair(0).View().(game.View)
		r, areas := game.ReachesOf(&v), 0
		for a := range v.Areas {
			best, some := game.Told{}, false
			for _, c := range r.Into(rules.Ref{Kind: game.KindArea, ID: int16(a)}) {
				if told := c.Odds.Told(); c.Fights && (!some || told.Mean() > best.Mean()) {
					best, some = told, true
				}
			}
			if !some {
				continue
			}
			areas++
			words := fmt.Sprintf("%d %%", best.Most)
			if best.Least < best.Most {
				words = fmt.Sprintf("%d–%d %%", best.Least, best.Most)
			}
			if !at.shows(words) {
				t.Errorf("%v: area %d does not tell %q: %q", size, a, words, at.Says())
			}
		}
		if areas == 0 {
			t.Errorf("%v: nothing is threatened", size)
		}
		at.In.Present = false
		at.Tick(60 * 5)
		if n := testing.AllocsPerRun(20, func() { at.Tick(1) }); n > 0 {
			t.Errorf("%v: %v allocations in a tick without input", size, n)
		}
	}
}
