package diadochi

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// What a recap tells a seat that it has lost: spaces and provinces, see robbed, generals, the royal family and the Cart, units that hunger or a
// card has cost, and that everybody may attack it.

// lost is the sentence that tells a seat what the n-th of the events took from it; no text where it took nothing.
func lost(events []rules.Event, n int, seat rules.Seat) rules.Text {
	if e := events[n]; e.Verb == game.EvUsurper && e.Seat == seat {
		return rules.Say("diadochi.recap.usurper")
	}
	if text := robbed(events[n], seat); text.Key != "" {
		if to, gone := heir(events[n:]); gone {
			if to == seat { // it has come back
				return rules.Text{}
			}
			return rules.Say("diadochi.recap.loses", rules.R(events[n].To), rules.R(seatRef(int(to))))
		}
		if isolated(events[:n], events[n]) {
			return rules.Say("diadochi.recap.loses.isolated", rules.R(events[n].To))
		}
		return text
	}
	for _, tells := range [...]func([]rules.Event, int, rules.Seat) rules.Text{bereaved, starved, deserted} {
		if text := tells(events, n, seat); text.Key != "" {
			return text
		}
	}
	return wornByCard(events, n, seat)
}

// heir is the player who has a space in the end that the first of these events left without control; false where it is nobody's still.
func heir(events []rules.Event) (to rules.Seat, gone bool) {
	first := events[0]
	if first.Verb != game.EvControl || plays(first.Seat) {
		return rules.Nobody, false
	}
	for _, e := range events[1:] {
		if e.Verb == game.EvControl && e.To == first.To {
			to, gone = e.Seat, plays(e.Seat)
		}
	}
	return to, gone
}

// bereaved tells a seat of its general who dies, and of whom, or what, another has taken from it.
func bereaved(events []rules.Event, n int, seat rules.Seat) rules.Text {
	switch e := events[n]; {
	case seat < 0:
	case e.Verb == game.EvDies && e.Seat == seat:
		return rules.Say("diadochi.recap.loses.general", rules.R(e.Who))
	case e.Verb == game.EvCaptured && e.From == seatRef(int(seat)) && e.Seat != seat && e.Who.Kind == game.KindCart:
		return rules.Say("diadochi.recap.loses.cart", rules.R(seatRef(int(e.Seat))))
	case e.Verb == game.EvCaptured && e.From == seatRef(int(seat)) && e.Seat != seat:
		return rules.Say("diadochi.recap.loses.royal", rules.R(e.Who), rules.R(seatRef(int(e.Seat))))
	}
	return rules.Text{}
}

// starved tells a seat of the unit that a space did not feed.
func starved(events []rules.Event, n int, seat rules.Seat) rules.Text {
	e := events[n]
	if seat < 0 || e.Verb != game.EvRemoved || e.M != 1 || e.Seat != seat {
		return rules.Text{}
	}
	return rules.Say("diadochi.recap.loses.hunger", rules.R(e.From))
}

// isolated says whether a space has lost its control because it was isolated.
func isolated(before []rules.Event, e rules.Event) bool {
	return e.Verb == game.EvControl && e.Seat < 0 && slices.ContainsFunc(before, func(b rules.Event) bool { return b.Verb == game.EvIsolated && b.From == e.To })
}

// wornByCard tells with the first unit that a card costs a seat in a space how many it costs it there. What is lost in war is told with
// its battle or siege.
func wornByCard(events []rules.Event, n int, seat rules.Seat) rules.Text {
	e := events[n]
	alike := func(b rules.Event) bool { return b.Verb == game.EvLost && b.Seat == seat && b.To == e.To }
	if seat < 0 || !alike(e) {
		return rules.Text{}
	}
	from, surprise := n-1, -1
	for from >= 0 && !scene(events[from]) && !alike(events[from]) {
		if surprise < 0 && events[from].Verb == game.EvCardPlayed {
			surprise = from
		}
		from--
	}
	var card rules.Event
	switch {
	case surprise >= 0 && (from < 0 || !opensFight(events[from])): // a recap may begin with it
		card = events[surprise]
	case from >= 0:
		card = events[from]
	default:
		return rules.Text{}
	}
	units := 0
	for _, b := range events[n:] {
		if scene(b) {
			break
		}
		if alike(b) {
			units += int(b.N)
		}
	}
	switch {
	case card.Verb == game.EvCardPlayed && (card.N == playedEvent || card.N == playedSurprise) && card.Seat != seat:
		return rules.Say("diadochi.recap.loses.units.by", rules.N(units), rules.R(e.To), rules.R(seatRef(int(card.Seat))), rules.R(card.Who))
	case card.Verb == game.EvCardPlayed && (card.N == playedEvent || card.N == playedSurprise), card.Verb == game.EvCardRevealed:
		return rules.Say("diadochi.recap.loses.units", rules.N(units), rules.R(e.To), rules.R(card.Who))
	}
	return rules.Text{}
}

// opensFight says whether with an event a battle or a siege begins, which has losses of its own.
func opensFight(e rules.Event) bool {
	return e.Verb == game.EvBattle || e.Verb == game.EvNavalBattle || e.Verb == game.EvSiegeRoll
}

// deserted tells a seat of its units that have gone over to another.
func deserted(events []rules.Event, n int, seat rules.Seat) rules.Text {
	e := events[n]
	if seat < 0 || e.Verb != game.EvDesert || e.From != seatRef(int(seat)) || e.Seat == seat {
		return rules.Text{}
	}
	return rules.Say("diadochi.recap.loses.deserters", rules.N(int(e.N)), rules.R(e.To), rules.R(seatRef(int(e.Seat))))
}

// scene says whether with an event something else begins that may cost units. A Surprise is played in the midst of something.
func scene(e rules.Event) bool {
	switch e.Verb {
	case game.EvCardPlayed:
		return e.N != playedSurprise
	case game.EvCardRevealed, game.EvPhaseBegins, game.EvPlayerTurn, game.EvSegment, game.EvActivated, game.EvMoved, game.EvAmbushed,
		game.EvBattle, game.EvOverrun, game.EvNavalBattle, game.EvSiegeRoll:
		return true
	}
	return false
}
