package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// A row that comes up above another, or goes, moves none: new ones stand below, what goes leaves its room; another end begins anew.
func TestRowsOfAFleetKeepTheirPlaces(t *testing.T) {
	f := named(t, 3)
	home, away := rules.Ref{Kind: game.KindSystem, ID: 1}, rules.Ref{Kind: game.KindSystem, ID: 2}
	f.view.Hexes = []game.HexView{{System: home, Fleet: game.FleetView{Owner: 0}}, {System: away}}
	f.aim = aim{at: home, part: -1, letter: -1, asks: -1, on: true}
	row := func(words string) orderRow { return orderRow{words: words} }
	draw := func(end *game.HexView, rows ...orderRow) {
		f.aim.placed.follow(&f.aim, end, "es")
		pageSays(f, func(p *pen) {
			f.keptRows(p, &f.aim.placed.end, rows, end, &table.Sight{Offers: &table.Offers{}})
		})
	}
	order := func() (list []string) {
		for _, k := range f.aim.placed.end {
			list = append(list, k.words)
		}
		return list
	}
	draw(&f.view.Hexes[0], row("b"), row("b"), row("c"))
	prove.Same(t, "in their order", order(), []string{keptTitle, "b", "b", "c", keptWithdraw, keptMore})
	high := f.aim.placed.end[3].high
	prove.True(t, "a row is high", high > 0)
	f.aim.part = 0 // its first orders: still the same
	draw(&f.view.Hexes[0], row("a"), row("b"), row("b"))
	prove.Same(t, "a new one stands below", order(), []string{keptTitle, "b", "b", "c", keptWithdraw, keptMore, "a"})
	prove.Is(t, "what is gone leaves its room", f.aim.placed.end[3].high, high)
	draw(&f.view.Hexes[1], row("a"), row("b"))
	prove.Same(t, "another end", order(), []string{keptTitle, "a", "b", keptWithdraw, keptMore})
	f.aim.part = 1
	draw(&f.view.Hexes[1], row("b"))
	prove.Same(t, "another detachment", order(), []string{keptTitle, "b", keptWithdraw, keptMore})
}
