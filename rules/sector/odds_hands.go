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

// hand is what is known of a side's hand: certain cards, and how many more of those that it may hold. Old ones among
// them are held for longer than the late cards have been in the draw pile.
type hand struct {
	sure, from, late [cardsOfPeople]uint8
	draw, old        int
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
		h.late, h.old = k.hidden(&h.from, total(&k.hand)+total(&k.aside))
	}
	if c.draws[side] > pile { // the discards are shuffled
		for i := range h.sure {
			h.sure[i] += h.from[i]
		}
		h.draw, h.from, h.late, h.old = min(c.draws[side]-pile, total(&k.discard)), k.discard, [cardsOfPeople]uint8{}, 0
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
		if c.plans(side) {
			continue
		}
		h := c.handOf(side)
		late := total(&h.late)
		w := walk{c: c, side: side, hand: h, open: total(&h.from) - late, late: late, old: h.old, left: h.draw}
		of *= w.ways(&spread{1})
		w.begin()
	}
	o.Takes.Of = of
	for side := range o.Lost {
		o.Lost[side].Ways = make([]uint64, o.Units[side]+1)
	}
	if side := c.s.sideOf(c.seat); side >= 0 && c.plans(side) {
		c.plan(side).meet(o)
		return
	}
	c.meeting().meet(o)
}

// walk finds what a side plays with each hand that it may have. A kind of card is looked for in the hand only when
// the best answer left depends on it; until then all hands are counted together.
type walk struct {
	c     *contest
	side  int
	hand  hand
	seen  [cardsOfPeople]bool // how many of the kind are in the hand is settled: hand.sure
	open  int                 // cards that may be held and are not settled, without the late ones
	late  int                 // late ones of that sort
	old   int                 // how many cards of the hand have been held for long: none of these is late
	left  int                 // how many cards are held that are not settled
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

// spread is in how many ways the settled cards came, by how many of them have been held for long.
type spread [maxOld + 1]uint64

// maxOld is more than the cards that a hand may hold of those of a people.
const maxOld = 31

// ways counts the hands of which the settled cards came in so many ways: the old cards first, then the others.
func (w *walk) ways(settled *spread) (n uint64) {
	for i, k := range settled[:w.old+1] {
		if old := w.old - i; k > 0 && old <= w.open && old <= w.left {
			n += k * choose(uint64(w.open), uint64(old)) * choose(uint64(w.open-old+w.late), uint64(w.left-old))
		}
	}
	return n
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
	w.on(0, 0, &spread{1})
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
			list = append(list, choice{cards: pair{strike, ploy}, score: s.veteran().rankCommit(&f, m)})
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

// on plays on from the n-th best answer for a skirmish.
func (w *walk) on(slot, n int, settled *spread) {
	c := w.c
	if slot == int(c.s.battle.slots) {
		n, known := w.found[w.line]
		if !known {
			n = len(c.plays[w.side])
			w.found[w.line] = n
			c.plays[w.side] = append(c.plays[w.side], play{classes: w.line})
		}
		c.plays[w.side][n].hands += w.ways(settled)
		return
	}
	k := &w.best[slot][n]
	if c.s.battle.seats[w.side] == c.seat && slot < c.fixed {
		w.line[slot] = k.class
		w.on(slot+1, 0, settled)
		return
	}
	for _, kind := range [...]uint8{k.cards.strike, k.cards.ploy} {
		if kind == cardsOfPeople {
			continue
		}
		if !w.seen[kind] {
			w.settle(kind, slot, n, settled)
			return
		}
		if w.hand.sure[kind] == 0 {
			w.on(slot, n+1, settled)
			return
		}
	}
	w.take(k.cards, -1)
	w.line[slot] = k.class
	w.on(slot+1, 0, settled)
	w.line[slot] = 0
	w.take(k.cards, 1)
}

// settle tries every number of a kind of card in the hand.
func (w *walk) settle(kind uint8, slot, n int, settled *spread) {
	sure, open, late, left := w.hand.sure[kind], w.open, w.late, w.left
	early, lates := int(w.hand.from[kind])-int(w.hand.late[kind]), int(w.hand.late[kind])
	w.seen[kind] = true
	w.open, w.late = open-early, late-lates
	for held := range min(early+lates, left) + 1 {
		w.left = left - held
		if w.left > w.open+w.late {
			continue
		}
		var next spread
		for i, k := range settled[:w.old+1] {
			for old := range min(held, early, w.old-i) + 1 {
				next[i+old] += k * choose(uint64(early), uint64(old)) * choose(uint64(early-old+lates), uint64(held-old))
			}
		}
		w.hand.sure[kind] = sure + uint8(held)
		w.on(slot, n, &next)
	}
	w.seen[kind], w.open, w.late, w.left, w.hand.sure[kind] = false, open, late, left, sure
}

// take lays a pair (-1) or takes it back (1).
func (w *walk) take(cards pair, by int8) {
	for _, kind := range [...]uint8{cards.strike, cards.ploy} {
		if kind != cardsOfPeople {
			w.hand.sure[kind] += uint8(by)
		}
	}
}
