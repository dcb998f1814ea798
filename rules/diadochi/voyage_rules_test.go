package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// Voyages that end inside a city, are called off, come back to their port, and how many CUs one carries.

func TestLandingInsideACity(t *testing.T) {
	const rhodosBesieged = `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 kelainai halikarnassos rhodos
		control 2 kaunos
		units 2 rhodos mercenary 5
		minor 2 rhodos
		units 1 halikarnassos mercenary 2
		general 1 antigonos halikarnassos`
	t.Run("9.22 what is dropped off inside counts once", func(t *testing.T) {
		c := position(t, rhodosBesieged)
		c.play("[6] activate antigonos; sail rhodos; drop mercenary 1; choose 1")
		prove.Is(t, "the army", c.march.base, inside(spRhodos))
		prove.Is(t, "CUs inside", c.stacks[inside(spRhodos)].size(), 1)
		prove.Is(t, "and aboard", c.stacks[marching].size(), 1)
		prove.Is(t, "asked", c.asked(), 0)
	})
	t.Run("9.22 a general who drops his only CU beside one inside goes in too", func(t *testing.T) {
		c := position(t, `players 3
			turn 2 round 1 first 1
			ask 1 activation
			control 1 kelainai halikarnassos rhodos
			control 2 kaunos
			units 2 rhodos mercenary 5
			minor 2 rhodos
			units 1 rhodos/in mercenary 1
			units 1 halikarnassos mercenary 1
			general 1 antigonos halikarnassos`)
		c.play("[6] activate antigonos; sail rhodos; drop mercenary 1; choose 1")
		prove.Is(t, "Antigonos", c.at[antigonos], inside(spRhodos))
		prove.Is(t, "CUs inside", c.stacks[inside(spRhodos)].size(), 2)
	})
	t.Run("9.19 no third CU goes inside", func(t *testing.T) {
		c := position(t, rhodosBesieged+"\nunits 1 rhodos/in mercenary 1")
		c.play("[6] activate antigonos; sail rhodos; drop mercenary 1")
		c.refused("choose 1", "9.19")
		c.refused("drop mercenary 1", "9.19")
	})
}

func TestCalledOff(t *testing.T) {
	const at = `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 kelainai miletos halikarnassos
		control 2 phaselis xanthos kaunos
		fleet kilikia 2
		units 1 miletos mercenary 3
		general 1 antigonos miletos
		hand 1 fog`
	const afterRhodos = "[6] activate antigonos; step halikarnassos; sail rhodos; sail kaunos; done; target kaunos; pass; [1] surprise fog"
	t.Run("card 50: called off after the first Port, the army marches on as if it had not sailed", func(t *testing.T) {
		c := position(t, at)
		c.play(afterRhodos + "; choose 1")
		prove.Is(t, "back at", c.march.at, spHalikarnassos)
		prove.Is(t, "MP left", c.march.points, 1)
		c.refused("sail rhodos", "8.7")
		c.allowed("step kaunos")
		c.play("step miletos")
		prove.Is(t, "marched", c.at[antigonos], outside(spMiletos))
	})
	t.Run("card 50: what was dropped off on the way has sailed", func(t *testing.T) {
		c := position(t, at)
		c.play("[6] activate antigonos; step halikarnassos; sail rhodos; drop mercenary 1; sail kaunos; done; target kaunos; pass; [1] surprise fog; choose 1")
		prove.Is(t, "ashore, marched and sailed", c.tagged(outside(spRhodos), mercenary, groundedTag), 1)
		prove.Is(t, "aboard", c.tagged(marching, mercenary, groundedTag|sailedTag), 0)
	})
	t.Run("8.6 a voyage that comes to its end grounds who marched before", func(t *testing.T) {
		c := position(t, at)
		c.play("[6] activate antigonos; step halikarnassos; sail rhodos; done; pass; pass")
		prove.Is(t, "CUs", c.tagged(outside(spRhodos), mercenary, groundedTag), 3)
		prove.Is(t, "Antigonos", c.grounded&antigonos.bit() != 0, true)
	})
}

func TestThePortOfEmbarkationIsNotEntered(t *testing.T) {
	const there = `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 halikarnassos
		control 2 kaunos miletos rhodos lindos
		fleet kilikia 2
		units 1 halikarnassos mercenary 2
		general 1 antigonos halikarnassos`
	t.Run("8.16 nobody intercepts in it when the route comes back", func(t *testing.T) {
		c := position(t, there)
		c.play("[6] activate antigonos; sail rhodos; sail halikarnassos; done")
		prove.Is(t, "asked", c.Pending(nil)[0].Prompt, rules.Say("diadochi.ask.naval-interception.back",
			rules.R(generalRef(antigonos)), rules.R(spaceRef(spHalikarnassos)), rules.R(spaceRef(spRhodos)), rules.N(0)))
		c.refused("target halikarnassos", "8.18")
		c.allowed("target rhodos")
	})
	t.Run("8.16 a PC near it alone does not do", func(t *testing.T) {
		b := newWar(t, 2)
		b.voyage.route[0].sp, b.voyage.route[1].sp, b.voyage.route[2].sp, b.voyage.ports = spHalikarnassos, spRhodos, spHalikarnassos, 3
		b.control(1, spMiletos)
		prove.Is(t, "at the first Port", b.waitsNear(1, 1), seaNear[spRhodos].has(spMiletos))
		prove.Is(t, "back home", b.waitsNear(1, 2), false)
	})
}

func TestEightInAll(t *testing.T) {
	const at = `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 athenai miletos halikarnassos rhodos
		units 1 athenai mercenary 7
		units 1 miletos loyal 3 mercenary 2
		general 1 antigonos athenai`
	t.Run("8.4 one voyage carries 8 different CUs, however many leave it on the way", func(t *testing.T) {
		c := position(t, at)
		c.play("[6] activate antigonos; sail miletos; drop mercenary 7; take loyal 1")
		c.refused("take loyal 1", "8.4")
		c.play("sail halikarnassos; done")
		prove.Is(t, "left at Miletos", c.stacks[spMiletos].size(), 11)
		prove.Is(t, "aboard", c.stacks[marching].size(), 1)
	})
	t.Run("8.4 who only changes his mind carries nobody more", func(t *testing.T) {
		c := position(t, at)
		c.play("[6] activate antigonos; sail miletos; drop mercenary 1; take mercenary 1; take loyal 1")
		c.refused("take loyal 1", "8.4")
	})
}
