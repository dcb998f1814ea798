package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/stage"
)

// falls finds the events with which a House loses its last world, or is dissolved. What it loses and gains in the same turn is summed
// first, since ownership changes world by world (19).
type falls struct {
	at map[int]rules.Seat // numbers of events
}

// fallsOf looks through the events of a film that begins with the worlds of a view.
func fallsOf(v *game.View, events []rules.Event) falls {
	var worlds [6]int
	var last [6]int // number of the loss, from 1
	var gone rules.Seats
	k := falls{at: map[int]rules.Seat{}}
	for p := range v.Houses {
		worlds[p] = v.Houses[p].Planets
	}
	lose := func(p rules.Seat, i int) {
		if p >= 0 && int(p) < len(worlds) {
			worlds[p]--
			last[p] = i + 1
		}
	}
	for i, e := range events {
		switch e.Verb {
		case game.EvOwner:
			if e.Seat >= 0 {
				worlds[e.Seat]++
			}
			lose(rules.Seat(e.N)-1, i)
		case game.EvAbandoned:
			lose(e.Seat, i)
		case game.EvDissolved:
			gone = gone.With(e.Seat)
			k.at[i] = e.Seat
		}
	}
	for p := range v.Houses {
		if seat := rules.Seat(p); worlds[p] == 0 && last[p] > 0 && !gone.Has(seat) {
			k.at[last[p]-1] = seat
		}
	}
	return k
}

// beat is the scene of an event, or none.
func (k falls) beat(i int, e rules.Event) stage.Beat {
	switch _, falls := k.at[i]; {
	case !falls:
		return stage.None
	case e.Verb == game.EvDissolved:
		return stage.Dissolution
	}
	return stage.Fall
}
