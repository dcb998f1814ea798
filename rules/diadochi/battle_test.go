package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// meeting lets seat 0's Antigonos march with his CUs from Gordion towards Dorylaion, where CUs of seat 1 stand under
// Peithon, who has nowhere to evade to. Nobody controls the province or the space.
func meeting(t *testing.T, mine, theirs units) *table {
	b := newWar(t, 3)
	b.army(0, antigonos, outside(spGordion), mine)
	b.army(1, peithon, outside(spDorylaion), theirs)
	b.control(2, spChalkedon, spKelainai, spKyzikos)
	b.dice(6)
	b.play("activate antigonos")
	return b
}

// clash enters and fights with these dice: elephants, two dice of the attacker, two of the defender, leader checks
// by Seniority, the loser's attrition.
func (b *table) clash(faces ...int) {
	b.t.Helper()
	b.dice(faces...)
	b.play("step dorylaion")
	for b.top().kind == inOverrun || b.top().kind == inEvasion {
		b.play("pass")
	}
}

// lossesOf looks the losses of a group up.
func lossesOf(die int8, n int) int {
	lost, _ := attrition(die, n)
	return lost
}

// safe is a leader check that nobody fails.
const safe = 6

func TestBattleStrength(t *testing.T) {
	prove.Line(t, "S002-05 S002-06 7.12 dice below the Battle Factor count as it; only the Commander's counts", func(t *testing.T) {
		b := meeting(t, units{mercenary: 5}, units{mercenary: 5})
		b.general(1, antipatros, outside(spDorylaion)) // commands; Battle Factor 3
		b.clash(1, 5, 2, 6, safe, safe, safe, safe, safe, safe)
		a, d := &b.battle.sides[0], &b.battle.sides[1]
		prove.Is(t, "attacker's dice", a.dice, [2]int8{4, 5})
		prove.Is(t, "defender's dice", d.dice, [2]int8{3, 6})
		prove.Is(t, "attacker's score", a.score, 23)
		prove.Is(t, "margin", b.battle.margin, 0)
	})
	prove.Line(t, "S002-43 CUs without a general use no Battle Factor", func(t *testing.T) {
		b := meeting(t, units{mercenary: 5}, units{mercenary: 2})
		b.at[peithon] = boxed(1)
		b.clash(1, 1, 1, 1, safe, safe, 1)
		prove.Is(t, "defender's dice", b.battle.sides[1].dice, [2]int8{1, 1})
		prove.Is(t, "attacker's dice", b.battle.sides[0].dice, [2]int8{4, 4})
	})
	prove.Line(t, "S002-07 1.25 an ability works in the space and for the Commander only", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, ptolemaios, outside(spMemphis), units{mercenary: 1})
		prove.Is(t, "in Aigyptos", b.battleFactor(ptolemaios, outside(spMemphis), false), 4)
		b.at[ptolemaios] = outside(spGaza)
		prove.Is(t, "elsewhere", b.battleFactor(ptolemaios, outside(spGaza), false), 3)
		b.at[ptolemaios] = outside(spMemphis)
		b.general(0, antigonos, outside(spMemphis))
		prove.Is(t, "as Subordinate", b.battleFactor(ptolemaios, outside(spMemphis), false), 3)
		b.general(0, aristonous, outside(spGaza))
		prove.Is(t, "Aristonous defends", b.battleFactor(aristonous, outside(spGaza), true), 4)
		prove.Is(t, "Aristonous attacks", b.battleFactor(aristonous, outside(spGaza), false), 3)
	})
	prove.Line(t, "S002-58 S002-62 S002-63 elephants roll d6-2: 3, 5, 1 give 4", func(t *testing.T) {
		b := meeting(t, units{elephant: 3}, units{mercenary: 9})
		b.clash(3, 5, 1, 1, 1, 6, 6, safe, safe, safe, safe, 1)
		prove.Is(t, "strength", b.battle.sides[0].strength, 4)
		prove.Is(t, "dice told", b.told(EvElephants).Dice, rules.Dice{3, 5, 1})
		b.dice(2, 1, 6)
		prove.Is(t, "none is worth less than 0", b.rollElephants(b.ctx(), &b.battle.sides[0], 3), 4)
	})
	t.Run("7.10 Seleukos in command: d6-1", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, seleukos, outside(spGordion), units{elephant: 3})
		b.addUnits(outside(spDorylaion), 1, mercenary, 9)
		b.dice(6, 3, 5, 1, 1, 1, 6, 6, safe, safe, 1)
		b.play("activate seleukos", "step dorylaion")
		prove.Is(t, "strength", b.battle.sides[0].strength, 6)
	})
	prove.Line(t, "S002-57 S002-65 S002-69 S002-71 M 1, LM 2, RA 2, SS 3", func(t *testing.T) {
		b := meeting(t, units{mercenary: 1, loyal: 1, royalArmy: 1, silver: 2}, units{mercenary: 4})
		b.champions = 1 // seat 0 has the higher Prestige
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "strength", b.battle.sides[0].strength, 11)
		prove.Is(t, "score", b.battle.sides[0].score, 35)
		for u, worth := range map[unit]uint8{mercenary: 1, loyal: 2, royalArmy: 2, silver: 3} {
			b := newWar(t, 2)
			b.addUnits(outside(spGordion), 0, u, 2)
			d := side{seat: 0, at: outside(spGordion), general: noGeneral}
			b.musterStrength(b.ctx(), &d)
			prove.Is(t, "two "+unitIDs[u], d.strength, 2*worth)
		}
	})
	t.Run("7.11 auxiliaries: 2 for the province, else 1 for the space, none for Independents", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2}, units{mercenary: 2})
		b.control(1, spDorylaion)
		b.clash(1, 1, 6, 6, safe, safe, safe, safe, 1)
		prove.Is(t, "with the space", b.battle.sides[1].strength, 3)
		b = meeting(t, units{mercenary: 2}, units{mercenary: 2})
		b.province(1, phrygia)
		b.clash(1, 1, 6, 6, safe, safe, safe, safe, 1)
		prove.Is(t, "with the province", b.battle.sides[1].strength, 4)
		b = newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 2})
		b.control(independents, spDorylaion)
		b.armyAt[seuthes] = outside(spDorylaion)
		b.dice(6, 1, 1, 6, 6, safe, safe, 1)
		b.play("activate antigonos", "step dorylaion")
		prove.Is(t, "Independents", b.battle.sides[1].strength, 6)
	})
	t.Run("7.13 strength 0 scores 0", func(t *testing.T) {
		b := meeting(t, units{mercenary: 5}, units{elephant: 1})
		b.dice(2, 1, 1, 6, 6, safe, safe, safe, safe, 1)
		b.play("step dorylaion", "pass")
		prove.Is(t, "score", b.battle.sides[1].score, 0)
	})
	t.Run("55: three dice, the lowest dropped before the Battle Factor", func(t *testing.T) {
		b := meeting(t, units{mercenary: 5}, units{mercenary: 5})
		b.hand(0, cardChargeOfTheCompanions)
		b.dice(1, 6, 5, 1, 1, safe, safe, safe, safe, 1)
		b.play("step dorylaion", "surprise charge-of-the-companions")
		prove.Is(t, "dice", b.battle.sides[0].dice, [2]int8{5, 6})
		prove.Is(t, "told", b.told(EvBattleEnds).Seat, rules.Seat(0))
	})
}

func TestAfterBattle(t *testing.T) {
	prove.Line(t, "S002-36 7.17 who is checked for leader loss; losers die on 2 or 3, the winner's Commander on 2", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 5})
		b.general(1, nearchos, outside(spDorylaion))
		b.general(1, minorOf(1, 0), outside(spDorylaion))
		b.general(0, leonnatos, marching)
		// Antigonos 1+2 lives as winner, Peithon 1+2 dies, Nearchos 6+6 lives.
		b.clash(6, 6, 1, 1, 1, 2, 1, 2, 6, 6, 1)
		b.where(peithon, gone)
		b.where(nearchos, boxed(1))
		b.where(minorOf(1, 0), inHand)
		b.where(leonnatos, outside(spDorylaion))
		checks := 0
		for _, e := range b.log.Events {
			if e.Verb == EvLeaderCheck {
				checks++
			}
		}
		prove.Is(t, "checks", checks, 3)
	})
	prove.Line(t, "S002-15 7.18 the winner's Commander dies on 2; his P counters are lost", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 5})
		b.victories[antigonos] = 2
		b.clash(6, 6, 1, 1, 1, 1, 6, 6, 1)
		b.where(antigonos, gone)
		prove.Is(t, "P counters", b.victories[antigonos], 0)
		b.hold(outside(spDorylaion), mercenary, 9)
	})
	prove.Line(t, "S002-39 his owner may put down a Minor General at once in another player's turn", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2}, units{mercenary: 9})
		b.clash(1, 1, 6, 6, 6, 6, 1, 1, 1)
		b.asks(inFallen)
		prove.Is(t, "who", b.asked(), rules.Seat(1))
		b.play("yes")
		b.where(minorOf(1, 0), outside(spDorylaion))
	})
	prove.Line(t, "S002-99 7.19 7.25 the loser suffers attrition, the rest is dispersed", func(t *testing.T) {
		b := meeting(t, units{mercenary: 12}, units{mercenary: 3, loyal: 2})
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 5) // 5 CUs, 5: two lost
		b.asks(inLosses)
		b.play("lose mercenary", "lose loyal")
		b.hold(boxed(1), mercenary, 2)
		b.hold(boxed(1), loyal, 1)
		b.where(peithon, boxed(1))
		prove.Is(t, "left there", b.stacks[outside(spDorylaion)].owner, rules.Seat(0))
		prove.Is(t, "the activation has ended", b.march.on, false)
	})
	prove.Line(t, "S002-61 S002-103 with an e the first loss is an elephant", func(t *testing.T) {
		b := meeting(t, units{loyal: 12}, units{mercenary: 3, elephant: 2})
		b.clash(1, 1, 6, 6, 1, 1, safe, safe, safe, safe, 4) // 5 CUs, 4: 1e
		b.hold(boxed(1), elephant, 1)
		b.hold(boxed(1), mercenary, 3)
	})
	prove.Line(t, "7.20 margin 1-4: half the number, M or E first, never the last CU; S002-70 LM are harder to destroy", func(t *testing.T) {
		b := meeting(t, units{mercenary: 1, loyal: 4}, units{mercenary: 9})
		// 9 strength each: 10 + 17 = 29 against 9 + 17 + 1 = 27. Loser 9 CUs, 6: 4e. Winner loses 2.
		b.clash(4, 6, 4, 5, safe, safe, safe, safe, 6)
		prove.Is(t, "margin", b.battle.margin, 2)
		b.hold(outside(spDorylaion), mercenary, 0)
		b.hold(outside(spDorylaion), loyal, 3)
		b.hold(boxed(1), mercenary, 5)
	})
	t.Run("7.20 margin 5 or more: the winner loses nothing", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 9})
		b.clash(6, 6, 4, 5, safe, safe, safe, safe, 6)
		b.hold(outside(spDorylaion), mercenary, 9)
	})
	t.Run("7.21 7.22 a draw: both lose half, the attacker goes back", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 9})
		b.clash(5, 5, 5, 5, safe, safe, safe, safe, 6, 2) // 4e -> 2; 2 -> 1
		b.where(antigonos, outside(spGordion))
		b.hold(outside(spGordion), mercenary, 7)
		b.hold(outside(spDorylaion), mercenary, 8)
		prove.Is(t, "march", b.march.on, false)
	})
	t.Run("7.21 a side without CUs left is dispersed and the attacker stays", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2}, units{loyal: 1})
		b.clash(5, 5, 5, 5, safe, safe, safe, safe, 1, 6) // 2 CUs: 0; 1 CU: 1
		b.where(peithon, boxed(1))
		b.where(antigonos, outside(spDorylaion))
	})
	t.Run("7.22 a retreat to enemy CUs disperses", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 9})
		b.play("step ankyra", "step gordion", "pass")
		b.addUnits(outside(spGordion), 1, mercenary, 1)
		b.clash(5, 5, 5, 5, safe, safe, safe, safe, 6, 2)
		b.where(antigonos, boxed(0))
		b.hold(boxed(0), mercenary, 7)
	})
	t.Run("7.27 royals and Cart go to the winner", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 5})
		b.giveRoyal(b.ctx(), herakles, 1, outside(spDorylaion))
		b.cart, b.cartOf = outside(spDorylaion), 1
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		prove.Is(t, "Herakles", b.royalOf[herakles], rules.Seat(0))
		prove.Is(t, "Cart", b.cartOf, rules.Seat(0))
	})
	t.Run("7.26 pieces inside a city are not dispersed by a battle outside", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 9})
		b.control(1, spKelainai)
		b.addUnits(inside(spKelainai), 1, loyal, 2)
		b.addUnits(outside(spKelainai), 1, mercenary, 3)
		b.dice(6, 6, 6, 1, 1, safe, safe, 1)
		b.play("activate antigonos", "step kelainai")
		if b.top().kind == inOverrun {
			b.play("pass")
		}
		b.hold(inside(spKelainai), loyal, 2)
		b.hold(boxed(1), mercenary, 3)
	})
	t.Run("5.16 a battle ends the move; 9.5 its CUs do not besiege in this Segment", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 2})
		b.control(independents, spDorylaion)
		b.dice(6, 6, 1, 1, safe, safe, safe, safe, 1)
		b.play("step dorylaion", "pass")
		prove.Is(t, "march", b.march.on, false)
		prove.Is(t, "CUs that fought", b.tagged(outside(spDorylaion), mercenary, foughtTag), 9)
		prove.Is(t, "siege", b.siegeRefusal(0, spDorylaion), siegeThreeCUs)
	})
}

func TestIndependentBattle(t *testing.T) {
	enter := func(t *testing.T, mine units) *table {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), mine)
		b.armyAt[seuthes], b.armyAt[ardoates] = outside(spDorylaion), gone
		b.dice(6)
		b.play("activate antigonos")
		return b
	}
	prove.Line(t, "S002-85 S002-124 7.28 10.9 a beaten army is gone and the victor gains +1 P", func(t *testing.T) {
		b := enter(t, units{mercenary: 20})
		b.clash(6, 6, 1, 1, safe, safe)
		prove.Is(t, "Seuthes", b.armyAt[seuthes], gone)
		prove.Is(t, "P", b.popularity(antigonos), 1)
		prove.Is(t, "Champion", b.isChampion(0), true)
	})
	t.Run("7.20 by 4 or less the winner loses half of a roll on the army's column", func(t *testing.T) {
		b := enter(t, units{mercenary: 6})
		// 6 each: 10 + 14 + 2 = 26 against 9 + 14 + 1 = 24; column 5-6, 6: 3, so 2 CUs.
		b.clash(4, 6, 4, 5, safe, safe, 6)
		b.hold(outside(spDorylaion), mercenary, 4)
		prove.Is(t, "Seuthes", b.armyAt[seuthes], gone)
	})
	t.Run("10.8 a winning army loses nothing; 7.27 royals stay unattached", func(t *testing.T) {
		b := enter(t, units{mercenary: 3})
		b.giveRoyal(b.ctx(), herakles, 0, marching)
		b.clash(1, 1, 6, 6, safe, safe, 1)
		prove.Is(t, "Seuthes", b.armyAt[seuthes], outside(spDorylaion))
		prove.Is(t, "Herakles", b.royalOf[herakles], nobody)
		prove.Is(t, "where", b.royalAt[herakles], outside(spDorylaion))
		b.where(antigonos, boxed(0))
	})
	t.Run("10.8 two in one space fight together with the better Battle Factor", func(t *testing.T) {
		b := enter(t, units{mercenary: 20})
		b.armyAt[ardoates] = outside(spDorylaion)
		b.clash(6, 6, 1, 1, safe, safe)
		prove.Is(t, "strength", b.battle.sides[1].strength, 11)
		prove.Is(t, "dice", b.battle.sides[1].dice, [2]int8{3, 3})
		prove.Is(t, "P", b.popularity(antigonos), 2)
	})
	t.Run("10.9 a Minor General gains nothing", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, minorOf(0, 0), outside(spGordion), units{mercenary: 20})
		b.armyAt[seuthes] = outside(spDorylaion)
		b.dice(6, 6, 6, 1, 1)
		b.play("activate minor-1-1", "step dorylaion")
		prove.Is(t, "Seuthes", b.armyAt[seuthes], gone)
		prove.Is(t, "P", b.popularity(minorOf(0, 0)), 0)
	})
	t.Run("10.5 a moving army attacks, may be evaded, and goes back after a draw", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(1, peithon, outside(spDorylaion), units{mercenary: 6})
		b.control(0, spChalkedon, spKelainai, spKyzikos)
		b.dice(5, 5, 5, 5, safe, safe, 1)
		b.armyAt[seuthes] = outside(spGordion)
		b.pushArmyEntry(b.ctx(), seuthes, spGordion, spDorylaion)
		b.settle(b.ctx())
		prove.Is(t, "result", b.result, armyDriven)
		prove.Is(t, "Seuthes", b.armyAt[seuthes], outside(spGordion))
		b.pushArmyEntry(b.ctx(), seuthes, spGordion, spDorylaion)
		b.dice(6, 6, 1, 1, safe, safe, 1)
		b.settle(b.ctx())
		prove.Is(t, "result", b.result, armyStands)
		b.where(peithon, boxed(1))
	})
	t.Run("10.5 nobody's status changes", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(1, peithon, outside(spMiletos), units{mercenary: 6})
		b.armyAt[seuthes] = outside(spGordion)
		b.pushArmyEntry(b.ctx(), seuthes, spGordion, spDorylaion)
		b.settle(b.ctx())
		prove.Is(t, "kinds", b.result, armyGoesOn)
		prove.Is(t, "Champions", b.champions, rules.Seats(3))
	})
}

func TestHostileActs(t *testing.T) {
	fight := func(t *testing.T, prepare func(b *table)) *table {
		b := meeting(t, units{mercenary: 6}, units{mercenary: 5})
		prepare(b)
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		return b
	}
	t.Run("11.19 c a land battle against a Champion makes a Successor", func(t *testing.T) {
		prove.Is(t, "Champion", fight(t, func(*table) {}).isChampion(0), false)
	})
	t.Run("11.21 11.22 not against the Usurper, a Successor or a Condemned Commander", func(t *testing.T) {
		prove.Is(t, "Usurper", fight(t, func(b *table) { b.usurper = 1 }).isChampion(0), true)
		prove.Is(t, "Successor", fight(t, func(b *table) { b.champions = 1 }).isChampion(0), true)
		prove.Is(t, "Condemned", fight(t, func(b *table) { b.condemned = peithon.bit() }).isChampion(0), true)
	})
	t.Run("11.19 d an interception that leads to battle is the interceptor's act", func(t *testing.T) {
		for _, own := range []bool{false, true} {
			b := invader(t, 2, units{loyal: 2})
			if own {
				b.control(1, spDorylaion)
			}
			b.dice(6, 6, 6, 1, 1, safe, safe, safe, safe, 1)
			b.play("step dorylaion", "intercept leonnatos kelainai", "yes", "pass")
			prove.Is(t, "interceptor a Champion", b.isChampion(1), own)
			prove.Is(t, "mover a Champion", b.isChampion(0), !own)
		}
	})
}

func TestAttritionRules(t *testing.T) {
	prove.Line(t, "S002-102 7.34 the number of CUs is the column unless a rule names one; never more are lost than there are", func(t *testing.T) {
		b := newTable(t, 2)
		b.addUnits(outside(spGordion), 1, mercenary, 1)
		b.dice(6)
		b.sufferAttrition(b.ctx(), outside(spGordion), ambushColumn, EvAttrition)
		b.settle(b.ctx())
		prove.Is(t, "left", b.size(outside(spGordion)), 0)
	})
	prove.Line(t, "S002-101 option 18.2: forage attrition only with the option", func(t *testing.T) {
		b := newWar(t, 2)
		b.addUnits(outside(spGordion), 0, mercenary, 18)
		b.options |= optForageAttrition
		b.dice(6)
		b.forageAttrition(b.ctx(), spGordion, 18)
		b.settle(b.ctx())
		b.hold(outside(spGordion), mercenary, 11)
		const crowd = "players 2\nturn 2\nask 1 forage\nhand 1 mutiny\ncontrol 1 gordion\nunits 1 gordion mercenary 12\n"
		prove.Is(t, "without the option one CU goes", position(t, crowd).stacks[spGordion].size(), 11)
		prove.Is(t, "with it the die decides, here a 1", position(t, crowd+"options forage-attrition").stacks[spGordion].size(), 12-lossesOf(1, 12))
	})
}
