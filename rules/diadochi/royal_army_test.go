package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestRoyalArmy(t *testing.T) {
	prove.Line(t, "S002-89 S002-90 S002-91 RA of the lower Prestige add nothing, are no losses and go over", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.champions = 1 | 4
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 6) // group of 2: 1
		prove.Is(t, "strength", b.battle.sides[1].strength, 2)
		b.hold(outside(spDorylaion), royalArmy, 2)
		prove.Is(t, "owner", b.stacks[outside(spDorylaion)].owner, rules.Seat(0))
		b.hold(boxed(1), mercenary, 1)
	})
	t.Run("7.6 equal Prestige: RA fight normally and are dispersed with the rest", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.champions = 0
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "strength", b.battle.sides[1].strength, 6)
		b.hold(boxed(1), royalArmy, 2)
	})
	prove.Line(t, "S002-92 S002-93 RA alone with the lower Prestige desert; 7.7 the mover goes on", func(t *testing.T) {
		b := meeting(t, units{mercenary: 4}, units{royalArmy: 2})
		b.champions = 1 | 4
		b.clash()
		prove.Is(t, "dice", b.happened(EvBattleDice), false)
		b.where(peithon, boxed(1))
		b.asks(inMarch)
		b.hold(marching, royalArmy, 2)
		prove.Is(t, "Champion", b.isChampion(0), true) // 11.20
	})
	prove.Line(t, "S002-74 eliminated RA leave the game", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 3})
		b.champions = 0
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 6) // 3 CUs: 2
		prove.Is(t, "out of the game", b.royalLost, 2)
		b.hold(boxed(1), royalArmy, 1)
	})
	prove.Line(t, "S002-08 S002-81 S002-82 S002-09 Prestige is L and the Commander's P", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.general(1, krateros, outside(spDorylaion)) // +2, and he commands Peithon
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, safe, safe, 1)
		prove.Is(t, "Prestige", b.battle.sides[1].prestige, 5)
		prove.Is(t, "wavering", b.battle.sides[1].wavering, false)
		prove.Is(t, "told", b.told(EvPrestige).Seat, rules.Seat(1))
		b = meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.general(1, perdikkas, outside(spDorylaion))
		b.general(1, krateros, outside(spDorylaion)) // a Subordinate now
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, safe, safe, safe, safe, 1)
		prove.Is(t, "Prestige under Perdikkas, whose P is 0", b.battle.sides[1].prestige, 3)
	})
	prove.Line(t, "S002-77 Prestige is never below 0; S002-84 that of Independents is 0", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, eumenes, outside(spGordion), units{royalArmy: 2, mercenary: 8})
		b.champions = 0
		b.armyAt[seuthes] = outside(spDorylaion)
		b.dice(6, 6, 6, 1, 1, safe, safe)
		b.play("activate eumenes", "step dorylaion")
		prove.Is(t, "Prestige", b.battle.sides[0].prestige, 0)
		prove.Is(t, "wavering", b.battle.sides[0].wavering, false)
	})
	prove.Line(t, "S002-86 S002-87 sacred ground: +4 for a Commander who defends it", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.champions = 1 | 4
		b.cart, b.cartOf = outside(spDorylaion), 1
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "with the Cart", b.battle.sides[1].prestige, 6) // 2 for the Cart, 4 for the ground
		b = meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.champions = 0
		b.tomb = spDorylaion
		b.control(1, spDorylaion)
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "with the Tomb", b.battle.sides[1].prestige, 9)
	})
	prove.Line(t, "S002-88 the Gift of Oratory counts in the battle", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.oratory = peithon.bit()
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "Prestige", b.battle.sides[1].prestige, 8)
		b.oratory = peithon.bit()
		b.endSegment(b.ctx())
		prove.Is(t, "after the Segment", b.popularity(peithon), 0)
	})
}

func TestSilverShields(t *testing.T) {
	prove.Line(t, "S002-64 7.24 they join a player who has won", func(t *testing.T) {
		b := meeting(t, units{mercenary: 12}, units{silver: 2, mercenary: 1})
		b.silverState = silverInPlay
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		b.hold(outside(spDorylaion), silver, 2)
		prove.Is(t, "owner", b.stacks[outside(spDorylaion)].owner, rules.Seat(0))
	})
	prove.Line(t, "S002-67 they are never split", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2, silver: 2}, units{})
		b.refused("drop silver 1", "diadochi.why.silver-is-whole")
		b.play("drop silver 2")
	})
	prove.Line(t, "S002-68 one loss is one CU; without CUs they leave the game", func(t *testing.T) {
		b := meeting(t, units{mercenary: 20}, units{silver: 1, loyal: 1})
		b.silverState = silverInPlay
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 6)
		b.play("lose silver")
		prove.Is(t, "state", b.silverState, silverGone)
	})
	t.Run("47B: out of the battle they have no strength and are no losses", func(t *testing.T) {
		b := meeting(t, units{mercenary: 12}, units{silver: 2, mercenary: 2})
		b.silverState = silverInPlay
		b.hand(0, cardTheCapturedBaggage)
		b.dice(1, 1, 6, 6, 1, 1, safe, safe, safe, safe)
		b.play("step dorylaion", "surprise the-captured-baggage")
		prove.Is(t, "strength", b.battle.sides[1].strength, 2)
		b.hold(outside(spDorylaion), silver, 2)
		b.hold(boxed(1), mercenary, 1)
	})
}

func TestPrestigeOfTheHeir(t *testing.T) {
	prove.Line(t, "S002-72 the Royal Army serves whoever seems the heir: it goes over to the higher Prestige", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
		b.champions &^= rules.Only(1)
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "wavering", b.battle.sides[1].wavering, true)
		b.hold(outside(spDorylaion), royalArmy, 2)
		prove.Is(t, "now of", b.stacks[outside(spDorylaion)].owner, rules.Seat(0))
	})
	prove.Line(t, "S002-75 Prestige is asked for where Royal Army is to fight or to defend a city", func(t *testing.T) {
		b := meeting(t, units{mercenary: 6}, units{mercenary: 5})
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "in a battle without RA", b.happened(EvPrestige), false)
		b = meeting(t, units{mercenary: 6}, units{mercenary: 5, royalArmy: 1})
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "in a battle with RA", b.happened(EvPrestige), true)
		b = newWar(t, 2)
		b.control(1, spKelainai)
		b.addUnits(inside(spKelainai), 1, royalArmy, 1)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 5})
		b.champions &^= rules.Only(1)
		b.assault = assault{on: true, sp: spKelainai, seat: 0, at: outside(spKelainai), general: antigonos}
		prove.Is(t, "in a siege with RA inside", b.garrisonWavers(), true)
		b.champions = b.champions.With(1)
		prove.Is(t, "in a siege, of equal Prestige", b.garrisonWavers(), false)
	})
	prove.Line(t, "S002-79 the Popularity of a general counts in his own space alone", func(t *testing.T) {
		for at, want := range map[place]struct {
			prestige uint8
			faces    []int
		}{
			outside(spDorylaion): {5, []int{6, 6, 1, 1, safe, safe, safe, safe, safe, safe, 1}},
			outside(spPella):     {3, []int{6, 6, 1, 1, safe, safe, safe, safe, 1}},
		} {
			b := meeting(t, units{mercenary: 9}, units{royalArmy: 2, mercenary: 2})
			b.general(1, krateros, at)
			b.addUnits(outside(spPella), 1, mercenary, 1)
			b.clash(want.faces...)
			prove.Is(t, "Prestige with Krateros at "+placeID(at), b.battle.sides[1].prestige, want.prestige)
		}
	})
}
