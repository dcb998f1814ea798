package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestReactionsAreTold(t *testing.T) {
	for die, n := range map[int]int16{2: 0, 3: 1} {
		b := invader(t, 2, units{loyal: 1})
		b.control(1, spKelainai)
		b.play("step dorylaion")
		b.dice(die)
		if n == 1 {
			b.luck.Then(fixedDie(6))
		}
		b.play("intercept leonnatos kelainai")
		prove.Is(t, "6.4 die, general, places, Initiative and success", b.told(EvIntercepts), rules.Event{
			Verb: EvIntercepts, Seat: 1, Who: generalRef(leonnatos), From: spaceRef(spKelainai), To: spaceRef(spDorylaion),
			N: n, M: 2, Dice: rules.Dice{int8(die)}, Seen: rules.Everyone,
		})
	}
}

func TestForcesOfReactions(t *testing.T) {
	t.Run("6.5 only who is there can be left behind", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2, mercenary: 1})
		b.giveRoyal(b.ctx(), olympias, 1, outside(spKelainai))
		b.giveRoyal(b.ctx(), philippos, 1, outside(spPella))
		b.general(1, peithon, outside(spKelainai))
		b.general(1, eumenes, outside(spPella))
		b.play("step dorylaion", "intercept leonnatos kelainai")
		b.refused("drop-royal philippos", "diadochi.why.not-with-you")
		b.refused("drop-general eumenes", "diadochi.why.not-with-you")
		b.refused("drop-general leonnatos", "diadochi.why.not-with-you")
		b.refused("drop loyal 3", "diadochi.why.must-keep-one")
		b.refused("drop elephant 1", "diadochi.why.not-so-many")
		b.play("drop-royal olympias", "drop-general peithon", "drop loyal 2")
		b.refused("drop-royal olympias", "diadochi.why.not-with-you")
		b.refused("drop mercenary 1", "diadochi.why.must-keep-one")
	})
	t.Run("7.27 who intercepts is told which royals come along", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2, mercenary: 1})
		b.giveRoyal(b.ctx(), olympias, 1, outside(spKelainai))
		b.play("step dorylaion")
		comes := func(words string) (list []rules.Ref) {
			for _, k := range b.Stakes(1, b.move(words), nil) {
				if k.What.Key == "diadochi.stake.royal-comes" {
					list = append(list, k.Undone...)
				}
			}
			return list
		}
		prove.Same(t, "before", comes("intercept leonnatos kelainai"), []rules.Ref{royalRef(olympias)})
		b.play("intercept leonnatos kelainai")
		prove.Same(t, "with this force", comes("yes"), []rules.Ref{royalRef(olympias)})
		b.play("drop-royal olympias")
		prove.Same(t, "without her", comes("yes"), nil)
	})
	t.Run("7.27 12.10 who attacks is told which royals are with the army", func(t *testing.T) {
		for _, foe := range []struct {
			seat rules.Seat
			key  string
		}{{1, "diadochi.stake.royal-comes"}, {independents, "diadochi.stake.royal-comes.independents"}} {
			b := meeting(t, units{mercenary: 4}, units{mercenary: 2})
			b.giveRoyal(b.ctx(), olympias, 0, marching)
			if foe.seat == independents {
				b.stacks[outside(spDorylaion)] = stack{owner: nobody}
				b.at[peithon] = outside(spKelainai)
				b.armyAt[0] = outside(spDorylaion)
			}
			var told []string
			for _, k := range b.Stakes(0, b.move("step dorylaion"), nil) {
				if k.What.Args[0] == rules.R(royalRef(olympias)) {
					told = append(told, k.What.Key)
				}
			}
			prove.Same(t, "told once", told, []string{foe.key})
		}
	})
	t.Run("7.27 who is attacked is told which royals are with him", func(t *testing.T) {
		b := meeting(t, units{mercenary: 4}, units{mercenary: 2})
		b.giveRoyal(b.ctx(), olympias, 1, outside(spDorylaion))
		b.giveRoyal(b.ctx(), philippos, 1, outside(spDorylaion))
		b.control(nobody, spChalkedon)
		b.play("step dorylaion")
		b.asks(inEvasion)
		for _, words := range []string{"pass", "evade chalkedon"} {
			told := 0
			for _, k := range b.Stakes(1, b.move(words), nil) {
				if k.What.Key == "diadochi.stake.royal-comes.two" {
					told++
					prove.Is(t, "both", len(k.Undone), 2)
				}
			}
			prove.Is(t, words, told, 1)
		}
	})
	t.Run("6.2 nobody else's general leads", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.play("step dorylaion")
		b.refused("intercept antigonos kelainai", "diadochi.why.not-your-general")
		b.refused("intercept leonnatos pella", "diadochi.why.intercept-by-road")
	})
	t.Run("6.14 nobody evades to where he stands", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2}, units{mercenary: 2})
		b.control(nobody, spChalkedon)
		b.control(0, spDorylaion)
		b.play("step dorylaion")
		b.asks(inEvasion)
		b.refused("evade dorylaion", "diadochi.why.evade-by-road")
		b.refused("evade gordion", "diadochi.why.evade-where-from")
		b.refused("evade kelainai", "diadochi.why.evade-enemy-space")
	})
	t.Run("6.16 a Cart elsewhere stays where it is", func(t *testing.T) {
		b := meeting(t, units{mercenary: 2}, units{mercenary: 2})
		b.control(nobody, spChalkedon)
		b.cart, b.cartOf = outside(spPella), 1
		b.play("step dorylaion")
		b.dice(6)
		b.play("evade chalkedon")
		b.where(peithon, outside(spChalkedon))
		prove.Is(t, "the Cart", b.cart, outside(spPella))
	})
	t.Run("6.16 another's Cart there stays as well", func(t *testing.T) {
		b := newWar(t, 2)
		b.addUnits(outside(spDorylaion), 1, mercenary, 2)
		b.cart, b.cartOf = outside(spDorylaion), 0
		b.entry.picked = force{cu: units{mercenary: 2}}
		b.moveForce(1, outside(spDorylaion), outside(spChalkedon))
		prove.Is(t, "the Cart", b.cart, outside(spDorylaion))
		b.hold(outside(spChalkedon), mercenary, 2)
	})
	t.Run("6.9 going inside is offered to whom it concerns, and told", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spKelainai)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 5})
		b.army(1, peithon, outside(spKelainai), units{mercenary: 1})
		b.giveRoyal(b.ctx(), olympias, 1, outside(spKelainai))
		b.giveRoyal(b.ctx(), eurydike, 1, outside(spPella))
		b.dice(6)
		b.play("activate antigonos", "step kelainai")
		b.asks(inGoingInside)
		var offered []string
		for _, m := range b.Candidates(1, nil) {
			offered = append(offered, Game.Format(m))
		}
		prove.Same(t, "offered", offered, []string{"in kelainai mercenary", "general-in peithon", "royal-in olympias", "pass"})
		prove.Same(t, "and into which city", b.Describe(1, b.move("general-in peithon")).Label,
			rules.Say("diadochi.move.general-in.of", rules.R(generalRef(peithon)), rules.R(spaceRef(spKelainai))))
		b.play("royal-in olympias")
		prove.Is(t, "told", b.told(EvInside), rules.Event{
			Verb: EvInside, Seat: 1, Who: royalRef(olympias), To: spaceRef(spKelainai), N: 1, Seen: rules.Everyone,
		})
	})
	t.Run("7.33 only CUs of the group are offered as losses", func(t *testing.T) {
		b := newWar(t, 2)
		b.addUnits(outside(spPella), 0, mercenary, 2)
		b.addUnits(outside(spPella), 0, loyal, 2)
		b.pushLosses(b.ctx(), 0, outside(spPella), 1, false, anyLoss)
		b.settle(b.ctx())
		prove.Same(t, "offered", b.Candidates(0, nil), []rules.Move{b.move("lose mercenary"), b.move("lose loyal")})
	})
	t.Run("11.19 d who was there before does no hostile act by intercepting", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 1})
		b.addUnits(outside(spDorylaion), 1, mercenary, 1)
		b.play("step dorylaion")
		b.dice(6)
		b.luck.Then(fixedDie(6))
		b.play("intercept leonnatos kelainai")
		for b.asked() != nobody && b.top().kind != inActivations {
			if b.top().kind == inLosses {
				b.Apply(b.asked(), rules.Moves(b.state, b.asked(), nil)[0], b.luck, b.log)
				continue
			}
			b.play("pass")
		}
		prove.Is(t, "the mover is no Champion", b.isChampion(0), false)
		prove.Is(t, "the other still is", b.isChampion(1), true)
	})
	t.Run("5.28 nobody takes what stands beside an Independent Army", func(t *testing.T) {
		b := newWar(t, 2)
		b.addUnits(outside(spPella), 0, mercenary, 1)
		prove.Is(t, "alone", b.captorIn(spPella), 0)
		b.armyAt[seuthes] = outside(spPella)
		prove.Is(t, "with Seuthes", b.captorIn(spPella), nobody)
		prove.Is(t, "where nobody is", b.captorIn(spAigai), nobody)
	})
	t.Run("7.27 a capture is told with who lost whom", func(t *testing.T) {
		b := newWar(t, 2)
		b.giveRoyal(b.ctx(), olympias, 1, outside(spPella))
		b.takeRoyal(b.ctx(), olympias, 0, outside(spPella))
		prove.Is(t, "told", b.told(EvCaptured), rules.Event{
			Verb: EvCaptured, Who: royalRef(olympias), From: seatRef(1), To: spaceRef(spPella), Seen: rules.Everyone,
		})
		prove.Is(t, "whose", b.royalOf[olympias], 0)
	})
	t.Run("7.18 the winner's Commander survives a 3, the loser's does not", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 1})
		b.clash(6, 6, 1, 1, 1, 2, 1, 2, 1) // Antigonos 3, Peithon 3, attrition
		b.where(antigonos, outside(spDorylaion))
		b.where(peithon, gone)
		b = meeting(t, units{mercenary: 1}, units{mercenary: 9})
		b.clash(1, 1, 6, 6, 1, 2, 1, 2, 1)
		b.where(antigonos, gone)
		b.where(peithon, outside(spDorylaion))
	})
}

func TestArmiesIntercept(t *testing.T) {
	b := newWar(t, 2)
	b.options |= optIndependentReactions
	b.armyAt[leosthenes], b.armyAt[ardoates], b.armyAt[philon] = outside(spKelainai), outside(spChalkedon), outside(spPella)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
	b.dice(6)
	b.play("activate antigonos")
	b.dice(3, 4) // Leosthenes needs more than 3, Ardoates more than 4
	b.play("step dorylaion")
	var told []int16
	for _, e := range b.log.Events {
		if e.Verb == EvIntercepts {
			told = append(told, e.Who.ID, e.N)
		}
	}
	prove.Same(t, "18.3 the strongest first, until one succeeds", told, []int16{int16(leosthenes), 0, int16(ardoates), 0})
	prove.Is(t, "Leosthenes", b.armyAt[leosthenes], outside(spKelainai))
	b.play("step gordion")
	b.dice(4)
	b.luck.Then(fixedDie(6))
	b.play("step dorylaion")
	prove.Is(t, "success", b.told(EvIntercepts).N, 1)
	prove.Is(t, "he alone rolled", b.told(EvIntercepts).Who, armyRef(leosthenes))
}

func TestAnArmyWithoutAWayStaysAsItIs(t *testing.T) {
	b := newTable(t, 2)
	b.control(0, spMytilene)
	b.armyAt[philon] = outside(spMytilene)
	b.pushArmyMove(1, philon, 3)
	b.settle(b.ctx())
	prove.Is(t, "10.7 it has not come to rest there", b.pc[spMytilene], 0)
}
