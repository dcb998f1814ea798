package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
)

// What a recap tells of event cards: that one was played says little, so what came of it is told too, with the card as its cause.

// cameOf is the event card by which something came about; false where none was played, or something else has begun since. Of drawn combat
// cards their number tells enough.
func cameOf(before []rules.Event, e rules.Event) (card rules.Ref, some bool) {
	if e.Verb == game.EvEventRead || e.Verb == game.EvCardDrawn || begins(e) {
		return card, false
	}
	for i := len(before) - 1; i >= 0; i-- {
		switch {
		case before[i].Verb == game.EvEventPlayed:
			return before[i].Who, true
		case begins(before[i]):
			return card, false
		}
	}
	return card, false
}

// begins says whether an event ends what an event card does.
func begins(e rules.Event) bool {
	switch e.Verb {
	case game.EvRound, game.EvPhase, game.EvStep, game.EvEventTurn, game.EvEventPlayed, game.EvEventPassed, game.EvBeacon:
		return true
	}
	return false
}

// follows says whether the n-th event came of an event card.
func follows(events []rules.Event, n int) bool {
	_, some := cameOf(events[:n], events[n])
	return some
}

// each says that two of a kind are two pieces of news: units that a card places.
func each(e rules.Event) bool { return e.Verb == game.EvUnitPlaced }

// cause names the event card by which something came about.
func cause(before []rules.Event, e rules.Event) rules.Text {
	if card, some := cameOf(before, e); some && e.Verb != game.EvNoEffect { // which names it itself
		return rules.Say("sector.cause.card", rules.R(card))
	}
	return rules.Text{}
}

// beatenUnit is a unit that was lost after its skirmish had beaten it: the chronicle has told of the skirmish, of which a recap tells nothing.
func beatenUnit(events []rules.Event, n int) rules.Text {
	e := events[n]
	if e.Verb != game.EvUnitLost || e.M == 0 {
		return rules.Text{}
	}
	e.M = 0
	text, _ := game.Game.Tell(e)
	return text
}
