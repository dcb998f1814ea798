package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestWindows(t *testing.T) {
	t.Run("nobody is asked who holds no card usable now", func(t *testing.T) {
		b := newTable(t, 3)
		b.hand(1, cardFog, cardTraitorInsideCity)
		prove.Is(t, "opened", b.open(w1SegmentStart), false)
		prove.Is(t, "opened", b.open(w5Battle), false)
	})
	prove.Line(t, "S000-29 a Surprise card is played in another's turn", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(1, cardAssassinationAttempt)
		b.pile(cardKassandros)
		b.general(0, krateros, outside(spTarsos))
		prove.Is(t, "opened", b.open(w1SegmentStart), true)
		prove.Is(t, "who is asked", b.asked(), 1)
		b.dice(4)
		b.play("surprise assassination-attempt")
		prove.Is(t, "wounded", b.wounded, krateros.bit())
		prove.Is(t, "Battle Factor", b.battleFactor(krateros, outside(spTarsos), false), 2)
		b.asks(inActivations)
	})
	prove.Line(t, "S000-29 in his own turn a Surprise card may be discarded, in another's only if he is asked", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardFog)
		b.pile(cardKassandros)
		prove.Is(t, "opened", b.open(w1SegmentStart), true)
		b.refused("surprise fog", "diadochi.why.card.wrong-window")
		b.play("discard fog")
		prove.Is(t, "fog", b.cardAt[cardFog], discardPile)
		prove.Is(t, "the replacement", b.cardAt[cardKassandros], handPile(0))
		b = newTable(t, 2)
		b.hand(1, cardFog)
		prove.Is(t, "opened for a discard", b.open(w1SegmentStart), false)
	})
	prove.Line(t, "S000-30 the one first in turn order is asked first", func(t *testing.T) {
		b := newTable(t, 3)
		b.first = 2
		for p, g := range []general{perdikkas, krateros, eumenes} {
			b.general(rules.Seat(p), g, outside(spBabylon))
		}
		b.hand(0, cardAhuraMazdaAndAhriman)
		b.hand(2, cardTheGiftOfOratory)
		b.pile(cardKassandros, cardMutiny, cardFog)
		b.open(w1SegmentStart)
		prove.Is(t, "first", b.asked(), 2)
		b.play("pass")
		prove.Is(t, "then", b.asked(), 0)
		b.dice(1, 1) // the two cards
		b.play("surprise ahura-mazda-and-ahriman", "target-card kassandros")
		prove.Is(t, "the window opens again after a play", b.asked(), 2)
		b.play("pass")
	})
	prove.Line(t, "S000-31 S000-32 a replacement is drawn and may be discarded at once", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardFog)
		b.pile(cardStormsAtSea)
		b.open(w1SegmentStart)
		b.play("discard fog")
		prove.Is(t, "drawn", b.cardAt[cardStormsAtSea], handPile(0))
		b.dice(1)
		b.play("discard storms-at-sea")
		prove.Is(t, "a shuffle brought one back", b.handSize(0), 1)
		b.asks(inActivations) // the shuffle has closed the window for discards (3.31a)
	})
	prove.Line(t, "S000-31 Ahura Mazda and Ahriman is not replaced", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardAhuraMazdaAndAhriman)
		b.pile(cardKassandros, cardMutiny, cardEpidemic)
		b.open(w1SegmentStart)
		b.dice(1, 1)
		b.play("surprise ahura-mazda-and-ahriman")
		b.refused("target-card epidemic", "diadochi.why.not-in-hand")
		b.play("target-card mutiny")
		prove.Is(t, "hand, size unchanged", b.handSize(0), 1)
		prove.Is(t, "the other", b.cardAt[cardKassandros], discardPile)
		b = newTable(t, 2)
		b.hand(0, cardAhuraMazdaAndAhriman)
		b.pile(cardKassandros)
		b.open(w1SegmentStart)
		b.play("discard ahura-mazda-and-ahriman")
		prove.Is(t, "hand, one smaller", b.handSize(0), 0)
	})
	t.Run("whoever declines until his next Player Turn is not asked between Segments before", func(t *testing.T) {
		b := newTable(t, 2)
		b.general(0, krateros, outside(spTarsos))
		b.hand(1, cardAssassinationAttempt)
		b.open(w1SegmentStart)
		b.play("done")
		prove.Is(t, "asked again", b.open(w1SegmentStart), false)
		b.beginPlayerTurnEffects(b.ctx(), 0)
		prove.Is(t, "asked in another's turn", b.open(w1SegmentStart), false)
		b.beginPlayerTurnEffects(b.ctx(), 1)
		prove.Is(t, "asked in his own turn", b.open(w1SegmentStart), true)
	})
	t.Run("who is not asked has shown that he holds no such card, so nothing before can be taken back", func(t *testing.T) {
		learn := func(b *table) (seats rules.Seats) {
			b.log.Events = nil
			b.open(w5Battle)
			for _, e := range b.log.Events {
				if e.Reveals {
					seats |= e.Seen
				}
			}
			return seats
		}
		b := newTable(t, 2)
		b.general(1, krateros, outside(spTarsos))
		b.pile(cardTheGiftOfOratory)
		prove.Is(t, "the card may be in his hand, as he knows himself", learn(b), rules.Everyone&^rules.Only(1))
		b.general(0, peithon, outside(spEkbatana))
		prove.Is(t, "the card may be in either hand", learn(b), rules.Everyone)
		b = newTable(t, 2)
		b.general(1, krateros, outside(spTarsos))
		b.cardAt[cardTheGiftOfOratory] = discardPile
		prove.Is(t, "the card is face up", learn(b), 0)
		b.cardAt[cardTheGiftOfOratory] = handPile(0)
		prove.Is(t, "the only other player holds it and cannot use it", learn(b), 0)
	})
	t.Run("discarded unplayed only between Segments", func(t *testing.T) {
		b := newTable(t, 2)
		b.general(0, eumenes, outside(spSousa))
		b.hand(0, cardTheGiftOfOratory)
		b.pile(cardKassandros)
		b.open(w7Event)
		b.refused("discard the-gift-of-oratory", "diadochi.why.discard-only-between-segments")
		b.play("pass")
	})
}

func TestSearching(t *testing.T) {
	prove.Line(t, "S000-22 Surprise cards are played or discarded until an Event or Bonus is held", func(t *testing.T) {
		b := newTable(t, 2)
		b.depth = 1
		b.push(frame{kind: inTyche, seat: 0})
		b.hand(0, cardFog)
		b.pile(cardMutiny, cardStormsAtSea)
		b.settle(b.ctx())
		b.asks(inSearching)
		b.refused("pass", "diadochi.why.not-an-answer")
		b.refused("surprise fog", "diadochi.why.card.wrong-window")
		b.dice(2)
		b.play("discard fog", "discard storms-at-sea")
		b.asks(inTyche)
		prove.Is(t, "found", b.holds(0, cardMutiny), true)
	})
	prove.Line(t, "S000-21 S000-24 S000-25 S000-26 a Bonus card gives its event, then its OP", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardGamesAndFestivals)
		b.general(0, peithon, outside(spEkbatana))
		b.control(0, spEkbatana)
		b.play("play games-and-festivals")
		prove.Is(t, "the event", b.festival, peithon.bit())
		b.asks(inOps)
		b.trainingStep[0] = 1
		b.play("train mercenary")
		prove.Is(t, "the track", b.trainingStep[0], 2)
		prove.Is(t, "the card", b.cardAt[cardGamesAndFestivals], discardPile)
		b = newTable(t, 2)
		b.hand(0, cardGamesAndFestivals)
		b.play("ops games-and-festivals")
		prove.Is(t, "its OP alone", int(b.top().a), int(cards[cardGamesAndFestivals].op))
	})
	prove.Line(t, "S000-33 preconditions must be met", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardGamesAndFestivals)
		b.refused("play games-and-festivals", "diadochi.why.no-target.games-and-festivals")
	})
	prove.Line(t, "S000-23 a Surprise card is no event", func(t *testing.T) {
		b := newTable(t, 2)
		b.unplayable(cardFog, "diadochi.why.card.not-an-event")
	})
}

func TestSpiesInTheCamp(t *testing.T) {
	b := newTable(t, 3)
	b.hand(0, cardSpiesInTheCamp)
	b.unplayable(cardSpiesInTheCamp, "diadochi.why.no-target")
	b.hand(2, cardFog, cardMutiny)
	b.pile(cardEpidemic)
	b.play("play spies-in-the-camp")
	prove.Is(t, "what he sees", b.shownTo(0), b.handSet(2))
	prove.Is(t, "what others see", b.shownTo(1).empty(), true)
	b.refused("target-card mutiny", "diadochi.why.not-in-hand")
	b.play("target-card fog")
	prove.Is(t, "Fog", b.cardAt[cardFog], discardPile)
	prove.Is(t, "the replacement", b.cardAt[cardEpidemic], handPile(2))
	b.asks(inOps)
}

func TestGiftOfOratory(t *testing.T) {
	prove.Line(t, "S002-88 +5 until the end of the Segment", func(t *testing.T) {
		b := newTable(t, 2)
		b.general(0, eumenes, outside(spSousa))
		b.hand(0, cardTheGiftOfOratory)
		b.pile(cardKassandros)
		b.open(w1SegmentStart)
		b.play("surprise the-gift-of-oratory")
		prove.Is(t, "Popularity", b.popularity(eumenes), 3)
		b.endSegment(b.ctx())
		prove.Is(t, "after the Segment", b.popularity(eumenes), -2)
	})
	t.Run("in answer to Mutiny it may save the army", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardMutiny)
		b.hand(1, cardTheGiftOfOratory)
		b.pile(cardKassandros)
		b.army(1, peithon, outside(spBabylon), units{royalArmy: 2})
		b.dice(3, 5)
		b.play("play mutiny")
		b.asks(inWindow)
		b.play("surprise the-gift-of-oratory")
		prove.Is(t, "RA", b.stacks[spBabylon].cu[royalArmy], 2)
	})
}

func TestAssassinationAttempt(t *testing.T) {
	set := func(t *testing.T, die int) *table {
		b := newTable(t, 2)
		b.general(1, perdikkas, outside(spBabylon))
		b.hand(0, cardAssassinationAttempt)
		b.pile(cardKassandros)
		b.open(w1SegmentStart)
		b.dice(die)
		return b
	}
	b := set(t, 1)
	b.play("surprise assassination-attempt")
	prove.Is(t, "traced: a Successor", b.isChampion(0), false)
	b = set(t, 1)
	b.usurper = 1
	b.play("surprise assassination-attempt")
	prove.Is(t, "against the Usurper still a Champion", b.isChampion(0), true)
	b = set(t, 3)
	b.play("surprise assassination-attempt")
	prove.Is(t, "nothing", b.wounded, 0)
	b = set(t, 6)
	b.play("surprise assassination-attempt")
	prove.Is(t, "he lives", b.at[perdikkas], outside(spBabylon))
	prove.Is(t, "he cannot be activated", b.activationRefusal(1, perdikkas) != nil, true)
	b.active, b.segment = 0, activationSegment
	b.endSegmentEffects(b.ctx())
	prove.Is(t, "still wounded after another's Activation Segment", b.wounded, perdikkas.bit())
	b.active = 1
	b.endSegmentEffects(b.ctx())
	prove.Is(t, "healed after his own", b.wounded, 0)
}

func TestBadOmens(t *testing.T) {
	b := newTable(t, 2)
	b.general(1, perdikkas, outside(spBabylon))
	b.hand(0, cardBadOmens)
	b.pile(cardKassandros)
	prove.Is(t, "opened in his own turn only to discard", b.open(w1SegmentStart), true)
	b.refused("surprise bad-omens", "diadochi.why.no-target.bad-omens")
	b.play("pass")
	b.active, b.segment = 1, activationSegment
	b.open(w1SegmentStart)
	b.play("surprise bad-omens")
	points, _ := b.movementBonus(perdikkas)
	prove.Is(t, "MP", points, -2)
	b.endSegmentEffects(b.ctx())
	points, _ = b.movementBonus(perdikkas)
	prove.Is(t, "MP later", points, 0)
}

func TestRansom(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.army(0, ptolemaios, outside(spGaza), units{mercenary: 2})
		b.hand(0, cardRansom, cardMutiny)
		b.hand(1, cardEpidemic)
		b.pile(cardKassandros)
		b.beaten[0], b.beatenWith[0][1] = 2, ptolemaios
		return b
	}
	t.Run("a mercenary for the army that won", func(t *testing.T) {
		b := set(t)
		prove.Is(t, "not at the start of a Segment", b.surprisePlayable(0, cardRansom, w1SegmentStart) == nil, false)
		b.open(w1SegmentEnd)
		b.play("surprise ransom", "choose 1")
		prove.Is(t, "M", b.stacks[spGaza].cu[mercenary], 3)
		prove.Is(t, "his hand", b.handSize(1), 1)
	})
	t.Run("a card for a card", func(t *testing.T) {
		b := set(t)
		b.open(w1SegmentEnd)
		b.play("surprise ransom", "choose 0")
		prove.Is(t, "taken", b.holds(0, cardEpidemic), true)
		b.play("target-card mutiny")
		prove.Is(t, "given", b.holds(1, cardMutiny), true)
	})
	t.Run("only one choice is possible when the army has gone", func(t *testing.T) {
		b := set(t)
		b.at[ptolemaios] = boxed(0)
		b.open(w1SegmentEnd)
		b.play("surprise ransom")
		prove.Is(t, "taken", b.holds(0, cardEpidemic), true)
	})
	t.Run("without a victory it cannot be played", func(t *testing.T) {
		b := set(t)
		b.beaten[0] = 0
		prove.Is(t, "opened", b.open(w1SegmentEnd), false)
	})
}

func TestCapturedBaggageBetweenSegments(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardTheCapturedBaggage)
	b.pile(cardKassandros, cardMutiny)
	b.open(w1SegmentStart)
	b.refused("surprise the-captured-baggage", "diadochi.why.card.no-silver-in-play")
	b.play("pass")
	b.silverState = silverInPlay
	b.addUnits(outside(spSousa), 1, silver, 2)
	b.open(w1SegmentStart)
	b.dice(1)
	b.play("surprise the-captured-baggage")
	prove.Is(t, "S002-67 an event reduced the counter to 1", b.stacks[spSousa].cu[silver], 1)
	b.hand(0, cardTheCapturedBaggage)
	b.open(w1SegmentStart)
	b.play("surprise the-captured-baggage")
	prove.Is(t, "S002-67 and removed it", b.silverState, silverGone)
}
