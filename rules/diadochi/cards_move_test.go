package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestMovementEvents(t *testing.T) {
	begin := func(t *testing.T, c card) *table {
		b := newTable(t, 2)
		b.hand(0, c)
		return b
	}
	prove.Line(t, "S000-43 Major Campaign activates two, one of them by sea", func(t *testing.T) {
		b := begin(t, cardMajorCampaign)
		b.unplayable(cardMajorCampaign, "diadochi.why.no-target")
		b.army(0, ptolemaios, outside(spAlexandreia), units{mercenary: 2})
		b.army(0, leonnatos, outside(spTarsos), units{mercenary: 2})
		b.dice(6)
		b.play("play major-campaign", "target-general ptolemaios", "sail paphos", "done")
		for b.top().kind == inMarch {
			b.play("done")
		}
		b.dice(6)
		b.refused("target-general ptolemaios", "diadochi.why.activated-already")
		b.play("target-general leonnatos")
		prove.Is(t, "a second by sea", b.Check(0, b.move("sail salamis")) != nil, true)
		b.play("step issos", "done")
		prove.Is(t, "Leonnatos", b.at[leonnatos], outside(spIssos))
		b.asks(inActivations)
	})
	prove.Line(t, "S000-43 Treasure City Looted activates the looters", func(t *testing.T) {
		b := begin(t, cardTreasureCityLooted)
		b.unplayable(cardTreasureCityLooted, "diadochi.why.no-target")
		b.army(0, leonnatos, outside(spSardis), units{mercenary: 2})
		b.control(0, spSardis)
		b.dice(6)
		b.play("play treasure-city-looted")
		prove.Is(t, "M on the march", b.stacks[marching].cu[mercenary], 4)
		b.play("step ephesos", "done")
		b.at[leonnatos] = outside(spSardis)
		b.moveStack(outside(spEphesos), outside(spSardis))
		b.unplayable(cardTreasureCityLooted, "diadochi.why.no-target")
		b.control(0, spSousa)
		b.army(0, peithon, outside(spSousa), units{mercenary: 2})
		prove.Is(t, "another city", b.eventPlayable(0, cardTreasureCityLooted) == nil, true)
	})
	t.Run("Desert March: 4 MP by land, no ambush, no siege", func(t *testing.T) {
		b := begin(t, cardDesertMarch)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.army(1, eumenes, outside(spMazaka), units{mercenary: 4})
		b.control(independents, spIkonion)
		b.play("play desert-march")
		prove.Is(t, "MP", b.march.points, 4)
		b.play("step ikonion")
		prove.Is(t, "no siege", b.Check(0, b.move("siege ikonion")) != nil, true)
		b.play("step tyana")
		prove.Is(t, "not intercepted from Mazaka", b.top().kind, inMarch)
	})
	t.Run("The Bier Diverted: its owner marches 4 MP with the Cart", func(t *testing.T) {
		b := begin(t, cardTheBierDiverted)
		b.army(0, ptolemaios, outside(spHierosolyma), units{mercenary: 4})
		b.cart = outside(spHierosolyma)
		b.updateCart(b.ctx())
		b.play("play the-bier-diverted", "step gaza", "step ioppe", "step ake", "step tyros")
		prove.Is(t, "the Cart", b.cart, outside(spTyros))
	})
	t.Run("Royal Road gives 2 MP by land", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.royalRoad = antigonos
		b.activations()
		b.dice(1)
		b.play("activate antigonos")
		prove.Is(t, "MP", b.march.points, 4)
	})
}

func TestEpidemicAndGrainShortage(t *testing.T) {
	prove.Line(t, "S002-100 Epidemic", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardEpidemic)
		b.unplayable(cardEpidemic, "diadochi.why.no-target")
		b.armyAt[philon] = outside(spRhagai)
		b.unplayable(cardEpidemic, "diadochi.why.no-target")
		b.addUnits(outside(spBabylon), 1, mercenary, 8)
		b.dice(5)
		b.play("play epidemic")
		prove.Is(t, "M", b.stacks[spBabylon].cu[mercenary], 5)
	})
	t.Run("Epidemic outside and inside of a city together, the owner choosing", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardEpidemic)
		b.control(1, spBabylon)
		b.addUnits(outside(spBabylon), 1, mercenary, 5)
		b.addUnits(inside(spBabylon), 1, loyal, 2)
		b.dice(5)
		b.play("play epidemic")
		prove.Is(t, "who chooses", b.asked(), 1)
		b.play("lose loyal", "lose loyal")
		prove.Is(t, "inside", b.stacks[inside(spBabylon)].size(), 0)
		prove.Is(t, "outside", b.stacks[spBabylon].cu[mercenary], 4)
	})
	t.Run("Grain Shortage", func(t *testing.T) {
		b := newTable(t, 3)
		b.hand(0, cardGrainShortage)
		b.addUnits(outside(spOpis), 0, mercenary, 4)
		b.unplayable(cardGrainShortage, "diadochi.why.no-target")
		b.addUnits(outside(spOpis), 0, loyal, 1)
		b.addUnits(outside(spOuruk), 2, mercenary, 9)
		b.control(1, spBabylon)
		b.addUnits(inside(spBabylon), 1, mercenary, 1)
		b.addUnits(outside(spBabylon), 2, mercenary, 2)
		b.play("play grain-shortage", "lose loyal")
		prove.Is(t, "Opis", b.stacks[spOpis].size(), 4)
		prove.Is(t, "Ouruk", b.stacks[spOuruk].size(), 8)
		prove.Is(t, "the besieged garrison", b.stacks[inside(spBabylon)].size(), 0)
		prove.Is(t, "the besiegers", b.stacks[spBabylon].size(), 2)
	})
	t.Run("the tribes of 62 raid on column 2", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardMigrationOfIllyrianTribes)
		b.addUnits(outside(spAbdera), 1, mercenary, 9)
		b.dice(6)
		b.play("play migration-of-illyrian-tribes", "target dodone", "target aigai")
		prove.Is(t, "M", b.stacks[spAbdera].cu[mercenary], 8)
	})
}
