package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// What is picked up and dropped off in the Ports of a voyage (8.4), and what is told of it.

func TestCallsAtPorts(t *testing.T) {
	t.Run("8.4 only those royals come aboard who are announced", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.fleetOf[7] = nobody
		b.giveRoyal(b.ctx(), herakles, 0, outside(spMiletos))
		b.giveRoyal(b.ctx(), olympias, 0, outside(spMiletos))
		b.giveRoyal(b.ctx(), philippos, 1, outside(spMiletos))
		b.play("sail miletos", "take-royal herakles", "sail halikarnassos", "done")
		prove.Is(t, "Herakles", b.royalAt[herakles], marching)
		prove.Is(t, "Olympias", b.royalAt[olympias], outside(spMiletos))
		prove.Is(t, "another's", b.royalAt[philippos], outside(spMiletos))
		prove.Is(t, "told", b.told(EvTaken).Who, royalRef(herakles))
	})
	for _, r := range []royal{philippos, alexandros, olympias, eurydike} {
		t.Run("8.4 5.10a "+royalIDs[r]+" is put ashore once", func(t *testing.T) {
			b := newWar(t, 2)
			b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
			b.giveRoyal(b.ctx(), r, 0, outside(spAthenai))
			b.dice(6)
			b.play("activate antigonos", "sail miletos", "drop-royal "+royalIDs[r])
			prove.Is(t, "dropped so far", b.royalDroppedSoFar(r), true)
			for other := range royal(numRoyals) {
				if other != r {
					prove.Is(t, royalIDs[other]+" was not", b.royalDroppedSoFar(other), false)
				}
			}
			b.play("sail halikarnassos", "done")
			prove.Is(t, "where", b.royalAt[r], outside(spMiletos))
			prove.Is(t, "told", b.told(EvDropped).Who, royalRef(r))
		})
	}
	t.Run("8.4 what is dropped off is told, with its number and place", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3, loyal: 1})
		b.fleetOf[7] = nobody
		b.play("sail miletos", "drop mercenary 1", "drop mercenary 1", "sail halikarnassos", "done")
		prove.Is(t, "how often", b.heard(EvDropped), 1)
		prove.Is(t, "what", b.told(EvDropped), rules.Event{
			Verb: EvDropped, Who: unitRef(mercenary), To: stackRef(outside(spMiletos)), N: 2, Seen: rules.Everyone,
		})
		b.hold(outside(spMiletos), mercenary, 2)
	})
	t.Run("8.4 what is announced is not there to be announced again", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.addUnits(outside(spMiletos), 0, loyal, 3)
		b.play("sail miletos", "take loyal 1")
		prove.Is(t, "two more", b.takeableAt(outside(spMiletos), loyal), 2)
		b.refused("take loyal 3", "diadochi.why.not-so-many")
		b.play("take loyal 2")
		b.refused("take loyal 1", "diadochi.why.not-so-many")
	})
	t.Run("8.6 who came aboard on the way has not marched and may", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 1})
		b.fleetOf[7] = nobody
		b.addUnits(outside(spMiletos), 0, loyal, 1)
		b.play("sail miletos", "take loyal 1", "sail halikarnassos", "done")
		b.hold(marching, loyal, 1)
		prove.Allowed(t, "step kaunos", b.Check(0, b.move("step kaunos")))
	})
	t.Run("9.22 what was put ashore elsewhere takes no room in the besieged city", func(t *testing.T) {
		b := atAthenai(t, 2, units{mercenary: 3})
		b.control(0, spHalikarnassos)
		b.addUnits(outside(spHalikarnassos), 1, loyal, 3)
		b.play("sail miletos", "drop mercenary 1", "sail halikarnassos")
		prove.Is(t, "inside then", b.insideThen(spHalikarnassos), 0)
		prove.Allowed(t, "land inside", b.Check(0, b.move("choose 1")))
		b.play("drop mercenary 1")
		prove.Is(t, "with one put inside", b.insideThen(spHalikarnassos), 1)
	})
	t.Run("13.4 the Cart that has sailed counts for the rest of the activation", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
		b.cart, b.cartOf = outside(spAthenai), 0
		b.dice(6)
		b.play("activate antigonos", "take-cart", "sail miletos", "done")
		prove.Is(t, "the Cart has moved", b.march.cart, true)
		b.play("drop-cart", "step halikarnassos", "step kaunos")
		prove.Is(t, "after 3 MP he stands", b.march.on, false)
		b.where(antigonos, outside(spKaunos))
	})
	t.Run("8.12 the Cart comes aboard in a Port where it is one's own", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spAthenai), units{mercenary: 3})
		b.cart, b.cartOf = outside(spMiletos), 0
		b.dice(6)
		b.play("activate antigonos", "sail miletos")
		b.cartOf = 1
		b.refused("take-cart", "diadochi.why.not-your-cart-here")
		b.cartOf = 0
		b.play("take-cart")
		b.refused("take-cart", "diadochi.why.not-your-cart-here")
		b.play("sail halikarnassos")
		prove.Is(t, "aboard", b.voyage.cart, true)
		b.play("drop-cart")
		prove.Is(t, "ashore", b.voyage.cart, false)
		b.refused("drop-cart", "diadochi.why.not-with-you")
		b.refused("take-cart", "diadochi.why.not-your-cart-here")
		b.play("done")
		prove.Is(t, "where it stands", b.cart, outside(spHalikarnassos))
	})
	t.Run("5.10a the Cart is not fetched again where it was left", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 3})
		b.cart, b.cartOf = outside(spKelainai), 0
		b.dice(6)
		b.play("activate antigonos", "take-cart", "drop-cart")
		b.refused("take-cart", "diadochi.why.dropped-before")
	})
}

func TestStandingOnSacredGround(t *testing.T) {
	for _, c := range []struct {
		what     string
		cart     place
		cartOf   rules.Seat
		tomb     space
		pc       rules.Seat
		expected bool
	}{
		{"the Cart there and his", outside(spPella), 1, noSpace, nobody, true},
		{"the Cart there and another's", outside(spPella), 0, noSpace, 1, false},
		{"his Cart elsewhere", outside(spAigai), 1, noSpace, 1, false},
		{"the Cart gone", gone, 1, noSpace, 1, false},
		{"the Tomb there and his PC", gone, nobody, spPella, 1, true},
		{"the Tomb there and another's PC", gone, nobody, spPella, 0, false},
		{"the Tomb elsewhere", gone, nobody, spAigai, 1, false},
	} {
		b := newWar(t, 2)
		b.cart, b.cartOf, b.tomb, b.pc[spPella] = c.cart, c.cartOf, c.tomb, c.pc
		prove.Is(t, c.what, b.sacredTo(1, spPella), c.expected)
	}
}

func TestTheCartIsLost(t *testing.T) {
	b := newTable(t, 2)
	b.cart, b.cartOf = outside(spPella), 1
	b.loseCart(b.ctx())
	prove.Is(t, "13.8 the Cart", b.cart, gone)
	prove.Is(t, "told", b.told(EvCartLost), rules.Event{Verb: EvCartLost, Seat: nobody, Who: cartRef, Seen: rules.Everyone})
	b.loseCart(b.ctx())
	prove.Is(t, "once", b.heard(EvCartLost), 1)
}
