package diadochi

import (
	"testing"

	"tyche/rules"
)

// activations begins the Activation Segment of seat 0.
func (b *table) activations() {
	b.depth = 1
	b.segment = activationSegment
}

// armiesMeet has Antigonos of seat 0 in Kelainai and Eumenes of seat 1 in Ikonion, a road away.
func armiesMeet(t *testing.T, mine, his units) *table {
	b := newTable(t, 2)
	b.army(0, antigonos, outside(spKelainai), mine)
	b.army(1, eumenes, outside(spIkonion), his)
	b.pile(cardKassandros, cardEpidemic, cardEngineers, cardRoyalRoad)
	b.activations()
	return b
}

func TestChargeOfTheCompanions(t *testing.T) {
	b := armiesMeet(t, units{mercenary: 6}, units{mercenary: 6})
	b.control(independents, spIkonion)
	b.hand(0, cardChargeOfTheCompanions)
	b.dice(6)
	b.play("activate antigonos", "step ikonion", "pass")
	b.asks(inWindow)
	b.dice(1, 6, 5, 1, 1) // three dice of the attacker, two of the defender
	b.play("surprise charge-of-the-companions")
	is(t, "dice of the charge", b.battle.sides[0].dice, [2]int8{6, 5})
}

func TestBribery(t *testing.T) {
	start := func(t *testing.T, his units, die int) *table {
		b := armiesMeet(t, units{mercenary: 3}, his)
		b.control(independents, spIkonion)
		b.hand(0, cardBribery)
		b.dice(6)
		b.play("activate antigonos", "step ikonion", "pass")
		b.asks(inWindow)
		b.dice(die, 6, 6, 1, 1)
		return b
	}
	t.Run("1 or 2 nobody, 3 or 4 one, 5 or 6 two", func(t *testing.T) {
		for die, n := range map[int]uint8{2: 3, 4: 4, 5: 5} {
			b := start(t, units{mercenary: 6}, die)
			b.play("surprise bribery")
			is(t, "strength", b.battle.sides[0].strength, n)
		}
	})
	t.Run("his last CUs: no battle, his generals are dispersed", func(t *testing.T) {
		b := start(t, units{mercenary: 2}, 6)
		b.play("surprise bribery")
		is(t, "fought", b.battle.fought, false)
		is(t, "Eumenes", b.at[eumenes], boxed(1))
		is(t, "M of Antigonos", b.stacks[marching].cu[mercenary], 5)
		is(t, "Champion", b.isChampion(0), true)
	})
}

func TestOratoryInBattle(t *testing.T) {
	b := armiesMeet(t, units{mercenary: 3}, units{mercenary: 2, royalArmy: 1})
	b.control(independents, spIkonion)
	b.hand(1, cardTheGiftOfOratory)
	b.dice(6)
	b.play("activate antigonos", "step ikonion", "pass", "surprise the-gift-of-oratory")
	is(t, "Prestige of Eumenes", b.battle.sides[1].prestige, 6) // 3 -2 +5
}

func TestCapturedBaggageInBattle(t *testing.T) {
	start := func(t *testing.T, his units, die int) *table {
		b := armiesMeet(t, units{mercenary: 4}, his)
		b.silverState = silverInPlay
		b.control(independents, spIkonion)
		b.hand(0, cardTheCapturedBaggage)
		b.dice(6)
		b.play("activate antigonos", "step ikonion", "pass")
		b.dice(die, 6, 6, 1, 1)
		return b
	}
	t.Run("on 3 they take no part", func(t *testing.T) {
		b := start(t, units{silver: 2, mercenary: 3}, 3)
		b.play("surprise the-captured-baggage")
		is(t, "strength of the other side", b.battle.sides[1].strength, 3)
	})
	t.Run("on 4 they fight for him", func(t *testing.T) {
		b := start(t, units{silver: 2, mercenary: 3}, 4)
		b.play("surprise the-captured-baggage")
		is(t, "strength", b.battle.sides[0].strength, 10)
		is(t, "strength of the other side", b.battle.sides[1].strength, 3)
	})
	t.Run("they were his only CUs: no battle", func(t *testing.T) {
		b := start(t, units{silver: 2}, 5)
		b.play("surprise the-captured-baggage")
		is(t, "Eumenes", b.at[eumenes], boxed(1))
		is(t, "SS", b.stacks[marching].cu[silver], 2)
	})
}

func TestRansomAfterABattle(t *testing.T) {
	b := armiesMeet(t, units{mercenary: 8}, units{mercenary: 1})
	b.control(independents, spIkonion)
	b.hand(0, cardRansom)
	b.hand(1, cardMutiny)
	b.dice(6, 6, 6, 1, 1, 6, 6, 6, 6, 1)
	b.play("activate antigonos", "step ikonion")
	for b.top().kind != inActivations {
		b.play("pass")
	}
	is(t, "beaten", b.beaten[0], 2)
	is(t, "opened", b.open(w1SegmentEnd), true)
	b.play("surprise ransom", "choose 1")
	is(t, "M", b.stacks[spIkonion].cu[mercenary] > 0, true)
}

func TestNightMarch(t *testing.T) {
	t.Run("an interception succeeds without a die", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 3})
		b.army(1, eumenes, outside(spTyana), units{mercenary: 3})
		b.pile(cardKassandros)
		b.hand(1, cardNightMarch)
		b.activations()
		b.dice(6)
		b.play("activate antigonos", "step ikonion")
		b.asks(inWindow)
		b.dice(1)
		b.play("surprise night-march", "intercept eumenes tyana", "yes")
		is(t, "who intercepts", b.entry.interceptor, 1)
		is(t, "the die is not thrown", b.luck.Drawn, 2) // the MP, and the card drawn for the Surprise
	})
}

func TestNabataeanAmbush(t *testing.T) {
	start := func(t *testing.T, to string) *table {
		b := newTable(t, 2)
		b.army(0, ptolemaios, outside(spIoppe), units{mercenary: 3})
		b.pile(cardKassandros)
		b.hand(1, cardNabataeanAmbush)
		b.activations()
		b.dice(6)
		b.play("activate ptolemaios", "step "+to)
		return b
	}
	b := start(t, "hierosolyma")
	b.asks(inWindow)
	b.dice(4)
	b.play("surprise nabataean-ambush")
	is(t, "M", b.stacks[marching].cu[mercenary], 2)
	is(t, "he may go on", b.top().kind, inMarch)
	is(t, "not in a Major City", start(t, "gaza").top().kind, inMarch)
	is(t, "not outside the region", start(t, "ake").top().kind, inMarch)
}

func TestTraitorInsideCity(t *testing.T) {
	b := newTable(t, 2)
	b.army(0, demetrios, outside(spArgos), units{mercenary: 3})
	b.control(independents, spArgos)
	b.pile(cardKassandros, cardMutiny)
	b.hand(0, cardTraitorInsideCity)
	b.helepolis = demetrios
	b.activations()
	b.dice(6)
	b.play("activate demetrios", "siege argos")
	b.asks(inWindow)
	b.dice(1, 1) // the card drawn, then the siege
	b.play("surprise traitor-inside-city")
	is(t, "Argos on 1 +3 +1", b.pc[spArgos], nobody)
	t.Run("with the Helepolis and Demetrios +5 against a Major City", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, demetrios, outside(spKelainai), units{mercenary: 3})
		b.control(1, spKelainai)
		b.pile(cardKassandros)
		b.hand(0, cardTraitorInsideCity)
		b.helepolis = demetrios
		b.activations()
		b.dice(6)
		b.play("activate demetrios", "siege kelainai")
		b.dice(1, 4) // the card drawn, then the siege
		b.play("surprise traitor-inside-city")
		is(t, "Kelainai on 4 +5 -1", b.pc[spKelainai], nobody)
	})
	t.Run("not against a Stronghold", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, demetrios, outside(spSparta), units{mercenary: 3})
		b.control(independents, spSparta)
		b.hand(0, cardTraitorInsideCity)
		b.activations()
		b.dice(6)
		b.play("activate demetrios", "siege sparta")
		is(t, "no window", b.top().kind == inWindow, false)
	})
}

// seaTable has Ptolemaios of seat 0 in Alexandreia and seat 1, with a fleet, in Kypros.
func seaTable(t *testing.T, aboard units) *table {
	b := newTable(t, 2)
	b.army(0, ptolemaios, outside(spAlexandreia), aboard)
	b.province(1, kypros)
	b.pile(cardKassandros, cardEpidemic)
	b.activations()
	b.dice(6)
	b.play("activate ptolemaios", "sail paphos", "done")
	return b
}

func TestFogAndStorms(t *testing.T) {
	t.Run("fog clears the sea; then a storm may still end the movement", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, ptolemaios, outside(spAlexandreia), units{mercenary: 4})
		b.province(1, kypros)
		b.pile(cardKassandros, cardEpidemic)
		b.hand(0, cardFog)
		b.hand(1, cardStormsAtSea)
		b.activations()
		b.dice(6)
		b.play("activate ptolemaios", "sail paphos", "done", "target paphos")
		is(t, "who is asked first", b.asked(), 0)
		b.play("surprise fog", "choose 0")
		is(t, "the window opens again", b.asked(), 1)
		b.dice(4)
		b.play("surprise storms-at-sea")
		is(t, "Ptolemaios", b.at[ptolemaios], outside(spAlexandreia))
		is(t, "M", b.stacks[spAlexandreia].cu[mercenary], 3)
		is(t, "the interceptor is still a Champion", b.isChampion(1), true)
		b.asks(inActivations)
	})
	t.Run("a lone general suffers no attrition in a storm", func(t *testing.T) {
		b := newTable(t, 2)
		b.general(0, ptolemaios, outside(spAlexandreia))
		b.pile(cardKassandros)
		b.hand(1, cardStormsAtSea)
		b.activations()
		b.dice(6)
		b.play("activate ptolemaios", "sail paphos", "done", "surprise storms-at-sea")
		is(t, "Ptolemaios", b.at[ptolemaios], outside(spAlexandreia))
		b.asks(inActivations)
	})
	t.Run("called off: the MP are kept for land, no second voyage", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, ptolemaios, outside(spAlexandreia), units{mercenary: 4})
		b.pile(cardKassandros)
		b.hand(1, cardFog)
		b.activations()
		b.dice(6)
		b.play("activate ptolemaios", "sail paphos", "done", "surprise fog", "choose 1")
		b.asks(inMarch)
		is(t, "MP", b.march.points, 4)
		is(t, "no voyage", b.Check(0, b.move("sail paphos")) != nil, true)
		b.play("step memphis")
		is(t, "by land", b.march.at, spMemphis)
	})
	t.Run("before the dice of a naval battle", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, ptolemaios, outside(spAlexandreia), units{mercenary: 4})
		b.province(1, kypros)
		b.pile(cardKassandros)
		b.hand(0, cardFog)
		b.activations()
		b.dice(6)
		b.play("activate ptolemaios", "sail paphos", "done", "target paphos", "pass")
		is(t, "asked again before the battle", b.top().kind, inWindow)
		b.play("surprise fog", "choose 0")
		is(t, "Ptolemaios has landed", b.march.at, spPaphos)
		is(t, "the interceptor is still a Champion", b.isChampion(1), true)
	})
}

func TestMovementEvents(t *testing.T) {
	begin := func(t *testing.T, c card) *table {
		b := newTable(t, 2)
		b.hand(0, c)
		return b
	}
	t.Run("S000-43 Major Campaign activates two, one of them by sea", func(t *testing.T) {
		b := begin(t, cardMajorCampaign)
		b.unplayable(cardMajorCampaign, "why.no-target")
		b.army(0, ptolemaios, outside(spAlexandreia), units{mercenary: 2})
		b.army(0, leonnatos, outside(spTarsos), units{mercenary: 2})
		b.dice(6)
		b.play("play major-campaign", "target-general ptolemaios", "sail paphos", "done")
		for b.top().kind == inMarch {
			b.play("done")
		}
		b.dice(6)
		b.refused("target-general ptolemaios", "why.activated-already")
		b.play("target-general leonnatos")
		is(t, "a second by sea", b.Check(0, b.move("sail salamis")) != nil, true)
		b.play("step issos", "done")
		is(t, "Leonnatos", b.at[leonnatos], outside(spIssos))
		b.asks(inActivations)
	})
	t.Run("S000-43 Treasure City Looted activates the looters", func(t *testing.T) {
		b := begin(t, cardTreasureCityLooted)
		b.unplayable(cardTreasureCityLooted, "why.no-target")
		b.army(0, leonnatos, outside(spSardis), units{mercenary: 2})
		b.control(0, spSardis)
		b.dice(6)
		b.play("play treasure-city-looted")
		is(t, "M on the march", b.stacks[marching].cu[mercenary], 4)
		b.play("step ephesos", "done")
		b.at[leonnatos] = outside(spSardis)
		b.moveStack(outside(spEphesos), outside(spSardis))
		b.unplayable(cardTreasureCityLooted, "why.no-target")
		b.control(0, spSousa)
		b.army(0, peithon, outside(spSousa), units{mercenary: 2})
		is(t, "another city", b.eventPlayable(0, cardTreasureCityLooted) == nil, true)
	})
	t.Run("Desert March: 4 MP by land, no ambush, no siege", func(t *testing.T) {
		b := begin(t, cardDesertMarch)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.army(1, eumenes, outside(spMazaka), units{mercenary: 4})
		b.control(independents, spIkonion)
		b.play("play desert-march")
		is(t, "MP", b.march.points, 4)
		b.play("step ikonion")
		is(t, "no siege", b.Check(0, b.move("siege ikonion")) != nil, true)
		b.play("step tyana")
		is(t, "not intercepted from Mazaka", b.top().kind, inMarch)
	})
	t.Run("The Bier Diverted: its owner marches 4 MP with the Cart", func(t *testing.T) {
		b := begin(t, cardTheBierDiverted)
		b.army(0, ptolemaios, outside(spHierosolyma), units{mercenary: 4})
		b.cart = outside(spHierosolyma)
		b.updateCart(b.ctx())
		b.play("play the-bier-diverted", "step gaza", "step ioppe", "step ake", "step tyros")
		is(t, "the Cart", b.cart, outside(spTyros))
	})
	t.Run("Royal Road gives 2 MP by land", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.royalRoad = antigonos
		b.activations()
		b.dice(1)
		b.play("activate antigonos")
		is(t, "MP", b.march.points, 4)
	})
}

func TestRevealedArmyFights(t *testing.T) {
	t.Run("S002-123 S002-124 S002-85 it attacks players' CUs; who beats it gains +1 P", func(t *testing.T) {
		b := newTable(t, 2)
		b.armyAt[philon] = outside(spHekatompylos)
		b.army(1, peithon, outside(spZadrakarta), units{mercenary: 8})
		b.active, b.segment = nobody, noSegment
		b.depth = 1
		b.pushArmyMove(0, philon, 3)
		b.settle(b.ctx())
		b.dice(1, 1, 6, 6, 6, 6, 1)
		b.play("move-army philon zadrakarta")
		for b.top().kind == inEvasion || b.top().kind == inInterception {
			b.play("pass")
		}
		is(t, "Philon", b.armyAt[philon], gone)
		is(t, "victories", b.victories[peithon], 1)
		is(t, "Champion", b.isChampion(1), true)
	})
	t.Run("back in Parthia where everything is held, he attacks", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, card23000GreekSoldiers)
		b.fill(parthia, noSpace)
		b.fill(media, noSpace)
		b.addUnits(outside(spZadrakarta), 1, mercenary, 1)
		b.luck.After = fixedDie(5)
		b.play("play 23000-greek-soldiers")
		is(t, "he has attacked", b.armyAt[philon], outside(spZadrakarta))
		is(t, "the PC", b.pc[spZadrakarta], independents)
		is(t, "CUs dispersed or lost", b.stacks[spZadrakarta].owner, nobody)
	})
}

// fixedDie always shows the same face.
type fixedDie int

func (d fixedDie) Draw(n int) int { return min(int(d)-1, n-1) }

func TestEpidemicAndGrainShortage(t *testing.T) {
	t.Run("S002-100 Epidemic", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardEpidemic)
		b.unplayable(cardEpidemic, "why.no-target")
		b.armyAt[philon] = outside(spRhagai)
		b.unplayable(cardEpidemic, "why.no-target")
		b.addUnits(outside(spBabylon), 1, mercenary, 8)
		b.dice(5)
		b.play("play epidemic")
		is(t, "M", b.stacks[spBabylon].cu[mercenary], 5)
	})
	t.Run("Epidemic outside and inside of a city together, the owner choosing", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardEpidemic)
		b.control(1, spBabylon)
		b.addUnits(outside(spBabylon), 1, mercenary, 5)
		b.addUnits(inside(spBabylon), 1, loyal, 2)
		b.dice(5)
		b.play("play epidemic")
		is(t, "who chooses", b.asked(), 1)
		b.play("lose loyal", "lose loyal")
		is(t, "inside", b.stacks[inside(spBabylon)].size(), 0)
		is(t, "outside", b.stacks[spBabylon].cu[mercenary], 4)
	})
	t.Run("Grain Shortage", func(t *testing.T) {
		b := newTable(t, 3)
		b.hand(0, cardGrainShortage)
		b.addUnits(outside(spOpis), 0, mercenary, 4)
		b.unplayable(cardGrainShortage, "why.no-target")
		b.addUnits(outside(spOpis), 0, loyal, 1)
		b.addUnits(outside(spOuruk), 2, mercenary, 9)
		b.control(1, spBabylon)
		b.addUnits(inside(spBabylon), 1, mercenary, 1)
		b.addUnits(outside(spBabylon), 2, mercenary, 2)
		b.play("play grain-shortage", "lose loyal")
		is(t, "Opis", b.stacks[spOpis].size(), 4)
		is(t, "Ouruk", b.stacks[spOuruk].size(), 8)
		is(t, "the besieged garrison", b.stacks[inside(spBabylon)].size(), 0)
		is(t, "the besiegers", b.stacks[spBabylon].size(), 2)
	})
	t.Run("the tribes of 62 raid on column 2", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardMigrationOfIllyrianTribes)
		b.addUnits(outside(spAbdera), 1, mercenary, 9)
		b.dice(6)
		b.play("play migration-of-illyrian-tribes", "target dodone", "target aigai")
		is(t, "M", b.stacks[spAbdera].cu[mercenary], 8)
	})
}

var _ rules.Chance = fixedDie(1)
