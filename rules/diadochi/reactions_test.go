package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// invader is seat 0's Antigonos with 5 M in Gordion, about to enter Dorylaion, and seat 1's Leonnatos with CUs in
// Kelainai, one road away.
func invader(t *testing.T, players int, got units) *table {
	b := newWar(t, players)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
	b.army(1, leonnatos, outside(spKelainai), got)
	b.dice(6)
	b.play("activate antigonos")
	return b
}

func TestInterception(t *testing.T) {
	t.Run("6.1 6.4 6.6 a success brings the force into the space and to battle", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2, mercenary: 1})
		b.play("step dorylaion")
		b.asks(inInterception)
		prove.Same(t, "who enters", b.Pending(nil)[0].Prompt.Args[1:3], []rules.Arg{rules.R(generalRef(antigonos)), rules.R(seatRef(0))})
		b.play("intercept leonnatos kelainai", "drop mercenary 1")
		b.dice(3) // Leonnatos intercepts with Initiative 2
		b.play("yes")
		b.asks(inEvasion) // 6.17
		b.hold(reacting, loyal, 2)
		b.hold(outside(spKelainai), mercenary, 1)
		b.where(leonnatos, reacting)
		b.dice(1, 1, 1, 6, 6, 6, 6, 6, 6, 1) // he stays; battle
		b.play("pass")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
		prove.Is(t, "the activation has ended", b.march.on, false)
	})
	t.Run("6.3 an Independent Army that enters is named", func(t *testing.T) {
		prove.Is(t, "who enters", (&entry{seat: independents, army: philon}).who(), armyRef(philon))
	})
	t.Run("6.6 a failure stays and does not try again", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.play("step dorylaion", "intercept leonnatos kelainai")
		b.dice(2)
		b.play("yes")
		b.where(leonnatos, outside(spKelainai))
		b.play("step chalkedon", "step dorylaion")
		prove.Is(t, "asked again", b.top().kind != inInterception, true)
		b.play("done")
		prove.Is(t, "his CUs are fresh after the activation", b.tagged(outside(spKelainai), loyal, triedTag), 0)
	})
	prove.Line(t, "S002-38 a Minor General from hand leads a part of an Army, not CUs without a general", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2, mercenary: 2})
		b.addUnits(outside(spChalkedon), 1, mercenary, 3)
		b.play("step dorylaion")
		b.refused("intercept minor-2-1 chalkedon", "diadochi.why.intercept-no-army")
		b.play("intercept minor-2-1 kelainai", "drop loyal 2")
		b.dice(5)
		b.play("yes")
		b.where(minorOf(1, 0), reacting)
		b.hold(reacting, mercenary, 2)
		b.asks(inInterception)
		b.refused("intercept minor-2-1 kelainai", "diadochi.why.tried-already")
		b.dice(1)
		b.play("intercept leonnatos kelainai", "yes") // 6.7: he may try with further Armies
		b.where(leonnatos, outside(spKelainai))
	})
	t.Run("1.37 a Minor General who fails beside a Major General returns to hand", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.play("step dorylaion", "intercept minor-2-1 kelainai", "drop loyal 1")
		b.dice(4)
		b.play("yes")
		b.where(minorOf(1, 0), inHand)
		prove.Is(t, "CUs that may still try", b.untagged(outside(spKelainai), loyal, triedTag), 1)
	})
	t.Run("6.2 only by road", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spTyana), units{mercenary: 5})
		b.army(1, leonnatos, outside(spPisidai), units{mercenary: 5})
		b.dice(6)
		b.play("activate antigonos", "step ikonion", "step kelainai")
		prove.Is(t, "asked", b.top().kind, inMarch)
	})
	t.Run("6.3 not into an enemy space nor beside a third Faction", func(t *testing.T) {
		b := invader(t, 3, units{loyal: 2})
		b.control(2, spDorylaion)
		b.play("step dorylaion")
		prove.Is(t, "asked for a space of a third", b.top().kind, inMarch)
		b.play("step gordion", "done")

		b = invader(t, 3, units{loyal: 2})
		b.army(2, peithon, outside(spDorylaion), units{mercenary: 1})
		b.play("step dorylaion")
		prove.Is(t, "who is asked", b.asked(), rules.Seat(2))
	})
	t.Run("6.7 turn order; after a success nobody else", func(t *testing.T) {
		b := invader(t, 3, units{loyal: 2})
		b.army(2, peithon, outside(spChalkedon), units{mercenary: 2})
		b.dice(6)
		b.play("step dorylaion")
		prove.Is(t, "asked first", b.asked(), rules.Seat(1))
		b.play("intercept leonnatos kelainai", "yes")
		b.asks(inEvasion)
		prove.Is(t, "then the mover", b.asked(), rules.Seat(0))
	})
	t.Run("22: Desert March is not intercepted; 13: nor across a truce", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
		b.army(1, leonnatos, outside(spKelainai), units{loyal: 2})
		b.pushActivation(0, 4, noIntercept, antigonos)
		b.settle(b.ctx())
		b.play("step dorylaion")
		b.asks(inMarch)
		b = invader(t, 3, units{loyal: 2})
		b.makeTruce(b.ctx(), 0, 1)
		b.play("step dorylaion")
		b.asks(inMarch)
	})
	t.Run("56: a wounded general does not intercept, a Subordinate may", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.general(1, nearchos, outside(spKelainai))
		b.wounded |= leonnatos.bit()
		b.play("step dorylaion")
		b.refused("intercept leonnatos kelainai", "diadochi.why.wounded")
		b.play("intercept nearchos kelainai")
	})
	t.Run("6.17 the intercepted mover evades back and his activation ends", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.dice(6, 6)
		b.play("step dorylaion", "intercept leonnatos kelainai", "yes", "evade gordion")
		prove.Is(t, "march", b.march.on, false)
		b.where(antigonos, outside(spGordion))
		b.hold(outside(spGordion), mercenary, 5)
		b.where(leonnatos, outside(spDorylaion))
		prove.Is(t, "battle", b.happened(EvBattle), false)
	})
	t.Run("6.17 CUs that stay behind fight", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.dice(6, 6, 1, 1, 6, 6, 6, 6, 1)
		b.play("step dorylaion", "intercept leonnatos kelainai", "yes", "drop mercenary 1", "evade gordion")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
		b.hold(outside(spGordion), mercenary, 4)
		b.hold(outside(spDorylaion), mercenary, 0)
		b.hold(outside(spDorylaion), loyal, 2)
	})
	t.Run("6.17 a lone general who is intercepted goes back without a roll", func(t *testing.T) {
		b := newWar(t, 2)
		b.general(0, antigonos, outside(spGordion))
		b.army(1, leonnatos, outside(spKelainai), units{loyal: 2})
		b.dice(6, 6)
		b.play("activate antigonos", "step dorylaion", "intercept leonnatos kelainai", "yes")
		b.where(antigonos, outside(spGordion))
		b.where(leonnatos, outside(spDorylaion))
	})
	prove.Line(t, "S002-126 option 18.3: Independent Armies intercept by their Initiative", func(t *testing.T) {
		for _, on := range []bool{false, true} {
			b := invader(t, 2, units{})
			b.armyAt[ariarathes] = outside(spKelainai)
			b.moveStack(outside(spKelainai), boxed(1))
			b.at[leonnatos] = boxed(1)
			if on {
				b.options |= optIndependentReactions
				b.dice(5, 6)
			}
			b.play("step dorylaion")
			prove.Is(t, "intercepted", b.armyAt[ariarathes] == outside(spDorylaion), on)
			if on {
				b.asks(inEvasion)
				b.play("evade gordion")
				b.where(antigonos, outside(spGordion))
			}
		}
	})
	t.Run("60: Night March succeeds without a die", func(t *testing.T) {
		b := invader(t, 2, units{loyal: 2})
		b.hand(1, cardNightMarch)
		b.play("step dorylaion")
		b.asks(inWindow)
		b.play("surprise night-march")
		for b.top().kind == inSurprise || b.top().kind == inWindow {
			moves := rules.Moves(b, b.asked(), nil)
			b.Apply(b.asked(), moves[0], b.luck, b.log)
		}
		b.play("intercept leonnatos kelainai", "yes")
		b.where(leonnatos, reacting)
	})
}

func TestEvasion(t *testing.T) {
	enter := func(t *testing.T, got units) *table {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
		b.army(1, leonnatos, outside(spDorylaion), got)
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		b.asks(inEvasion)
		return b
	}
	prove.Line(t, "S002-03 6.12 6.14 one or two spaces by road; 5.17 the mover goes on", func(t *testing.T) {
		b := enter(t, units{mercenary: 2})
		b.refused("evade gordion", "diadochi.why.evade-where-from")
		b.refused("evade ankyra", "diadochi.why.evade-by-road")
		b.dice(4)
		b.play("evade miletos")
		b.where(leonnatos, outside(spMiletos))
		b.hold(outside(spMiletos), mercenary, 2)
		b.asks(inMarch)
	})
	t.Run("6.12 a failure stays and fights", func(t *testing.T) {
		b := enter(t, units{mercenary: 2})
		b.dice(3, 6, 6, 1, 1, 1, 1, 1, 1, 1)
		b.play("evade miletos")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
	})
	t.Run("6.11 what stays behind fights", func(t *testing.T) {
		b := enter(t, units{mercenary: 1, loyal: 1})
		b.dice(6)
		b.play("drop mercenary 1", "evade kelainai")
		b.hold(outside(spKelainai), loyal, 1)
		b.asks(inOverrun)
	})
	t.Run("6.14 not into enemy-controlled spaces nor to enemy CUs", func(t *testing.T) {
		b := enter(t, units{mercenary: 2})
		b.control(0, spMiletos)
		b.addUnits(outside(spIkonion), 0, mercenary, 1)
		b.refused("evade miletos", "diadochi.why.evade-enemy-space")
		b.refused("evade ikonion", "diadochi.why.evade-enemy-cus")
		b.play("drop mercenary 2")
	})
	prove.Line(t, "6.10 S002-43 CUs without a general cannot evade", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 1})
		b.addUnits(outside(spDorylaion), 1, mercenary, 1)
		b.dice(6, 6, 6, 1, 1, 1, 1, 1)
		b.play("activate antigonos", "step dorylaion")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
	})
	t.Run("6.13 lone generals make way without a roll, with their royals", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 1})
		b.general(1, leonnatos, outside(spDorylaion))
		b.giveRoyal(b.ctx(), herakles, 1, outside(spDorylaion))
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		b.asks(inFlight)
		prove.Is(t, "nothing hangs on it", len(b.Stakes(1, rules.Move{Verb: evadeVerb, A: int16(spKelainai)}, nil)), 0)
		b.play("evade kelainai")
		b.where(leonnatos, outside(spKelainai))
		prove.Is(t, "Herakles", b.royalAt[herakles], outside(spKelainai))
		b.asks(inMarch)
	})
	t.Run("6.13 without a legal space they are dispersed", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spSousa), units{mercenary: 1})
		b.general(1, leonnatos, outside(spOuxioi))
		b.dice(6)
		b.play("activate antigonos", "step ouxioi")
		b.where(leonnatos, boxed(1))
	})
	t.Run("5.28 royals without protection are captured", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 1})
		b.giveRoyal(b.ctx(), herakles, nobody, outside(spDorylaion))
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		prove.Is(t, "who has Herakles", b.royalOf[herakles], rules.Seat(0))
	})
	t.Run("6.16 the Cart goes along only with a CU", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
		b.army(1, leonnatos, outside(spDorylaion), units{mercenary: 2})
		b.cart, b.cartOf = outside(spDorylaion), 1
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		b.dice(6)
		b.play("evade kelainai")
		prove.Is(t, "the Cart", b.cart, outside(spKelainai))
	})
	prove.Line(t, "1.36 S002-38 nobody is put down to evade", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 1})
		b.addUnits(outside(spDorylaion), 1, mercenary, 3)
		b.dice(6, 6, 6, 1, 1, 1, 1, 1)
		b.play("activate antigonos", "step dorylaion")
		prove.True(t, "he cannot evade", b.happened(EvBattleDice))
	})
}

func TestGoingInside(t *testing.T) {
	enter := func(t *testing.T) *table {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 8})
		b.control(1, spKelainai)
		b.army(1, leonnatos, outside(spKelainai), units{mercenary: 2, loyal: 1})
		b.giveRoyal(b.ctx(), herakles, 1, outside(spKelainai))
		b.dice(6)
		b.play("activate antigonos", "step kelainai")
		b.asks(inGoingInside)
		return b
	}
	t.Run("6.9 up to two CUs, generals and royals go inside without a roll", func(t *testing.T) {
		b := enter(t)
		b.play("in kelainai loyal", "in kelainai mercenary")
		b.refused("in kelainai mercenary", "diadochi.why.city-is-full")
		b.play("general-in leonnatos", "royal-in herakles")
		b.where(leonnatos, inside(spKelainai))
		prove.Is(t, "Herakles", b.royalAt[herakles], inside(spKelainai))
		prove.Is(t, "CUs inside", b.size(inside(spKelainai)), 2)
		prove.True(t, "besieged", b.isBesieged(spKelainai))
		b.asks(inOverrun) // 1 M is left outside
	})
	prove.Line(t, "S003-80 never more than two CUs; 6.9 open to CUs without a general", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 8})
		b.control(1, spKelainai)
		b.addUnits(inside(spKelainai), 1, loyal, 1)
		b.addUnits(outside(spKelainai), 1, mercenary, 2)
		b.dice(6)
		b.play("activate antigonos", "step kelainai", "in kelainai mercenary")
		b.asks(inOverrun)
	})
}

// Whoever may overrun reads what becomes of the enemy, and that is what happens (5.26).
func TestAnOverrunIsToldBefore(t *testing.T) {
	for _, enemy := range []units{{mercenary: 1}, {mercenary: 1, loyal: 1}} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{loyal: 8})
		for u, n := range enemy {
			b.addUnits(outside(spDorylaion), 1, unit(u), int(n))
		}
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		b.asks(inOverrun)
		more := b.Describe(0, b.move("overrun")).More
		all := b.size(outside(spDorylaion))
		if enemy[loyal] == 0 {
			prove.Same(t, "destroyed alone", more, []rules.Text{rules.Say("diadochi.more.overrun", rules.N(all))})
		} else {
			prove.Same(t, "destroyed and dispersed", more, []rules.Text{rules.Say("diadochi.more.overrun.both", rules.N(1), rules.N(all-1))})
		}
		b.play("overrun")
		prove.Is(t, "enemies left", b.stacks[outside(spDorylaion)].owner == 1, false)
	}
}

func TestOverrun(t *testing.T) {
	prove.Line(t, "5.24 5.26 M and E die, the rest is dispersed; S002-94 RA count normally", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{loyal: 8, royalArmy: 2})
		b.army(1, leonnatos, outside(spDorylaion), units{mercenary: 1, royalArmy: 1, elephant: 1})
		b.giveRoyal(b.ctx(), herakles, 1, outside(spDorylaion))
		b.dice(6)
		b.play("activate antigonos", "step dorylaion", "pass", "overrun")
		b.hold(boxed(1), royalArmy, 1)
		prove.Is(t, "all of his in the Box", b.size(boxed(1)), 1)
		b.where(leonnatos, boxed(1))
		prove.Is(t, "who has Herakles", b.royalOf[herakles], rules.Seat(0))
		prove.Is(t, "MP", int(b.march.points), 2)
		prove.Is(t, "Champion", b.isChampion(0), false) // 5.27
		b.asks(inMarch)
	})
	t.Run("5.24 less than four times is no overrun", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 7})
		b.addUnits(outside(spDorylaion), 1, loyal, 1)
		b.dice(6, 6, 6, 1, 1, 1, 1, 1)
		b.play("activate antigonos", "step dorylaion")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
		prove.Is(t, "overrun", b.happened(EvOverrun), false)
	})
	t.Run("5.24 not without a further MP", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spTyana), units{mercenary: 8})
		b.addUnits(outside(spKilikiangates), 1, mercenary, 1)
		b.dice(1, 6, 6, 1, 1, 1, 1, 1)
		b.play("activate antigonos", "step kilikiangates")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
	})
	t.Run("5.27 an Independent Army is not overrun", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{loyal: 20})
		b.armyAt[ardoates] = outside(spDorylaion)
		b.dice(6, 6, 6, 1, 1, 1, 1)
		b.play("activate antigonos", "step dorylaion")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
		prove.Is(t, "Ardoates", b.armyAt[ardoates], gone)
	})
}

func TestMoverLeavesBehind(t *testing.T) {
	// A defender stands in the space and is reinforced by an interception; the mover evades and leaves CUs behind.
	prepare := func(t *testing.T) *table {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
		b.addUnits(outside(spDorylaion), 1, mercenary, 2)
		b.army(1, leonnatos, outside(spKelainai), units{loyal: 2})
		b.dice(6, 6)
		b.play("activate antigonos", "step dorylaion", "intercept leonnatos kelainai", "yes")
		b.asks(inEvasion)
		return b
	}
	t.Run("6.17 they fight against all defenders", func(t *testing.T) {
		b := prepare(t)
		b.dice(6, 1, 1, 6, 6, safe, safe, 1)
		b.play("drop mercenary 1", "evade gordion")
		prove.Is(t, "defenders", b.battle.sides[1].strength, 6)
		b.hold(outside(spDorylaion), mercenary, 2)
		b.hold(outside(spGordion), mercenary, 4)
		b.hold(boxed(0), mercenary, 1)
		prove.Is(t, "march", b.march.on, false)
	})
	t.Run("6.17 a draw sends them after the others", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 2, loyal: 3})
		b.addUnits(outside(spDorylaion), 1, mercenary, 2)
		b.army(1, leonnatos, outside(spKelainai), units{loyal: 2})
		b.dice(6, 6, 6, 6, 6, 6, 6, safe, safe, 1, 1) // strength 6 each
		b.play("activate antigonos", "step dorylaion", "intercept leonnatos kelainai", "yes", "drop loyal 3", "evade gordion")
		prove.Is(t, "winner", b.battle.winner, draw)
		b.hold(outside(spGordion), loyal, 3)
		prove.Is(t, "nobody else in the space", b.stacks[outside(spDorylaion)].owner, rules.Seat(1))
	})
	t.Run("6.17 nobody evades from an enemy who has gone", func(t *testing.T) {
		b := prepare(t)
		b.dice(6)
		b.play("evade gordion")
		prove.Is(t, "asked", b.top().kind, inActivations)
		b.hold(outside(spDorylaion), loyal, 2)
		b.where(leonnatos, outside(spDorylaion))
	})
	t.Run("6.17 own CUs that stood there fight when a lone general goes back", func(t *testing.T) {
		b := newWar(t, 2)
		b.general(0, antigonos, outside(spGordion))
		b.addUnits(outside(spDorylaion), 0, mercenary, 2)
		b.army(1, leonnatos, outside(spKelainai), units{loyal: 4})
		b.dice(6, 6, 1, 1, 6, 6, safe, safe, 1)
		b.play("activate antigonos", "step dorylaion", "intercept leonnatos kelainai", "yes")
		prove.True(t, "there is a battle", b.happened(EvBattleDice))
		b.where(antigonos, outside(spGordion))
		b.hold(boxed(0), mercenary, 2)
		b.where(leonnatos, outside(spDorylaion))
	})
}

// TestAHopelessInterceptionDoesNotMatter: whoever wants to be asked only when it matters is not asked for a fight that is lost; one
// that may be won is asked about, and the answer stays open to who wants every question.
func TestAHopelessInterceptionDoesNotMatter(t *testing.T) {
	for _, c := range []struct {
		what    string
		own     units
		matters bool
	}{{"a weak Army", units{mercenary: 1}, false}, {"a strong Army", units{loyal: 5}, true}} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
		b.army(1, leonnatos, outside(spKelainai), c.own)
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		b.asks(inInterception)
		r, asked := Game.(rules.Reactions).Reaction(b.state, 1)
		prove.True(t, c.what+": asked", asked)
		prove.Is(t, c.what+": matters", r.Matters, c.matters)
	}
}

// TestAnEvasionThatSavesTheChampionMatters: a fight that is surely won is not asked about, but for one that costs a Champion his status.
func TestAnEvasionThatSavesTheChampionMatters(t *testing.T) {
	for _, c := range []struct {
		what      string
		champions rules.Seats
		matters   bool
	}{{"a fight that costs nothing", 0, false}, {"one against a Champion", 3, true}} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{loyal: 9})
		b.army(1, leonnatos, outside(spKelainai), units{mercenary: 3})
		b.control(1, spDorylaion)
		b.champions, b.usurper = c.champions, 2
		b.dice(6, 6)
		b.play("activate antigonos", "step dorylaion", "intercept leonnatos kelainai", "yes")
		b.asks(inEvasion)
		r, asked := Game.(rules.Reactions).Reaction(b.state, 0)
		prove.True(t, c.what+": asked", asked)
		prove.Is(t, c.what+": matters", r.Matters, c.matters)
	}
}
