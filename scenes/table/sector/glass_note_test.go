package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// TestBerthsStayWhileAnOrderLasts: when the last unit of a type has left an area its berth stays, so that no other comes under the cursor;
// the next order begins anew.
func TestBerthsStayWhileAnOrderLasts(t *testing.T) {
	f := &Face{view: game.View{Round: 2, Planets: make([]game.PlanetView, 2), Areas: []game.AreaView{{Owner: 0}, {Owner: 1}}}}
	f.view.Areas[0].Units[0], f.view.Areas[0].Units[2], f.view.Areas[1].Units[1] = 1, 3, 4
	types := func(area int16) int {
		f.glass.note(&f.view, 0)
		return f.typesIn(rules.Ref{Kind: game.KindArea, ID: area})
	}
	prove.Is(t, "two types stand there", types(0), 2)
	prove.Is(t, "those of others have no berths", types(1), 0)
	f.view.Areas[0].Units[0] = 0
	prove.Is(t, "one has gone", types(0), 2)
	f.view.Areas[0].Owner = rules.Nobody
	f.view.Areas[0].Units[2] = 0
	prove.Is(t, "all have", types(0), 2)
	f.view.Areas[1].Owner = 0
	prove.Is(t, "who has come has one", types(1), 1)
	f.view.Planets[0].Stack = make([]game.TokenView, 1)
	prove.Is(t, "the next order", types(0), 0)
}
