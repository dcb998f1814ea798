package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

func TestMarks(t *testing.T) {
	fresh := func() *state {
		s := bareState(2, 0)
		s.addUnits(outside(spPella), 0, mercenary, 6)
		return s
	}
	at := outside(spPella)
	t.Run("5.3 who is picked up has done least, who is dropped most", func(t *testing.T) {
		s := fresh()
		s.addMark(at, mercenary, 2, marchedTag)
		s.addMark(at, mercenary, 1, movedTag|marchedTag)
		prove.Is(t, "free to go", s.untagged(at, mercenary, movedTag), 5)
		prove.Is(t, "moved", s.carry(at, marching, mercenary, 4, movedTag, 0, true), 4)
		prove.Is(t, "marched ones among them", s.tagged(marching, mercenary, marchedTag), 1)
		prove.Is(t, "stayed", s.tagged(at, mercenary, movedTag), 1)
		s.carry(marching, at, mercenary, 1, 0, droppedTag, false)
		prove.Is(t, "the marched one was dropped", s.tagged(marching, mercenary, marchedTag), 0)
	})
	t.Run("5.3 no more go than may", func(t *testing.T) {
		s := fresh()
		s.addMark(at, mercenary, 4, movedTag)
		prove.Is(t, "moved", s.carry(at, marching, mercenary, 6, movedTag, 0, true), 2)
	})
	t.Run("losses take those first that have done most", func(t *testing.T) {
		s := fresh()
		s.addMark(at, mercenary, 2, foughtTag)
		s.takeUnits(at, mercenary, 3)
		prove.Is(t, "marked", s.tagged(at, mercenary, foughtTag), 0)
		prove.Is(t, "left", s.untagged(at, mercenary, 0), 3)
	})
	t.Run("deeds of all are joined, not counted twice", func(t *testing.T) {
		s := fresh()
		s.addMark(at, mercenary, 2, movedTag)
		s.addMark(at, mercenary, 1, movedTag|marchedTag)
		s.tagAll(at, movedTag|marchedTag)
		prove.Is(t, "rows", int(s.markCount), 1)
		prove.Is(t, "CUs", s.tagged(at, mercenary, marchedTag), 6)
	})
	t.Run("the Segment ends, the Player Turn goes on", func(t *testing.T) {
		s := fresh()
		s.addMark(at, mercenary, 2, movedTag|foughtTag|marchedTag)
		s.clearSegmentMarks()
		prove.Is(t, "moved", s.tagged(at, mercenary, movedTag|foughtTag), 0)
		prove.Is(t, "marched", s.tagged(at, mercenary, marchedTag), 2)
		s.clearTurnMarks()
		prove.Is(t, "rows", int(s.markCount), 0)
	})
	t.Run("a full list joins marks of the same CUs", func(t *testing.T) {
		s := fresh()
		for sp := range space(maxMarks) {
			s.addUnits(outside(sp), 0, loyal, 1)
			s.addMark(outside(sp), loyal, 1, movedTag)
		}
		s.addUnits(at, 0, loyal, 1)
		s.addMark(at, loyal, 1, foughtTag)
		prove.Is(t, "rows", int(s.markCount), maxMarks)
		prove.Is(t, "both are moved and have fought", s.tagged(at, loyal, foughtTag), 2)
	})
}

func TestMovingArmies(t *testing.T) {
	march := func(b *table, from, to space) {
		b.armyAt[seuthes] = outside(from)
		b.pushArmyEntry(b.ctx(), seuthes, from, to)
		b.settle(b.ctx())
	}
	t.Run("10.5 players evade, go inside and intercept as against an active Army", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(1, peithon, outside(spDorylaion), units{mercenary: 3})
		march(b, spGordion, spDorylaion)
		b.asks(inEvasion)
		b.refused("evade gordion", "diadochi.why.evade-where-from")
		b.dice(6)
		b.play("evade miletos")
		prove.Is(t, "result", b.result, armyGoesOn)

		b = newWar(t, 2)
		b.control(1, spKelainai)
		b.army(1, peithon, outside(spKelainai), units{mercenary: 2})
		march(b, spDorylaion, spKelainai)
		b.asks(inGoingInside)
		b.play("in kelainai mercenary", "in kelainai mercenary", "general-in peithon")
		prove.Is(t, "result", b.result, armyGoesOn)
		prove.True(t, "10.6 the city counts as besieged", b.isBesieged(spKelainai))

		b = newWar(t, 2)
		b.army(1, leonnatos, outside(spKelainai), units{mercenary: 9})
		march(b, spGordion, spDorylaion)
		b.asks(inInterception)
		b.dice(6, 1, 1, 6, 6, safe, safe)
		b.play("intercept leonnatos kelainai", "yes")
		prove.Is(t, "result", b.result, armyBeaten)
		prove.Is(t, "P of Leonnatos", b.popularity(leonnatos), 1)
		b.where(leonnatos, outside(spDorylaion))
	})
	t.Run("13.5 an Independent Army never moves the Cart; it stays unattached", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(1, peithon, outside(spDorylaion), units{mercenary: 1})
		b.control(0, spChalkedon, spKelainai, spKyzikos)
		b.cart, b.cartOf = outside(spDorylaion), 1
		b.dice(6, 6, 1, 1, safe, safe, 6)
		march(b, spGordion, spDorylaion)
		prove.Is(t, "where", b.cart, outside(spDorylaion))
		b.updateCart(b.ctx())
		prove.Is(t, "whose", b.cartOf, nobody)
	})
}

func TestRetreats(t *testing.T) {
	t.Run("7.22 13.5 royals and Cart go along with an Army that retreats", func(t *testing.T) {
		b := meeting(t, units{mercenary: 9}, units{mercenary: 9})
		b.giveRoyal(b.ctx(), herakles, 0, marching)
		b.cart, b.cartOf = marching, 0
		b.clash(5, 5, 5, 5, safe, safe, safe, safe, 1, 1)
		prove.Is(t, "Herakles", b.royalAt[herakles], outside(spGordion))
		prove.Is(t, "the Cart", b.cart, outside(spGordion))
	})
	t.Run("27: the Bier Diverted lets the Cart go 4 MP", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 1})
		b.cart, b.cartOf = outside(spGordion), 0
		b.pushActivation(0, 4, landOnly|noIntercept|cartFree|withCart, antigonos)
		b.settle(b.ctx())
		b.play("step dorylaion", "step kelainai", "step miletos", "step ephesos")
		prove.Is(t, "the Cart", b.cart, outside(spEphesos))
	})
	t.Run("18.3 only into spaces that are uncontrolled or Independent and without other CUs", func(t *testing.T) {
		for name, prepare := range map[string]func(b *table){
			"a player's PC": func(b *table) { b.control(0, spDorylaion); b.dice(6) },
			"other CUs": func(b *table) {
				b.addUnits(outside(spDorylaion), 1, mercenary, 1)
				b.dice(6, 6, 6, 1, 1, safe, safe, 1)
			},
			"without roads": func(b *table) { b.armyAt[seuthes] = outside(spPisidai); b.dice(6) },
		} {
			b := newWar(t, 2)
			b.options |= optIndependentReactions
			b.army(0, antigonos, outside(spGordion), units{mercenary: 3})
			b.armyAt[seuthes] = outside(spKelainai)
			prepare(b)
			before := b.armyAt[seuthes]
			b.play("activate antigonos", "step dorylaion")
			prove.Is(t, name, b.armyAt[seuthes], before)
		}
	})
}
