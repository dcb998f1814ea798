package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestSiegeRules(t *testing.T) {
	t.Run("9.8 nobody besieges his own city", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(0, spKelainai)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		prove.Is(t, "refusal", b.siegeRefusal(0, spKelainai), noSiegeTarget)
	})
	t.Run("9.16 11.14 a Commander outside the city is of no use to the besieged", func(t *testing.T) {
		besieged := func(at place) *table {
			b := besieging(t, spKelainai, 1, units{mercenary: 5})
			b.addUnits(inside(spKelainai), 1, royalArmy, 2)
			b.general(1, krateros, at) // P +2
			b.giveRoyal(b.ctx(), olympias, 0, outside(spPella))
			b.champions = 0
			b.dice(4)
			b.play("siege kelainai")
			return b
		}
		b := besieged(inside(spKelainai)) // 2 against 2: they stay
		prove.Is(t, "RA with Krateros inside", b.stacks[inside(spKelainai)].cu[royalArmy], 2)
		b = besieged(outside(spPella)) // 0 against 2
		prove.Is(t, "RA with Krateros away", b.stacks[inside(spKelainai)].cu[royalArmy], 0)
	})
	t.Run("9.24 the besieged do not forage and make no space surrender", func(t *testing.T) {
		c := position(t, `players 2
			turn 2
			ask 1 surrender
			control 1 kelainai
			control 2 dorylaion
			units 1 kelainai/in mercenary 2
			units 2 kelainai mercenary 9
			hand 1 mutiny`)
		prove.Is(t, "Kelainai", c.pc[spKelainai], 0)
		prove.Is(t, "Dorylaion", c.pc[spDorylaion], 1)
		prove.Is(t, "inside", c.stackAt(inside(spKelainai)).size(), 2)
		c.push(frame{kind: inForage, seat: 0})
		c.settle(ctx{ch: c.luck})
		prove.Is(t, "asked for a loss", c.prompt() == "diadochi.ask.forage", false)
	})
	t.Run("9.25 the besieged do not join a battle outside", func(t *testing.T) {
		b := newWar(t, 3)
		b.control(1, spKelainai)
		b.addUnits(inside(spKelainai), 1, loyal, 2)
		b.army(2, eumenes, outside(spKelainai), units{mercenary: 4})
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 6})
		b.dice(6, 6, 6, 4, 4, 6, 6, 6, 6, 1)
		b.play("activate antigonos", "step kelainai")
		for !b.happened(EvBattle) {
			b.play("pass")
		}
		prove.Is(t, "defender", b.battle.sides[1].seat, 2)
		prove.Is(t, "strength", b.battle.sides[1].strength, 4)
		b.hold(inside(spKelainai), loyal, 2)
	})
	t.Run("8.28 losing at sea costs no general his life", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 4})
		b.dice(1, 1, 6, 6, 4) // two dice of each fleet, 4 CUs roll 4: 1e
		b.control(1, spRhodos)
		b.fleetOf[6] = 0
		b.play("sail miletos", "sail halikarnassos", "escort karia", "done", "target halikarnassos")
		prove.Is(t, "he lost", b.told(EvNavalEnds).Seat, 1)
		b.where(antigonos, outside(spAthenai))
		prove.Is(t, "leader checks", b.happened(EvLeaderCheck), false)
	})
	t.Run("10.7 an army that comes to rest makes its space Independent; Major Cities stay", func(t *testing.T) {
		move := func(army army, from, to space) *table {
			b := newTable(t, 2)
			b.armyAt[army] = outside(from)
			b.control(0, to)
			b.active, b.segment, b.depth = nobody, noSegment, 1
			b.pushArmyMove(1, army, 3)
			b.settle(b.ctx())
			b.play("move-army " + armies[army].id + " " + spaces[to].id)
			if b.top().kind == inArmyMove {
				b.play("done")
			}
			return b
		}
		prove.Is(t, "Kardia", move(seuthes, spOdrysai, spKardia).pc[spKardia], independents)
		prove.Is(t, "Byzantion", move(seuthes, spOdrysai, spByzantion).pc[spByzantion], 0)
	})
}

func TestLegitimacyRules(t *testing.T) {
	t.Run("11.4 legitimacy changes at once with its sources; 11.5 it is never below 0", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ngeneral 1 krateros pella\ngeneral 1 eumenes gaza\nroyal olympias pella 1")
		prove.Is(t, "Champion and Olympias", c.legitimacy(0), 5)
		c.condemned |= krateros.bit()
		prove.Is(t, "Krateros Condemned", c.legitimacy(0), 2)
		c.condemned |= eumenes.bit()
		prove.Is(t, "two Condemned", c.legitimacy(0), 0)
	})
	t.Run("11.12 11.16 RA that went over serve the new owner in every way", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 1, royalArmy: 2})
		b.giveRoyal(b.ctx(), philippos, 0, outside(spGordion))
		b.champions = 0
		b.clash(6, 6, 1, 1, safe, safe, safe, safe, 1)
		at := outside(spDorylaion)
		prove.Is(t, "RA", b.count(at, royalArmy), 2)
		prove.Is(t, "owner", b.stacks[at].owner, 0)
		b.clearSegmentMarks()
		b.dice(6)
		b.play("activate antigonos", "step gordion")
		prove.Is(t, "they march with him", b.count(marching, royalArmy), 2)
	})
	t.Run("11.23 a truce forbids what its card says and nothing else", func(t *testing.T) {
		b := newWar(t, 3)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.addUnits(outside(spIkonion), 1, mercenary, 1)
		b.addUnits(outside(spDorylaion), 2, mercenary, 1)
		b.makeTruce(b.ctx(), 0, 1)
		b.dice(6)
		b.play("activate antigonos")
		b.refused("step ikonion", "diadochi.why.truce-forbids")
		prove.Is(t, "against a third", b.Check(0, b.move("step dorylaion")) == nil, true)
	})
}

func TestRoyalRules(t *testing.T) {
	t.Run("12.1 a space holds any number of royals; they are no CUs", func(t *testing.T) {
		b := newWar(t, 2)
		for r := range royal(numRoyals) {
			b.giveRoyal(b.ctx(), r, 0, outside(spPella))
		}
		prove.Is(t, "CUs", b.unitsOnMap(0), 0)
		prove.Is(t, "royals", b.royalsAt(outside(spPella)), uint8(1<<numRoyals-1))
		prove.Is(t, "seven", numRoyals, 7)
	})
	t.Run("12.2 their legitimacy", func(t *testing.T) {
		for r, worth := range map[royal]int{philippos: 2, alexandros: 2, herakles: 1, olympias: 2, kleopatra: 2, thessalonike: 1, eurydike: 1} {
			b := newWar(t, 2)
			before := b.legitimacy(0)
			b.giveRoyal(b.ctx(), r, 0, outside(spPella))
			prove.Is(t, royalIDs[r], b.legitimacy(0)-before, worth)
		}
		b := newWar(t, 2)
		b.giveRoyal(b.ctx(), philippos, 0, outside(spPella))
		b.giveRoyal(b.ctx(), eurydike, 0, outside(spPella))
		prove.Is(t, "Philippos and Eurydike together", b.legitimacy(0), 3+2+1+1)
		b.general(0, leonnatos, outside(spPella))
		b.marry(b.ctx(), kleopatra, leonnatos)
		prove.Is(t, "and Kleopatra married", b.legitimacy(0), 7+2+1)
	})
	t.Run("12.3 who controls the place of entry controls the princess", func(t *testing.T) {
		for _, c := range []struct {
			text  string
			owner rules.Seat
			at    place
		}{
			{"control 1 sardis", 0, outside(spSardis)},
			{"units 2 sardis mercenary 1", 1, outside(spSardis)},
			{"control independents sardis", nobody, inside(spSardis)},
			{"", nobody, outside(spSardis)},
		} {
			s := position(t, "players 2\nturn 2\n"+c.text)
			s.royalAt[kleopatra] = aside
			s.enterRoyals(ctx{})
			prove.Is(t, "Kleopatra's, "+c.text, s.royalOf[kleopatra], c.owner)
			prove.Is(t, "place, "+c.text, s.royalAt[kleopatra], c.at)
		}
	})
	t.Run("12.6 12.7 a CU takes unattached royals, but not out of an enemy or Independent Major City", func(t *testing.T) {
		for _, owner := range []rules.Seat{1, independents} {
			b := newWar(t, 2)
			b.control(owner, spKelainai)
			b.giveRoyal(b.ctx(), olympias, nobody, inside(spKelainai))
			b.giveRoyal(b.ctx(), herakles, nobody, outside(spKelainai))
			b.army(0, antigonos, outside(spDorylaion), units{mercenary: 2})
			b.dice(6)
			b.play("activate antigonos", "step kelainai", "done")
			prove.Is(t, "Herakles", b.royalOf[herakles], 0)
			prove.Is(t, "Olympias", b.royalOf[olympias], nobody)
		}
	})
	t.Run("12.5 12.8 royals are carried and left at no cost, by a lone general too", func(t *testing.T) {
		b := newWar(t, 2)
		b.general(0, antigonos, outside(spKelainai))
		b.control(0, spKelainai, spGordion)
		b.giveRoyal(b.ctx(), herakles, 0, outside(spKelainai))
		b.dice(6)
		b.play("activate antigonos")
		if b.royalAt[herakles] != marching {
			b.play("take-royal herakles")
		}
		b.play("step dorylaion", "step gordion")
		prove.Is(t, "MP", int(b.march.points), 2)
		b.play("drop-royal herakles", "done")
		prove.Is(t, "place", b.royalAt[herakles], outside(spGordion))
		prove.Is(t, "controller", b.royalOf[herakles], 0)
	})
	t.Run("12.10 royals with a dispersed force are captured, or unattached if no player won", func(t *testing.T) {
		for winner, owner := range map[rules.Seat]rules.Seat{1: 1, independents: nobody} {
			b := newWar(t, 2)
			b.army(0, antigonos, outside(spKelainai), units{mercenary: 2})
			b.giveRoyal(b.ctx(), herakles, 0, outside(spKelainai))
			b.disperse(b.ctx(), outside(spKelainai), winner)
			prove.Is(t, "place", b.royalAt[herakles], outside(spKelainai))
			prove.Is(t, "controller", b.royalOf[herakles], owner)
		}
	})
	t.Run("12.11 a groom is a bachelor, 12.13 the dead are out of the game", func(t *testing.T) {
		b := newWar(t, 2)
		b.general(0, leonnatos, outside(spPella))
		prove.Is(t, "bachelor", b.isMarried(leonnatos), false)
		b.marry(b.ctx(), kleopatra, leonnatos)
		prove.Is(t, "husband", b.isMarried(leonnatos), true)
		b.killRoyal(b.ctx(), kleopatra)
		prove.Is(t, "widower", b.isMarried(leonnatos), false)
		prove.Is(t, "Kleopatra", b.royalAt[kleopatra], gone)
	})
}

func TestCartRules(t *testing.T) {
	t.Run("13.1 the Cart starts in Babylon and is no CU", func(t *testing.T) {
		s := randomStart(t, 2, 0, 1)
		prove.Is(t, "place", s.cart, outside(spBabylon))
	})
	t.Run("13.2 it belongs to the CU beside it, else to the control of its space, else to nobody", func(t *testing.T) {
		b := newWar(t, 2)
		b.moveCart(b.ctx(), outside(spPella))
		prove.Is(t, "alone", b.cartOf, nobody)
		b.control(1, spPella)
		b.updateCart(b.ctx())
		prove.Is(t, "under control", b.cartOf, 1)
		b.addUnits(outside(spPella), 0, mercenary, 1)
		b.updateCart(b.ctx())
		prove.Is(t, "with a CU", b.cartOf, 0)
		b.control(independents, spPella)
		b.takeUnits(outside(spPella), mercenary, 1)
		b.updateCart(b.ctx())
		prove.Is(t, "with Independents", b.cartOf, nobody)
	})
}

func TestRecruitingRules(t *testing.T) {
	scene := "players 2\nturn 4\nask 1 tyche\ndealt 2\nhand 1 mutiny\ncontrol 1 byzantion\n"
	t.Run("15.8 a general who can arrive nowhere is not chosen", func(t *testing.T) {
		c := position(t, scene+"units 2 byzantion mercenary 1\nunits 2 babylon mercenary 1\nunits 2 opis mercenary 1\nunits 2 ouruk mercenary 1\nunits 2 is mercenary 1")
		c.refused("recruit mutiny seleukos", "15.8")
		c.allowed("recruit mutiny lysimachos")
	})
	t.Run("15.10 one who arrived may be activated in the same Player Turn", func(t *testing.T) {
		c := position(t, scene)
		c.play("recruit mutiny lysimachos")
		for c.prompt() != "diadochi.ask.activations" {
			m := rules.Moves(c.state, c.asked(), nil)
			c.Apply(c.asked(), m[len(m)-1], c.luck, &c.log)
		}
		prove.Is(t, "Lysimachos on the map", onMap(c.at[lysimachos]), true)
		c.allowed("activate lysimachos")
	})
}
