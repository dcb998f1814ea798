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
	holds := s.pcs[p]
	holds.add(sp)
	return lackedOf(spaces[sp].province, holds)
}

// lackedOf is how many spaces and Major Cities of a province are lacking to whoever holds some spaces.
func lackedOf(q province, holds spaceSet) (missing, lacking int) {
	held, cities := 0, 0
	for _, sp := range byProvince[q] {
		if holds.has(sp) && spaces[sp].kind != transit {
			held++
			if spaces[sp].kind == majorCity {
				cities++
			}
		}
	}
	return max(0, int(countedSpaces[q])/2+1-held), max(0, int(citiesOf[q])-cities)
}

// provincePurpose says how near control of a space brings p to its province.
func (s judge) provincePurpose(p rules.Seat, sp space) []rules.Text {
	q := spaces[sp].province
	if q == noProvince || s.ruler[q] == p {
		return nil
	}
	return s.towardsProvince(p, sp, s.pcs[p])
}

// marchedProvince is provincePurpose for what is had in the next Surrender Segment (3.22): with the spaces that then come to p besides, but for
// the one from where the group marches. What comes to p anyway speaks for no march.
func (s judge) marchedProvince(p rules.Seat, sp space, home place) []rules.Text {
	q, then := spaces[sp].province, s.pcs[p].or(s.surrendering(p, home))
	if q == noProvince || then.has(sp) {
		return nil
	}
	if missing, lacking := lackedOf(q, then); missing == 0 && lacking == 0 {
		return nil
	}
	return s.towardsProvince(p, sp, then)
}

// surrendering are the spaces that come to p in his next Surrender Segment as all stands (3.21, 3.22), but for what a group holds that leaves.
func (s *state) surrendering(p rules.Seat, leaves place) (set spaceSet) {
	for mine := s.ownOutside(p).and(cities); !mine.empty(); {
		sp := mine.next()
		owner := s.pc[sp]
		minor := isPlayer(owner) && owner != p && spaces[sp].kind != majorCity && !s.truceHolds(p, owner)
		if (owner == nobody || minor) && outside(sp) != leaves {
			set.add(sp)
		}
	}
	return set
}

// towardsProvince says how near control of a space brings p to its province, besides what he holds.
func (s judge) towardsProvince(p rules.Seat, sp space, holds spaceSet) []rules.Text {
	q := spaces[sp].province
	holds.add(sp)
	missing, lacking := lackedOf(q, holds)
	switch city := cityLacked(q, holds); {
	case missing == 0 && lacking == 0:
		return []rules.Text{rules.Say("diadochi.hint.province", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)))}
	case missing <= 1 && lacking == 1 && city != noSpace: // it is the step that is missing, and takes a siege
		return []rules.Text{rules.Say("diadochi.hint.nearly.city", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)), rules.R(spaceRef(city)))}
	case missing <= 1 && lacking == 0:
		return []rules.Text{rules.Say("diadochi.hint.nearly", rules.R(provinceRef(q)), rules.N(int(provinces[q].vp)))}
	}
	return nil
}

// cityLacked is a Major City of a province that is not among the spaces that are held; noSpace for none.
func cityLacked(q province, holds spaceSet) space {
	for _, city := range byProvince[q] {
		if spaces[city].kind == majorCity && !holds.has(city) {
			return city
		}
	}
	return noSpace
}
