package sector_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
)

// TestARecapTellsWhatEventCardsDid: what came of a card is told with its name, one's own too; what came of none is not.
func TestARecapTellsWhatEventCardsDid(t *testing.T) {
	card := rules.Ref{Kind: game.KindEvent, ID: 3}
	events := []rules.Event{{Verb: game.EvUnitPlaced}, {Verb: game.EvEventTurn}, {Verb: game.EvEventPlayed, Who: card}, {Verb: game.EvUnitPlaced}, {Verb: game.EvWorkers},
		{Verb: game.EvEventTurn}, {Verb: game.EvUnitPlaced}, {Verb: game.EvEventPlayed, Who: card}, {Verb: game.EvStep}, {Verb: game.EvDiscarded}}
	for i, e := range events {
		came := i == 3 || i == 4
		prove.Is(t, "it came of a card", face.Tally.Follows(events, i), came)
		want := rules.Text{}
		if came {
			want = rules.Say("sector.cause.card", rules.R(card))
		}
		prove.Is(t, "its cause", face.Tally.Cause(events[:i], e), want)
	}
	none := rules.Event{Verb: game.EvNoEffect, Who: card}
	prove.True(t, "that it did nothing is told", face.Tally.Follows(append(events[:3:3], none), 3))
	prove.Is(t, "and names the card once", face.Tally.Cause(events[:3], none), rules.Text{})
	found := false
	for seed := range 6 { // and a whole recap
		at := sitAt(t, "es", 1280, 800, playUntil(t, entry(), rules.Setup{Seats: 2 + seed%3}, company(2+seed%3), func(v *game.View) bool { return v.Round == 2+seed/3 && v.Phase == 1 }))
		words := strings.Join(at.Says(), " ")
		if found = strings.Contains(words, "(por «"); found {
			look(t, at.Guide, "recap-cards")
			break
		}
	}
	prove.True(t, "a recap names the card", found)
}

// TestARecapTellsUnitsThatWereBeaten: the chronicle tells of them by their skirmish, which is no news; the recap by their loss, whosesoever.
func TestARecapTellsUnitsThatWereBeaten(t *testing.T) {
	unit, area := rules.Ref{Kind: game.KindUnit, ID: 1}, rules.Ref{Kind: game.KindArea, ID: 2}
	lost := rules.Event{Verb: game.EvUnitLost, Seat: 1, Who: unit, From: area, N: 1}
	beaten := lost
	beaten.M = 1
	want, _ := game.Game.Tell(lost)
	_, told := game.Game.Tell(beaten)
	prove.Is(t, "the chronicle has told of it", told, false)
	prove.Same(t, "the recap tells it", face.Tally.Retells([]rules.Event{beaten}, 0), want)
	prove.Same(t, "what the chronicle tells needs no other words", face.Tally.Retells([]rules.Event{lost}, 0), rules.Text{})
}
