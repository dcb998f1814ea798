package diadochi

import "tyche/rules"

// What is announced to be picked up and dropped off in the Ports of a voyage (8.4, 8.13).

// callCandidates lists what may be announced to be picked up and dropped off in the last Port.
func (s *state) callCandidates(dst []rules.Move) []rules.Move {
	v, p := &s.voyage, s.march.seat
	at := s.quay(v.lastPort().sp)
	if at == gone {
		return dst
	}
	for u := range unit(numUnits) {
		dst = oneOrAll(dst, takeVerb, u, s.loadableAt(at, u))
		dst = oneOrAll(dst, dropVerb, u, int(v.aboard.cu[u]))
	}
	for set := s.generalsAt(at, p) & majorBits &^ v.aboard.generals; set != 0; set &= set - 1 {
		dst = append(dst, rules.Move{Verb: takeGeneralVerb, A: int16(first(set))})
	}
	for set := v.aboard.generals &^ s.march.general.bit(); set != 0; set &= set - 1 {
		dst = append(dst, rules.Move{Verb: dropGeneralVerb, A: int16(first(set))})
	}
	for r := range int16(numRoyals) {
		if s.royalOf[r] == p && s.royalAt[r] == at && v.aboard.royals&(1<<r) == 0 {
			dst = append(dst, rules.Move{Verb: takeRoyalVerb, A: r})
		} else if v.aboard.royals&(1<<r) != 0 {
			dst = append(dst, rules.Move{Verb: dropRoyalVerb, A: r})
		}
	}
	if v.cart {
		dst = append(dst, rules.Move{Verb: dropCartVerb})
	} else if s.cart == at && s.cartOf == p {
		dst = append(dst, rules.Move{Verb: takeCartVerb})
	}
	return dst
}

// takeableAt counts the CUs of a type in a quay that are not announced yet and may be picked up (5.3, 5.10a).
func (s *state) takeableAt(at place, u unit) int {
	if s.stacks[at].owner != s.march.seat {
		return 0
	}
	n := s.untagged(at, u, movedTag|droppedTag)
	for i := range s.voyage.route[1:s.voyage.ports] {
		if c := &s.voyage.route[i+1]; c.sp == spaceOf(at) {
			n -= int(c.take[u])
		}
	}
	return n
}

// loadableAt is takeableAt as far as there is room for them; the Silver Shields come whole or not at all (1.58).
func (s *state) loadableAt(at place, u unit) int {
	n := s.takeableAt(at, u)
	if u == silver {
		return n
	}
	return min(n, s.roomFor(u))
}

// roomFor is how many more CUs of a type may be announced to come aboard in the last Port: one voyage carries 8
// different CUs in all (8.4). Who is dropped off and taken aboard in the same Port never was another.
func (s *state) roomFor(u unit) int {
	v := &s.voyage
	room := mostAboard - s.stacks[marching].size()
	for i := range v.route[:v.ports] {
		for t := range unit(numUnits) {
			room -= max(int(v.route[i].take[t])-int(v.route[i].drop[t]), 0)
		}
	}
	c := v.lastPort()
	return room + max(int(c.drop[u])-int(c.take[u]), 0)
}

// callRefusal says why a piece may not be announced to be picked up or dropped off in a quay, or nil.
func (s *state) callRefusal(at place, m rules.Move) *rules.Illegal {
	v, p := &s.voyage, s.march.seat
	switch m.Verb {
	case takeVerb:
		if unit(m.A) < numUnits && int(m.B) > s.roomFor(unit(m.A)) {
			return eightInAll
		}
		return splitRefusal(unit(m.A), int(m.B), s.loadableAt(at, min(unit(m.A), numUnits-1)))
	case dropVerb:
		if isInside(at) && s.insideThen(spaceOf(at))+int(m.B) > mostInside {
			return cityIsFull
		}
		if unit(m.A) < numUnits && v.cart && v.aboard.size() <= int(m.B) {
			return cartNeedsCUs
		}
		return splitRefusal(unit(m.A), int(m.B), int(v.aboard.cu[min(unit(m.A), numUnits-1)]))
	case takeGeneralVerb:
		g := general(m.A)
		switch {
		case g >= numMajors || s.at[g] != at || s.owner[g] != p || v.aboard.generals&g.bit() != 0:
			return notHere
		case (s.march.left|s.droppedSoFar())&g.bit() != 0:
			return droppedBefore
		}
		return nil
	case dropGeneralVerb:
		switch g := general(m.A); {
		case g == s.march.general:
			return leaderStays
		case g >= numGenerals || v.aboard.generals&g.bit() == 0:
			return notWithYou
		}
		return nil
	case takeRoyalVerb, dropRoyalVerb:
		return s.royalCallRefusal(at, royal(m.A), m.Verb == takeRoyalVerb)
	case takeCartVerb:
		return s.cartCallRefusal(at)
	case dropCartVerb:
		if !v.cart {
			return notWithYou
		}
		return nil
	}
	return notAnAnswer
}

// droppedSoFar returns the generals announced to be dropped off.
func (s *state) droppedSoFar() (set uint64) {
	for i := range s.voyage.route[:s.voyage.ports] {
		set |= s.voyage.route[i].dropGeneral
	}
	return set
}

func (s *state) royalCallRefusal(at place, r royal, take bool) *rules.Illegal {
	v, p := &s.voyage, s.march.seat
	if s.royalOf[r] != p {
		return notHere
	}
	aboard := v.aboard.royals&(1<<r) != 0
	switch {
	case s.spouse[r] != noGeneral:
		return bridesStay
	case take && (aboard || s.royalAt[r] != at):
		return notHere
	case take && s.royalDroppedSoFar(r):
		return droppedBefore
	case !take && !aboard:
		return notWithYou
	}
	return nil
}

func (s *state) royalDroppedSoFar(r royal) bool {
	dropped := s.march.leftR
	for i := range s.voyage.route[:s.voyage.ports] {
		dropped |= s.voyage.route[i].dropRoyal
	}
	return dropped&(1<<r) != 0
}

// cartCallRefusal says why the Cart may not be announced to come aboard (8.12, 13.4), or nil.
func (s *state) cartCallRefusal(at place) *rules.Illegal {
	v, m := &s.voyage, &s.march
	switch {
	case v.cart || s.cart != at || s.cartOf != m.seat:
		return notYourCartHere
	case s.cartRests():
		return cartOnTurnOne
	case m.leftC || s.cartDroppedSoFar():
		return droppedBefore
	case v.aboard.size() == 0:
		return cartNeedsCUs
	case m.flags&cartFree == 0 && int(m.spent)+int(v.cost) > cartMP:
		return cartTooFar
	}
	return nil
}

func (s *state) cartDroppedSoFar() bool {
	for i := range s.voyage.route[:s.voyage.ports] {
		if s.voyage.route[i].dropCart {
			return true
		}
	}
	return false
}

// callFor announces one thing for the last Port.
func (s *state) callFor(m rules.Move) {
	v := &s.voyage
	c := v.lastPort()
	switch bit := uint64(1) << m.A; m.Verb {
	case takeVerb:
		c.take[m.A] += uint8(m.B)
		v.aboard.cu[m.A] += uint8(m.B)
	case dropVerb:
		c.drop[m.A] += uint8(m.B)
		v.aboard.cu[m.A] -= uint8(m.B)
	case takeGeneralVerb:
		c.takeGeneral |= bit
		v.aboard.generals |= bit
	case dropGeneralVerb:
		c.dropGeneral |= bit
		v.aboard.generals &^= bit
	case takeRoyalVerb:
		c.takeRoyal |= uint8(bit)
		v.aboard.royals |= uint8(bit)
	case dropRoyalVerb:
		c.dropRoyal |= uint8(bit)
		v.aboard.royals &^= uint8(bit)
	case takeCartVerb:
		c.takeCart, v.cart = true, true
	case dropCartVerb:
		c.dropCart, v.cart = true, false
	}
}

var eightInAll = refuse("8.4", "diadochi.why.eight-in-all")
