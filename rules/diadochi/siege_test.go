package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// besieging is seat 0's Antigonos with CUs before a space of another, activated with 4 MP.
func besieging(t *testing.T, sp space, owner rules.Seat, got units) *table {
	b := newWar(t, 3)
	b.control(owner, sp)
	b.army(0, antigonos, outside(sp), got)
	b.dice(6)
	b.play("activate antigonos")
	return b
}

func TestSiege(t *testing.T) {
	prove.Line(t, "S003-50 S003-57 9.1 targets", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spKelainai, spDorylaion, spPisidai)
		b.control(independents, spGordion, spIsaura, spMazaka)
		for sp, want := range map[space]bool{
			spKelainai: true, spDorylaion: false, spPisidai: false, spGordion: true, spIsaura: true, spMazaka: true, spAnkyra: false,
		} {
			prove.Is(t, spaces[sp].id, b.isSiegeTarget(0, sp), want)
		}
		prove.Is(t, "own city", b.isSiegeTarget(1, spKelainai), false)
	})
	prove.Line(t, "S003-63 1.20 a city without a PC needs no siege", func(t *testing.T) {
		b := newWar(t, 2)
		prove.Is(t, "refusal", b.siegeRefusal(0, spKelainai), noSiegeTarget)
		b.addUnits(outside(spKelainai), 0, mercenary, 1)
		b.surrender(b.ctx(), 0)
		prove.Is(t, "in the Surrender Segment one CU takes it", b.pc[spKelainai], 0)
	})
	prove.Line(t, "S003-58 S003-59 9.4 each attempt of an activated Army costs 2 MP, as often as MP allow", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 5})
		b.dice(3, 3)
		b.play("siege kelainai") // -1: 2, nothing
		prove.Is(t, "MP", int(b.march.points), 2)
		b.play("siege kelainai")
		prove.Is(t, "march", b.march.on, false)
	})
	prove.Line(t, "S003-59 9.2 three CUs at least", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 3})
		b.play("drop mercenary 1")
		b.refused("siege kelainai", "diadochi.why.siege-three-cus")
	})
	prove.Line(t, "S003-60 S003-64 9.10 9.12 points first, then the besieger's losses", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 3, loyal: 2})
		b.dice(4)
		b.play("siege kelainai") // 3: 1 SP, 1 CU
		b.asks(inLosses)
		prove.Is(t, "SP", int(b.siege[spKelainai]), 1)
		b.play("lose loyal")
		prove.Is(t, "left", b.size(marching), 4)
	})
	prove.Line(t, "S003-61 S003-65 S003-81 9.11 9.26 points add up; at 3 the PC and all points go", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 9})
		b.dice(6, 6, 6)
		b.play("siege kelainai", "siege kelainai")
		prove.Is(t, "SP after two attempts", int(b.siege[spKelainai]), 2)
		b.clearSegmentMarks()
		b.play("activate antigonos")
		b.dice(6)
		b.play("siege kelainai")
		prove.Is(t, "PC", b.pc[spKelainai], nobody)
		prove.Is(t, "SP", b.siege[spKelainai], 0)
	})
	prove.Line(t, "S003-51 S003-62 9.9 one point for a Minor City of the Independents, two for a Stronghold", func(t *testing.T) {
		b := besieging(t, spGordion, independents, units{mercenary: 5})
		b.dice(4)
		b.play("siege gordion")
		prove.Is(t, "PC", b.pc[spGordion], nobody)
		b = besieging(t, spIsaura, independents, units{mercenary: 5})
		b.dice(4, 4)
		b.play("siege isaura")
		prove.Is(t, "after one", b.pc[spIsaura], independents)
		b.play("siege isaura")
		prove.Is(t, "after two", b.pc[spIsaura], nobody)
	})
	prove.Line(t, "S003-84 9.28 in an Activation Segment no PC is placed", func(t *testing.T) {
		b := besieging(t, spGordion, independents, units{mercenary: 5})
		b.dice(6)
		b.play("siege gordion")
		b.asks(inMarch)
		prove.Is(t, "PC", b.pc[spGordion], nobody)
	})
	prove.Line(t, "S003-53 9.7 besieging a Champion's Major City costs the status", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 5})
		prove.Is(t, "before", b.isChampion(0), true)
		b.dice(3)
		b.play("siege kelainai")
		prove.Is(t, "after", b.isChampion(0), false)
		b = besieging(t, spKelainai, independents, units{mercenary: 5})
		b.dice(3)
		b.play("siege kelainai")
		prove.Is(t, "against Independents", b.isChampion(0), true)
		b = besieging(t, spKelainai, 1, units{mercenary: 5})
		b.usurper = 1
		b.dice(3)
		b.play("siege kelainai")
		prove.Is(t, "against the Usurper", b.isChampion(0), true)
	})
	prove.Line(t, "S003-56 9.5 who was moved by another, fought or was dropped there does not count", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(independents, spGordion)
		b.army(0, antigonos, outside(spAnkyra), units{mercenary: 3})
		b.army(0, leonnatos, outside(spGordion), units{mercenary: 2})
		b.dice(6, 1)
		b.play("activate antigonos", "step gordion")
		b.play("siege gordion") // his own three count
		prove.Is(t, "PC", b.pc[spGordion], independents)
		b.play("done")
		b.dice(6)
		b.play("activate leonnatos")
		b.refused("siege gordion", "diadochi.why.siege-three-cus")
		b.play("take mercenary 2")
		b.refused("take mercenary 1", "diadochi.why.moved-already")
		b.refused("siege gordion", "diadochi.why.siege-three-cus")
		prove.Is(t, "in a Surrender Segment now", b.siegeRefusal(0, spGordion), siegeThreeCUs)
		b.play("done")
		b.clearSegmentMarks()
		prove.Is(t, "in the next", b.siegeRefusal(0, spGordion) == nil, true)
		b.fought = b.generalsAt(outside(spGordion), 0)
		prove.Is(t, "a general who fought does not lead", b.siegeRefusal(0, spGordion), siegeNoArmy)
	})
	t.Run("9.2 no enemy CUs outside; 13: no truce", func(t *testing.T) {
		b := newWar(t, 3)
		b.control(1, spKelainai)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 5})
		b.makeTruce(b.ctx(), 0, 1)
		prove.Is(t, "truce", b.siegeRefusal(0, spKelainai), truceForbids)
	})
	prove.Line(t, "S003-66 S003-67 9.18 the points go when all besiegers have left", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 9})
		b.dice(6)
		b.play("siege kelainai", "drop mercenary 1", "step dorylaion")
		prove.Is(t, "while one stays", int(b.siege[spKelainai]), 1)
		b.play("done")
		b = besieging(t, spKelainai, 1, units{mercenary: 9})
		b.dice(6)
		b.play("siege kelainai", "step dorylaion")
		prove.Is(t, "when all have left", b.siege[spKelainai], 0)
	})
}

func TestSiegeModifiers(t *testing.T) {
	modifier := func(sp space, r SiegeReason, prepare func(b *table, a *assault)) int {
		b := newWar(t, 2)
		b.control(1, sp)
		b.army(0, antigonos, outside(sp), units{mercenary: 5})
		a := assault{sp: sp, seat: 0, at: outside(sp), general: antigonos}
		prepare(b, &a)
		return b.siegeModifier(&a, r)
	}
	plain := func(*table, *assault) {}
	prove.Line(t, "S003-68 S003-70 S003-71 the city", func(t *testing.T) {
		prove.Is(t, "Korinthos", modifier(spKorinthos, SiegeCity, plain), -2)
		prove.Is(t, "Rhodos", modifier(spRhodos, SiegeCity, plain), -1)
		prove.Is(t, "Memphis", modifier(spMemphis, SiegeCity, plain), 1)
		prove.Is(t, "Babylon", modifier(spBabylon, SiegeCity, plain), 1)
	})
	prove.Line(t, "S003-69 S002-109 a Port without a fleet of the besieger", func(t *testing.T) {
		prove.Is(t, "no fleet", modifier(spTyros, SiegePort, plain), -1)
		prove.Is(t, "no Port", modifier(spKelainai, SiegePort, plain), 0)
		prove.Is(t, "a fleet", modifier(spTyros, SiegePort, func(b *table, _ *assault) { b.fleetOf[0] = 0 }), 0)
		prove.Is(t, "a dispersed fleet", modifier(spTyros, SiegePort, func(b *table, _ *assault) { b.fleetOf[0], b.fleetDispersed = 0, 1 }), -1)
	})
	prove.Line(t, "S003-72 Demetrios or Menelaos in command", func(t *testing.T) {
		lead := func(g general) func(*table, *assault) {
			return func(b *table, a *assault) { b.at[antigonos] = boxed(0); b.general(0, g, a.at); a.general = g }
		}
		prove.Is(t, "Demetrios", modifier(spTyros, SiegeAbility, lead(demetrios)), 1)
		prove.Is(t, "Menelaos", modifier(spTyros, SiegeAbility, lead(menelaos)), 1)
		prove.Is(t, "as Subordinate", modifier(spTyros, SiegeAbility, func(b *table, a *assault) { b.general(0, menelaos, a.at) }), 0)
	})
	prove.Line(t, "S003-73 Poliarchos inside, Commander or not", func(t *testing.T) {
		prove.Is(t, "inside", modifier(spTyros, SiegePoliarchos, func(b *table, a *assault) {
			b.general(1, peithon, inside(a.sp))
			b.general(1, poliarchos, inside(a.sp))
		}), -1)
		prove.Is(t, "not there", modifier(spTyros, SiegePoliarchos, plain), 0)
		stands := func(p rules.Seat, at place) func(*table, *assault) {
			return func(b *table, _ *assault) { b.general(p, poliarchos, at) }
		}
		prove.Is(t, "outside before it", modifier(spTyros, SiegePoliarchos, stands(1, outside(spTyros))), 0)
		prove.Is(t, "inside another city", modifier(spTyros, SiegePoliarchos, stands(1, inside(spMemphis))), 0)
		prove.Is(t, "inside, of another Faction", modifier(spTyros, SiegePoliarchos, stands(0, inside(spTyros))), 0)
	})
	prove.Line(t, "S003-74 The Helepolis; S003-75 Traitor inside City", func(t *testing.T) {
		prove.Is(t, "Helepolis", modifier(spTyros, SiegeHelepolis, func(b *table, _ *assault) { b.helepolis = antigonos }), 1)
		b := besieging(t, spKelainai, 1, units{mercenary: 5})
		b.hand(0, cardTraitorInsideCity)
		b.dice(1) // 1 -1 +3 = 3
		b.play("siege kelainai", "surprise traitor-inside-city", "pass")
		prove.Is(t, "total", b.told(EvSiegeRoll).N, 3)
		prove.Is(t, "SP", int(b.siege[spKelainai]), 1)
	})
	t.Run("10: Engineers: 1 MP and one loss fewer", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 5})
		b.engineers = antigonos
		b.dice(4)
		b.play("siege kelainai")
		prove.Is(t, "MP", int(b.march.points), 3)
		prove.Is(t, "left", b.size(marching), 5)
	})
}

func TestFallOfCity(t *testing.T) {
	fall := func(t *testing.T, prepare func(b *table), faces ...int) *table {
		b := besieging(t, spKelainai, 1, units{mercenary: 9})
		b.siege[spKelainai] = 2
		prepare(b)
		b.dice(append([]int{5}, faces...)...)
		b.play("siege kelainai")
		return b
	}
	prove.Line(t, "S003-52 S003-65 S003-82 9.27 pieces inside suffer as if they had lost a land battle", func(t *testing.T) {
		b := fall(t, func(b *table) {
			b.army(1, peithon, inside(spKelainai), units{loyal: 2})
			b.general(1, nearchos, inside(spKelainai))
			b.giveRoyal(b.ctx(), herakles, 1, inside(spKelainai))
		}, 1, 2, 6, 6, 6)
		b.where(peithon, gone)
		b.where(nearchos, boxed(1))
		b.hold(boxed(1), loyal, 1)
		b.hold(inside(spKelainai), loyal, 0)
		prove.Is(t, "Herakles", b.royalOf[herakles], rules.Seat(0))
	})
	prove.Line(t, "S002-95 9.15 RA inside go over when points are gained and the Prestige is lower", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 9})
		b.army(1, peithon, inside(spKelainai), units{royalArmy: 2})
		b.champions = 0
		b.cart, b.cartOf = marching, 0
		b.dice(5)
		b.play("siege kelainai")
		b.hold(marching, royalArmy, 2)
		b.hold(inside(spKelainai), royalArmy, 0)
	})
	prove.Line(t, "9.15 not without a point, not at equal Prestige; S002-96 nothing else", func(t *testing.T) {
		b := besieging(t, spKelainai, 1, units{mercenary: 9})
		b.army(1, peithon, inside(spKelainai), units{royalArmy: 2})
		b.champions = 0
		b.dice(5, 3)
		b.play("siege kelainai")
		b.hold(inside(spKelainai), royalArmy, 2)
		b.champions = 1
		b.play("siege kelainai")
		b.hold(inside(spKelainai), royalArmy, 2)
	})
	t.Run("9.27 the Silver Shields join the besieger", func(t *testing.T) {
		b := fall(t, func(b *table) {
			b.silverState = silverInPlay
			b.addUnits(inside(spKelainai), 1, silver, 2)
		}, 1)
		b.hold(outside(spKelainai), silver, 0)
		b.hold(marching, silver, 2)
	})
	t.Run("9.29 Independent PCs have no garrison; royals inside are captured", func(t *testing.T) {
		b := besieging(t, spAmbrakia, independents, units{mercenary: 5})
		b.fleetOf[0] = 0
		b.siege[spAmbrakia] = 2
		b.royalAt[olympias] = inside(spAmbrakia)
		b.dice(6)
		b.play("siege ambrakia")
		prove.Is(t, "Olympias", b.royalOf[olympias], rules.Seat(0))
	})
}

func TestSurrenderSieges(t *testing.T) {
	surrender := func(t *testing.T) *table {
		b := newTable(t, 2)
		b.pop(0)
		b.pop(0)
		b.segment = surrenderSegment
		b.control(1, spKelainai)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 9})
		b.push(frame{kind: inSurrender, seat: 0})
		b.settle(b.ctx())
		return b
	}
	prove.Line(t, "S003-54 S003-55 at most one for each space, free of MP", func(t *testing.T) {
		b := surrender(t)
		b.dice(5)
		b.addUnits(outside(spGordion), 0, mercenary, 3)
		b.control(independents, spGordion)
		b.general(0, leonnatos, outside(spGordion))
		b.play("siege kelainai")
		prove.Is(t, "SP", int(b.siege[spKelainai]), 1)
		b.refused("siege kelainai", "diadochi.why.sieged-already")
	})
	prove.Line(t, "S000-18 S000-19 S003-83 9.28 the PC may be placed at once", func(t *testing.T) {
		for _, answer := range []string{"yes", "pass"} {
			b := surrender(t)
			b.siege[spKelainai] = 2
			b.push(frame{kind: inActivations, seat: 0})
			b.pushSiege(0, spKelainai, true)
			b.dice(5)
			b.settle(b.ctx())
			b.asks(inSiege)
			b.play(answer)
			prove.Is(t, answer, b.pc[spKelainai] == 0, answer == "yes")
		}
	})
}

func TestBesieged(t *testing.T) {
	shutIn := func(t *testing.T, sp space) *table {
		b := newWar(t, 2)
		b.control(0, sp)
		b.army(0, antigonos, inside(sp), units{loyal: 2})
		b.army(1, peithon, outside(sp), units{mercenary: 4})
		return b
	}
	prove.Line(t, "S003-76 9.21 no march out, but a sortie without reactions, overrun or MP", func(t *testing.T) {
		b := shutIn(t, spKelainai)
		b.dice(1)
		b.play("activate antigonos")
		b.refused("step dorylaion", "diadochi.why.besieged-by-land")
		b.refused("sail dorylaion", "diadochi.why.no-port")
		b.dice(6, 6, 1, 1, safe, safe, safe, safe, 1)
		b.play("sortie")
		prove.Is(t, "battle", b.battle.sortie, true)
		b.where(antigonos, outside(spKelainai))
		b.where(peithon, boxed(1))
		prove.Is(t, "status", b.isChampion(0), true) // 11.21
	})
	t.Run("7.22 a draw sends them back inside", func(t *testing.T) {
		b := shutIn(t, spKelainai)
		b.control(0, spKelainai)
		b.dice(1, 4, 4, 5, 5, safe, safe, safe, safe, 1) // 4+1 strength on both sides
		b.play("activate antigonos")
		b.addUnits(outside(spKelainai), 1, mercenary, 1)
		b.play("sortie")
		prove.Is(t, "winner", b.battle.winner, int8(1))
		b = shutIn(t, spKelainai)
		b.addUnits(outside(spKelainai), 1, mercenary, 1)
		b.dice(1, 5, 5, 5, 5, safe, safe, safe, safe, 1, 1)
		b.play("activate antigonos", "sortie")
		prove.Is(t, "winner", b.battle.winner, draw)
		b.where(antigonos, inside(spKelainai))
		b.hold(inside(spKelainai), loyal, 2)
	})
	prove.Line(t, "S003-77 S003-79 9.22 out of and into a besieged Port by sea", func(t *testing.T) {
		b := shutIn(t, spKyzikos)
		b.dice(6)
		b.play("activate antigonos", "sail byzantion", "done")
		b.where(antigonos, marching)
		prove.Is(t, "where", b.march.at, spByzantion)
		b.play("done")
		b.clearTurnMarks()
		b.used = 0
		b.control(0, spKyzikos)
		b.addUnits(inside(spKyzikos), 0, mercenary, 1)
		b.dice(6)
		b.play("activate antigonos", "sail kyzikos")
		prove.Is(t, "full city", b.endInsideRefusal(spKyzikos, 2), cityIsFull)
	})
	prove.Line(t, "S003-78 leaving a besieged Port by sea can be intercepted", func(t *testing.T) {
		b := shutIn(t, spKyzikos)
		b.control(1, spRhodos, spLindos, spAbydos)
		b.dice(6)
		b.play("activate antigonos", "sail byzantion", "done")
		prove.Is(t, "asked", b.Pending(nil)[0].Prompt.Key, "diadochi.ask.naval-interception")
		prove.Is(t, "by", b.asked(), rules.Seat(1))
	})
	prove.Line(t, "S003-79 a general alone or 1-2 CUs go inside; S003-80 never more than 2", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(0, spKyzikos)
		b.army(1, peithon, outside(spKyzikos), units{mercenary: 4})
		b.army(0, antigonos, outside(spByzantion), units{loyal: 2})
		b.dice(6)
		b.play("activate antigonos", "sail kyzikos", "choose 1")
		prove.Is(t, "base", b.march.base, inside(spKyzikos))
		b.play("done")
		b.where(antigonos, inside(spKyzikos))
		b.hold(inside(spKyzikos), loyal, 2)
		b.general(0, leonnatos, outside(spByzantion))
		b.used = 0
		b.dice(6)
		b.play("activate leonnatos", "sail kyzikos")
		b.refused("done", "diadochi.why.needs-cus")
		b.play("choose 1")
		b.where(leonnatos, inside(spKyzikos))
	})
	t.Run("9.23 besieged CUs without a general stay put", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(0, spKelainai)
		b.addUnits(inside(spKelainai), 0, mercenary, 1)
		b.army(1, peithon, outside(spKelainai), units{mercenary: 4})
		for _, m := range rules.Moves(b, 0, nil) {
			if m.Verb == activateVerb || m.Verb == goOutVerb {
				t.Errorf("%s is legal", Game.Format(m))
			}
		}
	})
}
