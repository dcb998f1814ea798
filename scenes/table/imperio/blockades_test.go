package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// TestAFleetThatKeepsWorldsFromYieldingIsNews: at war it has but to be there (7), and no event tells it. It is told with its last move, and not
// where it has gone on, where peace is or where nothing of the seat lies.
func TestAFleetThatKeepsWorldsFromYieldingIsNews(t *testing.T) {
	at := func(i int16) rules.Ref { return rules.Ref{Kind: game.KindSystem, ID: i} }
	world := func(i int16, owner rules.Seat, blockaded bool) game.PlanetView {
		return game.PlanetView{Ref: rules.Ref{Kind: game.KindPlanet, ID: i}, Owner: owner, Blockaded: blockaded}
	}
	v := &game.View{Hexes: []game.HexView{
		{System: at(1), Fleet: game.FleetView{Owner: 1, Cruisers: 1}, Planets: []game.PlanetView{world(4, 0, true), world(5, 0, true), world(6, 2, true)}},
		{System: at(2), Fleet: game.FleetView{Owner: 1, Frigates: 1}, Planets: []game.PlanetView{world(8, 2, true)}},
		{System: at(3), Fleet: game.FleetView{Owner: 2, Frigates: 1}, Planets: []game.PlanetView{world(12, 0, true)}},
	}}
	v.Houses = make([]game.HouseView, 3)
	v.Houses[0].Wars = rules.Only(1)
	moves := func(seat rules.Seat, to int16) rules.Event {
		return rules.Event{Verb: game.EvMoves, Seat: seat, From: at(9), To: at(to)}
	}
	for _, c := range []struct {
		name   string
		events []rules.Event
		worlds int
	}{
		{"it has come", []rules.Event{moves(1, 1)}, 2},
		{"told once", []rules.Event{moves(1, 1), moves(1, 1)}, 0},
		{"one's own", []rules.Event{moves(0, 1)}, 0},
		{"over others' worlds", []rules.Event{moves(1, 2)}, 0},
		{"in peace it is declared", []rules.Event{moves(2, 3)}, 0},
		{"gone on", []rules.Event{moves(1, 3)}, 0}, // where the fleet of another lies now
	} {
		near, grave := Tally.Nears(func() rules.View { return v }, c.events, 0, 0)
		prove.Is(t, c.name, near.Args[2].N, c.worlds)
		prove.Is(t, c.name+": grave", grave, c.worlds > 0)
	}
	for _, c := range []struct {
		name string
		e    rules.Event
		want bool
	}{{"ships that join the fleet", moves(1, 1), true}, {"a fleet elsewhere", moves(1, 2), false}, {"another House", moves(2, 1), false}} {
		prove.Is(t, c.name, Tally.Stood(func() rules.View { return v }, c.e, 0), c.want)
	}
	prove.Is(t, "both kinds of blockade are listed", len(blockadesOf(v, 0)), 2)
}
