package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// A Production is begun where ships can be built, and only if there is no such place where the fleet of another forbids it (11.3).
func TestAProductionBeginsWhereShipsCanBeBuilt(t *testing.T) {
	f := ringed(t, 3)
	yard := func(id int16, fleet game.FleetView) game.HexView {
		p := game.PlanetView{Ref: rules.Ref{Kind: game.KindPlanet, ID: id}, Owner: 0, Holder: 0}
		p.Works[game.WorkShipyard] = 1
		return game.HexView{System: rules.Ref{Kind: game.KindSystem, ID: id}, Planets: []game.PlanetView{p}, Fleet: fleet}
	}
	hostile := game.FleetView{Owner: 1, Frigates: 2}
	f.view.Hexes = []game.HexView{yard(4, hostile), yard(5, game.FleetView{Owner: rules.Nobody})}
	prove.Is(t, "the free yard", f.bestPlace(game.ActionProduction).System.ID, 5)
	f.view.Hexes = f.view.Hexes[:1]
	prove.Is(t, "none is free", f.bestPlace(game.ActionProduction).System.ID, 4)
	f.view.Hexes[0].Planets[0].Works[game.WorkShipyard] = 0
	prove.Is(t, "without a Shipyard Troops are trained", f.bestPlace(game.ActionProduction).System.ID, 4)
}
