package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// offers says whether an answer is offered to whoever is asked, be it legal or not.
func (b *table) offers(words string) bool {
	b.t.Helper()
	return contains(b.Candidates(b.asked(), nil), b.move(words))
}

// heard counts the events of a kind.
func (b *table) heard(v uint8) (n int) {
	for _, e := range b.log.Events {
		if e.Verb == v {
			n++
		}
	}
	return n
}

func TestWhatCardsOffer(t *testing.T) {
	t.Run("every city can be pointed at and its refusal read, no pass can", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardUnrest43)
		b.play("play unrest-43")
		prove.Is(t, "a city out of the region", b.offers("target pella"), true)
		prove.Is(t, "a pass out of the region", b.offers("target kilikiangates"), false)
	})
	t.Run("only generals on the table", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardCondemnation15)
		b.general(0, antigonos, outside(spPella))
		b.general(1, peithon, boxed(1))
		b.play("play condemnation-15")
		for words, want := range map[string]bool{
			"target-general antigonos": true, "target-general peithon": true, "target-general eumenes": false, "target-general minor-1-1": false,
		} {
			prove.Is(t, words, b.offers(words), want)
		}
	})
	t.Run("56: only with somebody to attack", func(t *testing.T) {
		b := newTable(t, 2)
		prove.RefusedFor(t, "assassination-attempt", b.surprisePlayable(0, cardAssassinationAttempt, w1SegmentStart), "diadochi.why.no-target.assassination-attempt")
		b.general(1, peithon, outside(spPella))
		prove.Allowed(t, "assassination-attempt", b.surprisePlayable(0, cardAssassinationAttempt, w1SegmentStart))
	})
}

func TestRefusedChoices(t *testing.T) {
	t.Run("23: a wife marries no other", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardRoyalWedding)
		b.army(0, antigonos, outside(spSardis), units{mercenary: 1})
		b.general(0, leonnatos, outside(spSardis))
		b.general(0, peithon, outside(spSardis))
		b.giveRoyal(b.ctx(), kleopatra, 0, outside(spSardis))
		b.giveRoyal(b.ctx(), thessalonike, 0, outside(spSardis))
		b.spouse[kleopatra] = antigonos
		f := frame{kind: inEvent, seat: 0, a: int16(cardRoyalWedding)}
		prove.RefusedFor(t, "Kleopatra", weddingBride(b.state, &f, int16(kleopatra)), "diadochi.why.card.bride-married")
		prove.Allowed(t, "Thessalonike", weddingBride(b.state, &f, int16(thessalonike)))
	})
	t.Run("27: the owner of the Cart marches from where it stands", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, ptolemaios, outside(spMemphis), units{mercenary: 1})
		b.army(0, antigonos, outside(spGaza), units{mercenary: 1})
		b.army(0, leonnatos, inside(spMemphis), units{mercenary: 1})
		b.cart, b.cartOf = outside(spMemphis), 0
		f := frame{kind: inEvent, seat: 0, a: int16(cardTheBierDiverted)}
		prove.Allowed(t, "from beside it", bierArmy(b.state, &f, int16(ptolemaios)))
		prove.RefusedFor(t, "from elsewhere", bierArmy(b.state, &f, int16(antigonos)), "diadochi.why.card.cart-elsewhere")
		prove.RefusedFor(t, "from inside", bierArmy(b.state, &f, int16(leonnatos)), "diadochi.why.card.cart-elsewhere")
	})
	t.Run("47A: each space that cannot take them says why", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spBabylon, spOpis, spPella)
		b.control(1, spOuruk)
		b.addUnits(inside(spBabylon), 1, mercenary, 1)
		for sp, want := range map[space]string{
			spBabylon: "foreign-units", spOuruk: "no-own-pc", spPella: "wrong-region", spOpis: "",
		} {
			ill := b.silverHome(0, sp)
			if want == "" {
				prove.Allowed(t, spaces[sp].id, ill)
				continue
			}
			prove.True(t, spaces[sp].id+" is refused", ill != nil)
		}
		prove.Is(t, "for enemies inside", b.silverHome(0, spBabylon), cardForeignCUs)
		prove.Is(t, "for another's PC", b.silverHome(0, spOuruk), cardNoOwnPC)
		prove.Is(t, "out of the region", b.silverHome(0, spPella), cardWrongRegion)
	})
}

func TestWhatCardsDo(t *testing.T) {
	t.Run("5: every card of the hand is seen and no other, by the spy alone", func(t *testing.T) {
		b := newTable(t, 3)
		b.hand(0, cardSpiesInTheCamp)
		b.hand(1, cardMutiny, cardEpidemic)
		b.hand(2, cardEngineers)
		b.play("play spies-in-the-camp", "target-seat 2")
		seen := map[rules.Ref]rules.Seats{}
		for _, e := range b.log.Events {
			if e.Verb == EvPeeked {
				seen[e.Who] = e.Seen
			}
		}
		prove.Same(t, "seen", seen, map[rules.Ref]rules.Seats{
			cardRef(cardMutiny): rules.Only(0), cardRef(cardEpidemic): rules.Only(0), none: rules.Everyone &^ rules.Only(0),
		})
	})
	t.Run("17: the Silver Shields go over where there are no RA", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardAlexandersGhost)
		b.army(0, eumenes, outside(spSousa), units{mercenary: 3})
		b.army(1, peithon, outside(spBabylon), units{mercenary: 1, silver: 2})
		b.silverState = silverInPlay
		b.victories[eumenes] = 5
		b.play("play alexanders-ghost", "choose 2")
		prove.Is(t, "with Eumenes", b.count(outside(spSousa), silver), 2)
		e := b.told(EvDesert)
		prove.Is(t, "who", e.Who, unitRef(silver))
		prove.Is(t, "from whom", e.From, seatRef(1))
	})
	t.Run("17 and 52: Oratory in the middle of an event does not end it", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardAlexandersGhost, cardTheGiftOfOratory)
		b.pile(cardEngineers)
		b.army(0, eumenes, outside(spSousa), units{mercenary: 3})
		b.army(1, peithon, outside(spBabylon), units{royalArmy: 1})
		b.play("play alexanders-ghost")
		b.asks(inWindow)
		prove.Is(t, "about", b.Pending(nil)[0].About, cardRef(cardAlexandersGhost))
		b.play("surprise the-gift-of-oratory", "choose 0")
		prove.Is(t, "RA gained", b.count(outside(spSousa), royalArmy), 1)
		prove.Is(t, "Popularity told", b.told(EvPopularity).N, 5)
	})
	t.Run("19: an epidemic before a city does not spread to its enemies inside", func(t *testing.T) {
		b := newTable(t, 3)
		b.control(2, spKelainai)
		b.addUnits(outside(spKelainai), 1, mercenary, 4)
		b.addUnits(inside(spKelainai), 2, loyal, 2)
		b.wearDown(b.ctx(), 1, spKelainai, 2, false)
		b.settle(b.ctx())
		b.hold(outside(spKelainai), mercenary, 2)
		b.hold(inside(spKelainai), loyal, 2)
		b.wearDown(b.ctx(), 2, spKelainai, 1, false)
		b.settle(b.ctx())
		b.hold(outside(spKelainai), mercenary, 2)
		b.hold(inside(spKelainai), loyal, 1)
	})
	t.Run("28: with nobody but the Usurper there is no truce", func(t *testing.T) {
		b := newTable(t, 2)
		b.usurper, b.champions = 1, 2
		b.hand(0, cardTreatyOfTriparadeisos)
		b.play("play treaty-of-triparadeisos")
		prove.Is(t, "Champion again", b.isChampion(0), true)
		prove.Is(t, "truces told", b.heard(EvTruce), 0)
		prove.Is(t, "truces", len(b.View(0).(View).Truces), 0)
	})
	t.Run("57: the winner chooses whom he takes a card from", func(t *testing.T) {
		b := newTable(t, 3)
		b.activations()
		b.hand(0, cardRansom)
		b.hand(1, cardMutiny)
		b.hand(2, cardEpidemic)
		b.pile(cardEngineers)
		b.beaten[0] = 2 | 4
		b.open(w1SegmentEnd)
		b.play("surprise ransom")
		b.play("target-seat 3")
		prove.Is(t, "told", b.told(EvCardTarget).To, seatRef(2))
		prove.Is(t, "the only card goes to and fro, told to the two and to the others", b.heard(EvHanded), 4)
		prove.Is(t, "of the other loser", b.holds(1, cardMutiny), true)
	})
	t.Run("49, 59: what they do is told", func(t *testing.T) {
		b := newTable(t, 2)
		b.assault = assault{on: true, sp: spPella, seat: 0}
		f := frame{kind: inSurprise, seat: 0, a: int16(cardTraitorInsideCity)}
		traitor(b.state, b.ctx(), &f)
		prove.Is(t, "bonus", b.assault.bonus, 3)
		prove.Is(t, "traitor", b.told(EvEffect), rules.Event{Verb: EvEffect, Seat: 0, Who: cardRef(cardTraitorInsideCity), To: spaceRef(spPella), N: 3, Seen: rules.Everyone})
		omens(b.state, b.ctx(), &f, int16(peithon))
		prove.Is(t, "omens", b.told(EvMarker), rules.Event{Verb: EvMarker, Seat: nobody, Who: cardRef(cardBadOmens), To: generalRef(peithon), Seen: rules.Everyone})
		prove.Is(t, "on him", b.omens, peithon.bit())
	})
	t.Run("10: a general who is dispersed loses the Engineers", func(t *testing.T) {
		for p := range rules.Seat(2) {
			b := newTable(t, 2)
			b.general(p, antigonos, outside(spPella))
			b.engineers, b.royalRoad = antigonos, antigonos
			b.tidyMarkers()
			prove.Is(t, "Engineers on the map", b.engineers, antigonos)
			b.at[antigonos] = boxed(p)
			b.tidyMarkers()
			prove.Is(t, "Engineers in the Box", b.engineers, noGeneral)
			prove.Is(t, "Royal Road in the Box", b.royalRoad, noGeneral)
		}
	})
	t.Run("14: the Helepolis helps who has it, and nobody where nobody has it", func(t *testing.T) {
		b := newTable(t, 2)
		prove.Is(t, "CUs without a general", b.siegeCardBonus(noGeneral, spKelainai), 0)
		b.helepolis = perdikkas
		prove.Is(t, "Perdikkas before a Major City", b.siegeCardBonus(perdikkas, spKelainai), 1)
		prove.Is(t, "before a Minor City", b.siegeCardBonus(perdikkas, spAigai), 0)
		prove.Is(t, "another", b.siegeCardBonus(krateros, spKelainai), 0)
	})
}

// TestTurnedUpForNobody turns the events that take effect so up on a table where it can do nothing to anybody (3.44).
func TestTurnedUpForNobody(t *testing.T) {
	for c := range card(numCards) {
		if !resolvesRevealed(c) {
			continue
		}
		b := newTable(t, 2)
		b.luck.Then(fixedDie(6))
		b.activations()
		b.pushEvent(b.ctx(), 0, c, true)
		b.settle(b.ctx())
		for b.depth > 0 && b.top().kind == inEvent {
			b.Apply(b.asked(), rules.Moves(b.state, b.asked(), nil)[0], b.luck, b.log)
		}
		for _, v := range []uint8{EvAttrition, EvLost, EvCaptured, EvDies, EvTruce, EvMarker, EvPopularity, EvDesert, EvCardRemoved} {
			prove.Is(t, cards[c].id+": "+eventNames[v], b.happened(v), false)
		}
	}
}

func TestDefectorsAtACity(t *testing.T) {
	for n, want := range map[int]place{1: inside(spSousa), 2: outside(spSousa)} {
		b := newTable(t, 2)
		b.control(0, spSousa)
		b.addUnits(inside(spSousa), 0, mercenary, 1)
		b.addUnits(outside(spBabylon), 1, royalArmy, 3)
		b.defect(b.ctx(), outside(spBabylon), inside(spSousa), 0, royalArmy, n)
		b.hold(want, royalArmy, n)
	}
}

func TestSurpriseNames(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardKassandros)
	prove.RefusedFor(t, "card 1 of the hand", b.holdsSurprise(0, rules.Move{Verb: surpriseVerb, A: int16(cardKassandros)}), "diadochi.why.only-surprise")
	prove.RefusedFor(t, "card 2", b.holdsSurprise(0, rules.Move{Verb: surpriseVerb, A: 1}), "diadochi.why.not-in-hand")
	prove.RefusedFor(t, "a card below the first", b.holdsSurprise(0, rules.Move{Verb: surpriseVerb, A: -1}), "diadochi.why.not-an-answer")
	prove.RefusedFor(t, "a card beyond the last", b.holdsSurprise(0, rules.Move{Verb: surpriseVerb, A: int16(numCards)}), "diadochi.why.not-an-answer")
	b.hand(0, cardTheCapturedBaggage)
	prove.Allowed(t, "the last card", b.holdsSurprise(0, rules.Move{Verb: surpriseVerb, A: int16(cardTheCapturedBaggage)}))
}
