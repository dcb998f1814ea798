package diadochi

import "tyche/rules"

// What control of a space is good for, in words.

// controlPurpose says what a PC in a space does for its province, with so many OP left.
func (s judge) controlPurpose(p rules.Seat, sp space, left int) []rules.Text {
	if need := s.pointsToProvince(p, sp); need > 0 && need <= left {
		q := spaces[sp].province
		return []rules.Text{rules.Say("diadochi.hint.province.points", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)), rules.N(need))}
	}
	return s.provincePurpose(p, sp)
}

// pointsToProvince is how many more PCs win the province of a space after one there (4.6); 0 where none are missing, or not enough can be
// placed now.
func (s judge) pointsToProvince(p rules.Seat, sp space) int {
	q := spaces[sp].province
	if q == noProvince {
		return 0
	}
	reach, open, openCities := s.reachable(p), 0, 0
	for other := range space(numSpaces) {
		if other != sp && spaces[other].province == q && s.placePCRefusal(p, other, &reach) == nil {
			open++
			if spaces[other].kind == majorCity {
				openCities++
			}
		}
	}
	missing, lacking := s.lackedWith(p, sp)
	if need := max(missing, lacking); need <= open && lacking <= openCities {
		return need
	}
	return 0
}

// lackedWith is how many spaces and Major Cities of a province p lacks once it has a space of it.
func (s judge) lackedWith(p rules.Seat, sp space) (missing, lacking int) {
	q := spaces[sp].province
	held, cities := int(s.held[q][p])+1, s.citiesHeld(p, q)
	if spaces[sp].kind == majorCity {
		cities++
	}
	return max(0, int(countedSpaces[q])/2+1-held), max(0, int(citiesOf[q])-cities)
}

// provincePurpose says how near control of a space brings p to its province.
func (s judge) provincePurpose(p rules.Seat, sp space) []rules.Text {
	q := spaces[sp].province
	if q == noProvince || s.ruler[q] == p {
		return nil
	}
	missing, lacking := s.lackedWith(p, sp)
	switch city := s.cityLacked(p, q, sp); {
	case missing == 0 && lacking == 0:
		return []rules.Text{rules.Say("diadochi.hint.province", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)))}
	case missing <= 1 && lacking == 1 && city != noSpace: // it is the step that is missing, and takes a siege
		return []rules.Text{rules.Say("diadochi.hint.nearly.city", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)), rules.R(spaceRef(city)))}
	case missing <= 1 && lacking == 0:
		return []rules.Text{rules.Say("diadochi.hint.nearly", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)))}
	}
	return nil
}

// cityLacked is a Major City of a province that p does not hold and does not take with sp; noSpace for none.
func (s *state) cityLacked(p rules.Seat, q province, sp space) space {
	for city := range space(numSpaces) {
		if spaces[city].province == q && spaces[city].kind == majorCity && city != sp && s.pc[city] != p {
			return city
		}
	}
	return noSpace
}
