package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestWhoCanBeActivated(t *testing.T) {
	besieged := func(sp space, cus int) *table {
		b := newWar(t, 2)
		b.control(0, sp)
		b.general(0, antigonos, inside(sp))
		b.addUnits(inside(sp), 0, mercenary, cus)
		b.addUnits(outside(sp), 1, mercenary, 3)
		return b
	}
	t.Run("9.21 9.22 alone in a besieged city he comes out by sea only", func(t *testing.T) {
		inland, port, garrison := besieged(spKelainai, 0), besieged(spPella, 0), besieged(spKelainai, 1)
		inland.refused("activate antigonos", "diadochi.why.shut-in")
		prove.Allowed(t, "activate antigonos in a Port", port.Check(0, port.move("activate antigonos")))
		prove.Allowed(t, "activate antigonos with a CU", garrison.Check(0, garrison.move("activate antigonos")))
	})
	t.Run("3.34 a Force March may be declined", func(t *testing.T) {
		b := newTable(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 1})
		b.pushActivation(0, 3, 0, noGeneral)
		b.settle(b.ctx())
		b.asks(inActivation)
		b.refused("done", "diadochi.why.not-an-answer")
		b.play("pass")
		prove.True(t, "it is over", b.top().kind != inActivation)
		prove.Is(t, "activated", b.activated, 0)
	})
	t.Run("3.34 a Force March needs a general who can be activated", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spPella)
		b.hand(0, cardKassandros)
		b.pushOps(0, cardKassandros)
		b.refused("force-march", "diadochi.why.nobody-to-march")
		b.general(0, antigonos, outside(spPella))
		prove.Allowed(t, "force-march", b.Check(0, b.move("force-march")))
	})
	t.Run("6.6 who tried to intercept an Independent Army may try again in the next activation", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 5})
		b.army(1, leonnatos, outside(spKelainai), units{loyal: 2})
		b.tried = leonnatos.bit()
		b.tagAll(outside(spKelainai), triedTag)
		b.dice(6)
		b.play("activate antigonos", "step dorylaion")
		b.asks(inInterception)
	})
	t.Run("9.5 whom another general brought leads no siege in the Segment", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spKelainai)
		b.army(0, antigonos, outside(spDorylaion), units{mercenary: 1})
		b.general(0, leonnatos, outside(spDorylaion))
		b.addUnits(outside(spKelainai), 0, loyal, 4)
		b.dice(6)
		b.play("activate antigonos", "step kelainai", "done")
		b.dice(6)
		b.play("activate leonnatos", "take loyal 4")
		b.refused("siege kelainai", "diadochi.why.siege-no-army")
	})
	t.Run("5.24 an overrun costs 1 MP, and the last one will do", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{loyal: 6})
		b.addUnits(outside(spDorylaion), 1, mercenary, 1)
		b.dice(1)
		b.play("activate antigonos", "step dorylaion")
		b.asks(inOverrun)
		prove.Is(t, "MP", int(b.march.points), 1)
		b.play("overrun")
		prove.Is(t, "weak CUs", b.told(EvOverrun).M, int16(overrunWorth[mercenary]))
	})
	t.Run("8.6 who cannot march may be left behind where the rest can go on", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 2})
		b.general(0, leonnatos, outside(spGordion))
		b.dice(6)
		b.play("activate antigonos")
		b.at[leonnatos], b.grounded = marching, leonnatos.bit()
		prove.Is(t, "he may march without Leonnatos", b.marchIsOver(), false)
		b.grounded |= antigonos.bit()
		prove.Is(t, "he may not himself", b.marchIsOver(), true)
	})
}

func TestIndependentArmyOnTheWay(t *testing.T) {
	b := newTable(t, 2)
	b.armyAt[seuthes] = outside(spOdrysai)
	b.active, b.segment, b.depth = nobody, noSegment, 1
	b.pushArmyMove(1, seuthes, 3)
	b.settle(b.ctx())
	done := b.move("done")
	prove.Is(t, "10.5 resting is offered before the first step", contains(b.Candidates(1, nil), done), false)
	b.refused("done", "diadochi.why.card.army-must-move")
	b.play("move-army seuthes kardia")
	prove.Is(t, "10.5 and after it", contains(b.Candidates(1, nil), done), true)
	b.refused("move-army seuthes odrysai", "diadochi.why.card.army-straight-back")
}

func TestPlacingBesideAMinorGeneral(t *testing.T) {
	for cus, want := range map[uint8]string{1: "diadochi.why.minor-there", 2: ""} {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: cus})
		ill := b.stationRefusal(0, minorOf(0, 0), outside(spKelainai))
		if want == "" {
			prove.Allowed(t, "1.38a a Minor General beside a Major one with two CUs", ill)
		} else {
			prove.RefusedFor(t, "1.38a with one CU, which nobody could lead off", ill, want)
		}
	}
}
