package sector

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// Worlds that a seat cannot tell from the true one: what it does not know differs, and everything is legal.

func TestWorldsOfPlanning(t *testing.T) {
	b := set(t, "built 1 yard mast", "units 2 coldharrow-1 minnow 1")
	b.play(0, "place build ashmere")
	b.play(1, "place research coldharrow")
	b.play(0, "place build ashmere")
	b.play(1, "place research coldharrow")
	seen := map[bool]bool{}
	for range 60 {
		w := &bench{T: t, s: b.s.Resample(1, b.luck).(*state)}
		for i, o := range orderIDs {
			used, legal := w.s.used(0, order(i)), w.s.Check(0, w.move("place "+o+" ashmere")) == nil
			if order(i).gold() {
				prove.Is(t, "2.5 "+o+" while a mast is free", legal, used == 0 && w.s.usedGold(0) == 0)
			} else {
				prove.Is(t, "2.5 "+o+" while one is left", legal, used < 2)
			}
			seen[legal] = true
		}
	}
	prove.True(t, "both come up", seen[true] && seen[false])
}

func TestWorldsOfABattle(t *testing.T) {
	b := attack(t, []string{"deckhand", "deckhand"}, "units 1 ashmere-1 deckhand 2", "units 2 ilvane-2 minnow 2")
	b.give(0, "g01", "g07", "g08")
	b.give(1, "t01", "t07", "t08")
	worlds := func(viewer, p rules.Seat, laid int) {
		t.Helper()
		side, other := b.s.sideOf(p), map[card]bool{}
		for range 60 {
			s := b.s.Resample(viewer, b.luck).(*state)
			lies := 0
			for slot := range s.battle.slots {
				for _, c := range [...]card{s.battle.strike[side][slot], s.battle.ploy[side][slot]} {
					if int(slot) >= laid {
						prove.Is(t, "4.4 nothing lies where nothing was laid", c, noCard)
					} else {
						other[c] = true
					}
					if c != noCard {
						lies++
						prove.Is(t, "a card of the people", people(c/cardsOfPeople), s.people(p))
					}
				}
			}
			prove.Is(t, "4.4 what lies face down is out of the hand", total(&s.seats[p].aside), lies)
			prove.Is(t, "as many cards as before", total(&s.seats[p].hand)+lies, 3)
			prove.True(t, "one's own cards stay", s.seats[viewer] == b.s.seats[viewer])
		}
		if laid > 0 {
			prove.True(t, "4.4 it might be anything", len(other) > 3)
		}
	}
	worlds(1, 0, 0)
	b.play(0, "commit g01 g07 1")
	worlds(1, 0, 1)
	b.play(0, "commit none g08 2")
	worlds(1, 0, 2)
	worlds(0, 1, 0)
	b.play(1, "commit t01 none 1")
	worlds(1, 0, 2)
	worlds(0, 1, 1)
}

// TestFacesOfEventCards draws faces with luck of its own: a Beacon comes with the chance that the cards give it.
func TestFacesOfEventCards(t *testing.T) {
	for _, c := range []struct {
		face   int
		beacon bool
	}{{1, true}, {3, true}, {4, false}, {8, false}} {
		b := set(t, "deck 0 0 6", "drawn 2 0 0 2") // three of these eight are Beacons
		luck := prove.Dice(t, c.face).Then(dice.New(1, 1))
		prove.Is(t, "5.8 a card of the third stage is a Beacon", eventOf[b.s.drawFace(2, luck)] == beaconsFade, c.beacon)
		prove.Is(t, "the chance was drawn", len(luck.Left()), 0)
	}
	b := set(t, "deck 5 11 8")
	luck := prove.Dice(t, 36)
	prove.Is(t, "5.8 a card of the first stage: the last of thirty-six", b.s.drawFace(0, luck), 35)
	// Seat 2 has read a card; seat 1 wonders which.
	for _, c := range []struct {
		what   string
		turns  int16
		faces  []int
		beacon bool
	}{
		{"its turn is to come: the last Beacon of four", 1, []int{3}, true},
		{"its turn is to come: another card", 1, []int{4, 1}, false},
		{"its turn is over: no Beacon", 2, []int{1}, false},
	} {
		b := set(t, "deck 0 0 3")
		b.s.eventAt[eventBase[crowningHour]] = readBy(1)
		b.s.phase, b.s.step, b.s.depth = regroup, 8, 0
		b.s.push(frame{kind: inGame, seat: nobody, step: stageRegroup, a: c.turns})
		b.s.push(frame{kind: inEvents, seat: 0})
		s := b.s.Resample(0, prove.Dice(t, c.faces...).Then(dice.New(2, 2))).(*state)
		prove.Is(t, "5.8 "+c.what, s.inEventHand(1, beaconsFade) > 0, c.beacon)
		prove.True(t, "one card is held", s.holdsEvents(1))
	}
	b = set(t, "deck 3 11 8")
	b.s.eventAt[eventBase[charter]] = readBy(1)
	b.s.redealEvents(0, prove.Dice(t, 36)) // no other draw than which of the thirty-six
	prove.Is(t, "5.8 a card of the first stage", b.s.eventAt[35], readBy(1))
}

// TestEmptyDeck ends the game when no event card is left, of any stage.
func TestEmptyDeck(t *testing.T) {
	for _, c := range []struct {
		deck [stages]uint8
		over ending
	}{
		{[stages]uint8{0, 0, 0}, byLongStop}, {[stages]uint8{0, 0, 8}, stillPlaying}, {[stages]uint8{0, 8, 8}, stillPlaying}, {[stages]uint8{8, 8, 8}, stillPlaying},
		{[stages]uint8{4, 4, 8}, stillPlaying}, {[stages]uint8{1, 11, 8}, stillPlaying}, {[stages]uint8{3, 5, 8}, stillPlaying}, {[stages]uint8{0, 0, 1}, stillPlaying},
	} {
		b := set(t)
		b.s.deck = c.deck
		b.regroup()
		prove.Is(t, fmt.Sprint("1.6 the end with a deck of ", c.deck), b.s.over, c.over)
	}
}

// TestCouncilAsksEachOnce lets all others discard, and not the one who played the card.
func TestCouncilAsksEachOnce(t *testing.T) {
	b := setFrom(t, three+"hand 1 k01\nhand 2 t01 t07\nhand 3 t08 t09\n")
	b.event("e31")
	b.play(1, "discard t07")
	prove.Is(t, "e31 then the next", b.s.top().seat, rules.Seat(2))
	b.play(2, "discard t08")
	prove.Same(t, "e31 hands", []int{total(&b.s.seats[0].hand), total(&b.s.seats[1].hand), total(&b.s.seats[2].hand)}, []int{4, 1, 1})
	prove.Is(t, "e31 nobody else is asked", b.s.phase, planning)
}

// TestOffers lists what a question offers at all: nothing that one does not have, and nothing of an option that is off.
func TestOffers(t *testing.T) {
	offers := func(b *bench, p rules.Seat, verb uint8) (words []string) {
		for _, m := range b.s.Candidates(p, nil) {
			if m.Verb == verb {
				words = append(words, Game.Format(m))
			}
		}
		return words
	}
	b := attack(t, []string{"crawler"}, "units 1 ashmere-1 crawler 1", "units 2 ilvane-2 quillback 1 minnow 1")
	b.play(1, "front quillback 1")
	b.give(0, "g03")
	b.give(1, "t07")
	b.play(0, "commit g03 none 1")
	b.play(1, "commit none t07 1")
	prove.Same(t, "4.5 SAVE: the supports", offers(b, 1, saveVerb), []string{"save minnow"})
	prove.Same(t, "4.5 SAVE: or none", offers(b, 1, passVerb), []string{"pass"})
	b = set(t, "card 1 ashmere-1 0")
	b.order("build ashmere")
	prove.Same(t, "3.2 ways of paying ahead", offers(b, 0, workVerb), []string{"work mine", "work well", "work ashmere-1"})
	prove.Is(t, "3.2 no cargo, none to spend", len(offers(b, 0, spendVerb)), 0)
	prove.Is(t, "3.2a no Overwork without the option", len(offers(b, 0, overworkVerb)), 0)
	b = set(t, "card 1 ashmere-1 0", "options overwork", "tokens 1 cargo 1 study 0")
	b.order("build ashmere")
	prove.Same(t, "3.2a Overwork", offers(b, 0, overworkVerb), []string{"overwork ashmere-1"})
	prove.Same(t, "3.2 cargo", offers(b, 0, spendVerb), []string{"spend 1", "spend 2"})
	b = fresh(t, rules.Setup{Seats: 2, Options: uint64(optDealFactions)})
	p := b.s.first
	b.play(p, "default", "default")
	prove.Is(t, "1.4 transports as usual", b.s.transports(p), int(factions[b.s.seats[p].faction].transports))
	prove.Is(t, "1.4 then the next", b.s.top().seat, b.s.next(p))
}
