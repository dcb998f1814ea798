package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
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
	b.dice(1, 6, 5, 1, 1, 1, 1, 1, 1, 1, 1) // three dice of the attacker, two of the defender
	b.play("surprise charge-of-the-companions")
	prove.Is(t, "dice of the charge", b.battle.sides[0].dice, [2]int8{6, 5})
}

func TestBribery(t *testing.T) {
	start := func(t *testing.T, his units, faces ...int) *table {
		b := armiesMeet(t, units{mercenary: 3}, his)
		b.control(independents, spIkonion)
		b.hand(0, cardBribery)
		b.dice(6)
		b.play("activate antigonos", "step ikonion", "pass")
		b.asks(inWindow)
		b.dice(faces...)
		return b
	}
	t.Run("1 or 2 nobody, 3 or 4 one, 5 or 6 two", func(t *testing.T) {
		for _, c := range []struct {
			strength uint8
			faces    []int // the bribe, the card drawn, the battle and what follows it
		}{
			{3, []int{2, 1, 6, 1, 1, 1, 1, 1, 1, 1}},
			{4, []int{4, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1}},
			{5, []int{5, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1}},
		} {
			b := start(t, units{mercenary: 6}, c.faces...)
			b.play("surprise bribery")
			prove.Is(t, fmt.Sprint("strength after ", c.faces[0]), b.battle.sides[0].strength, c.strength)
		}
	})
	t.Run("his last CUs: no battle, his generals are dispersed", func(t *testing.T) {
		b := start(t, units{mercenary: 2}, 6, 1)
		b.play("surprise bribery")
		prove.Is(t, "fought", b.battle.fought, false)
		prove.Is(t, "Eumenes", b.at[eumenes], boxed(1))
		prove.Is(t, "M of Antigonos", b.stacks[marching].cu[mercenary], 5)
		prove.Is(t, "Champion", b.isChampion(0), true)
	})
}

func TestOratoryInBattle(t *testing.T) {
	b := armiesMeet(t, units{mercenary: 3}, units{mercenary: 2, royalArmy: 1})
	b.control(independents, spIkonion)
	b.hand(1, cardTheGiftOfOratory)
	b.dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
	b.play("activate antigonos", "step ikonion", "pass", "surprise the-gift-of-oratory")
	prove.Is(t, "Prestige of Eumenes", b.battle.sides[1].prestige, 6) // 3 -2 +5
}

func TestCapturedBaggageInBattle(t *testing.T) {
	start := func(t *testing.T, his units, faces ...int) *table {
		b := armiesMeet(t, units{mercenary: 4}, his)
		b.silverState = silverInPlay
		b.control(independents, spIkonion)
		b.hand(0, cardTheCapturedBaggage)
		b.dice(6)
		b.play("activate antigonos", "step ikonion", "pass")
		b.dice(faces...)
		return b
	}
	t.Run("on 3 they take no part", func(t *testing.T) {
		b := start(t, units{silver: 2, mercenary: 3}, 3, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1)
		b.play("surprise the-captured-baggage")
		prove.Is(t, "strength of the other side", b.battle.sides[1].strength, 3)
	})
	t.Run("on 4 they fight for him", func(t *testing.T) {
		b := start(t, units{silver: 2, mercenary: 3}, 4, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1)
		b.play("surprise the-captured-baggage")
		prove.Is(t, "strength", b.battle.sides[0].strength, 10)
		prove.Is(t, "strength of the other side", b.battle.sides[1].strength, 3)
	})
	t.Run("they were his only CUs: no battle", func(t *testing.T) {
		b := start(t, units{silver: 2}, 5, 1)
		b.play("surprise the-captured-baggage")
		prove.Is(t, "Eumenes", b.at[eumenes], boxed(1))
		prove.Is(t, "SS", b.stacks[marching].cu[silver], 2)
	})
}

func TestRansomAfterABattle(t *testing.T) {
	b := armiesMeet(t, units{mercenary: 8}, units{mercenary: 1})
	b.control(independents, spIkonion)
	b.hand(0, cardRansom)
	b.hand(1, cardMutiny)
	b.dice(6, 6, 6, 1, 1, 6, 6, 6, 6, 1, 1)
	b.play("activate antigonos", "step ikonion")
	for b.top().kind != inActivations {
		b.play("pass")
	}
	prove.Is(t, "beaten", b.beaten[0], 2)
	prove.Is(t, "opened", b.open(w1SegmentEnd), true)
	b.play("surprise ransom", "choose 1")
	prove.Is(t, "M", b.stacks[spIkonion].cu[mercenary] > 0, true)
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
		b.play("surprise night-march", "intercept eumenes tyana", "yes")
		prove.Is(t, "who intercepts", b.entry.interceptor, 1)
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
	prove.Is(t, "M", b.stacks[marching].cu[mercenary], 2)
	prove.Is(t, "he may go on", b.top().kind, inMarch)
	prove.Is(t, "not in a Major City", start(t, "gaza").top().kind, inMarch)
	prove.Is(t, "not outside the region", start(t, "ake").top().kind, inMarch)
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
	prove.Is(t, "Argos on 1 +3 +1", b.pc[spArgos], nobody)
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
		b.dice(4)
		b.play("surprise traitor-inside-city")
		prove.Is(t, "Kelainai on 4 +5 -1", b.pc[spKelainai], nobody)
	})
	t.Run("not against a Stronghold", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, demetrios, outside(spSparta), units{mercenary: 3})
		b.control(independents, spSparta)
		b.hand(0, cardTraitorInsideCity)
		b.activations()
		b.dice(6, 1)
		b.play("activate demetrios", "siege sparta")
		prove.Is(t, "no window", b.top().kind == inWindow, false)
	})
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
		b.dice(6, 1)
		b.play("activate ptolemaios", "sail paphos", "done", "target paphos")
		prove.Is(t, "who is asked first", b.asked(), 0)
		b.play("surprise fog", "choose 0")
		prove.Is(t, "the window opens again", b.asked(), 1)
		b.dice(4)
		b.play("surprise storms-at-sea")
		prove.Is(t, "Ptolemaios", b.at[ptolemaios], outside(spAlexandreia))
		prove.Is(t, "M", b.stacks[spAlexandreia].cu[mercenary], 3)
		prove.Is(t, "the interceptor is still a Champion", b.isChampion(1), true)
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
		prove.Is(t, "Ptolemaios", b.at[ptolemaios], outside(spAlexandreia))
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
		prove.Is(t, "MP", b.march.points, 4)
		prove.Is(t, "no voyage", b.Check(0, b.move("sail paphos")) != nil, true)
		b.play("step memphis")
		prove.Is(t, "by land", b.march.at, spMemphis)
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
		prove.Is(t, "asked again before the battle", b.top().kind, inWindow)
		b.play("surprise fog", "choose 0")
		prove.Is(t, "Ptolemaios has landed", b.march.at, spPaphos)
		prove.Is(t, "the interceptor is still a Champion", b.isChampion(1), true)
	})
}
