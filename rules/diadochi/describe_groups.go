package diadochi

import "tyche/rules"

// What it means to leave pieces behind, to pick them up, to take them behind walls and to put a general over them: how many stand where
// afterwards, and what they guard there. The words of these answers name a piece alone.

// whatPieceBrings says it of an answer that moves a piece without a fight; nothing of any other.
func (s *state) whatPieceBrings(p rules.Seat, m rules.Move) []rules.Text {
	switch m.Verb {
	case takeVerb, takeGeneralVerb, takeRoyalVerb, takeCartVerb, dropVerb, dropGeneralVerb, dropRoyalVerb, dropCartVerb:
		switch s.top().kind {
		case inMarch:
			return s.whatRegroupingBrings(p, m)
		case inVoyage:
			return s.whatCallingBrings(m)
		case inInterception:
			return s.whatStayingBrings("intercept", space(s.top().b), m)
		case inEvasion:
			return s.whatStayingBrings("evade", s.entry.sp, m)
		}
	case goInVerb, goOutVerb:
		return s.whatGateBrings(p, m)
	case generalInVerb, generalOutVerb:
		return s.whomBeside(p, s.at[m.A], m.Verb == generalInVerb)
	case royalInVerb, royalOutVerb:
		return s.whomBeside(p, s.royalAt[m.A], m.Verb == royalInVerb)
	case minorVerb:
		return s.whatMinorBrings(p, general(m.A))
	case stationVerb:
		return []rules.Text{counted("diadochi.move.station.over", s.stacks[placeOf(m.A, m.B)].size())}
	}
	return nil
}

// whatRegroupingBrings says how many go on and how many stay when the group on the march changes, and what for.
func (s *state) whatRegroupingBrings(p rules.Seat, m rules.Move) []rules.Text {
	if s.groupRefusal(m) != nil {
		return nil
	}
	t, here := *s, spaceRef(s.march.at)
	t.regroup(ctx{}, m)
	stay := 0
	if t.stacks[s.march.base].owner == p {
		stay = t.stacks[s.march.base].size()
	}
	list := []rules.Text{counted("diadochi.move.regroup.go", t.stacks[marching].size()), counted("diadochi.move.regroup.stay", stay, rules.R(here))}
	if s.siegeNeeds() && !t.siegeNeeds() {
		list = append(list, rules.Say("diadochi.move.regroup.siege", rules.R(here)))
	}
	if m.Verb == dropVerb {
		list = s.whatIsGuarded(p, list)
		if s.embarkRefusal() == tooManyAboard {
			list = append(list, counted("diadochi.move.regroup.aboard", max(t.stacks[marching].size()-mostAboard, 0), rules.N(mostAboard)))
		}
	}
	return list
}

// siegeNeeds says whether a siege is given up when the group goes (9.18).
func (s *state) siegeNeeds() bool {
	t, at := *s, s.march.at
	t.march.atSea = true
	return s.siege[at] > 0 && s.besieger[at] == s.march.seat && !t.besieges(s.besieger[at], at)
}

// whatIsGuarded appends what nobody guards without the CUs that are left behind: the Cart (13.2), the royal family (12.9).
func (s *state) whatIsGuarded(p rules.Seat, list []rules.Text) []rules.Text {
	base := s.march.base
	if s.stacks[base].owner == p {
		return list
	}
	if s.cart == base && s.cartOf == p {
		list = append(list, rules.Say("diadochi.move.regroup.cart"))
	}
	for r := range royal(numRoyals) {
		if s.royalAt[r] == base && s.royalOf[r] == p {
			list = append(list, rules.Say("diadochi.move.regroup.royal", rules.R(royalRef(r))))
		}
	}
	return list
}

// counted is a sentence about a number, which comes first; none has one of its own, in which it does not stand.
func counted(key string, n int, rest ...rules.Arg) rules.Text {
	if n == 0 {
		return rules.Say(key+".none", rest...)
	}
	return rules.Say(key, append([]rules.Arg{rules.N(n)}, rest...)...)
}

// whatCallingBrings says where a piece that is announced for the last Port of a route goes ashore or aboard, and how many are aboard then.
func (s *state) whatCallingBrings(m rules.Move) []rules.Text {
	at := s.voyage.lastPort().sp
	if quay := s.quay(at); quay == gone || s.callRefusal(quay, m) != nil {
		return nil
	}
	t := *s
	t.callFor(m)
	key := "diadochi.move.call.lands"
	switch m.Verb {
	case takeVerb, takeGeneralVerb, takeRoyalVerb, takeCartVerb:
		key = "diadochi.move.call.embarks"
	}
	return []rules.Text{rules.Say(key, rules.R(spaceRef(at)), rules.N(t.voyage.aboard.size()), rules.N(mostAboard))}
}

// whatStayingBrings says of a piece that is left out of an interception or an evasion where it stays, and how many go.
func (s *state) whatStayingBrings(how string, at space, m rules.Move) []rules.Text {
	t, n := *s, 1
	t.leaveBehind(m)
	if m.Verb == dropVerb {
		n = int(m.B)
	}
	return []rules.Text{rules.Say("diadochi.move.stay", rules.R(spaceRef(at)), rules.N(n)), counted("diadochi.move.stay."+how, t.entry.picked.size())}
}

// whatGateBrings counts the CUs inside and outside a city after some have gone through its gates (9.19, 9.20).
func (s *state) whatGateBrings(p rules.Seat, m rules.Move) []rules.Text {
	sp := space(m.A)
	if sp >= numSpaces || spaces[sp].kind != majorCity {
		return nil
	}
	within, n := s.stacks[inside(sp)].size(), 1
	if unit(m.B) == silver {
		n = int(max(s.stacks[outside(sp)].cu[silver], s.stacks[inside(sp)].cu[silver], s.stacks[reacting].cu[silver])) // whole, wherever they are (1.58)
	}
	if m.Verb == goInVerb {
		return []rules.Text{rules.Say("diadochi.move.gate.in", rules.N(within+n), rules.N(mostInside))}
	}
	without := n
	if s.stacks[outside(sp)].owner == p {
		without += s.stacks[outside(sp)].size()
	}
	return []rules.Text{rules.Say("diadochi.move.gate.out", rules.N(within-n), rules.N(without))}
}

// gateOf is the city whose gates a general or a member of the royal family goes through; noSpace for other answers.
func (s *state) gateOf(m rules.Move) space {
	switch m.Verb {
	case generalInVerb, generalOutVerb:
		return s.ground(s.at[m.A])
	case royalInVerb, royalOutVerb:
		return s.ground(s.royalAt[m.A])
	}
	return noSpace
}

// whomBeside counts the CUs that a general or a member of the royal family has beside him behind the gates, or before them.
func (s *state) whomBeside(p rules.Seat, at place, in bool) []rules.Text {
	sp := noSpace
	switch {
	case onMap(at):
		sp = spaceOf(at)
	case s.entry.on:
		sp = s.entry.sp
	}
	if sp >= numSpaces || spaces[sp].kind != majorCity {
		return nil
	}
	key, to := "diadochi.move.gate.beside.in", inside(sp)
	if !in {
		key, to = "diadochi.move.gate.beside.out", outside(sp)
	}
	n := 0
	if s.stacks[to].owner == p {
		n = s.stacks[to].size()
	}
	return []rules.Text{counted(key, n)}
}

// whatMinorBrings says what a Minor General is for (1.35), or how many CUs he leaves without a general.
func (s *state) whatMinorBrings(p rules.Seat, g general) []rules.Text {
	if g >= numGenerals || !onMap(s.at[g]) {
		return []rules.Text{rules.Say("diadochi.move.minor.for")}
	}
	at := s.at[g]
	if s.stacks[at].owner != p || s.stacks[at].size() == 0 || s.generalsAt(at, p)&^g.bit() != 0 {
		return []rules.Text{rules.Say("diadochi.move.minor.leaves-none")}
	}
	return []rules.Text{rules.Say("diadochi.move.minor.leaves", rules.N(s.stacks[at].size()))}
}
