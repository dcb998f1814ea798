package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// Who may besiege, and whose the siege points are (9.5, 9.18).

func TestWhoMayBesiege(t *testing.T) {
	const before = `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 kelainai dorylaion
		control independents gordion
		units 1 dorylaion mercenary 3
		units 1 gordion mercenary 3
		general 1 antigonos dorylaion
		general 1 leonnatos dorylaion`
	t.Run("9.5 a general whom another carried in this Segment leads no siege", func(t *testing.T) {
		c := position(t, before)
		c.play("[6 6] activate antigonos; step gordion; drop-general leonnatos; step ankyra; done; activate leonnatos")
		c.refused("siege gordion", "9.5")
	})
	t.Run("9.5 one who was not carried leads it", func(t *testing.T) {
		c := position(t, before)
		c.play("[6 6 4] activate leonnatos; step gordion; take mercenary 3; done; activate antigonos; step gordion; siege gordion")
		prove.Is(t, "Gordion", c.pc[spGordion], nobody)
	})
	t.Run("9.5 nor the next activation of him who was carried and comes from elsewhere", func(t *testing.T) {
		c := position(t, before)
		c.play("[6 6] activate antigonos; step gordion; drop-general leonnatos; step ankyra; done; activate leonnatos; step dorylaion; step gordion")
		c.refused("siege gordion", "9.5")
	})
	t.Run("9.5 what was dropped off in the space neither leads nor counts", func(t *testing.T) {
		const gordion = `players 3
			turn 2 round 1 first 1
			ask 1 activation
			control independents gordion ankyra
			units 1 gordion mercenary 6
			general 1 antigonos gordion
			general 1 leonnatos gordion`
		c := position(t, gordion)
		c.play("[6 6] activate antigonos; drop-general leonnatos; drop mercenary 1; drop mercenary 1; drop mercenary 1; step ankyra; done; activate leonnatos")
		prove.Is(t, "Leonnatos leads", c.siegeLeader(0, marching), noGeneral)
		c.refused("siege gordion", "9.2")
		c = position(t, gordion+"\nunits 1 dorylaion mercenary 3")
		c.play("[6 6] activate antigonos; drop-general leonnatos; drop mercenary 6; step ankyra; done; activate leonnatos; step dorylaion; take mercenary 3; step gordion")
		c.allowed("siege gordion") // he brought them, and himself
	})
	t.Run("9.5 CUs that went over after a battle have fought", func(t *testing.T) {
		c := position(t, `players 3
			turn 2 round 1 first 1 usurper 2
			ask 1 activation
			champions 1 3
			control 1 ioppe
			control 3 gaza
			units 2 gaza mercenary 2 royal-army 3
			general 2 eumenes gaza
			units 1 ioppe mercenary 9
			general 1 antigonos ioppe`)
		c.play("[6 6 6 1 1 6 6 6 6 1] activate antigonos; step gaza; pass")
		prove.Is(t, "Royal Army of the winner", c.stacks[spGaza].cu[royalArmy], 3)
		c.play("[6] minor minor-1-1; station gaza 0; activate minor-1-1; take royal-army 3")
		c.refused("siege gaza", "9.2")
	})
	t.Run("9.5 nor do they count for others in the Segment", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGaza), units{royalArmy: 4})
		b.tagAll(outside(spGaza), foughtTag)
		b.changeOwner(outside(spGaza), outside(spIoppe), 1, royalArmy, 2)
		prove.Is(t, "fought, gone over", b.tagged(outside(spIoppe), royalArmy, foughtTag), 2)
		prove.Is(t, "fought, stayed", b.tagged(outside(spGaza), royalArmy, foughtTag), 2)
		b.tagAll(outside(spGaza), movedTag)
		b.changeOwner(outside(spGaza), outside(spIoppe), 1, royalArmy, 1)
		prove.Is(t, "moved for another", b.tagged(outside(spIoppe), royalArmy, movedTag), 0)
	})
}

func TestWhoseSiegePoints(t *testing.T) {
	const gaza = `players 3
		turn 2 round 1 first 1
		ask 1 activation
		control 1 ioppe
		control 3 gaza
		siege gaza 2
		units 2 gaza mercenary 3
		general 2 eumenes gaza
		units 1 ioppe mercenary 9
		general 1 antigonos ioppe`
	t.Run("9.18 siege points go with their besieger, whoever drives him away", func(t *testing.T) {
		c := position(t, gaza)
		prove.Is(t, "whose", c.besieger[spGaza], 1)
		c.play("[6 6 6 1 1 6 6 6 6 1] activate antigonos; step gaza; pass")
		prove.Is(t, "who stands there", c.stacks[spGaza].owner, 0)
		prove.Is(t, "siege points", c.siege[spGaza], 0)
		prove.Is(t, "whose", c.besieger[spGaza], nobody)
		prove.Is(t, "told", c.told(EvSiegeLifted), 1)
	})
	t.Run("9.18 they stay while he fights for them", func(t *testing.T) {
		c := position(t, gaza)
		c.play("[6 1 1 6 6 6 6 6 6 1 1] activate antigonos; step gaza; pass")
		if c.battle.winner == 0 {
			t.Fatal("the besieger has lost")
		}
		prove.Is(t, "siege points", c.siege[spGaza], 2)
	})
	t.Run("9.18 they stay while some of his CUs remain, and while he is activated", func(t *testing.T) {
		c := position(t, `players 3
			turn 2 round 1 first 1
			ask 1 activation
			control 3 gaza
			siege gaza 2
			units 1 gaza mercenary 4
			general 1 antigonos gaza`)
		c.play("[6] activate antigonos")
		prove.Is(t, "activated", c.siege[spGaza], 2)
		c.play("drop mercenary 1; step hierosolyma")
		prove.Is(t, "one CU left", c.siege[spGaza], 2)
	})
	t.Run("9.18 they go when his CUs go over to another", func(t *testing.T) {
		b := newWar(t, 3)
		b.control(2, spGaza)
		b.army(1, eumenes, outside(spGaza), units{royalArmy: 3})
		b.siege[spGaza], b.besieger[spGaza] = 1, 1
		b.changeOwner(outside(spGaza), outside(spGaza), 0, royalArmy, 3)
		b.liftSieges(b.ctx())
		prove.Is(t, "siege points", b.siege[spGaza], 0)
	})
	t.Run("9.18 an Independent Army before the city does not keep them", func(t *testing.T) {
		b := newWar(t, 3)
		b.control(2, spGaza)
		b.armyAt[philon] = outside(spGaza)
		b.siege[spGaza], b.besieger[spGaza] = 1, 1
		b.liftSieges(b.ctx())
		prove.Is(t, "siege points", b.siege[spGaza], 0)
	})
}
