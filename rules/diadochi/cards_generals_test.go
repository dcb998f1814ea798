package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestGamesAndFestivals(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardGamesAndFestivals)
	b.general(0, peithon, outside(spEkbatana))
	b.unplayable(cardGamesAndFestivals, "diadochi.why.no-target")
	b.control(0, spEkbatana)
	b.play("play games-and-festivals")
	prove.Is(t, "Popularity", b.popularity(peithon), 1)
	b.unplayable(cardGamesAndFestivals, "diadochi.why.no-target")
	b.killGeneral(b.ctx(), peithon)
	prove.Is(t, "Festival marker of the dead", b.festival, 0)
}

func TestRoyalRoadEngineersHelepolis(t *testing.T) {
	b := newTable(t, 2)
	b.hand(0, cardRoyalRoad)
	b.army(0, peithon, outside(spEkbatana), units{mercenary: 3})
	b.play("play royal-road")
	b.segment = activationSegment
	points, land := b.movementBonus(peithon)
	prove.Is(t, "MP for everything", points, 0)
	prove.Is(t, "MP for land", land, 2)
	b.segment = tycheSegment
	_, land = b.movementBonus(peithon)
	prove.Is(t, "MP in a forced march", land, 0)
	b.endPlayerTurnEffects(b.ctx())
	prove.Is(t, "marker after the Player Turn", b.royalRoad, noGeneral)

	b = newTable(t, 2)
	b.hand(0, cardEngineers)
	b.army(0, peithon, outside(spEkbatana), units{mercenary: 2})
	b.unplayable(cardEngineers, "diadochi.why.no-target")
	b.addUnits(outside(spEkbatana), 0, loyal, 1)
	b.play("play engineers")
	prove.Is(t, "cost of an attempt", b.siegeCost(peithon), 1)
	prove.Is(t, "relief of losses", b.siegeLossRelief(peithon), 1)

	b = newTable(t, 2)
	b.hand(0, cardTheHelepolis)
	b.army(0, peithon, outside(spEkbatana), units{mercenary: 3})
	b.play("play the-helepolis")
	prove.Is(t, "bonus against a Major City", b.siegeCardBonus(peithon, spEkbatana), 1)
	prove.Is(t, "bonus against a Minor City", b.siegeCardBonus(peithon, spRhagai), 0)
	b.eliminate(outside(spEkbatana), mercenary, 1)
	b.tidyMarkers()
	prove.Is(t, "bonus with two CUs", b.siegeCardBonus(peithon, spEkbatana), 0)
}

func TestHostagesExchanged(t *testing.T) {
	b := newTable(t, 3)
	b.hand(0, cardHostagesExchanged)
	b.usurper = 0
	b.unplayable(cardHostagesExchanged, "diadochi.why.card.you-usurper")
	b.usurper = 1
	b.play("play hostages-exchanged")
	prove.Is(t, "truce with the one who is not the Usurper", b.truceHolds(2, 0), true)
	prove.Is(t, "truce with the Usurper", b.truceHolds(0, 1), false)
	b.beginPlayerTurnEffects(b.ctx(), 2)
	prove.Is(t, "truce in the other's turn", b.truceHolds(0, 2), true)
	b.beginPlayerTurnEffects(b.ctx(), 0)
	prove.Is(t, "truce when his turn begins", b.truceHolds(0, 2), false)
	t.Run("no truce between two players", func(t *testing.T) {
		b := newTable(t, 2)
		b.usurper = 1
		b.unplayable(cardHostagesExchanged, "diadochi.why.no-target")
	})
}

func TestCondemnation(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 3)
		b.hand(0, cardCondemnation15)
		b.general(1, eumenes, outside(spMazaka))
		return b
	}
	prove.Line(t, "S000-35 an already Condemned general gains 3 L at once", func(t *testing.T) {
		b := set(t)
		b.general(2, krateros, outside(spTarsos))
		b.condemned = eumenes.bit()
		prove.Is(t, "Legitimacy", b.legitimacy(1), 0)
		b.play("play condemnation-15", "target-general eumenes")
		prove.Is(t, "Legitimacy", b.legitimacy(1), 3)
		b.asks(inEvent)
	})
	prove.Line(t, "S000-35 this may win the game at once", func(t *testing.T) {
		b := set(t)
		for r := range royal(numRoyals) {
			b.giveRoyal(b.ctx(), r, 1, outside(spMazaka))
		}
		b.cart = outside(spMazaka)
		b.addUnits(outside(spMazaka), 1, mercenary, 1)
		b.condemned = eumenes.bit()
		b.updateCart(b.ctx())
		b.marry(b.ctx(), kleopatra, eumenes)
		prove.Is(t, "Legitimacy before", b.legitimacy(1), 15)
		b.play("play condemnation-15")
		prove.Is(t, "the end", b.over, byLegitimacy)
		prove.Is(t, "the winner", b.winners.Has(1), true)
	})
	prove.Line(t, "S000-36 then he can be Condemned again and loses the 3 L", func(t *testing.T) {
		b := set(t)
		b.condemned = eumenes.bit()
		b.play("play condemnation-15", "yes")
		prove.Is(t, "Legitimacy", b.legitimacy(1), 0)
	})
	prove.Line(t, "S000-36 or be left acquitted", func(t *testing.T) {
		b := set(t)
		b.general(0, perdikkas, outside(spBabylon))
		b.at[eumenes] = gone
		b.join(eumenes, nobody)
		b.condemned = perdikkas.bit()
		b.play("play condemnation-15", "pass")
		prove.Is(t, "net Legitimacy", b.legitimacy(0), 3)
	})
	t.Run("condemning costs 3 L, and his death ends it", func(t *testing.T) {
		b := set(t)
		b.play("play condemnation-15")
		prove.Is(t, "Legitimacy", b.legitimacy(1), 0)
		b.killGeneral(b.ctx(), eumenes)
		prove.Is(t, "Legitimacy after his death", b.legitimacy(1), 3)
	})
	t.Run("also in the Dispersed Box", func(t *testing.T) {
		b := set(t)
		b.at[eumenes] = boxed(1)
		b.play("play condemnation-15")
		prove.Is(t, "condemned", b.condemned, eumenes.bit())
	})
}

func TestTreatyOfTriparadeisos(t *testing.T) {
	b := newTable(t, 3)
	b.hand(0, cardTreatyOfTriparadeisos)
	b.usurper = 1
	b.champions = 6
	b.turn = 1
	b.unplayable(cardTreatyOfTriparadeisos, "diadochi.why.card.too-early")
	b.turn = 2
	b.play("play treaty-of-triparadeisos")
	prove.Is(t, "Champion", b.isChampion(0), true)
	prove.Is(t, "truce", b.truceHolds(0, 2), true)
	prove.Is(t, "the card", b.cardAt[cardTreatyOfTriparadeisos], outOfGame)
	t.Run("two players: only the status", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardTreatyOfTriparadeisos)
		b.usurper = 1
		b.unplayable(cardTreatyOfTriparadeisos, "diadochi.why.card.treaty-empty")
		b.champions = 2
		b.play("play treaty-of-triparadeisos")
		prove.Is(t, "Champion", b.isChampion(0), true)
	})
}

func TestPriceOfFailure(t *testing.T) {
	set := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.hand(0, cardPriceOfFailure)
		b.army(1, perdikkas, outside(spMemphis), units{mercenary: 1})
		b.lostTurn[perdikkas] = 2
		return b
	}
	b := set(t)
	b.lostTurn[perdikkas] = 1
	b.unplayable(cardPriceOfFailure, "diadochi.why.no-target")
	for _, c := range []struct {
		die       int
		condemned bool
		dies      bool
	}{{4, false, false}, {4, true, true}, {5, false, true}} {
		b := set(t)
		if c.condemned {
			b.condemned = perdikkas.bit()
		}
		b.dice(c.die)
		b.play("play price-of-failure")
		prove.Is(t, "dead", b.at[perdikkas] == gone, c.dies)
	}
}

func TestPriceOfFailureFollowsABattle(t *testing.T) {
	const undefeated = "diadochi.why.card.no-defeat"
	judged := func(b *table, by rules.Seat, g general) *rules.Illegal {
		return failureTarget(b.state, &frame{kind: inEvent, seat: by}, int16(g))
	}
	t.Run("18.4 who commanded the losing side of a land battle, in this Turn", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 2})
		b.general(1, seleukos, outside(spDorylaion)) // a Subordinate of Peithon
		prove.RefusedFor(t, "Peithon before", judged(b, 2, peithon), undefeated)
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, safe, safe, 1)
		prove.Allowed(t, "Peithon, beaten and dispersed", judged(b, 2, peithon))
		prove.RefusedFor(t, "Seleukos, who did not command", judged(b, 2, seleukos), undefeated)
		prove.RefusedFor(t, "Antigonos, who won", judged(b, 1, antigonos), undefeated)
		b.turn++
		prove.RefusedFor(t, "Peithon in the next Turn", judged(b, 2, peithon), undefeated)
	})
	t.Run("18.4 an attacker too, but nobody in a draw", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2}, units{mercenary: 9})
		b.clash(1, 1, 6, 6, safe, safe, safe, safe, 1)
		prove.Allowed(t, "Antigonos, beaten", judged(b, 1, antigonos))
		b = meeting(t, units{mercenary: 5}, units{mercenary: 5})
		b.clash(6, 6, 6, 6, safe, safe, safe, safe, 1, 1)
		prove.Is(t, "winner", b.battle.winner, draw)
		prove.RefusedFor(t, "Antigonos after a draw", judged(b, 1, antigonos), undefeated)
		prove.RefusedFor(t, "Peithon after a draw", judged(b, 2, peithon), undefeated)
	})
	t.Run("18.4 beaten by an Independent Army too", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 1})
		b.armyAt[seuthes] = outside(spDorylaion)
		b.dice(6, 1, 1, 6, 6, safe, safe, 1)
		b.play("activate antigonos", "step dorylaion")
		prove.Allowed(t, "Antigonos", judged(b, 1, antigonos))
	})
}

func TestFleetCards(t *testing.T) {
	t.Run("Rhodian Shipyards", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardRhodianShipyards)
		b.province(0, karia)
		b.play("play rhodian-shipyards")
		prove.Is(t, "strength of the fleet", b.fleetPower(0), 3)
		b.unplayable(cardRhodianShipyards, "diadochi.why.no-target")
		b = newTable(t, 2)
		b.hand(0, cardRhodianShipyards)
		b.province(0, karia, rhodos)
		b.play("play rhodian-shipyards", "target-fleet karia", "target-fleet rhodos")
		prove.Is(t, "strength of both", b.fleetPower(0), 6)
	})
	t.Run("Kilikia Pirates", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardKilikiaPirates)
		b.giveFleet(b.ctx(), fleetKilikia, 1)
		b.disperseFleet(b.ctx(), fleetKilikia)
		b.play("play kilikia-pirates")
		prove.Is(t, "owner", b.fleetOf[fleetKilikia], 0)
		prove.Is(t, "still dispersed", b.availableFleets(0), 0)
		b.unplayable(cardKilikiaPirates, "diadochi.why.card.yours")
	})
	t.Run("Fireships in the Harbour", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardFireshipsInTheHarbour)
		b.province(1, phoinikia)
		b.unplayable(cardFireshipsInTheHarbour, "diadochi.why.card.no-fleet")
		b.province(0, karia)
		b.dice(3)
		b.play("play fireships-in-the-harbour")
		prove.Is(t, "3 against 3", b.fleetPower(1), 3)
		prove.Is(t, "Champion", b.isChampion(0), false)
		b.hand(0, cardFireshipsInTheHarbour)
		b.depth = 1
		b.push(frame{kind: inTyche, seat: 0, step: tycheChoosing})
		b.dice(4)
		b.play("play fireships-in-the-harbour")
		prove.Is(t, "4 against 3", b.fleetPower(1), 0)
	})
}
