package sector

import (
	"slices"

	"tyche/rules"
)

// How the hands of a battle are counted: which cards they make a side play.

// contest is a battle that is lined up, with what a seat knows of the cards.
type contest struct {
	s     *state
	seat  rules.Seat     // whose knowledge counts
	draws [2]int         // cards still to be drawn by each side (4.1)
	fixed int            // skirmishes for which the seat has committed ...
	laid  [maxSlots]pair // ... these

	classes [maxSlots][2][]class // by skirmish and side
	plays   [2][]play
}

// play is what a side commits in all skirmishes, by the class of its cards, and with how many hands it does so.
type play struct {
	classes [maxSlots]uint8
	hands   uint64
}

// pair is a strike and a ploy as kinds of the people; cardsOfPeople = none.
type pair struct{ strike, ploy uint8 }

// hand is what is known of a side's hand: certain cards, and how many more of those that it may hold.
type hand struct {
	sure, from [cardsOfPeople]uint8
	draw       int
}

// commit takes the answer of the seat and what it has committed before.
func (c *contest) commit(m rules.Move) bool {
	b, side, slot := &c.s.battle, c.s.sideOf(c.seat), int(m.C)-1
	if f := c.s.lineUpFrame(); f.step != linedUp || side < 0 || b.shown || slot < 0 || slot >= int(b.slots) {
		return false
	}
	for i := range slot {
		c.laid[i] = pair{kindIn(b.strike[side][i]), kindIn(b.ploy[side][i])}
	}
	if c.s.commitRefusal(c.seat, card(m.A), false) != nil || c.s.commitRefusal(c.seat, card(m.B), true) != nil {
		return false
	}
	c.laid[slot] = pair{kindIn(card(m.A)), kindIn(card(m.B))}
	for _, k := range [...]uint8{c.laid[slot].strike, c.laid[slot].ploy} {
		if k < cardsOfPeople {
			c.s.seats[c.seat].hand[k]--
		}
	}
	c.fixed = slot + 1
	return true
}

// kindIn is a card as a kind of its people.
func kindIn(c card) uint8 {
	if c == noCard {
		return cardsOfPeople
	}
	return uint8(c % cardsOfPeople)
}

// handOf says what the seat knows of a side's hand once the cards are drawn.
func (c *contest) handOf(side int) (h hand) {
	k := &c.s.seats[c.s.battle.seats[side]]
	h.draw = c.draws[side]
	h.sure, h.from = k.hand, k.pile
	own := c.s.battle.seats[side] == c.seat
	pile := total(&k.pile)
	if !own {
		h.draw += total(&k.hand) + total(&k.aside)
		for i := range h.from {
			h.from[i] += k.hand[i] + k.aside[i]
		}
		h.sure = [cardsOfPeople]uint8{}
	}
	if c.draws[side] > pile { // the discards are shuffled
		for i := range h.sure {
			h.sure[i] += h.from[i]
		}
		h.draw, h.from = min(c.draws[side]-pile, total(&k.discard)), k.discard
	}
	return h
}

// count fills in the chances.
func (c *contest) count(o *BattleOdds) {
	b := &c.s.battle
	for side := range b.seats {
		for slot := range b.slots {
			b.strike[side][slot], b.ploy[side][slot] = noCard, noCard
		}
	}
	of := uint64(1)
	for side := range b.seats {
		h := c.handOf(side)
		w := walk{c: c, side: side, hand: h, open: total(&h.from), left: h.draw}
		of *= choose(uint64(w.open), uint64(w.left))
		w.begin()
	}
	o.Takes.Of = of
	for side := range o.Lost {
		o.Lost[side].Ways = make([]uint64, o.Units[side]+1)
	}
	c.meet(o)
}

// walk finds what a side plays with each hand that it may have. A kind of card is looked for in the hand only when
// the best answer left depends on it; until then all hands are counted together.
type walk struct {
	c     *contest
	side  int
	hand  hand
	seen  [cardsOfPeople]bool // how many of the kind are in the hand is settled: hand.sure
	open  int                 // cards that may be drawn and are not settled
	left  int                 // how many of them are drawn
	best  [maxSlots][]choice  // answers for each skirmish, the best first
	line  [maxSlots]uint8     // the classes of the answers so far
	found map[[maxSlots]uint8]int
}

// choice is a pair of cards and its class.
type choice struct {
	cards pair
	class uint8
	score int
}

func (w *walk) begin() {
	c := w.c
	w.found = map[[maxSlots]uint8]int{}
	for slot := range int(c.s.battle.slots) {
		if c.s.battle.seats[w.side] == c.seat && slot < c.fixed {
			w.best[slot] = []choice{{cards: c.laid[slot], class: c.classOf(w.side, slot, c.laid[slot])}}
			continue
		}
		w.best[slot] = w.rankPairs(slot)
	}
	w.on(0, 0, 1)
}

// rankPairs lists all pairs that the side may come to hold, the best first, down to playing nothing.
func (w *walk) rankPairs(slot int) (list []choice) {
	s := w.c.s
	p := s.battle.seats[w.side]
	f := frame{kind: inCommit, seat: p, step: uint8(w.side), a: int16(slot)}
	for strike := range uint8(cardsOfPeople + 1) {
		for ploy := range uint8(cardsOfPeople + 1) {
			if !w.possible(strike, false) || !w.possible(ploy, true) {
				continue
			}
			m := rules.Move{Verb: commitVerb, A: cardOrNone(s.people(p), int(strike)), B: cardOrNone(s.people(p), int(ploy)), C: int16(slot) + 1}
			list = append(list, choice{cards: pair{strike, ploy}, score: s.rankCommit(&f, m)})
		}
	}
	slices.SortStableFunc(list, func(a, b choice) int { return b.score - a.score })
	nothing := slices.IndexFunc(list, func(k choice) bool { return k.cards == pair{cardsOfPeople, cardsOfPeople} })
	list = list[:nothing+1]
	for i := range list {
		list[i].class = w.c.classOf(w.side, slot, list[i].cards)
	}
	return list
}

// possible says whether a kind of card may be in the hand, for a strike or a ploy.
func (w *walk) possible(kind uint8, ploy bool) bool {
	if kind == cardsOfPeople {
		return true
	}
	people := w.c.s.people(w.c.s.battle.seats[w.side])
	return w.hand.sure[kind]+w.hand.from[kind] > 0 && cards[cardOf(people, int(kind))].ploy == ploy
}

// go_ plays on from the n-th best answer for a skirmish; ways is in how many ways the settled cards came.
func (w *walk) on(slot, n int, ways uint64) {
	c := w.c
	if slot == int(c.s.battle.slots) {
		n, known := w.found[w.line]
		if !known {
			n = len(c.plays[w.side])
			w.found[w.line] = n
			c.plays[w.side] = append(c.plays[w.side], play{classes: w.line})
		}
		c.plays[w.side][n].hands += ways * choose(uint64(w.open), uint64(w.left))
		return
	}
	k := &w.best[slot][n]
	if c.s.battle.seats[w.side] == c.seat && slot < c.fixed {
		w.line[slot] = k.class
		w.on(slot+1, 0, ways)
		return
	}
	for _, kind := range [...]uint8{k.cards.strike, k.cards.ploy} {
		if kind == cardsOfPeople {
			continue
		}
		if !w.seen[kind] {
			w.settle(kind, slot, n, ways)
			return
		}
		if w.hand.sure[kind] == 0 {
			w.on(slot, n+1, ways)
			return
		}
	}
	w.take(k.cards, -1)
	w.line[slot] = k.class
	w.on(slot+1, 0, ways)
	w.line[slot] = 0
	w.take(k.cards, 1)
}

// settle tries every number of a kind of card in the hand.
func (w *walk) settle(kind uint8, slot, n int, ways uint64) {
	sure, of, open, left := w.hand.sure[kind], int(w.hand.from[kind]), w.open, w.left
	w.seen[kind] = true
	w.open -= of
	for drawn := range min(of, left) + 1 {
		w.left = left - drawn
		if w.left > w.open {
			continue
		}
		w.hand.sure[kind] = sure + uint8(drawn)
		w.on(slot, n, ways*choose(uint64(of), uint64(drawn)))
	}
	w.seen[kind], w.open, w.left, w.hand.sure[kind] = false, open, left, sure
}

// take lays a pair (-1) or takes it back (1).
func (w *walk) take(cards pair, by int8) {
	for _, kind := range [...]uint8{cards.strike, cards.ploy} {
		if kind != cardsOfPeople {
			w.hand.sure[kind] += uint8(by)
		}
	}
}
