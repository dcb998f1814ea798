package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/odds"
)

// playing has seat 0 play the event of a card that asks for more.
func playing(b *table, c card) *table {
	b.hand(0, c)
	b.play("play " + cards[c].id)
	return b
}

// fireshipsSent have two fleets to choose from, of which that of Karia has strength 1.
func fireshipsSent(t *testing.T) *table {
	b := newTable(t, 2)
	b.champions = 0
	b.province(1, phoinikia, karia)
	b.fleetOf[0] = 0
	return playing(b, cardFireshipsInTheHarbour)
}

func assassinSent(t *testing.T) *table {
	b := newTable(t, 2)
	b.champions = 0
	b.push(frame{kind: inSurprise, seat: 0, a: int16(cardAssassinationAttempt)})
	b.army(1, antigonos, outside(spGordion), units{mercenary: 5})
	b.army(1, peithon, outside(spKelainai), units{mercenary: 2})
	return b
}

// mutinyStirred can cost the army of Antigonos up to two units: his Prestige is nothing but the dice will mostly do.
func mutinyStirred(t *testing.T) *table {
	b := newTable(t, 2)
	b.champions = 0
	b.army(1, antigonos, outside(spGordion), units{loyal: 2, mercenary: 3})
	b.army(1, peithon, outside(spKelainai), units{loyal: 2})
	return playing(b, cardMutiny)
}

// armySent has seat 0 send Seuthes, who stands at Gordion, to an army of a seat in Dorylaion.
func armySent(t *testing.T, of rules.Seat) *table {
	b := newTable(t, 2)
	b.army(of, antigonos, outside(spDorylaion), units{mercenary: 4})
	b.armyAt[seuthes] = outside(spGordion)
	b.active, b.segment = nobody, noSegment
	b.depth = 1
	b.pushArmyMove(0, seuthes, 3)
	b.settle(b.ctx())
	return b
}

// TestCardsTellTheirDice: in random games whatever a card throws at once for an answer has been told, with a chance for what came of it.
func TestCardsTellTheirDice(t *testing.T) {
	told, silent := map[string]int{}, map[string]int{}
	for seed := range uint64(60) {
		s := randomStart(t, 2+int(seed)%4, 0, seed)
		luck := dice.New(seed, 9)
		for n := 0; n < 700; n++ {
			pending := s.Pending(nil)
			if len(pending) == 0 {
				break
			}
			p := pending[0].Seat
			legal := rules.Moves(s, p, nil)
			m := legal[luck.Draw(len(legal))]
			if !s.answersCard(m) {
				s.Apply(p, m, luck, nil)
				continue
			}
			c, stakes, log := s.cardOf(m), s.stakesOfCardDice(p, m, nil), &rules.Log{}
			armies := len(s.stakesOfArmies(p, m, nil))
			s.Apply(p, m, luck, log)
			for _, e := range log.Events {
				if e.Verb != EvCardRoll || e.Who != cardRef(c) {
					continue
				}
				if len(stakes)+armies > 0 {
					told[cards[c].id]++
				} else {
					silent[cards[c].id]++
				}
				break
			}
		}
	}
	for id, n := range silent {
		if id != cards[cardScythianInvasion].id { // its die chooses a province, in which more is chosen
			t.Errorf("%s threw %d times without a word: %v", id, n, told)
		}
	}
	prove.True(t, "several cards", len(told) >= 5)
}

// TestACampaignTellsItsPoints: a general whom a card activates is offered with the movement points that his die may give, in the words of
// an activation.
func TestACampaignTellsItsPoints(t *testing.T) {
	b := newTable(t, 2)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 4})
	b.army(0, perdikkas, outside(spSardis), units{mercenary: 4})
	b.hand(0, cardMajorCampaign)
	b.play("play major-campaign")
	m := b.move("target-general antigonos")
	prove.Same(t, "chances", b.Stakes(0, m, nil), stakesOfActivation(b.state, 0, rules.Move{Verb: activateVerb, A: int16(antigonos)}, nil))
}

// TestWhatComesIsToldOnAverage: by two provinces as many CUs come on average as by both alone, though exactly one is likelier by one of them.
func TestWhatComesIsToldOnAverage(t *testing.T) {
	quarter, half := odds.Chance{Ways: 9, Of: 36}, odds.Chance{Ways: 18, Of: 36}
	two := rules.Stake{Ways: []rules.Way{way("card.arrive", 1, quarter, rules.N(2)), way("card.arrive", 1, half, rules.N(1)), way("card.nothing", -1, quarter)}}
	brief := onAverage(&two, "card.arrive", "card.nothing")
	prove.Is(t, "key", brief.Key, "diadochi.stake.card.arrive.brief")
	prove.Is(t, "units", brief.Args[0], rules.N(1))
	prove.Is(t, "tenths", brief.Args[1], rules.N(0))
	other := rules.Stake{Ways: []rules.Way{way("lost", 1, half, rules.N(2)), way("card.nothing", -1, half)}}
	prove.Is(t, "of anything else nothing is said", onAverage(&other, "card.arrive", "card.nothing").Key, "")
}

// TestAnEpidemicTellsOneFigureForAll: whoever chooses where it breaks out compares his own spaces with those of others by the same figure, the
// losses on average (card 19), and not by the best that each can bring.
func TestAnEpidemicTellsOneFigureForAll(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardEpidemic)
	b.army(0, eumenes, outside(spSousa), units{mercenary: 6})
	b.army(1, peithon, outside(spBabylon), units{mercenary: 6})
	b.play("play epidemic")
	var told [2]rules.Text
	for i, words := range [...]string{"target sousa", "target babylon"} {
		stakes := b.Stakes(0, b.move(words), nil)
		k := stakes[len(stakes)-1]
		told[i] = k.Brief
		sum, of := 0, int(k.Ways[0].Most.Of)
		for _, w := range k.Ways {
			if w.What.Key == "diadochi.stake.lost" {
				sum += int(w.What.Args[0].N) * int(w.Most.Ways)
			}
		}
		prove.Is(t, words+" in a few words", told[i].Key, "diadochi.stake.lost.brief")
		prove.Is(t, words+", in tenths", int(10*told[i].Args[0].N+told[i].Args[1].N), (10*sum+of/2)/of)
	}
	prove.Is(t, "of as many units the same", told[0], told[1])
}

// TestACardToKeepSaysWhatItIs draws two cards, of which one is kept: the answers tell their kinds, points and rules.
func TestACardToKeepSaysWhatItIs(t *testing.T) {
	b := newTable(t, 2)
	b.cardAt[cardUnrest43], b.cardAt[cardFog] = shownTwo, shownTwo
	b.push(frame{kind: inSurprise, seat: 0, a: int16(cardAhuraMazdaAndAhriman), step: 1})
	for c, kind := range map[card]string{cardUnrest43: "event", cardFog: "surprise"} {
		caption := b.Describe(0, rules.Move{Verb: targetCardVerb, A: int16(c)})
		prove.Is(t, "kind of "+cards[c].id, caption.More[0].Key, "diadochi.move.card."+kind)
		prove.Is(t, "its rule", caption.Cites[0], ruleOfCard(c))
	}
}

// TestAShortageTellsWhoLoses: what is told of a province is what its groups then lose, one each where more than four CUs stand or a
// garrison is besieged (20.41).
func TestAShortageTellsWhoLoses(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardGrainShortage)
	b.addUnits(outside(spOpis), 0, mercenary, 5)
	b.addUnits(outside(spOuruk), 1, mercenary, 9)
	b.addUnits(outside(spBabylon), 1, mercenary, 6)
	b.addUnits(outside(spKelainai), 1, mercenary, 5)
	b.play("play grain-shortage")
	told := map[string]int{}
	for _, m := range b.Candidates(0, nil) {
		if m.Verb == targetProvinceVerb && province(m.A) == spaces[spOpis].province {
			for _, k := range b.Stakes(0, m, nil) {
				told[k.What.Key] += int(max(k.What.Args[0].N, k.What.Args[1].N)) // the seat is a reference
			}
		}
	}
	prove.Same(t, "what is told", told, map[string]int{"diadochi.stake.shortage.own": 1, "diadochi.stake.shortage": 2})
	b.play("target-province " + provinces[spaces[spOpis].province].id)
	prove.Same(t, "what is lost", [3]int{b.stacks[spOpis].size(), b.stacks[spOuruk].size(), b.stacks[spKelainai].size()}, [3]int{4, 8, 5})
}

// A card that improves a fleet or recruits a general says that its event and its OP go with it (3.27).
func TestACardSpentOtherwiseSaysWhatGoesWithIt(t *testing.T) {
	b := newTable(t, 2)
	b.province(0, aigyptos)
	fours := 0
	for c := range card(numCards) {
		if cards[c].op != 4 {
			continue
		}
		b.hand(0, c)
		for _, m := range rules.Moves(b.state, 0, nil) {
			if m.Verb != improveVerb && m.Verb != recruitVerb || m.A != int16(c) {
				continue
			}
			fours++
			prove.Same(t, "what it gives up", b.Stakes(0, m, nil), []rules.Stake{rules.Price("3.27", rules.Say("diadochi.stake.card-spent", rules.N(4)))})
		}
	}
	prove.True(t, "cards of four points", fours > 3)
}
