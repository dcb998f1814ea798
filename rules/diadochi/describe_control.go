package diadochi

import "tyche/rules"

// Where control can be placed is told by what it is for: provinces.

// orderOfPC sorts spaces for people: the provinces that are worth most come first, each with its Major Cities at the head. It does not
// change while several PCs are placed.
func orderOfPC(sp space) int {
	p := spaces[sp].province
	if p == noProvince || spaces[sp].kind == transit {
		return 1 << 16
	}
	minor := 1
	if spaces[sp].kind == majorCity {
		minor = 0
	}
	return 1<<12 - int(provinces[p].vp)<<8 + int(p)<<1 + minor
}

// whatPCBrings says what a PC of p in an uncontrolled space does: for its province (4.6), and what comes with that (4.8, 11.3).
func (s *state) whatPCBrings(p rules.Seat, sp space) []rules.Text {
	list := []rules.Text{s.whatPCDoes(p, sp)}
	if !isPlayer(p) {
		return list
	}
	after := *s
	after.setPC(ctx{}, sp, p)
	if n := after.legitimacy(p) - s.legitimacy(p); n > 0 {
		list = append(list, rules.Say("diadochi.move.control.legitimacy", rules.N(n)))
	}
	if n := after.fleetPower(p) - s.fleetPower(p); n > 0 {
		list = append(list, rules.Say("diadochi.move.control.fleet", rules.N(n)))
	}
	return list
}

// whatPCDoes says what a PC of p in an uncontrolled space does for its province (4.6).
func (s *state) whatPCDoes(p rules.Seat, sp space) rules.Text {
	q := spaces[sp].province
	switch {
	case q == noProvince || spaces[sp].kind == transit || !isPlayer(p):
		return rules.Say("diadochi.move.control.nothing")
	case s.ruler[q] == p:
		return rules.Say("diadochi.move.control.yours", rules.R(provinceRef(q)))
	}
	vp, held := int(provinces[q].vp), int(s.held[q][p])+1
	if most := int(countedSpaces[q])/2 + 1; held < most {
		return rules.Say("diadochi.move.control.counts", rules.R(provinceRef(q)), rules.N(vp), rules.N(held), rules.N(most))
	}
	for _, city := range provinces[q].majors {
		if city != noSpace && city != sp && s.pc[city] != p {
			return rules.Say("diadochi.move.control.city", rules.R(provinceRef(q)), rules.N(vp), rules.R(spaceRef(city)))
		}
	}
	return rules.Say("diadochi.move.control.gains", rules.R(provinceRef(q)), rules.N(vp))
}
