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
