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
