package imperio

import (
	"math/bits"

	"tyche/rules"
)

// How the Mind writes its sorties down as detachments (12.2): ships stay behind, cargo is loaded, the way is named hex by
// hex, then the stance and the tasks at its end.

const (
	rankPlanned = 120 // the next step of what is planned
	rankAgainst = -25
)

// rankOperating chooses the next fleet to give orders to.
func (s *state) rankOperating(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	c.plan(s, f.seat, who)
	next := noHex
	if o := c.nextSortie(); o != nil {
		next = o.from
	}
	for i, m := range moves {
		switch {
		case m.Verb == fleetVerb && s.hexFor(m.A) == next:
			scores[i] = rankPlanned
		case m.Verb == fleetVerb:
			scores[i] = rankAgainst
		default:
			scores[i] = 0
		}
	}
}

// nextSortie is the first sortie that no detachment was made for yet and ships remain for, or nil. A player may have ordered others before.
func (c *campaign) nextSortie() *sortie {
	plan := &c.s.plans[c.p]
	var wanted [maxHexes]uint8
	var made [maxHexes]uint8
	for i := range plan.parts[:plan.count] {
		made[plan.parts[i].from]++
	}
	for i := range c.list[:c.n] {
		o := &c.list[i]
		if wanted[o.from]++; wanted[o.from] <= made[o.from] {
			continue
		}
		if rest := c.s.unassigned(c.p, o.from); c.s.partHasShips(c.p, &rest, 0) {
			return o
		}
	}
	return nil
}

// rankDetaching follows the sortie that belongs to a detachment.
func (s *state) rankDetaching(who Mind, f *frame, moves []rules.Move, scores []int) {
	var c campaign
	c.plan(s, f.seat, who)
	r := &s.plans[f.seat].parts[f.a]
	o := c.sortieOf(r.from, s.ordinal(f.seat, int(f.a)))
	if o == nil {
		for i, m := range moves {
			scores[i] = rankIf(m.Verb != doneVerb, rankAgainst)
		}
		return
	}
	for i, m := range moves {
		scores[i] = rankAgainst
		if m.Verb == doneVerb {
			scores[i] = 0
		}
	}
	want := s.nextStep(f, r, o)
	for i, m := range moves {
		if m == want {
			scores[i] = rankPlanned
		}
	}
}

// ordinal counts the detachments before one that started from the same hex.
func (s *state) ordinal(p rules.Seat, k int) (n int) {
	plan := &s.plans[p]
	for i := range plan.parts[:k] {
		if plan.parts[i].from == plan.parts[k].from {
			n++
		}
	}
	return n
}

// sortieOf returns the n-th sortie from a hex, or nil.
func (c *campaign) sortieOf(from hex, n int) *sortie {
	for i := range c.list[:c.n] {
		if c.list[i].from == from {
			if n == 0 {
				return &c.list[i]
			}
			n--
		}
	}
	return nil
}

// nextStep is what has to be written down next.
func (s *state) nextStep(f *frame, r *part, o *sortie) rules.Move {
	p := f.seat
	before, after := o.tasks(s)
	told := s.tasksOf(p, uint8(f.a))
	if r.steps == 0 && told == 0 {
		if m, ok := s.leaveBehind(p, uint8(f.a)+1, r, o); ok {
			return m
		}
	}
	if told < before.n {
		return before.list[told]
	}
	switch {
	case r.steps < o.steps:
		return rules.Move{Verb: goVerb, A: int16(s.name[o.path[r.steps]])}
	case r.stance != o.stance && (o.steps > 0 || o.landed > 0):
		return rules.Move{Verb: stanceVerb, A: int16(o.stance)}
	case told < before.n+after.n:
		return after.list[told-before.n]
	}
	return rules.Move{Verb: doneVerb}
}

// tasksOf counts the tasks that a detachment has been given.
func (s *state) tasksOf(p rules.Seat, number uint8) (n int) {
	plan := &s.plans[p]
	for i := range plan.tasks[:plan.jobs] {
		if plan.tasks[i].part == number {
			n++
		}
	}
	return n
}

// leaveBehind names a ship of the detachment that is not to go.
func (s *state) leaveBehind(p rules.Seat, number uint8, r *part, o *sortie) (rules.Move, bool) {
	switch {
	case r.frigates > o.line.frigates:
		return rules.Move{Verb: stayVerb, A: int16(frigate), B: 1}, true
	case r.cruisers > o.line.cruisers:
		return rules.Move{Verb: stayVerb, A: int16(cruiser), B: 1}, true
	case r.flagship && !o.line.flagship:
		return rules.Move{Verb: stayVerb, A: int16(flagship), B: int16(s.houses[p].flag.hull)}, true
	}
	for hull := range r.dreads {
		if r.dreads[hull] > o.line.dreads[hull] {
			return rules.Move{Verb: stayVerb, A: int16(dreadnought), B: int16(hull)}, true
		}
	}
	for t := range s.transport {
		if k := &s.transport[t]; k.part == number && k.owner == p && k.at == r.from && !o.has(t) {
			return rules.Move{Verb: remainVerb, A: int16(t)}, true
		}
	}
	return rules.Move{}, false
}

// dictation is a list of answers.
type dictation struct {
	n    int
	list [16]rules.Move
}

// tasks are the answers that name the tasks of a sortie, before and after it moves.
func (o *sortie) tasks(s *state) (before, after dictation) {
	for i := range o.loaded {
		k := &o.loads[i]
		for n := int(k.n); n > 0; n -= lotOf(n) {
			before.put(rules.Move{Verb: loadVerb, A: s.planetRef(k.planet).ID, B: int16(k.transport), C: int16(lotOf(n))})
		}
	}
	if o.bombs != noPlanet {
		after.put(rules.Move{Verb: bombardVerb, A: s.planetRef(o.bombs).ID})
	}
	for i := range o.landed {
		k := &o.lands[i]
		for n := int(k.n); n > 0; n -= lotOf(n) {
			after.put(rules.Move{Verb: landVerb, A: s.planetRef(k.planet).ID, B: int16(lotOf(n))})
		}
	}
	for i := range o.eased {
		k := &o.relief[i]
		t := o.fullest(s)
		for n := int(k.n); n > 0; n -= lotOf(n) {
			after.put(rules.Move{Verb: unloadVerb, A: s.planetRef(k.planet).ID, B: int16(t), C: int16(lotOf(n))})
		}
	}
	return before, after
}

// lotOf is the largest amount that one answer names (12.3).
func lotOf(n int) int {
	switch {
	case n >= 6:
		return 6
	case n >= 3:
		return 3
	}
	return 1
}

func (k *dictation) put(m rules.Move) {
	if k.n < len(k.list) {
		k.list[k.n] = m
		k.n++
	}
}

// fullest is the transport of a sortie with most Troops.
func (o *sortie) fullest(s *state) int {
	best, most := 0, -1
	for word, set := range o.holds {
		for ; set != 0; set &= set - 1 {
			t := word<<6 + bits.TrailingZeros64(set)
			if n := int(s.transport[t].troops); n > most {
				best, most = t, n
			}
		}
	}
	return best
}
