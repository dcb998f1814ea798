package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestMovementRules(t *testing.T) {
	onTheWay := func(t *testing.T) *table {
		b := newWar(t, 3)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.dice(6)
		b.play("activate antigonos")
		return b
	}
	t.Run("5.6 MP need not be used and are not kept; 5.7 after the roll he may stay", func(t *testing.T) {
		b := onTheWay(t)
		prove.Is(t, "MP", int(b.march.points), 4)
		b.play("done")
		b.where(antigonos, outside(spKelainai))
		prove.Is(t, "MP left", int(b.march.points), 0)
		b.refused("activate antigonos", "diadochi.why.activated-already")
	})
	t.Run("5.11 a senior general who is picked up commands, the activated one's roll stands", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, leonnatos, outside(spKelainai), units{mercenary: 2})
		b.general(0, perdikkas, outside(spDorylaion))
		b.dice(3) // Initiative 3 of Leonnatos: 3 MP
		b.play("activate leonnatos", "step dorylaion", "take-general perdikkas")
		prove.Is(t, "MP", int(b.march.points), 2)
		prove.Is(t, "Commander", b.commanderAt(marching, 0), perdikkas)
		b.play("step gordion", "done")
		b.where(perdikkas, outside(spGordion))
	})
	t.Run("5.12 no limit to CUs by land, 5.13 and they may be left in any space", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spDorylaion)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 20})
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		prove.Is(t, "CUs", b.size(marching), 20)
		b.play("drop mercenary 1", "step gordion", "done")
		b.hold(outside(spDorylaion), mercenary, 1)
		prove.Is(t, "his control stays", b.pc[spDorylaion], 1)
		b = newWar(t, 2)
		b.army(0, antigonos, outside(spTarsos), units{mercenary: 2})
		b.dice(6)
		for sp := range spaces {
			if spaces[sp].kind == transit && byLand[spTarsos].has(space(sp)) {
				b.play("activate antigonos", "step "+spaces[sp].id, "drop mercenary 1", "done")
				prove.Is(t, "CUs in a Transit Point", b.size(outside(space(sp))) > 0, true)
				return
			}
		}
		t.Error("no Transit Point beside Tarsos")
	})
	t.Run("5.18 no two Factions' CUs stay outside in one space", func(t *testing.T) {
		wholeGame(t, 3, 11, func(s *state, _ rules.Seat) {
			for a, at := range s.armyAt {
				if onMap(at) && s.stacks[at].owner != nobody && !s.entry.on && !s.battle.on && s.march.seat != s.stacks[at].owner {
					t.Fatalf("%s shares %s with CUs of seat %d", armies[a].id, placeID(at), s.stacks[at].owner+1)
				}
			}
		})
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 6})
		b.army(1, eumenes, outside(spIkonion), units{mercenary: 4})
		b.dice(6, 6, 6, 4, 4, 6, 6, 6, 6, 1)
		b.play("activate antigonos", "step ikonion", "pass")
		prove.Is(t, "a battle follows", b.happened(EvBattle), true)
	})
	t.Run("5.19 an enemy Major City does not stop the march; 9.17 an Army in its space besieges", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spKelainai)
		b.addUnits(inside(spKelainai), 1, mercenary, 1)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 3})
		b.dice(6)
		b.play("activate antigonos", "step kelainai")
		prove.Is(t, "besieged", b.isBesieged(spKelainai), true)
		b.play("step ikonion", "done")
		prove.Is(t, "besieged after he left", b.isBesieged(spKelainai), false)
		b.where(antigonos, outside(spIkonion))
	})
	t.Run("5.15 the defender's reactions come after the entry, evasion after interception", func(t *testing.T) {
		b := newWar(t, 3)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 6})
		b.army(1, eumenes, outside(spIkonion), units{mercenary: 2})
		b.army(2, peithon, outside(spTyana), units{mercenary: 2})
		b.dice(6)
		b.play("activate antigonos", "step ikonion")
		prove.Is(t, "the MP are paid", int(b.march.points), 3)
		for b.top().kind == inInterception {
			b.play("pass")
		}
		b.asks(inEvasion)
		prove.Is(t, "asked", b.asked(), 1)
	})
	t.Run("5.29 a capture without battle is no hostile act", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 2})
		b.giveRoyal(b.ctx(), herakles, 1, outside(spDorylaion))
		b.dice(6)
		b.play("activate antigonos", "step dorylaion", "done")
		prove.Is(t, "Herakles", b.royalOf[herakles], 0)
		prove.Is(t, "Champion", b.isChampion(0), true)
	})
}

func TestReactionRules(t *testing.T) {
	t.Run("6.15 with no space to go to evasion is not offered", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 6})
		b.army(1, eumenes, outside(spIkonion), units{mercenary: 2})
		for sp := range space(numSpaces) {
			if byRoad[spIkonion].has(sp) {
				b.control(0, sp)
			}
		}
		b.dice(6, 6, 6, 4, 4, 6, 6, 6, 6, 1)
		b.play("activate antigonos", "step ikonion")
		prove.Is(t, "straight to battle", b.happened(EvBattle), true)
	})
	t.Run("6.18 without option 18.3 Independent Armies neither intercept nor evade", func(t *testing.T) {
		b := newWar(t, 2)
		b.armyAt[philon] = outside(spHekatompylos)
		b.army(0, peithon, outside(spRhagai), units{mercenary: 2})
		b.dice(6)
		b.play("activate peithon", "step kaspiangates", "done")
		prove.Is(t, "intercepts", b.happened(EvIntercepts), false)
		b.army(0, antigonos, outside(spZadrakarta), units{mercenary: 8})
		b.dice(6, 6, 6, 4, 4, 6, 6)
		b.play("activate antigonos", "step hekatompylos")
		prove.Is(t, "fights where it stands", b.happened(EvBattle), true)
		prove.Is(t, "evades", b.happened(EvEvades), false)
	})
}

func TestBattleRules(t *testing.T) {
	t.Run("7.1 7.2 the Army that enters attacks; 7.3 pieces inside a city take no part", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spKelainai)
		b.army(1, eumenes, outside(spKelainai), units{mercenary: 4})
		b.addUnits(inside(spKelainai), 1, loyal, 2)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 4})
		b.dice(6, 6, 6, 4, 4, 6, 6, 6, 6, 1)
		b.play("activate antigonos", "step kelainai")
		for !b.happened(EvBattle) {
			b.play("pass")
		}
		prove.Is(t, "attacker", b.battle.sides[0].seat, 0)
		prove.Is(t, "defender", b.battle.sides[1].seat, 1)
		prove.Is(t, "the defender's strength, with 1 for his control", b.battle.sides[1].strength, 4+1)
		b.hold(inside(spKelainai), loyal, 2)
	})
	t.Run("7.9 strength is the sum of CUs and auxiliaries; 7.14 the higher score wins; 7.15 by the difference", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2, loyal: 2}, units{mercenary: 3})
		b.clash(6, 6, 4, 4, safe, safe, safe, safe, 1)
		a, d := &b.battle.sides[0], &b.battle.sides[1]
		prove.Is(t, "attacker", a.strength, 6)
		prove.Is(t, "defender", d.strength, 3)
		prove.Is(t, "attacker's score", a.score, battleScore(12, 6))
		prove.Is(t, "defender's score", d.score, battleScore(8, 3))
		prove.Is(t, "winner", b.told(EvBattleEnds).Seat, 0)
		prove.Is(t, "margin", int(b.battle.margin), int(battleScore(12, 6))-int(battleScore(8, 3)))
	})
	t.Run("7.16 leaders are checked before the loser's attrition, and he is dispersed last", func(t *testing.T) {
		b := meeting(t, units{mercenary: 6}, units{mercenary: 3})
		b.clash(6, 6, 4, 4, safe, safe, safe, safe, 6)
		for b.top().kind == inLosses {
			b.play("lose mercenary")
		}
		var order []uint8
		for _, e := range b.log.Events {
			switch e.Verb {
			case EvLeaderCheck, EvAttrition, EvDispersed:
				if n := len(order); n == 0 || order[n-1] != e.Verb {
					order = append(order, e.Verb)
				}
			}
		}
		prove.Is(t, "steps", len(order), 3)
		prove.Is(t, "first", order[0], EvLeaderCheck)
		prove.Is(t, "last", order[2], EvDispersed)
	})
	t.Run("7.4 a Champion becomes a Successor when the battle really begins", func(t *testing.T) {
		b := meeting(t, units{mercenary: 6}, units{mercenary: 3})
		prove.Is(t, "before", b.isChampion(0), true)
		b.clash(6, 6, 4, 4, safe, safe, safe, safe, 1)
		prove.Is(t, "after", b.isChampion(0), false)
	})
	t.Run("7.29 nobody is dispersed out of a Dispersed Box", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(1, peithon, boxed(1), units{mercenary: 2})
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 2})
		b.disperse(b.ctx(), outside(spKelainai), 1)
		b.where(peithon, boxed(1))
		b.hold(boxed(1), mercenary, 2)
		b.where(antigonos, boxed(0))
	})
	t.Run("7.31 a Stronghold's ambush is a roll on the Attrition Table", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(independents, spPisidai)
		var from, to space = noSpace, noSpace
		for sp := range space(numSpaces) {
			if byLand[spPisidai].has(sp) {
				from, to = to, sp
			}
		}
		b.army(0, antigonos, outside(from), units{mercenary: 12})
		b.dice(6, 6)
		b.play("activate antigonos", "step pisidai", "step "+spaces[to].id)
		prove.Is(t, "ambushed", b.happened(EvAmbushed), true)
		lost, _ := attrition(6, 2)
		for b.top().kind == inLosses {
			b.play("lose mercenary")
		}
		prove.Is(t, "CUs", b.countAll(mercenary), 12-lost)
	})
}
