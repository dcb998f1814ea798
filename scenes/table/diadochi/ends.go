package diadochi

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
)

// What a recap tells of how something ended that a line of it began to tell.

// ends says what came of the n-th of the events: how the army got away that was intercepted, what a battle cost whoever lost it, or what the
// points of a card were used for.
func ends(events []rules.Event, n int) rules.Text {
	switch e := events[n]; {
	case e.Verb == game.EvIntercepts && e.N == 1:
		return gotAway(e, events[n+1:])
	case e.Verb == game.EvBattleEnds && e.Seat != rules.Nobody:
		return beaten(events, n)
	case e.Verb == game.EvCardPlayed && e.N == playedForPoints:
		return usedFor(e.Seat, events[n+1:])
	case e.Verb == game.EvCardRevealed && game.ResolvesRevealed(int(e.Who.ID)):
		return inVain(e, events[n+1:])
	}
	return rules.Text{}
}

// inVain says that a card that was turned up at the end of a Round has changed nothing. The cards of a Round are turned up together and take
// effect one after the other, until they are discarded: what changed by then may be the doing of any of them.
func inVain(e rules.Event, after []rules.Event) rules.Text {
	for _, b := range after {
		switch b.Verb {
		case game.EvCardDiscarded:
			if b.Seat == rules.Nobody && b.Who == e.Who {
				return rules.Say("diadochi.end.in-vain")
			}
		case game.EvCardRevealed, game.EvTieRoll, game.EvCardRoll, game.EvCardTarget, game.EvShuffled, game.EvCalled, game.EvAsked:
		default:
			return rules.Text{}
		}
	}
	return rules.Text{}
}

// gotAway says how an army left the space where it was intercepted, if it did without a battle.
func gotAway(e rules.Event, after []rules.Event) rules.Text {
	for _, b := range after {
		switch {
		case b.Verb == game.EvEvades && b.N == 1 && b.Seat != e.Seat && b.From == e.To:
			return rules.Say("diadochi.end.evades", rules.R(b.Who), rules.R(b.To))
		case b.Verb == game.EvRetreats && b.Seat != e.Seat && b.From == e.To:
			return rules.Say("diadochi.end.goes-back", rules.R(b.Who), rules.R(b.To))
		case scene(b):
			return rules.Text{}
		}
	}
	return rules.Text{}
}

// beaten says against whom the n-th of the events won a battle, and which units the loser has lost in it.
func beaten(events []rules.Event, n int) rules.Text {
	e := events[n]
	opened := n - 1
	for opened >= 0 && (events[opened].Verb != game.EvBattle || events[opened].To != e.To) {
		opened--
	}
	if opened < 0 {
		return rules.Text{}
	}
	b := events[opened]
	led, loser := b.Who, b.Seat
	if loser == e.Seat {
		led, loser = b.From, rules.Seat(b.N)
	}
	if led == (rules.Ref{}) {
		led = seatRef(int(loser))
	}
	lost, dispersed := 0, 0
	for _, a := range events[n+1:] {
		if scene(a) {
			break
		}
		switch {
		case a.Seat != loser || a.To != e.To:
		case a.Verb == game.EvLost:
			lost += int(a.N)
		case a.Verb == game.EvDispersed:
			dispersed += int(a.N)
		}
	}
	key := "diadochi.end.battle"
	if lost > 0 {
		key += ".lost"
	}
	if dispersed > 0 {
		key += ".dispersed"
	}
	return rules.Say(key, rules.R(led), rules.N(lost), rules.N(dispersed))
}

// usedFor says what a player used the points of a card for (3.33): a march, training or control.
func usedFor(seat rules.Seat, after []rules.Event) rules.Text {
	var placed []rules.Ref
	for _, b := range after {
		switch {
		case b.Verb == game.EvActivated:
			return rules.Say("diadochi.end.force-march", rules.R(b.Who))
		case b.Verb == game.EvTrained && b.Seat == seat:
			return rules.Say("diadochi.end.trains", rules.R(b.Who))
		case b.Verb == game.EvControl && b.Seat == seat:
			placed = append(placed, b.To)
		}
		if scene(b) {
			break
		}
	}
	switch len(placed) {
	case 0:
		return rules.Text{}
	case 1:
		return rules.Say("diadochi.end.control", rules.R(placed[0]))
	}
	return rules.Say("diadochi.end.controls", rules.N(len(placed)))
}
