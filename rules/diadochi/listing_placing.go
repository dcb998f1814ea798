package diadochi

import "tyche/rules"

// The legal answers of a placing (3.13), and what runs by itself in it.

// unitSpaces returns the spaces of which unitSpace is nil.
func (s *state) unitSpaces(f *frame, u unit) spaceSet {
	p := f.seat
	set := s.pcs[p]
	for rest := s.force[p] & majorBits; rest != 0; rest &= rest - 1 {
		if at := s.at[first(rest)]; at < numSpaces {
			set.add(space(at))
		}
	}
	if s.homeless(p) {
		set = set.or(s.unheld())
	}
	switch s.atOnce(f, u) { // at most three in a space
	case 1:
		set = set.without(s.put1.and(s.put2))
	case 2:
		set = set.without(s.put2)
	case 3:
		set = set.without(s.put1.or(s.put2))
	default:
		set = spaceSet{}
	}
	if s.stacks[boxed(p)].cu[u] > 0 {
		set = set.or(s.rally)
	}
	return set.and(cities).without(s.enemiesOutside(p))
}

// generalSpaces returns the spaces of which generalSpace is nil.
func (s *state) generalSpaces(f *frame, g general) spaceSet {
	p := f.seat
	set := s.pcs[p]
	if succeeding := g == polyperchon && s.turn < 3; !succeeding {
		set = set.without(s.enemyGeneralsIn(p))
		if s.homeless(p) {
			set = set.or(s.unheld())
		}
	}
	return set.and(cities).without(s.enemiesOutside(p))
}

// unheld returns the spaces without a PC and without CUs outside.
func (s *state) unheld() spaceSet {
	set := cities
	for q := range rules.Seat(s.players) {
		set = set.without(s.pcs[q]).without(s.ownOutside(q))
	}
	return s.ownedAmong(set, nobody)
}

func placingList(s *state, f *frame, dst []rules.Move) []rules.Move {
	for set := s.generalsToPlace(f); set != 0; set &= set - 1 {
		g := first(set)
		for to := s.generalSpaces(f, g); !to.empty(); {
			dst = append(dst, rules.Move{Verb: placeVerb, A: int16(g), B: int16(to.next())})
		}
	}
	for u := range unit(numUnits) {
		if s.toPlace(f, u) == 0 {
			continue
		}
		for to := s.unitSpaces(f, u); !to.empty(); {
			dst = append(dst, rules.Move{Verb: placeUnitVerb, A: int16(u), B: int16(to.next())})
		}
	}
	return dst
}
