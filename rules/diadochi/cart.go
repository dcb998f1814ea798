package diadochi

import "tyche/rules"

// Alexander's Cart, body and Tomb (chapter 13).

// cartRests says whether the Cart moves in no way: not on Turn I, whoever marches, evades or retreats (13.3).
func (s *state) cartRests() bool { return s.turn == 1 }

// moveCart puts the Funeral Cart somewhere.
func (s *state) moveCart(x ctx, to place) {
	s.cart = to
	s.updateCart(x)
}

// updateCart finds out who controls the Cart (13.2). While a reaction or a battle in its space is going on nothing
// changes.
func (s *state) updateCart(x ctx) {
	if s.cart == gone || s.battle.on || s.entry.on {
		return
	}
	now := nobody
	switch k := &s.stacks[s.cart]; {
	case onMap(s.cart) && s.groupIn(spaceOf(s.cart)):
		now = s.march.seat
	case k.owner != nobody:
		now = k.owner
	case onMap(s.cart) && isPlayer(s.pc[spaceOf(s.cart)]):
		now = s.pc[spaceOf(s.cart)]
	}
	if now == s.cartOf {
		return
	}
	s.cartOf = now
	x.tell(EvRoyal, now, cartRef, none, spaceRef(s.ground(s.cart)), 0, 0)
}

// buryRefusal says why p may not bury Alexander now (13.6), or nil.
func (s *state) buryRefusal(p rules.Seat) *rules.Illegal {
	switch sp := spaceOf(s.cart); {
	case s.cart == gone || sp == noSpace:
		return noCart
	case s.cartRests():
		return notOnTurnOne
	case s.cartOf != p:
		return notYourCart
	case spaces[sp].kind != majorCity || s.pc[sp] != p || s.enemyOutside(p, sp):
		return noBurialCity
	}
	return nil
}

// bury puts the body to rest where the Cart stands (13.6).
func (s *state) bury(x ctx, p rules.Seat) {
	s.tomb = spaceOf(s.cart)
	s.cart, s.cartOf = gone, nobody
	x.tell(EvBuried, p, none, none, spaceRef(s.tomb), 0, 0)
}

// loseCart takes an unburied body out of the game on Turn IV (13.8).
func (s *state) loseCart(x ctx) {
	if s.cart == gone {
		return
	}
	s.cart, s.cartOf = gone, nobody
	x.tell(EvCartLost, nobody, cartRef, none, none, 0, 0)
}

var (
	noCart       = refuse("13.6", "diadochi.why.no-cart")
	notOnTurnOne = refuse("13.3", "diadochi.why.not-on-turn-one")
	notYourCart  = refuse("13.6", "diadochi.why.not-your-cart")
	noBurialCity = refuse("13.6", "diadochi.why.no-burial-city")
)
