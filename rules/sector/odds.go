package sector

import (
	"tyche/rules"
	"tyche/rules/odds"
)

// Exact chances of a skirmish. There are no dice: what is not known is the hand of the other side. Every hand of the
// cards that it has not shown is as likely as any other, and it is taken to play the best of it for the end in
// question, so the chances are the least that the seat can count on.

// SkirmishOdds are the chances of one skirmish seen from a seat with its cards as committed so far.
type SkirmishOdds struct {
	Beats    odds.Chance // the enemy front unit is beaten, whatever the enemy plays to save it
	Survives odds.Chance // the own front unit is not beaten, whatever the enemy plays to beat it
}

// Odds returns the chances of the skirmishes of the battle under way, as the seat sees them; nil when it has no part
// in a battle whose front is complete, or when the cards are open.
func Odds(st rules.State, seat rules.Seat) []SkirmishOdds {
	s := st.(*state)
	side := s.sideOf(seat)
	if side < 0 || s.battle.slots == 0 || s.battle.shown {
		return nil
	}
	var list []SkirmishOdds
	for slot := range s.battle.slots {
		if s.battle.front[attacking][slot] < 0 || s.battle.front[defending][slot] < 0 {
			return nil
		}
		list = append(list, s.skirmishOdds(side, slot))
	}
	return list
}

// skirmishOdds sums over the kinds of cards that decide: the best strike and the best ploy in the enemy hand.
func (s *state) skirmishOdds(side int, slot uint8) SkirmishOdds {
	p := s.battle.seats[1-side]
	k := &s.seats[p]
	var hidden [cardsOfPeople]uint8
	for i := range hidden {
		hidden[i] = k.hand[i] + k.aside[i] + k.pile[i]
	}
	size := total(&k.hand) + total(&k.aside)
	return SkirmishOdds{
		Beats:    s.unbroken(side, slot, &hidden, size, func(mine, theirs fight) bool { return mine.attack > 0 && mine.attack >= theirs.health }),
		Survives: s.unbroken(side, slot, &hidden, size, func(mine, theirs fight) bool { return theirs.attack == 0 || theirs.attack < mine.health }),
	}
}

// unbroken is the chance that something holds for every strike and ploy in a hand of so many hidden cards. The kinds
// that break it alone are kept out of the hand, and so is one of the two in every pair that breaks it together.
func (s *state) unbroken(side int, slot uint8, hidden *[cardsOfPeople]uint8, size int, holds func(mine, theirs fight) bool) odds.Chance {
	var pairs [cardsOfPeople + 1][cardsOfPeople + 1]bool // strike, ploy: it breaks; the last = none
	for strike := range cardsOfPeople + 1 {
		for ploy := range cardsOfPeople + 1 {
			pairs[strike][ploy] = !s.holdsAgainst(side, slot, strike, ploy, holds)
		}
	}
	if pairs[cardsOfPeople][cardsOfPeople] {
		return odds.Chance{Ways: 0, Of: 1}
	}
	all := uint64(0)
	for _, n := range hidden {
		all += uint64(n)
	}
	people := s.people(s.battle.seats[1-side])
	ways := uint64(0)
	var ploys [cardsOfPeople]int
	count := 0
	for i := range cardsOfPeople {
		if cards[cardOf(people, i)].ploy && hidden[i] > 0 {
			ploys[count] = i
			count++
		}
	}
	for set := range 1 << count { // exactly these kinds of ploys are in the hand
		ways += s.handsWith(set, ploys[:count], &pairs, hidden, size, people)
	}
	return odds.Chance{Ways: ways, Of: choose(all, uint64(size))}
}

// handsWith counts the hands that hold exactly the kinds of ploys in the set and no strike that breaks it with them.
func (s *state) handsWith(set int, ploys []int, pairs *[cardsOfPeople + 1][cardsOfPeople + 1]bool, hidden *[cardsOfPeople]uint8, size int, p people) uint64 {
	for j, i := range ploys {
		if set&(1<<j) != 0 && pairs[cardsOfPeople][i] {
			return 0
		}
	}
	strikes := uint64(0)
	for i := range cardsOfPeople {
		if cards[cardOf(p, i)].ploy {
			continue
		}
		bad := pairs[i][cardsOfPeople]
		for j, k := range ploys {
			bad = bad || set&(1<<j) != 0 && pairs[i][k]
		}
		if !bad {
			strikes += uint64(hidden[i])
		}
	}
	// by[n] is in how many ways n cards of exactly these kinds of ploys are drawn, at least one of each.
	by := []uint64{1}
	for j, i := range ploys {
		if set&(1<<j) == 0 {
			continue
		}
		next := make([]uint64, len(by)+int(hidden[i]))
		for n, w := range by {
			for m := 1; m <= int(hidden[i]); m++ {
				next[n+m] += w * choose(uint64(hidden[i]), uint64(m))
			}
		}
		by = next
	}
	ways := uint64(0)
	for n, w := range by {
		if n <= size {
			ways += w * choose(strikes, uint64(size-n))
		}
	}
	return ways
}

// holdsAgainst says whether something holds when the enemy plays a strike and a ploy.
func (s *state) holdsAgainst(side int, slot uint8, strike, ploy int, holds func(mine, theirs fight) bool) bool {
	t := *s
	p := t.people(t.battle.seats[1-side])
	t.battle.strike[1-side][slot] = card(cardOrNone(p, strike))
	t.battle.ploy[1-side][slot] = card(cardOrNone(p, ploy))
	if strike < cardsOfPeople && cards[cardOf(p, strike)].ploy || ploy < cardsOfPeople && !cards[cardOf(p, ploy)].ploy {
		return true // no such pair
	}
	return holds(t.fightOf(side, slot), t.fightOf(1-side, slot))
}

// choose is the number of ways to choose k of n.
func choose(n, k uint64) uint64 {
	if k > n {
		return 0
	}
	ways := uint64(1)
	for i := range min(k, n-k) {
		ways = ways * (n - i) / (i + 1)
	}
	return ways
}
