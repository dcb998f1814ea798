package diadochi

import "tyche/rules"

// Picking up and dropping off (5B). One move is one type and a number: one, or all that are left.

// takeCandidates lists what may be picked up where the group stands.
func (s *state) takeCandidates(dst []rules.Move) []rules.Move {
	m := &s.march
	if s.stacks[m.base].owner == m.seat {
		for u := range unit(numUnits) {
			dst = oneOrAll(dst, takeVerb, u, s.takeable(u))
		}
	}
	for set := s.generalsAt(m.base, m.seat) & majorBits; set != 0; set &= set - 1 {
		dst = append(dst, rules.Move{Verb: takeGeneralVerb, A: int16(first(set))})
	}
	for r, here := range s.royalAt {
		if here == m.base && s.royalOf[r] == m.seat {
			dst = append(dst, rules.Move{Verb: takeRoyalVerb, A: int16(r)})
		}
	}
	if s.cart == m.base && s.cartOf == m.seat {
		dst = append(dst, rules.Move{Verb: takeCartVerb})
	}
	return dst
}

// dropCandidates lists what may be dropped off.
func (s *state) dropCandidates(dst []rules.Move) []rules.Move {
	m := &s.march
	for u, n := range s.stacks[marching].cu {
		dst = oneOrAll(dst, dropVerb, unit(u), int(n))
	}
	for set := s.generalsAt(marching, m.seat) &^ m.general.bit(); set != 0; set &= set - 1 {
		dst = append(dst, rules.Move{Verb: dropGeneralVerb, A: int16(first(set))})
	}
	for r, here := range s.royalAt {
		if here == marching {
			dst = append(dst, rules.Move{Verb: dropRoyalVerb, A: int16(r)})
		}
	}
	if s.cart == marching {
		dst = append(dst, rules.Move{Verb: dropCartVerb})
	}
	return dst
}

// oneOrAll appends the move for one CU of a type and, if there are more, for all of them.
func oneOrAll(dst []rules.Move, v verb, u unit, n int) []rules.Move {
	if n > 0 && u == silver {
		return append(dst, rules.Move{Verb: v, A: int16(u), B: int16(n)}) // never split (1.58)
	}
	if n > 0 {
		dst = append(dst, rules.Move{Verb: v, A: int16(u), B: 1})
	}
	if n > 1 {
		dst = append(dst, rules.Move{Verb: v, A: int16(u), B: int16(n)})
	}
	return dst
}

// takeable counts the CUs of a type that may be picked up: not moved by another general in this Segment (5.3), not
// dropped off in this activation (5.10a).
func (s *state) takeable(u unit) int {
	if s.stacks[s.march.base].owner != s.march.seat {
		return 0
	}
	return s.untagged(s.march.base, u, movedTag|droppedTag)
}

// groupRefusal says why a piece may not be picked up or dropped off, or nil.
func (s *state) groupRefusal(m rules.Move) *rules.Illegal {
	switch m.Verb {
	case takeVerb:
		return s.takeRefusal(unit(m.A), int(m.B))
	case dropVerb:
		return splitRefusal(unit(m.A), int(m.B), int(s.stacks[marching].cu[min(m.A, numUnits-1)]))
	case takeGeneralVerb:
		return s.takeGeneralRefusal(general(m.A))
	case dropGeneralVerb:
		return s.dropGeneralRefusal(general(m.A))
	case takeRoyalVerb, dropRoyalVerb:
		return s.royalRefusal(royal(m.A), m.Verb == takeRoyalVerb)
	case takeCartVerb:
		return s.takeCartRefusal()
	case dropCartVerb:
		if s.cart != marching {
			return notWithYou
		}
		return nil
	}
	return notAnAnswer
}

func (s *state) takeRefusal(u unit, n int) *rules.Illegal {
	if u >= numUnits {
		return notAnAnswer
	}
	if have := s.takeable(u); n > have && s.stacks[s.march.base].owner == s.march.seat && n <= int(s.stacks[s.march.base].cu[u]) {
		return movedAlready
	}
	return splitRefusal(u, n, s.takeable(u))
}

// splitRefusal says why n of have CUs of a type are no part that can be taken: one or all, and the Silver Shields stay
// whole (1.58).
func splitRefusal(u unit, n, have int) *rules.Illegal {
	switch {
	case u >= numUnits || n < 1 || n > have:
		return notSoMany
	case u == silver && n < have:
		return silverIsWhole
	case n > 1 && n < have:
		return oneOrAllOnly // several are taken one by one
	}
	return nil
}

func (s *state) takeGeneralRefusal(g general) *rules.Illegal {
	m := &s.march
	switch {
	case g >= numMajors || s.at[g] != m.base || s.owner[g] != m.seat:
		return notHere
	case m.left&g.bit() != 0:
		return droppedBefore
	}
	return nil
}

func (s *state) dropGeneralRefusal(g general) *rules.Illegal {
	m := &s.march
	switch {
	case g == m.general:
		return leaderStays
	case g >= numGenerals || s.at[g] != marching || s.ownerOf(g) != m.seat:
		return notWithYou
	}
	return nil
}

// royalRefusal says why a member of the royal family may not be picked up or dropped off: a bride goes wherever her
// husband goes (12.12).
func (s *state) royalRefusal(r royal, take bool) *rules.Illegal {
	m := &s.march
	from := marching
	if take {
		from = m.base
	}
	switch {
	case r >= numRoyals || s.royalAt[r] != from || s.royalOf[r] != m.seat:
		return notHere
	case s.spouse[r] != noGeneral:
		return bridesStay
	case take && m.leftR&(1<<r) != 0:
		return droppedBefore
	}
	return nil
}

func (s *state) takeCartRefusal() *rules.Illegal {
	m := &s.march
	switch {
	case s.cart != m.base || s.cartOf != m.seat:
		return notYourCartHere
	case s.cartRests():
		return cartOnTurnOne
	case m.leftC:
		return droppedBefore
	case !s.hasCUs(marching):
		return cartNeedsCUs
	}
	return nil
}

// hasCUs says whether CUs stand in a place.
func (s *state) hasCUs(at place) bool { return s.stacks[at].owner != nobody }

// regroup picks one thing up or drops it off.
func (s *state) regroup(x ctx, m rules.Move) {
	switch m.Verb {
	case takeVerb:
		s.carry(s.march.base, marching, unit(m.A), int(m.B), movedTag|droppedTag, 0, true)
		x.tell(EvTaken, s.march.seat, unitRef(unit(m.A)), stackRef(s.march.base), none, int(m.B), 0)
	case dropVerb:
		s.carry(marching, s.march.base, unit(m.A), int(m.B), 0, droppedTag|leftTag, false)
		x.tell(EvDropped, s.march.seat, unitRef(unit(m.A)), none, stackRef(s.march.base), int(m.B), 0)
	case takeGeneralVerb:
		s.setGeneral(general(m.A), marching)
		x.tell(EvTaken, s.march.seat, generalRef(general(m.A)), stackRef(s.march.base), none, 1, 0)
	case dropGeneralVerb:
		s.dropGeneral(x, general(m.A))
	case takeRoyalVerb:
		s.royalAt[m.A] = marching
		x.tell(EvTaken, s.march.seat, royalRef(royal(m.A)), stackRef(s.march.base), none, 1, 0)
	case dropRoyalVerb:
		s.royalAt[m.A] = s.march.base
		s.march.leftR |= 1 << m.A
		x.tell(EvDropped, s.march.seat, royalRef(royal(m.A)), none, stackRef(s.march.base), 1, 0)
	case takeCartVerb:
		s.cart = marching
		x.tell(EvTaken, s.march.seat, cartRef, stackRef(s.march.base), none, 1, 0)
	case dropCartVerb:
		s.cart = outsideOf(s.march.base)
		s.march.leftC = true
		x.tell(EvDropped, s.march.seat, cartRef, none, stackRef(s.cart), 1, 0)
	}
}

func (s *state) dropGeneral(x ctx, g general) {
	s.setGeneral(g, s.march.base)
	s.march.left |= g.bit()
	s.left |= g.bit()
	x.tell(EvDropped, s.march.seat, generalRef(g), none, stackRef(s.march.base), 1, 0)
}

var (
	movedAlready    = refuse("5.3", "diadochi.why.moved-already")
	notSoMany       = refuse("1.10", "diadochi.why.not-so-many")
	silverIsWhole   = refuse("1.58", "diadochi.why.silver-is-whole")
	oneOrAllOnly    = refuse("5.10", "diadochi.why.one-or-all")
	notHere         = refuse("5.10", "diadochi.why.not-here")
	notWithYou      = refuse("5.10", "diadochi.why.not-with-you")
	droppedBefore   = refuse("5.10a", "diadochi.why.dropped-before")
	leaderStays     = refuse("5.10a", "diadochi.why.leader-stays")
	bridesStay      = refuse("12.12", "diadochi.why.brides-stay")
	notYourCartHere = refuse("13.4", "diadochi.why.not-your-cart-here")
)
