package diadochi

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// allied puts the first two seats under a truce.
func allied(b *table) *table {
	b.makeTruce(b.ctx(), 0, 1)
	return b
}

// TestWhatNoAnswerSpeaksOfIsRefusedWithReason points at cards, cities, enemies and places far away.
func TestWhatNoAnswerSpeaksOfIsRefusedWithReason(t *testing.T) {
	marching := func(t *testing.T) *table {
		b := invader(t, 2, units{loyal: 2})
		b.hand(0, cardUnrest43, cardFog)
		return b
	}
	cart := func(t *testing.T, at space, turn uint8) *table {
		b := marching(t)
		b.cart, b.cartOf, b.turn = outside(at), 0, turn
		return b
	}
	atPort := func(t *testing.T, used uint8) *table {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spTyros), units{mercenary: 4})
		b.dice(6)
		b.play("activate antigonos")
		b.used |= used
		return b
	}
	idle := func(t *testing.T) *table { return activating(t) }
	for name, c := range map[string]struct {
		table *table
		ref   rules.Ref
		why   string
		rule  rules.Rule
	}{
		"an event on the march":     {marching(t), cardRef(cardUnrest43), "only-in-tyche", "3.26"},
		"another event at once":     {raiding(t), cardRef(cardUnrest43), "one-played", "3.26"},
		"a Surprise on the march":   {marching(t), cardRef(cardFog), "surprise-not-now", "3.32"},
		"where he stands":           {marching(t), spaceRef(spGordion), "here-already", "5.10"},
		"a place out of reach":      {marching(t), spaceRef(spBabylon), "out-of-reach", "5.9"},
		"an enemy some steps away":  {marching(t), generalRef(leonnatos), "not-at-once", "5.15"},
		"a partner in a truce":      {allied(marching(t)), generalRef(leonnatos), "truce-forbids", "11.23"},
		"a Port, the voyage made":   {atPort(t, usedNaval), spaceRef(spPaphos), "sailed-already", "8.2"},
		"a Port beyond a voyage":    {atPort(t, usedNaval), spaceRef(spAthenai), "out-of-reach", "5.9"},
		"a Port, the voyage free":   {atPort(t, 0), spaceRef(spPaphos), "sail-first", "8.6"},
		"the Cart at the group":     {cart(t, spGordion, 1), cartRef, "cart-on-turn-one", "13.3"},
		"the Cart elsewhere":        {cart(t, spBabylon, 2), cartRef, "not-your-cart-here", "13.4"},
		"a city before activating":  {idle(t), spaceRef(spKelainai), "activate-first", "5.2"},
		"a province on the march":   {marching(t), provinceRef(kilikia), "not-a-province", "1.11"},
		"a fleet":                   {idle(t), fleetRef(fleetAthenai), "fleets-escort", "8.13"},
		"a general in the event of": {idle(t), generalRef(seleukos), "not-on-map", "5.2"},
	} {
		t.Run(name, func(t *testing.T) {
			before := c.table.Hash()
			ill := c.table.Refuse(0, c.ref)
			prove.RefusedFor(t, name, ill, "diadochi.why."+c.why)
			prove.Is(t, "rule", ill.Rule, c.rule)
			prove.Is(t, "nothing changed", c.table.Hash(), before)
		})
	}
	b := activating(t)
	prove.RefusedFor(t, "whose turn it is not", b.Refuse(1, spaceRef(spKelainai)), notYourDecision.Why.Key)
}

// raiding is seat 0 in its Tyche Segment, asked what its card is for, with another event in hand.
func raiding(t *testing.T) *table {
	b := newTable(t, 2)
	b.active = 0
	b.hand(0, cardCavalryRaid, cardUnrest43)
	b.army(0, antigonos, outside(spKelainai), units{mercenary: 3})
	b.control(1, spGordion, spEphesos, spDorylaion)
	b.play("play cavalry-raid")
	b.asks(inEvent)
	return b
}

// TestAClickOnTheCartMeansWhatTheMarchMayDoWithIt points at the Cart, and at the general who leads the march.
func TestAClickOnTheCartMeansWhatTheMarchMayDoWithIt(t *testing.T) {
	b := newWar(t, 2)
	b.turn = 2
	b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
	b.cart, b.cartOf = outside(spGordion), 0
	b.dice(6)
	b.play("activate antigonos")
	if b.cart == marching {
		b.play("drop-cart")
		b.march.leftC = false
	}
	prove.True(t, "take-cart", slices.Contains(b.Describe(0, b.move("take-cart")).Targets, cartRef))
	b.play("take-cart")
	prove.True(t, "drop-cart", slices.Contains(b.Describe(0, b.move("drop-cart")).Targets, cartRef))
	prove.True(t, "a step is none of it", !slices.Contains(b.Describe(0, b.move("step ankyra")).Targets, cartRef))
	prove.True(t, "the leader is on the map", b.Refuse(0, generalRef(antigonos)) != notOnMap)
}

// TestAWayBySeaAndLandIsNamed clicks on a space that takes a voyage and a march: from Phaselis by Paphos, and from Aspendos by Phaselis.
func TestAWayBySeaAndLandIsNamed(t *testing.T) {
	from := func(sp space, die int) *table {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(sp), units{mercenary: 4})
		b.dice(die)
		b.play("activate antigonos")
		return b
	}
	b := from(spPhaselis, 6)
	ill := b.Refuse(0, spaceRef(spSalamis))
	prove.RefusedFor(t, "Salamis", ill, "diadochi.why.sail-first")
	prove.Is(t, "by way of", ill.Why.Args[1], rules.R(spaceRef(spPaphos)))
	b.play("sail paphos", "done")
	for b.top().kind != inMarch {
		b.play("pass")
	}
	prove.Allowed(t, "from there he marches on", b.Check(0, b.move("step salamis")))

	b = from(spAspendos, 6)
	ill = b.Refuse(0, spaceRef(spPaphos))
	prove.RefusedFor(t, "Paphos", ill, "diadochi.why.march-first")
	prove.Is(t, "by way of", ill.Why.Args[1], rules.R(spaceRef(spPhaselis)))
	b.play("step phaselis")
	for b.top().kind != inMarch {
		b.play("pass")
	}
	prove.Allowed(t, "from there he sails", b.Check(0, b.move("sail paphos")))
	prove.RefusedFor(t, "after a march he does not march on", b.Refuse(0, spaceRef(spSalamis)), "diadochi.why.out-of-reach")
}
