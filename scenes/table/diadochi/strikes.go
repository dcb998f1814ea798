package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// What turns a game though neither victory points nor legitimacy tell it, or not all of it, in their points.
const (
	majorStrike   = 4 // a Major General who dies
	minorStrike   = 1
	royalStrike   = 2 // a member of the royal family that dies or changes hands, or the Cart: besides its legitimacy a wedding, a regency, a tomb
	championClaim = 2 // Champion or Successor: who may be attacked by whom
)

// strikes tells what an event gave a seat, or took from it, besides what points count.
func strikes(e rules.Event, seat rules.Seat) int {
	switch e.Verb {
	case game.EvDies:
		switch {
		case e.Seat != seat:
			return 0
		case int(e.Who.ID) < game.Majors:
			return -majorStrike
		}
		return -minorStrike
	case game.EvCaptured:
		switch seat {
		case e.Seat:
			return royalStrike
		case seatOf(e.From):
			return -royalStrike
		}
	case game.EvStatus:
		if e.Seat == seat {
			return championClaim * (2*int(e.N) - 1)
		}
	}
	return 0
}

// seatOf is the seat that a thing is; Nobody where it is none.
func seatOf(r rules.Ref) rules.Seat {
	if r.Kind != game.KindSeat {
		return rules.Nobody
	}
	return rules.Seat(r.ID)
}

// opens says whether with an event the next Round begins, or the next Game Turn: surrenders in it are none of the one before.
func opens(e rules.Event) bool { return e.Verb == game.EvRoundBegins || e.Verb == game.EvTurnBegins }
