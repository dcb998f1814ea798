package diadochi

import "tyche/rules"

// How many of the CUs in a place still go with whom is activated there: those that another general has moved in this Segment stay (5.3), and
// those that sailed after a march have done with land (8.6).

// fitFor counts the CUs in a place that can still march with a general.
func (s *state) fitFor(g general, at place) int {
	unfit, n := movedTag, 0
	if s.grounded&g.bit() == 0 {
		unfit |= groundedTag
	}
	for u := range unit(numUnits) {
		n += s.untagged(at, u, unfit)
	}
	return n
}

// stakesOfLeading: who is put over CUs, or activated with them, does not lead those off that have moved.
// Where nobody is left whom he could lead, it may ask: a Minor General is activated for nothing else (1.35).
func (s *state) stakesOfLeading(p rules.Seat, g general, at place, asks bool, dst []rules.Stake) []rules.Stake {
	if g >= numGenerals || !onMap(at) || s.stacks[at].owner != p {
		return dst
	}
	all, fit := s.stacks[at].size(), s.fitFor(g, at)
	switch {
	case fit == all:
		return dst
	case fit == 0:
		k := rules.Price("5.3", rules.Say("diadochi.stake.led.none"), stackRef(at))
		k.Grave = asks
		return append(dst, k)
	}
	return append(dst, rules.Price("5.3", rules.Say("diadochi.stake.led", rules.N(fit), rules.N(all)), stackRef(at)))
}

// stakesOfStationing are those of leading CUs from where a Minor General is put, in the Segment in which he may be activated.
func stakesOfStationing(s *state, p rules.Seat, m rules.Move, dst []rules.Stake) []rules.Stake {
	if s.segment == surrenderSegment {
		return dst
	}
	return s.stakesOfLeading(p, general(s.top().a), placeOf(m.A, m.B), false, dst)
}
