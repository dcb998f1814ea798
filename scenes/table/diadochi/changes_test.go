package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// TestASiegeIsToldAsFarAsItGot: of several tries the last one, and none where the city fell or the siege was lifted.
func TestASiegeIsToldAsFarAsItGot(t *testing.T) {
	points := func(space, n int16) rules.Event {
		return rules.Event{Verb: game.EvSiegePoints, Seat: 1, To: rules.Ref{Kind: game.KindSpace, ID: space}, N: n, M: 3}
	}
	after := func(verb uint8, space int16) []rules.Event {
		return []rules.Event{points(14, 1), {Verb: verb, Seat: 1, To: rules.Ref{Kind: game.KindSpace, ID: space}}}
	}
	prove.True(t, "a siege is news", news(points(14, 1)))
	prove.Is(t, "of two tries the last", [2]bool{spared([]rules.Event{points(14, 1), points(14, 2)}, 0), spared([]rules.Event{points(14, 1), points(14, 2)}, 1)}, [2]bool{true, false})
	prove.True(t, "no points", spared([]rules.Event{points(14, 0)}, 0))
	prove.True(t, "a city that fell", spared(after(game.EvCityFalls, 14), 0))
	prove.True(t, "a siege that was lifted", spared(after(game.EvSiegeLifted, 14), 0))
	prove.True(t, "another city", !spared(after(game.EvCityFalls, 15), 0))
}
