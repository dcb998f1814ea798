package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestAnEventNamesItsOnlyChoice: whom a card can be meant for alone is said before it is played, with the legitimacy that is at stake.
func TestAnEventNamesItsOnlyChoice(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardRoyalCaptive)
	b.army(0, leonnatos, outside(spEphesos), units{mercenary: 2})
	b.giveRoyal(b.ctx(), herakles, 1, outside(spSardis))
	play := rules.Move{Verb: playVerb, A: int16(cardRoyalCaptive)}
	worth := b.legitimacy(1)
	prove.Same(t, "the captive and the captor", b.Describe(0, play).More, []rules.Text{
		rules.Say("diadochi.move.event.only-at", rules.R(royalRef(herakles)), rules.R(spaceRef(spSardis))),
		rules.Say("diadochi.move.event.also-at", rules.R(generalRef(leonnatos)), rules.R(spaceRef(spEphesos))),
		rules.Say("diadochi.move.event.legitimacy.may-gain", rules.N(1)),
	})
	ways := b.Stakes(0, play, nil)[0].Ways
	prove.Is(t, "to succeed", ways[0].What.Key, "diadochi.stake.card.captured-for")
	b.giveRoyal(b.ctx(), herakles, 0, outside(spEphesos))
	prove.Is(t, "what it is worth", ways[0].What.Args[0].N, worth-b.legitimacy(1))
}

// TestWhatAnEventIsSaidToBeMeantForIsChosen: in random games, each only choice that is told comes about.
func TestWhatAnEventIsSaidToBeMeantForIsChosen(t *testing.T) {
	told := 0
	for seed := range uint64(40) {
		s := randomStart(t, 2+int(seed)%4, 0, seed)
		luck := dice.New(seed, 9)
		for range 400 {
			pending := s.Pending(nil)
			if len(pending) == 0 {
				break
			}
			p := pending[0].Seat
			legal := rules.Moves(s, p, nil)
			m := legal[luck.Draw(len(legal))]
			said := s.whatEventChooses(p, m)
			var log rules.Log
			s.Apply(p, m, luck, &log)
			for _, line := range said {
				told++
				prove.True(t, "it is chosen", slices.ContainsFunc(log.Events, func(e rules.Event) bool { return e.Verb == EvCardTarget && e.To == line.Args[0].Ref }))
			}
		}
	}
	prove.True(t, "only choices were told", told > 20)
}
