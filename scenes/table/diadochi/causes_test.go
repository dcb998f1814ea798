package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
)

// TestARecapSaysWhyAProvinceWasLost puts before the loss what may have led to it.
func TestARecapSaysWhyAProvinceWasLost(t *testing.T) {
	at, elsewhere := spaceRef(4), spaceRef(5)
	lost := rules.Event{Verb: game.EvProvince, Seat: rules.Nobody, Who: rules.Ref{Kind: game.KindProvince, ID: 2}, N: 0}
	control := func(owner rules.Seat) rules.Event { return rules.Event{Verb: game.EvControl, Seat: owner, To: at} }
	card := func(how int16) rules.Event {
		return rules.Event{Verb: game.EvCardPlayed, Seat: 1, Who: rules.Ref{Kind: game.KindCard, ID: 3}, N: how}
	}
	bonus := card(playedEvent)
	bonus.Who = rules.Ref{Kind: game.KindCard, ID: 11}
	prove.True(t, "it is a Bonus", game.IsBonus(bonus.Who))
	segment := func(n int16) rules.Event { return rules.Event{Verb: game.EvSegment, Seat: 1, N: n} }
	for _, c := range []struct {
		what   string
		before []rules.Event
		want   string
	}{
		{"a siege", []rules.Event{segment(3), {Verb: game.EvCityFalls, Seat: 1, To: at}, control(rules.Nobody)}, "siege"},
		{"the siege of another city", []rules.Event{{Verb: game.EvCityFalls, Seat: 1, To: elsewhere}, segment(1), control(rules.Nobody)}, "surrendered"},
		{"isolation", []rules.Event{{Verb: game.EvPhaseBegins, N: 5}, {Verb: game.EvIsolated, From: at}, control(rules.Nobody)}, "isolated"},
		{"a card", []rules.Event{segment(2), card(playedEvent), control(rules.Nobody)}, "card"},
		{"points of a card", []rules.Event{segment(2), card(playedForPoints), control(1)}, "placed"},
		{"points of a card that has an event besides", []rules.Event{segment(2), bonus, control(1)}, "placed"},
		{"its event takes control from others", []rules.Event{segment(2), bonus, control(rules.Nobody)}, "card"},
		{"an army at rest", []rules.Event{segment(2), control(game.Independents)}, "independents"},
	} {
		prove.Is(t, c.what, cause(c.before, lost).Key, "diadochi.cause."+c.want)
	}
	prove.Is(t, "nothing is known", cause(nil, lost).Key, "")
}
