package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// TestTheCountOfPlacesMovesNoRow: whatever is counted above the units that can be produced, they stay where they are: whoever presses the
// same place again means the same unit. The widths are those of the page beside the chart.
func TestTheCountOfPlacesMovesNoRow(t *testing.T) {
	f := ringed(t, 3)
	for wide := 180.0; wide < 320; wide += 4 {
		var first float64
		for ordered := range 12 {
			w := worldBench{planet: game.PlanetView{}.Ref, ordered: ordered, capacity: 11}
			var low float64
			pageSays(f, func(p *pen) {
				p.w = wide
				top := p.y
				f.produceRows(p, &w, &table.Sight{Offers: &table.Offers{}})
				low = p.y - top
			})
			if ordered == 0 {
				first = low
			}
			prove.Is(t, "height of the heading", low, first)
		}
	}
}
