package diadochi

import "tyche/rules"

// What follows every Procedure (1.37, 5.28, 11.4, 13.2, 17.3).

// afterProcedure draws the consequences of the Procedure that has just ended. It returns true when it has put a
// frame on top that must be finished first; the caller then comes back and asks again.
func (s *state) afterProcedure(x ctx) bool {
	if !s.loose || s.over != stillPlaying {
		return false
	}
	s.updateCart(x)
	if s.placeSuccessor(x) || s.captureLoose(x) {
		return true
	}
	s.updateCart(x)
	s.tidyMinors(x)
	s.tidyMarkers()
	s.liftSieges(x)
	s.placedOnce = 0
	s.gates = [numMajorCities]uint16{}
	s.loose = false
	s.checkLegitimacy(x)
	return false
}

// placeSuccessor lets the owner of Antipatros, dead before his time, place Polyperchon (3.4).
func (s *state) placeSuccessor(x ctx) bool {
	p := s.owner[polyperchon]
	if p == nobody || s.turn > 2 || s.at[polyperchon] != waiting(p) {
		return false
	}
	if s.placeGeneral(p, polyperchon) {
		return true
	}
	s.at[polyperchon] = boxed(p)
	return false
}

// captureLoose does 5.28: generals without CUs leave spaces with enemy CUs, royals there are captured.
func (s *state) captureLoose(x ctx) bool {
	for p := range rules.Seat(s.players) {
		for set := s.force[p]; set != 0; set &= set - 1 {
			g := first(set)
			at := s.at[g]
			if at >= numSpaces || !s.enemyOutside(p, space(at)) {
				continue
			}
			if isMajor(g) {
				s.pushFlight(p, space(at))
				return true
			}
			s.returnMinor(x, g)
		}
	}
	for r := range royal(numRoyals) {
		s.captureRoyal(x, r)
	}
	return false
}

// captureRoyal gives a member of the royal family to the Faction whose CUs stand alone in her or his space, unless
// the city of another protects her or him (5.28, 12.7).
func (s *state) captureRoyal(x ctx, r royal) {
	at := s.royalAt[r]
	if !onMap(at) || s.stacks[spaceOf(at)].owner == nobody {
		return
	}
	sp := spaceOf(at)
	if s.stacks[sp].owner == s.royalOf[r] && !s.march.on {
		return // as nearly always
	}
	captor := s.captorIn(sp)
	if captor == nobody || captor == s.royalOf[r] || !s.lies(r, sp, captor) {
		return
	}
	s.takeRoyal(x, r, captor, at)
}

// tidyMinors returns Minor Generals to hand who are without CUs of their Faction, or subordinate to a Major General
// (1.37). The activated one goes on until his activation, which is the Procedure here, is over (5.11).
func (s *state) tidyMinors(x ctx) {
	for p := range rules.Seat(s.players) {
		for set := s.force[p] &^ majorBits; set != 0; set &= set - 1 {
			g := first(set)
			at := s.at[g]
			if at >= firstBoxed || s.march.on && g == s.march.general {
				continue
			}
			if s.stacks[at].owner != p || s.majorAt(at, p) {
				s.returnMinor(x, g)
			}
		}
	}
}
