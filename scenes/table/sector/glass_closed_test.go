package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// TestTheGlassIsClosedWhileOthersAct: the glass lies over the slate while the viewer moves units, also while a move is acted out and nobody
// is asked, and not while somebody else is.
func TestTheGlassIsClosedWhileOthersAct(t *testing.T) {
	f := &Face{view: game.View{Order: game.OrderView{On: true, Seat: 1, Order: rules.Ref{Kind: game.KindOrder, ID: mobiliseKind}, Planet: planetRef(0)}, Planets: make([]game.PlanetView, 1)}}
	for deciding, open := range map[rules.Seat]bool{rules.Nobody: true, 1: true, 0: false} {
		if f.moves(&table.Sight{Viewer: 1, Deciding: deciding}) != open {
			t.Errorf("seat %d is asked: the glass is open: %v", deciding, !open)
		}
	}
}
