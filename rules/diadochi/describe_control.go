package diadochi

import "tyche/rules"

// Where control can be placed is told by what it is for: provinces.

// orderOfPC sorts spaces for people: what gives a province now comes first, then what is the fewer steps from that, of these the
// dearest province, and its Major Cities before the rest; what gives nothing comes last.
func (s *state) orderOfPC(p rules.Seat, sp space) int {
	q := spaces[sp].province
	if q == noProvince || spaces[sp].kind == transit || !isPlayer(p) {
		return 1 << 16
	}
	minor := 1
	if spaces[sp].kind == majorCity {
		minor = 0
	}
	steps := s.stepsToControl(p, sp, q)
	if s.ruler[q] == p {
		steps = 15
	}
	return steps<<12 - int(provinces[q].vp)<<8 + int(q)<<1 + minor
}

// stepsToControl counts what p still lacks of a province (4.6) once he has a PC in sp: spaces, and Major Cities, which may be among them.
func (s *state) stepsToControl(p rules.Seat, sp space, q province) int {
	cities := 0
	for _, city := range provinces[q].majors {
		if city != noSpace && city != sp && s.pc[city] != p {
			cities++
		}
	}
	return max(int(countedSpaces[q])/2-int(s.held[q][p]), cities, 0)
}

// whatPCBrings says what a PC of p in an uncontrolled space does: for its province (4.6), and what comes with that (4.8, 11.3).
func (s *state) whatPCBrings(p rules.Seat, sp space) []rules.Text {
	list := []rules.Text{s.whatPCDoes(p, sp)}
	if !isPlayer(p) {
		return list
	}
	if city := s.cityLacking(p, sp); city != noSpace {
		list = append(list, rules.Say("diadochi.move.control.lacks", rules.R(spaceRef(city))))
	}
	after := *s
	after.setPC(ctx{}, sp, p)
	return s.whatComesWith(p, &after, list)
}

// cityLacking is a Major City without which p has no majority yet, nor the province afterwards; noSpace where there is none, or where it
// is told already that nothing else is missing.
func (s *state) cityLacking(p rules.Seat, sp space) space {
	q := spaces[sp].province
	if q == noProvince || spaces[sp].kind == transit || s.ruler[q] == p || int(s.held[q][p])+1 > int(countedSpaces[q])/2 {
		return noSpace
	}
	for _, city := range provinces[q].majors {
		if city != noSpace && city != sp && s.pc[city] != p {
			return city
		}
	}
	return noSpace
}

// whatComesWith appends what p gains besides: legitimacy, strength at sea, and the largest fleet (4.8, 11.3, 14.10).
func (s *state) whatComesWith(p rules.Seat, after *state, list []rules.Text) []rules.Text {
	if n := after.legitimacy(p) - s.legitimacy(p); n > 0 {
		list = append(list, rules.Say("diadochi.move.control.legitimacy", rules.N(n)))
	}
	if n := after.fleetPower(p) - s.fleetPower(p); n > 0 {
		list = append(list, rules.Say("diadochi.move.control.fleet", rules.N(n)))
	}
	switch {
	case after.largest != p || s.largest == p:
	case isPlayer(s.largest):
		list = append(list, rules.Say("diadochi.move.fleet.takes-largest", rules.N(largestVP), rules.R(seatRef(s.largest))))
	default:
		list = append(list, rules.Say("diadochi.move.fleet.largest", rules.N(largestVP)))
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
