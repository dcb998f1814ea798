package diadochi

import "tyche/rules"

// Political control, provinces and victory points (chapter 4).

// setPC changes the PC of a space; it is the only writer of pc. Siege points go (9.26), province and fleets follow,
// and who was inside a city that loses its PC comes out (9.30).
func (s *state) setPC(x ctx, sp space, owner rules.Seat) {
	old := s.pc[sp]
	if old == owner {
		return
	}
	s.siege[sp], s.besieger[sp] = 0, nobody
	s.writePC(sp, owner)
	x.tell(EvControl, owner, none, none, spaceRef(sp), int(old), 0)
	if p := spaces[sp].province; p != noProvince {
		s.updateRuler(x, p)
	}
	if sp == spAthenai {
		s.giveFleet(x, fleetAthenai, owner)
	}
	if spaces[sp].kind == majorCity && old != nobody {
		s.openGates(x, sp, old)
	}
	s.checkLargest(x)
}

// writePC changes the marker and the counts that follow from it, and nothing else.
func (s *state) writePC(sp space, owner rules.Seat) {
	if old := s.pc[sp]; isPlayer(old) {
		s.pcs[old].remove(sp)
		if row := &spaces[sp]; row.province != noProvince && row.kind != transit {
			s.held[row.province][old]--
		}
	}
	s.pc[sp] = owner
	s.countPC(sp)
}

// countPC adds the marker of a space to what is counted of its owner.
func (s *state) countPC(sp space) {
	owner := s.pc[sp]
	if !isPlayer(owner) {
		return
	}
	s.pcs[owner].add(sp)
	if row := &spaces[sp]; row.province != noProvince && row.kind != transit {
		s.held[row.province][owner]++
	}
}

// isPlayer says whether a seat is a player's, not the Independents' or nobody's.
func isPlayer(p rules.Seat) bool { return p >= 0 && p < maxSeats }

// countedSpaces is the number of spaces of each province that count for control (4.5).
var countedSpaces = countSpaces()

func countSpaces() (n [numProvinces]uint8) {
	for sp := range spaces {
		if p := spaces[sp].province; p != noProvince && spaces[sp].kind != transit {
			n[p]++
		}
	}
	return n
}

// controls says whether p's PCs give him a province now (4.6).
func (s *state) controls(p rules.Seat, q province) bool {
	if s.held[q][p]*2 <= countedSpaces[q] {
		return false
	}
	for _, city := range provinces[q].majors {
		if city != noSpace && s.pc[city] != p {
			return false
		}
	}
	return true
}

// updateRuler finds out who controls a province and moves its VP and fleet (4.8, 4.9).
func (s *state) updateRuler(x ctx, q province) {
	now := nobody
	for p := range rules.Seat(s.players) {
		if s.controls(p, q) {
			now = p
		}
	}
	old := s.ruler[q]
	if now == old {
		return
	}
	if old != nobody {
		s.landVP[old] -= uint8(provinces[q].vp)
	}
	if now != nobody {
		s.landVP[now] += uint8(provinces[q].vp)
	}
	s.ruler[q] = now
	x.tell(EvProvince, now, provinceRef(q), none, none, int(old), 0)
	if f := fleetOfProvince[q]; f != noFleet {
		s.giveFleet(x, f, now)
	}
}

// openGates brings out what is inside a city that lost its PC otherwise than by siege (9.30).
func (s *state) openGates(x ctx, sp space, old rules.Seat) {
	in, out := inside(sp), outside(sp)
	enemy := s.enemyOutside(old, sp)
	captor := s.stacks[out].owner
	if enemy && isPlayer(old) {
		s.disperse(x, in, captor)
	}
	if isPlayer(old) {
		s.moveStack(in, out)
		for set := s.generalsAt(in, old); set != 0; set &= set - 1 {
			s.setGeneral(first(set), out)
		}
	}
	for r := range royal(numRoyals) {
		if s.royalAt[r] != in {
			continue
		}
		if enemy && isPlayer(captor) {
			s.giveRoyal(x, r, captor, out)
		} else {
			s.royalAt[r] = out
		}
	}
}

// vp returns the victory points of p now (4.8).
func (s *state) vp(p rules.Seat) int {
	n := int(s.landVP[p])
	if s.largest == p {
		n += largestVP
	}
	if s.options&optHellespontTolls != 0 && s.ruler[thrake] == p && s.ruler[hellespontine] == p {
		n += 2 // 18.5
	}
	return n
}

// majorCities counts the Major Cities with p's PC (17.12).
func (s *state) majorCities(p rules.Seat) int {
	n := 0
	for _, city := range majors {
		if s.pc[city] == p {
			n++
		}
	}
	return n
}
