package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// Whoever loses a planet is told so; whoever takes it, and all others, are not.
func TestARecapTellsWhoLosesAPlanet(t *testing.T) {
	world := rules.Ref{Kind: game.KindPlanet, ID: 4}
	gone := []rules.Event{{Verb: game.EvOwner, Seat: 2, N: 1 + 1, To: world}, {Verb: game.EvOwner, Seat: rules.Nobody, N: 1 + 1, To: world}}
	prove.Is(t, "to another", taken(gone, 0, 1).Key, "imperio.tally.lost")
	prove.Is(t, "to nobody", taken(gone, 1, 1).Key, "imperio.tally.lost.nobody")
	prove.Is(t, "whoever takes it", taken(gone, 0, 2).Key, "")
	prove.Is(t, "another", taken(gone, 0, 0).Key, "")
}

// Whoever loses ships in a battle that another wins, or nobody, is told so, the Flagship first; the winner is not, and losses of a battle
// before are not counted again.
func TestARecapTellsOfShipsLost(t *testing.T) {
	at := rules.Ref{Kind: game.KindSystem, ID: 3}
	flagship, ship, troops := game.UnitAt(game.UnitFlagship).Ref, game.UnitAt(game.UnitFrigate).Ref, game.UnitAt(game.UnitTroop).Ref
	hit := func(who rules.Ref) rules.Event { return rules.Event{Verb: game.EvHit, Seat: 0, Who: who, To: at} }
	battle := func(winner rules.Seat, lost ...rules.Event) []rules.Event {
		before := []rules.Event{{Verb: game.EvEnters, Seat: 0, To: at}, hit(ship), {Verb: game.EvBattleEnds, Seat: 1, To: at}, {Verb: game.EvEnters, Seat: 1, To: at}}
		return append(append(before, lost...), rules.Event{Verb: game.EvBattleEnds, Seat: winner, To: at})
	}
	for key, events := range map[string][]rules.Event{
		"imperio.tally.lost.ships":        battle(1, hit(ship), rules.Event{Verb: game.EvAsteroid, Seat: 0, Who: ship, N: 1, To: rules.Ref{Kind: game.KindSystem, ID: 9}}, rules.Event{Verb: game.EvLostUnits, Seat: 0, Who: troops, N: 3, To: at}),
		"imperio.tally.lost.flagship":     battle(rules.Nobody, hit(flagship)),
		"imperio.tally.lost.flagship-and": battle(1, hit(flagship), hit(ship), hit(ship)),
		"":                                battle(0, hit(ship), rules.Event{Verb: game.EvAsteroid, Seat: 0, Who: ship, N: 1, To: rules.Ref{Kind: game.KindSystem, ID: 9}}),
	} {
		told := taken(events, len(events)-1, 0)
		prove.Is(t, key, told.Key, key)
		if key == "imperio.tally.lost.ships" {
			prove.Same(t, "how many", told.Args[1], rules.N(1))
		}
		prove.Is(t, "to the winner", taken(events, len(events)-1, 1).Key, "")
	}
}

// A bombardment that removes Troops is told in the recap, also where nobody lands; one that hits nothing is not.
func TestARecapTellsOfBombardmentsThatHit(t *testing.T) {
	prove.Is(t, "three hits", news(rules.Event{Verb: game.EvBombards, N: 3}), true)
	prove.Is(t, "none", news(rules.Event{Verb: game.EvBombards}), false)
}

// A bombardment of ten dice is told in two events; a recap tells all its hits in one sentence.
func TestARecapTellsAllHitsOfABombardment(t *testing.T) {
	planet, other := rules.Ref{Kind: game.KindPlanet, ID: 3}, rules.Ref{Kind: game.KindPlanet, ID: 4}
	events := []rules.Event{
		{Verb: game.EvBombards, Seat: 1, To: planet, N: 6}, {Verb: game.EvBombards, Seat: 1, To: planet, N: 2}, {Verb: game.EvBombards, Seat: 1, To: planet},
		{Verb: game.EvBombards, Seat: 1, To: other, N: 1}, {Verb: game.EvBombards, Seat: 0, To: planet, N: 1},
	}
	var told []rules.Text
	for n, e := range events {
		if news(e) && !Tally.Spares(events, n) {
			told = append(told, Tally.Retells(events, n))
		}
	}
	seat := func(p int16) rules.Arg { return rules.R(rules.Ref{Kind: game.KindSeat, ID: p}) }
	prove.Same(t, "the sentences", told, []rules.Text{
		rules.Say("imperio.tally.bombards", seat(1), rules.R(planet), rules.N(8)), rules.Say("imperio.tally.bombards", seat(1), rules.R(other), rules.N(1)),
		rules.Say("imperio.tally.bombards", seat(0), rules.R(planet), rules.N(1)),
	})
}
