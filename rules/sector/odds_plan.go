package sector

// What the seat itself commits after the cards that it is asked about is in its own hand: the odds are those of the best that it can
// still do, where the book, which looks at one skirmish after the other, may waste what it needs in a later one.

// plans says whether the seat has begun to commit on a side, so that it knows its hand.
func (c *contest) plans(side int) bool { return c.fixed > 0 && c.s.battle.seats[side] == c.seat }

// planner looks for the best cards for the skirmishes that are left.
type planner struct {
	*meeting
	side    int
	options [maxSlots][]option
	hand    [cardsOfPeople]uint8
	best    [maxSlots]int // options
	value   worth
	known   map[[maxSlots]uint8]worth // by classes
}

// option is a pair of cards and its class.
type option struct {
	cards pair
	class uint8
}

// worth is what a plan brings against all that the enemy may play: wins first, then the balance of losses.
type worth struct {
	wins    uint64
	balance int64
}

func (w worth) beats(than worth) bool {
	return w.wins > than.wins || w.wins == than.wins && w.balance > than.balance
}

// plan finds the best plan, and notes it as the one thing that the side plays. With at most two skirmishes left it is the best of all;
// with more the best that no other cards for two of them improve.
func (c *contest) plan(side int) *meeting {
	p := planner{side: side, hand: c.s.seats[c.seat].hand, known: map[[maxSlots]uint8]worth{}}
	slots := int(c.s.battle.slots)
	for slot := range slots {
		if slot < c.fixed {
			p.options[slot] = []option{{c.laid[slot], c.classOf(side, slot, c.laid[slot])}}
			continue
		}
		p.options[slot] = c.options(side, slot) // the first plays nothing
	}
	p.meeting = c.meeting()
	p.value = p.worthOf(&p.best)
	for better := true; better; {
		before := p.value
		for a := c.fixed; a < slots; a++ {
			for b := min(a+1, slots-1); b < slots; b++ {
				p.improve(a, b)
			}
		}
		better = p.value.beats(before) && slots-c.fixed > 2
	}
	line := p.line(&p.best)
	c.plays[side] = []play{{classes: line, hands: 1}}
	return p.meeting
}

// options are the pairs that the seat's hand allows for a skirmish, nothing first.
func (c *contest) options(side, slot int) (list []option) {
	hand, people := &c.s.seats[c.seat].hand, c.s.people(c.seat)
	held := func(kind int, ploy bool) bool {
		return kind < cardsOfPeople && hand[kind] > 0 && cards[cardOf(people, kind)].ploy == ploy
	}
	for strike := cardsOfPeople; strike >= 0; strike-- {
		for ploy := cardsOfPeople; ploy >= 0; ploy-- {
			if (strike == cardsOfPeople || held(strike, false)) && (ploy == cardsOfPeople || held(ploy, true)) {
				laid := pair{uint8(strike), uint8(ploy)}
				list = append(list, option{laid, c.classOf(side, slot, laid)})
			}
		}
	}
	return list
}

// improve tries all cards for two skirmishes, or for one twice named.
func (p *planner) improve(a, b int) {
	plan := p.best
	for i := range p.options[a] {
		for k := range p.options[b] {
			if plan[a] = i; a != b {
				plan[b] = k
			}
			if !p.holds(&plan) {
				continue
			}
			if w := p.worthOf(&plan); w.beats(p.value) {
				p.best, p.value = plan, w
			}
			if a == b {
				break
			}
		}
	}
}

// holds says whether the hand has all the cards of a plan.
func (p *planner) holds(plan *[maxSlots]int) bool {
	hand := p.hand
	for slot := p.c.fixed; slot < int(p.c.s.battle.slots); slot++ {
		laid := p.options[slot][plan[slot]].cards
		for _, kind := range [...]uint8{laid.strike, laid.ploy} {
			if kind == cardsOfPeople {
				continue
			}
			if hand[kind] == 0 {
				return false
			}
			hand[kind]--
		}
	}
	return true
}

// line is a plan as the classes of its cards.
func (p *planner) line(plan *[maxSlots]int) (line [maxSlots]uint8) {
	for slot := range int(p.c.s.battle.slots) {
		line[slot] = p.options[slot][plan[slot]].class
	}
	return line
}

// worthOf reckons a plan, once for all that does the same.
func (p *planner) worthOf(plan *[maxSlots]int) (w worth) {
	own := p.line(plan)
	if w, known := p.known[own]; known {
		return w
	}
	var lines [2]*[maxSlots]uint8
	lines[p.side] = &own
	for i := range p.c.plays[1-p.side] {
		foe := &p.c.plays[1-p.side][i]
		lines[1-p.side] = &foe.classes
		e := p.of(lines[attacking], lines[defending])
		if e.holder == p.side {
			w.wins += foe.hands
		}
		w.balance += int64(foe.hands) * int64(e.lost[1-p.side]-e.lost[p.side])
	}
	p.known[own] = w
	return w
}
