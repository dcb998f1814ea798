package diadochi

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// Why a province or a city changed hands, for the recap: a province goes with the control of one of its spaces (4.8), and the
// events before that tell how the space was lost.

// cause returns why an event happened, from those before it; no text where nothing need be said.
func cause(before []rules.Event, e rules.Event) rules.Text {
	switch e.Verb {
	case game.EvCityFalls:
		if loser := rules.Seat(e.N); loser >= 0 {
			return rules.Say("diadochi.cause.fell", rules.R(seatRef(int(loser))))
		}
		return rules.Say("diadochi.cause.besieged")
	case game.EvProvince:
		if i := lastOf(before, game.EvControl); i >= 0 {
			return causeOfControl(before[:i], before[i])
		}
	}
	return rules.Text{}
}

// causeOfControl says how the control of a space changed.
func causeOfControl(before []rules.Event, e rules.Event) rules.Text {
	for _, b := range slices.Backward(before) {
		switch {
		case b.Verb == game.EvIsolated && b.From == e.To:
			return rules.Say("diadochi.cause.isolated", rules.R(e.To))
		case b.Verb == game.EvCityFalls && b.To == e.To:
			return rules.Say("diadochi.cause.siege", rules.R(seatRef(int(b.Seat))), rules.R(e.To))
		case b.Verb == game.EvCardPlayed && b.N == playedEvent && !(game.IsBonus(b.Who) && b.Seat == e.Seat): // else by its points
			return rules.Say("diadochi.cause.card", rules.R(seatRef(int(b.Seat))), rules.R(b.Who), rules.R(e.To))
		case b.Verb == game.EvCardPlayed && b.Seat == e.Seat && (b.N == playedForPoints || b.N == playedEvent):
			return rules.Say("diadochi.cause.placed", rules.R(e.To))
		case b.Verb == game.EvSegment && b.N == surrenderSegment:
			return rules.Say("diadochi.cause.surrendered", rules.R(e.To), rules.R(seatRef(int(b.Seat))))
		case b.Verb == game.EvSegment, b.Verb == game.EvPhaseBegins, b.Verb == game.EvPlayerTurn:
			return lostSpace(e)
		}
	}
	return lostSpace(e)
}

// lostSpace names at least the space whose control decided.
func lostSpace(e rules.Event) rules.Text {
	if e.Seat == game.Independents {
		return rules.Say("diadochi.cause.independents", rules.R(e.To))
	}
	return rules.Say("diadochi.cause.control", rules.R(e.To))
}

// How a card is played, and the Segment in which cities surrender, as the events number them.
const (
	playedEvent      = 0
	playedForPoints  = 1
	playedSurprise   = 4
	surrenderSegment = 1
)

// lastOf returns the last event of a verb, -1 for none.
func lastOf(list []rules.Event, verb uint8) int {
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Verb == verb {
			return i
		}
	}
	return -1
}
