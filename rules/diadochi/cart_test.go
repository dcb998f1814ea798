package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// The Funeral Cart on Turn I (13.3).

func TestTheCartRestsOnTurnI(t *testing.T) {
	const babylon = `players 2
		turn 1 round 1 first 1
		ask 1 activation
		control 2 babylon ouruk sousa badake
		units 1 opis mercenary 5
		general 1 antigonos opis
		units 2 babylon mercenary 3 royal-army 3
		general 2 perdikkas babylon
		cart babylon 2`
	t.Run("13.3 6.16 an army that evades leaves it", func(t *testing.T) {
		c := position(t, babylon)
		c.play("[6 6] activate antigonos; step babylon; pass; evade ouruk")
		prove.Is(t, "Perdikkas", c.at[perdikkas], outside(spOuruk))
		prove.Is(t, "the Cart", c.cart, outside(spBabylon))
		prove.Is(t, "whose", c.cartOf, 0)
	})
	t.Run("13.3 from Turn II he takes it along", func(t *testing.T) {
		b := newWar(t, 2)
		b.control(1, spBabylon, spOuruk)
		b.army(0, antigonos, outside(spOpis), units{mercenary: 5})
		b.army(1, perdikkas, outside(spBabylon), units{mercenary: 3})
		b.moveCart(b.ctx(), outside(spBabylon))
		b.dice(6, 6)
		b.play("activate antigonos", "step babylon", "pass", "evade ouruk")
		prove.Is(t, "the Cart", b.cart, outside(spOuruk))
	})
	t.Run("13.3 13.5 an army that retreats leaves it", func(t *testing.T) {
		for turn, cart := range map[uint8]place{1: outside(spBabylon), 2: outside(spOpis)} {
			b := newWar(t, 2)
			b.turn = turn
			b.army(0, antigonos, outside(spOpis), units{mercenary: 3})
			b.addUnits(outside(spBabylon), 0, mercenary, 1)
			b.army(1, perdikkas, outside(spSousa), units{mercenary: 4})
			b.moveCart(b.ctx(), outside(spBabylon))
			b.dice(6, 6, 6, 6, 6, 6, safe, safe, safe, safe, 6, 6)
			b.play("activate antigonos", "step babylon")
			b.asks(inInterception)
			b.play("intercept perdikkas sousa", "yes", "pass")
			prove.Is(t, "winner", b.battle.winner, draw)
			b.where(antigonos, outside(spOpis))
			prove.Is(t, "the Cart", placeID(b.cart), placeID(cart))
		}
	})
	t.Run("13.3 nobody takes it on the way", func(t *testing.T) {
		c := position(t, "players 2\nturn 1 round 1 first 1\nask 1 activation\ncontrol 1 babylon\nunits 1 babylon mercenary 3\ngeneral 1 antigonos babylon\ncart babylon 1")
		c.play("[6] activate antigonos")
		c.refused("take-cart", "13.3")
		c.play("step opis; done")
		prove.Is(t, "the Cart", c.cart, outside(spBabylon))
	})
}
