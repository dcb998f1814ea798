package diadochi

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// What a recap tells of spaces that changed hands, and of cities that may.

// won says whether a player has come to control a space.
func won(e rules.Event) bool { return e.Verb == game.EvControl && plays(e.Seat) }

// plays says whether a seat is a player's, and not the Independents' or nobody's.
func plays(seat rules.Seat) bool { return seat >= 0 && seat != game.Independents }

// together is the sentence that tells all spaces that a player has won, or where all its generals have gone.
func together(e rules.Event) rules.Text {
	switch {
	case won(e):
		return rules.Say("diadochi.recap.wins", rules.R(seatRef(int(e.Seat))))
	case marched(e):
		return rules.Say("diadochi.recap.marches", rules.R(seatRef(int(e.Seat))))
	}
	return rules.Text{}
}

// major says whether a space is a Major City.
func major(place rules.Ref) bool {
	return place.Kind == game.KindSpace && game.IsMajorCity(int(place.ID))
}

// robbed tells a seat which of its provinces and spaces it has lost; of a space the others are not told, for them it would be one line of many.
func robbed(e rules.Event, seat rules.Seat) rules.Text {
	if seat < 0 || rules.Seat(e.N) != seat || e.Seat == seat {
		return rules.Text{}
	}
	switch {
	case e.Verb == game.EvProvince && plays(e.Seat):
		return rules.Say("diadochi.recap.loses.province.to", rules.R(e.Who), rules.R(seatRef(int(e.Seat))))
	case e.Verb == game.EvProvince:
		return rules.Say("diadochi.recap.loses.province", rules.R(e.Who))
	case e.Verb == game.EvCityFalls:
		return rules.Say("diadochi.recap.loses.siege", rules.R(e.To), rules.R(seatRef(int(e.Seat))))
	case e.Verb != game.EvControl:
		return rules.Text{}
	case e.Seat == game.Independents:
		return rules.Say("diadochi.recap.loses.independents", rules.R(e.To))
	case e.Seat < 0:
		return rules.Say("diadochi.recap.loses.nobody", rules.R(e.To))
	}
	return rules.Say("diadochi.recap.loses", rules.R(e.To), rules.R(seatRef(int(e.Seat))))
}

// spared says whether an event need not be told because another tells what came of it.
func spared(events []rules.Event, n int) bool {
	switch events[n].Verb {
	case game.EvControl:
		return superseded(events, n)
	case game.EvSiegePoints:
		return besiegedLater(events[n], events[n+1:])
	case game.EvMoved:
		return needless(events, n)
	}
	return false
}

// besiegedLater says whether a siege went on, ended or was lifted after the points that an event tells.
func besiegedLater(e rules.Event, after []rules.Event) bool {
	return e.N == 0 || slices.ContainsFunc(after, func(b rules.Event) bool {
		return b.To == e.To && (b.Verb == game.EvSiegePoints || b.Verb == game.EvCityFalls || b.Verb == game.EvSiegeLifted)
	})
}

// superseded says whether a change of control need not be told: the siege that brought it about is, or who won the space, from nobody that
// could miss it, does not have it any more.
func superseded(events []rules.Event, n int) bool {
	e := events[n]
	again := func(b rules.Event) bool { return b.Verb == game.EvControl && b.To == e.To }
	if !plays(rules.Seat(e.N)) && slices.ContainsFunc(events[n+1:], again) {
		return true
	}
	for _, b := range slices.Backward(events[:n]) {
		if b.To == e.To && (b.Verb == game.EvCityFalls || b.Verb == game.EvControl) {
			return b.Verb == game.EvCityFalls && (b.Seat == e.Seat || b.N == e.N)
		}
	}
	return false
}
