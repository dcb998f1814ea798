package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// atAthenai is seat 0's Antigonos with CUs in Athenai, activated with 4 MP; seat 1 holds Mytilene and the fleet of
// Rhodos, strength 2.
func atAthenai(t *testing.T, players int, got units) *table {
	b := newWar(t, players)
	b.army(0, antigonos, outside(spAthenai), got)
	b.control(1, spMytilene)
	b.fleetOf[7] = 1
	b.dice(6)
	b.play("activate antigonos")
	return b
}

func TestNavalMovement(t *testing.T) {
	prove.Line(t, "S003-01 S003-04 S003-21 1 MP a space, 2 across the Mediterranean, embarking free", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spHalikarnassos), units{mercenary: 3})
		b.dice(6)
		b.play("activate antigonos", "sail rhodos", "sail alexandreia", "done")
		prove.Is(t, "where", b.march.at, spAlexandreia)
		prove.Is(t, "MP", int(b.march.points), 1)
		prove.Is(t, "a road between Ports is sailed for 1 MP", sailingCost(spMiletos, spHalikarnassos), 1)
		prove.Is(t, "a pass is not", sailingCost(spPaphos, spSalamis), 0)
	})
	prove.Line(t, "S003-03 S003-13 one naval movement in a Segment, 8 CUs at most, also without fleets", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 9})
		b.army(0, leonnatos, outside(spEphesos), units{mercenary: 1})
		b.dice(6)
		b.play("activate antigonos")
		b.refused("sail miletos", "diadochi.why.too-many-aboard")
		b.play("drop mercenary 1", "sail miletos", "done", "done")
		b.dice(6)
		b.play("activate leonnatos")
		b.refused("sail mytilene", "diadochi.why.sailed-already")
	})
	prove.Line(t, "S003-05 S003-11 picking up and dropping off in Ports without landing", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
		b.army(0, leonnatos, outside(spMiletos), units{loyal: 2})
		b.giveRoyal(b.ctx(), herakles, 0, outside(spMiletos))
		b.dice(6)
		b.play("activate antigonos", "sail miletos", "take loyal 1", "drop mercenary 1", "take-general leonnatos", "take-royal herakles", "sail halikarnassos", "drop-general leonnatos", "sail rhodos", "done")
		b.hold(outside(spMiletos), mercenary, 1)
		b.hold(outside(spMiletos), loyal, 1)
		b.hold(marching, mercenary, 2)
		b.hold(marching, loyal, 1)
		b.where(leonnatos, outside(spHalikarnassos))
		prove.Is(t, "Herakles", b.royalAt[herakles], marching)
	})
	t.Run("8.4 never more than 8 aboard", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 7})
		b.addUnits(outside(spMiletos), 0, loyal, 3)
		b.dice(6)
		b.play("activate antigonos", "sail miletos", "take loyal 1")
		b.refused("take loyal 1", "diadochi.why.eight-in-all")
	})
	prove.Line(t, "S003-06 a Port with enemy CUs is passed; 8.4 nothing is picked up there", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
		b.addUnits(outside(spMiletos), 1, mercenary, 1)
		b.dice(6)
		b.play("activate antigonos", "sail miletos")
		b.refused("drop mercenary 1", "diadochi.why.quay-is-hostile")
		b.play("sail halikarnassos", "done")
		prove.Is(t, "where", b.march.at, spHalikarnassos)
	})
	prove.Line(t, "S003-12 S003-09 he disembarks in the last Port; 8.11 into battle without overrun", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 8})
		b.addUnits(outside(spMiletos), 1, mercenary, 1)
		b.dice(6, 6, 6, 1, 1, safe, safe, 1)
		b.play("activate antigonos", "sail miletos", "done")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
		b.where(antigonos, outside(spMiletos))
	})
	t.Run("8.11 a lone general does not land among enemy CUs", func(t *testing.T) {
		b := newWar(t, 2)
		b.general(0, antigonos, outside(spAthenai))
		b.addUnits(outside(spMiletos), 1, mercenary, 1)
		b.dice(1)
		b.play("activate antigonos", "sail miletos")
		b.refused("done", "diadochi.why.needs-cus")
		b.play("sail ephesos", "done")
		b.where(antigonos, outside(spEphesos))
		b = newWar(t, 2)
		b.general(0, antigonos, outside(spAthenai))
		b.addUnits(outside(spMiletos), 1, mercenary, 1)
		b.royalRoad = noGeneral
		b.pushActivation(0, 1, 0, antigonos)
		b.settle(b.ctx())
		b.refused("sail miletos", "diadochi.why.lands-nowhere")
	})
	prove.Line(t, "S003-10 intercepted by land only where he disembarks; S003-15", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 5})
		b.army(1, leonnatos, outside(spEphesos), units{loyal: 2})
		b.dice(6)
		b.play("activate antigonos", "sail miletos", "sail halikarnassos", "done")
		prove.Is(t, "asked", b.top().kind, inMarch)
		b = newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 5})
		b.army(1, leonnatos, outside(spEphesos), units{loyal: 2})
		b.dice(6)
		b.play("activate antigonos", "sail miletos", "done")
		b.asks(inInterception)
		b.dice(6, 5, 5, 5, 5, safe, safe, safe, safe, 1) // 6.17: he may not evade back
		b.play("intercept leonnatos ephesos", "yes")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
	})
	prove.Line(t, "S003-08 7.22 a draw after landing sends him to the port of embarkation", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 2})
		b.addUnits(outside(spHalikarnassos), 1, mercenary, 2)
		b.dice(6, 5, 5, 5, 5, safe, safe, 1, 1)
		b.play("activate antigonos", "sail miletos", "sail halikarnassos", "done")
		b.where(antigonos, outside(spAthenai))
	})
	prove.Line(t, "S003-14 8.7 ashore he does not go back to sea; he may march on", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.fleetOf[7] = nobody
		b.play("sail miletos", "done")
		b.refused("sail ephesos", "diadochi.why.ashore-already")
		b.play("step ephesos", "done")
	})
	prove.Line(t, "S003-07 8.6 not land before and after, in the whole Player Turn, for whoever went along", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spThebai), units{mercenary: 3})
		b.general(0, leonnatos, outside(spThebai))
		b.dice(6)
		b.play("activate antigonos", "step athenai", "sail miletos", "done")
		prove.Is(t, "he could go on", b.march.on, false)
		b.clearSegmentMarks()
		b.used = 0
		b.dice(6, 6)
		b.play("activate antigonos")
		b.refused("step ephesos", "diadochi.why.land-sea-land")
		b.play("sail ephesos", "done", "activate leonnatos")
		prove.Is(t, "his Subordinate could go on", b.march.on, false)
		b.clearTurnMarks()
		b.dice(6)
		b.play("activate antigonos", "step sardis")
	})
	t.Run("8.6 fresh CUs come along though others are done with land", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spMiletos), units{mercenary: 5})
		b.addMark(outside(spMiletos), mercenary, 3, groundedTag|marchedTag)
		b.dice(6)
		b.play("activate antigonos")
		b.hold(marching, mercenary, 2)
		b.play("step ephesos")
	})
	t.Run("8.12 13.4 the Cart by sea", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 8})
		b.fleetOf[7] = nobody
		b.cart, b.cartOf = outside(spAthenai), 0
		b.play("take-cart", "sail miletos", "sail halikarnassos", "sail rhodos")
		b.refused("sail lindos", "diadochi.why.cart-too-far")
		b.play("done")
		prove.Is(t, "the Cart", b.ground(b.cart), spRhodos)
	})
	prove.Line(t, "8.10 S003-16 Independent Armies stay on land", func(t *testing.T) {
		b := newWar(t, 2)
		b.armyAt[leosthenes] = outside(spAthenai)
		b.pushArmyMove(0, leosthenes, 1)
		b.settle(b.ctx())
		for _, m := range rules.Moves(b, 0, nil) {
			if m.Verb == moveArmyVerb {
				prove.True(t, Game.Format(m)+" is by land", byLand[spAthenai].has(space(m.B)))
			}
		}
	})
}

func TestNavalInterception(t *testing.T) {
	prove.Line(t, "S003-20 S003-22 8.14a the route first, then declarations in turn order", func(t *testing.T) {
		b := atAthenai(t, 3, units{mercenary: 3})
		b.control(2, spRhodos)
		b.fleetOf[0] = 2
		b.play("sail miletos", "sail halikarnassos", "done")
		prove.Is(t, "first", b.asked(), rules.Seat(1))
		b.play("pass")
		prove.Is(t, "then", b.asked(), rules.Seat(2))
		b.play("pass")
		prove.Is(t, "where", b.march.at, spHalikarnassos)
	})
	prove.Line(t, "S003-23 S003-32 8.15 c a PC within two spaces by sea of an entered Port", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.play("sail miletos", "done")
		b.asks(inNavalInterception) // Mytilene - Ephesos - Miletos
		b.refused("target athenai", "diadochi.why.not-on-route")
		b.play("pass")
		b = newWar(t, 2)
		b.army(0, antigonos, outside(spTarsos), units{mercenary: 3})
		b.control(1, spMytilene)
		b.fleetOf[7] = 1
		b.dice(6)
		b.play("activate antigonos", "sail salamis", "done")
		prove.Is(t, "too far", b.top().kind, inMarch)
	})
	prove.Line(t, "S003-24 8.16 not for the port of embarkation, not across the Mediterranean", func(t *testing.T) {
		prove.Is(t, "Rhodos sees Alexandreia", seaNear[spAlexandreia].has(spRhodos), false)
		prove.Is(t, "Rhodos sees itself", seaNear[spRhodos].has(spRhodos), true)
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spRhodos), units{mercenary: 3})
		b.control(1, spHalikarnassos)
		b.fleetOf[0] = 1
		b.dice(6)
		b.play("activate antigonos", "sail alexandreia", "done")
		prove.Is(t, "asked", b.top().kind, inMarch)
	})
	prove.Line(t, "S003-31 no fleet, no interception; 14.7 nor with dispersed ones", func(t *testing.T) {
		for _, gone := range []bool{false, true} {
			b := atAthenai(t, 2, units{mercenary: 3})
			if gone {
				b.fleetDispersed = 1 << 7
			} else {
				b.fleetOf[7] = nobody
			}
			b.play("sail miletos", "done")
			prove.Is(t, "asked", b.top().kind, inMarch)
		}
	})
	prove.Line(t, "S003-33 8.15 b once in a Segment", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.sailed = 1 << 1
		b.play("sail miletos", "done")
		prove.Is(t, "asked", b.top().kind, inMarch)
	})
	prove.Line(t, "S003-25 S003-29 the mover uses his fleets anywhere and names them at the start", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.fleetOf[9] = 0 // Kilikia
		b.play("sail miletos", "escort kilikia")
		b.refused("escort kilikia", "diadochi.why.committed-already")
		b.refused("escort rhodos", "diadochi.why.not-your-ships")
		b.play("done")
		prove.Is(t, "escort", b.voyage.escort, 1<<9)
	})
	prove.Line(t, "S003-28 S003-30 the interceptor commits what he wants, at least one", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.fleetOf[6], b.fleetOf[8] = 1, 1
		b.play("sail miletos", "done", "target miletos")
		b.refused("yes", "diadochi.why.commit-one")
		b.dice(6, 6, 1)
		b.play("escort karia", "yes")
		prove.Is(t, "strength", b.told(EvNavalDeclared).N, 2)
		prove.Is(t, "the others stay", b.availableFleets(1), 1<<6|1<<7|1<<8)
	})
	prove.Line(t, "S003-02 S003-26 S003-17 S003-39 interception is automatic; a mover without escort scores 0", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.dice(1, 1, 6)
		b.play("sail miletos", "done", "target miletos") // no die but those of the battle and the losses
		prove.Is(t, "where they fought", b.told(EvNavalEnds).To, spaceRef(spMiletos))
		prove.Is(t, "winner", b.told(EvNavalEnds).Seat, rules.Seat(1))
		prove.Is(t, "score of a mover without fleets", b.log.Events[indexOf(b, EvNavalDice, 0)].M, 0)
		b.where(antigonos, outside(spAthenai))
	})
}

func TestNavalBattle(t *testing.T) {
	prove.Line(t, "S003-38 S003-40 S003-42 S003-43 the mover wins: fleets of the interceptor are dispersed, he goes on", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 4})
		b.fleetOf[11] = 0
		b.dice(4, 4, 3, 3)
		b.play("sail miletos", "escort phoinikia", "done", "target miletos")
		prove.Is(t, "mover's score", b.log.Events[indexOf(b, EvNavalDice, 0)].M, 17)
		prove.Is(t, "interceptor's score", b.log.Events[indexOf(b, EvNavalDice, 1)].M, 12)
		prove.Is(t, "dispersed", b.fleetDispersed, 1<<7)
		prove.Is(t, "where", b.march.at, spMiletos)
		b.hold(marching, mercenary, 4)
	})
	prove.Line(t, "S003-41 equal scores: nothing happens", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 4})
		b.fleetOf[6] = 0 // Karia, 2
		b.dice(4, 4, 4, 4)
		b.play("sail miletos", "escort karia", "done", "target miletos")
		prove.Is(t, "dispersed", b.fleetDispersed, 0)
		prove.Is(t, "where", b.march.at, spMiletos)
	})
	prove.Line(t, "S003-18 S003-44 S003-45 S003-46 S003-47 S003-48 the mover loses: escort dispersed, attrition, back to the port of embarkation", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 4})
		b.addUnits(outside(spMiletos), 0, loyal, 1)
		b.fleetOf[6], b.fleetImproved = 0, 1<<6
		b.play("sail miletos", "take loyal 1", "sail halikarnassos", "escort karia", "done")
		b.dice(1, 1, 6, 6, 5) // 5 CUs, 5: 2
		b.control(1, spRhodos)
		b.play("target halikarnassos", "lose mercenary", "lose mercenary")
		prove.Is(t, "the battle is in Halikarnassos", b.told(EvNavalEnds).To, spaceRef(spHalikarnassos))
		prove.Is(t, "march", b.march.on, false)
		prove.Is(t, "fleets", b.fleetDispersed, 1<<6)
		prove.Is(t, "improved", b.fleetImproved, 0)
		b.where(antigonos, outside(spAthenai))
		b.hold(outside(spAthenai), mercenary, 2)
		b.hold(outside(spAthenai), loyal, 1)
		prove.Is(t, "interceptor's fleets", b.availableFleets(1), 1<<7)
	})
	prove.Line(t, "S003-27 S003-35 S003-49 several battles along the route; after a lost one the rest is cancelled", func(t *testing.T) {
		b := atAthenai(t, 3, units{mercenary: 4})
		b.control(2, spRhodos)
		b.fleetOf[0] = 2
		b.dice(1, 1, 1)
		b.play("sail miletos", "sail halikarnassos", "done", "target miletos", "target halikarnassos")
		battles := 0
		for _, e := range b.log.Events {
			if e.Verb == EvNavalBattle {
				battles++
			}
		}
		prove.Is(t, "battles", battles, 1)
		b.where(antigonos, outside(spAthenai))
		prove.Is(t, "Champion whose battle was cancelled", b.isChampion(2), true)
	})
	t.Run("8.22 Nearchos counts 1 more with an escort", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, nearchos, outside(spAthenai), units{mercenary: 1})
		b.fleetOf[6] = 0
		b.dice(6)
		b.play("activate nearchos")
		prove.Is(t, "strength", b.escortStrength(1<<6), 3)
		prove.Is(t, "without escort", b.escortStrength(0), 0)
	})
	t.Run("8.27 back into a besieged city only 2 CUs", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(0, spKyzikos)
		b.army(0, antigonos, inside(spKyzikos), units{loyal: 2})
		b.army(1, peithon, outside(spKyzikos), units{mercenary: 4})
		b.addUnits(outside(spByzantion), 0, mercenary, 1)
		b.control(1, spHerakleia)
		b.fleetOf[7] = 1
		b.dice(6)
		b.play("activate antigonos", "sail byzantion", "take mercenary 1", "sail herakleia", "done")
		b.dice(1, 1, 1) // the interceptor's dice; attrition of 3 CUs: none
		b.play("target herakleia", "lose mercenary")
		b.where(antigonos, inside(spKyzikos))
		b.hold(inside(spKyzikos), loyal, 2)
	})
	prove.Line(t, "S003-36 S003-19 8.21 Storms and Fog before the dice; a cancelled battle costs no status", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 4})
		b.hand(0, cardFog)
		b.play("sail miletos", "done", "target miletos")
		b.asks(inWindow)
		b.play("surprise fog", "choose 0")
		for b.top().kind == inWindow {
			b.play("pass")
		}
		prove.Is(t, "battle", b.happened(EvNavalDice), false)
		prove.Is(t, "Champion", b.isChampion(1), true)
		prove.Is(t, "where", b.march.at, spMiletos)
		prove.Is(t, "declared in this Segment", b.sailed, 1<<1)

		b = atAthenai(t, 2, units{mercenary: 4})
		b.hand(0, cardFog)
		b.play("sail miletos", "done", "target miletos", "surprise fog", "choose 1")
		for b.top().kind == inWindow {
			b.play("pass")
		}
		prove.Is(t, "called off", b.march.at, spAthenai)
		prove.Is(t, "MP kept", int(b.march.points), 4)
		b.refused("sail miletos", "diadochi.why.ashore-already")

		b = atAthenai(t, 2, units{mercenary: 4})
		b.hand(1, cardStormsAtSea)
		b.dice(1)
		b.play("sail miletos", "done", "pass", "surprise storms-at-sea")
		for b.depth > 0 && b.top().kind == inWindow {
			b.play("pass")
		}
		b.where(antigonos, outside(spAthenai))
		prove.Is(t, "march", b.march.on, false)
	})
	prove.Line(t, "S003-34 S003-19 S003-37 8.20 the interceptor of a Champion becomes a Successor when the dice fall", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 4})
		b.dice(1, 1, 6)
		b.play("sail miletos", "done", "target miletos")
		prove.Is(t, "Champion", b.isChampion(1), false)
		b = atAthenai(t, 2, units{mercenary: 4})
		b.usurper = 0
		b.dice(1, 1, 6)
		b.play("sail miletos", "done", "target miletos")
		prove.Is(t, "against the Usurper", b.isChampion(1), true)
		b = atAthenai(t, 2, units{mercenary: 4})
		b.hand(0, cardFog)
		b.pile(cardKassandros)
		b.play("sail miletos", "done", "target miletos", "surprise fog", "choose 0")
		prove.Is(t, "when Fog cancels the battle", b.isChampion(1), true)
	})
}

// indexOf finds the event of a kind by a seat.
func indexOf(b *table, v uint8, p rules.Seat) int {
	for i, e := range b.log.Events {
		if e.Verb == v && e.Seat == p {
			return i
		}
	}
	b.t.Fatalf("no %s of seat %d", eventNames[v], p)
	return -1
}
