package diadochi

import "tyche/rules"

// Fleets (chapter 14).

const noFleet fleet = 255

// fleetOfProvince is the fleet that goes with each province; not Athenai's, not Kilikia's (14.3, 14.4).
var fleetOfProvince = findFleets()

func findFleets() (of [numProvinces]fleet) {
	for q := range of {
		of[q] = noFleet
	}
	for f := range fleets {
		if fleet(f) != fleetAthenai && fleet(f) != fleetKilikia {
			of[fleets[f].province] = fleet(f)
		}
	}
	return of
}

// fleetStrength returns the number on the side of the fleet that lies up (14.1).
func (s *state) fleetStrength(f fleet) int {
	if s.fleetImproved&(1<<f) != 0 {
		return int(fleets[f].improved)
	}
	return int(fleets[f].normal)
}

// availableFleets returns the fleets of p that are not dispersed, as bits (14.7).
func (s *state) availableFleets(p rules.Seat) (set uint16) {
	for f, owner := range s.fleetOf {
		if owner == p {
			set |= 1 << f
		}
	}
	return set &^ s.fleetDispersed
}

// fleetPower returns the total strength of p's available fleets.
func (s *state) fleetPower(p rules.Seat) int {
	n := 0
	for f, owner := range s.fleetOf {
		if owner == p && s.fleetDispersed&(1<<f) == 0 {
			n += s.fleetStrength(fleet(f))
		}
	}
	return n
}

// giveFleet lets a fleet change hands: it turns to its normal side and stays dispersed if it was (14.6, 14.7).
func (s *state) giveFleet(x ctx, f fleet, p rules.Seat) {
	if !isPlayer(p) {
		p = nobody
	}
	if s.fleetOf[f] == p {
		return
	}
	s.fleetOf[f] = p
	s.fleetImproved &^= 1 << f
	x.tell(EvFleetOwner, p, fleetRef(f), none, none, 0, 0)
	s.checkLargest(x)
}

// disperseFleet sends a fleet to its owner's Dispersed Box, normal side up (14.6, 14.7).
func (s *state) disperseFleet(x ctx, f fleet) {
	s.fleetDispersed |= 1 << f
	s.fleetImproved &^= 1 << f
	x.tell(EvFleetDispersed, s.fleetOf[f], fleetRef(f), none, none, 0, 0)
	s.checkLargest(x)
}

// improveFleet turns a fleet to its improved side (14.8).
func (s *state) improveFleet(x ctx, f fleet) {
	s.fleetImproved |= 1 << f
	x.tell(EvFleetImproved, s.fleetOf[f], fleetRef(f), none, none, 0, 0)
	s.checkLargest(x)
}

// returnFleets makes the dispersed fleets of p (nobody: those of nobody) available again (3.10, 14.7).
func (s *state) returnFleets(x ctx, p rules.Seat) {
	for f, owner := range s.fleetOf {
		if owner == p && s.fleetDispersed&(1<<f) != 0 {
			s.fleetDispersed &^= 1 << f
			x.tell(EvFleetBack, p, fleetRef(fleet(f)), none, none, 0, 0)
		}
	}
	s.checkLargest(x)
}

// largestVP is what the largest fleet is worth (14.10).
const largestVP = 3

// checkLargest finds the holder of the largest fleet: the highest total; on a tie the present holder if he is one of
// the tied, else nobody; with total 0 nobody (14.10).
func (s *state) checkLargest(x ctx) {
	best, holder := 0, nobody
	for p := range rules.Seat(s.players) {
		switch n := s.fleetPower(p); {
		case n > best:
			best, holder = n, p
		case n == best && n > 0:
			if p == s.largest {
				holder = p
			} else if holder != s.largest {
				holder = nobody
			}
		}
	}
	if holder != s.largest {
		old := s.largest
		s.largest = holder
		x.tell(EvLargestFleet, holder, none, none, none, int(old), 0)
	}
}
