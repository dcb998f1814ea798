package sector

import "slices"

// What comes of the cards of both sides: skirmishes are judged by classes of cards, and only what differs is played on.

// class is what a pair of cards does in a skirmish, with the first pair that does it.
type class struct {
	plain, cancelled fight // the second against a CANCEL
	cancels          bool
	cards            pair
}

func (c *class) same(d *class) bool {
	return c.plain == d.plain && c.cancelled == d.cancelled && c.cancels == d.cancels
}

// classOf finds the class of a pair of cards in a skirmish.
func (c *contest) classOf(side, slot int, laid pair) uint8 {
	s, b := c.s, &c.s.battle
	people := s.people(b.seats[side])
	k := class{cards: laid}
	b.strike[side][slot] = card(cardOrNone(people, int(laid.strike)))
	k.cancelled = s.fightOf(side, uint8(slot))
	b.ploy[side][slot] = card(cardOrNone(people, int(laid.ploy)))
	k.plain = s.fightOf(side, uint8(slot))
	k.cancels = b.ploy[side][slot] != noCard && cards[b.ploy[side][slot]].keyword == cancels
	b.strike[side][slot], b.ploy[side][slot] = noCard, noCard
	list := &c.classes[slot][side]
	for i := range *list {
		if k.same(&(*list)[i]) {
			return uint8(i)
		}
	}
	*list = append(*list, k)
	return uint8(len(*list) - 1)
}

// issue is all that decides what a skirmish does: who is beaten, with which ploy in force, hit by which blast.
type issue struct{ beaten, ploy, blast [2]uint8 }

// issueOf judges a skirmish between two classes.
func issueOf(a, d *class) (out issue) {
	sides := [2]fight{a.plain, d.plain}
	if d.cancels {
		sides[attacking] = a.cancelled
	}
	if a.cancels {
		sides[defending] = d.cancelled
	}
	for side := range sides {
		foe := sides[1-side]
		if foe.attack == 0 || foe.attack < sides[side].health {
			continue
		}
		out.beaten[side] = 1
		out.ploy[side] = uint8(sides[side].ploy)
		if foe.strike >= blastGround {
			out.blast[side] = uint8(foe.strike)
		}
	}
	return out
}

// meeting plays on what comes of classes of cards, once for all that does the same.
type meeting struct {
	c     *contest
	table [maxSlots][][]uint8 // the number of the issue, by the classes of both sides
	found map[[maxSlots]uint8]int
	ends  []end
}

// meeting judges all classes that are known by now against each other.
func (c *contest) meeting() *meeting {
	m := &meeting{c: c, found: map[[maxSlots]uint8]int{}}
	var issues [maxSlots][]issue
	for slot := range int(c.s.battle.slots) {
		k := &c.classes[slot]
		for a := range k[attacking] {
			row := make([]uint8, len(k[defending]))
			for d := range row {
				out := issueOf(&k[attacking][a], &k[defending][d])
				n := slices.Index(issues[slot], out)
				if n < 0 {
					n = len(issues[slot])
					issues[slot] = append(issues[slot], out)
				}
				row[d] = uint8(n)
			}
			m.table[slot] = append(m.table[slot], row)
		}
	}
	return m
}

// of is how the battle ends between the classes of the attacker's cards and the defender's.
func (m *meeting) of(a, d *[maxSlots]uint8) *end {
	var key [maxSlots]uint8
	for slot := range int(m.c.s.battle.slots) {
		key[slot] = m.table[slot][a[slot]][d[slot]]
	}
	n, known := m.found[key]
	if !known {
		n = len(m.ends)
		m.found[key] = n
		m.ends = append(m.ends, m.c.endOf(*a, *d))
	}
	return &m.ends[n]
}

// meet lets everything that one side may play meet everything that the other may.
func (m *meeting) meet(o *BattleOdds) {
	for i := range m.c.plays[attacking] {
		a := &m.c.plays[attacking][i]
		for k := range m.c.plays[defending] {
			d := &m.c.plays[defending][k]
			e, ways := m.of(&a.classes, &d.classes), a.hands*d.hands
			if e.holder == attacking {
				o.Takes.Ways += ways
			}
			for side := range o.Lost {
				o.Lost[side].Ways[e.lost[side]] += ways
				if e.holder == attacking {
					o.won[side] += ways * uint64(e.lost[side])
				}
			}
		}
	}
}

// end is how a battle ends: which side has the area then, which is the winner's, or the attacker's where nobody is left beside a base of
// the attacker (4.7, 5.5).
type end struct {
	holder int
	lost   [2]int
}

// endOf lays the cards of both sides and plays the battle.
func (c *contest) endOf(lines ...[maxSlots]uint8) (e end) {
	t := *c.s
	for side := range lines {
		people := t.people(t.battle.seats[side])
		for slot := range int(t.battle.slots) {
			laid := c.classes[slot][side][lines[side][slot]].cards
			t.battle.strike[side][slot] = card(cardOrNone(people, int(laid.strike)))
			t.battle.ploy[side][slot] = card(cardOrNone(people, int(laid.ploy)))
		}
	}
	e.holder, e.lost = t.fightOn()
	if b := &t.battle; e.holder == defending && count(&b.alive[defending]) == 0 && t.base[b.area] == b.seats[attacking] {
		e.holder = attacking
	}
	return e
}

// Mean is the mean number of units that a side loses, in hundredths.
func (o *BattleOdds) Mean(side int) int {
	sum, d := uint64(0), o.Lost[side]
	for i, w := range d.Ways {
		sum += w * uint64(d.Low+i)
	}
	if all := d.Total(); all > 0 {
		return int((200*sum + all) / (2 * all))
	}
	return 0
}
