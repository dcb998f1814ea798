package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
)

// gains are what a strategos of four finds in spaces to be taken.
func (b *table) gains() [numSpaces]int16 { return judge{b.state, Mind{}.strategos(4)}.look(0).gain }

// leader is a game of four in which seat 1 has 18 of the 23 VP that win, and seat 2 a province as good as one of his.
func leader(t *testing.T) *table {
	b := newWar(t, 4)
	b.turn, b.round = 3, 1
	b.province(2, syria)
	b.province(1, phoinikia, lydia, aigyptos, makedonia, armenia)
	return b
}

func TestALeaderIsAttacked(t *testing.T) {
	b := leader(t)
	prove.Is(t, "VP of the leader", b.vp(1), 18)
	of := b.gains()
	prove.Is(t, "a city of the leader is worth far more than that of another", of[spTyros] > of[spDamaskos]*3/2, true)
	b.control(independents, byProvince[makedonia]...)
	b.control(independents, byProvince[armenia]...)
	of = b.gains()
	prove.Is(t, "nobody leads: hardly more", of[spTyros] < of[spDamaskos]*3/2, true)
}

func TestRoyalsOfWhoIsNearToWinningByL(t *testing.T) {
	b := newWar(t, 4)
	b.turn, b.round = 3, 1
	b.royalOf[kleopatra], b.royalAt[kleopatra] = 3, outside(spMemphis)
	s := judge{b.state, Mind{}.strategos(4)}
	few := s.prizeOf(kleopatra)
	b.control(3, spPella)
	b.tomb = spPella
	b.champions = 1 << 3
	prove.Is(t, "14 of 18 L and more", b.nearL(3) > 75, true)
	prove.Is(t, "a royal of his is worth more", s.prizeOf(kleopatra) > few, true)
	b.turn, b.phase = 5, strategy
	prove.Is(t, "L wins no more", b.nearL(3), 0)
}

// heirInSardis is a game of four on Turn III: Alexandros lives inside Sardis, which is another player's.
func heirInSardis(t *testing.T) *table {
	b := newWar(t, 4)
	b.turn, b.round = 3, 1
	b.control(1, spSardis)
	b.royalOf[alexandros], b.royalAt[alexandros] = 1, inside(spSardis)
	return b
}

func TestRoyalsBehindWallsArePrizes(t *testing.T) {
	b := heirInSardis(t)
	b.province(2, media)
	with := b.gains()[spSardis]
	prove.Is(t, "he does not lead", b.mayInherit(1, alexandros), false)
	b.royalAt[alexandros] = gone
	without := b.gains()[spSardis]
	prove.Is(t, "a city with the heir", with > without, true)

	b = heirInSardis(t)
	b.champions = 1 << 1
	prove.Is(t, "he wins at the end of the Turn", b.mayInherit(1, alexandros), true)
	prove.Is(t, "that city first of all", b.gains()[spSardis] > with+40, true)
}

func TestWhoFindsNoFoodMovesOn(t *testing.T) {
	b := newWar(t, 4)
	b.army(0, antigonos, outside(spGordion), units{mercenary: 11})
	b.control(0, spGordion)
	v := judge{b.state, Mind{}.strategos(4)}.look(0)
	w := v.walkOf(antigonos, outside(spGordion))
	prove.Is(t, "three of eleven starve", w.hunger(leg{at: spGordion, n: 11}), 3*worthStrength)
	prove.Is(t, "eight that stay do not, where three were left behind", w.hunger(leg{at: spDorylaion, n: 8}), 0)
	b.addUnits(outside(spDorylaion), 0, mercenary, 2)
	prove.Is(t, "two wait there", w.hunger(leg{at: spDorylaion, n: 8}), 2*worthStrength)
	veteran := judge{b.state, veteran}.look(0)
	w = veteran.walkOf(antigonos, outside(spGordion))
	prove.Is(t, "a veteran does not think of it", w.hunger(leg{at: spGordion, n: 11}), 0)
}
