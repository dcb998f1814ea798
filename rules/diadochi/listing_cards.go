package diadochi

import "tyche/rules"

// The legal answers of the Tyche Segment and of what cards and OP lead to.

func tycheList(s *state, f *frame, dst []rules.Move) []rules.Move {
	p := f.seat
	ops := s.opsRefusal(p) == nil
	fleets := s.availableFleets(p) &^ s.fleetImproved
	recruits, known := uint64(0), false
	for hand := s.handSet(p).without(surpriseSet); !hand.empty(); {
		c := hand.next()
		useless := len(dst)
		if s.eventPlayable(p, c) == nil {
			dst = append(dst, rules.Move{Verb: playVerb, A: int16(c)})
		}
		if ops {
			dst = append(dst, rules.Move{Verb: opsVerb, A: int16(c)})
		}
		if cards[c].op == 4 {
			for set := uint64(fleets); set != 0; set &= set - 1 {
				dst = append(dst, rules.Move{Verb: improveVerb, A: int16(c), B: int16(first(set))})
			}
		}
		if cards[c].op >= 3 {
			if !known {
				recruits, known = s.recruits(p), true
			}
			for set := recruits; set != 0; set &= set - 1 {
				dst = append(dst, rules.Move{Verb: recruitVerb, A: int16(c), B: int16(first(set))})
			}
		}
		if len(dst) == useless {
			dst = append(dst, rules.Move{Verb: discardVerb, A: int16(c)})
		}
	}
	return s.freeList(p, dst)
}

// recruits returns the generals whom p may recruit.
func (s *state) recruits(p rules.Seat) (set uint64) {
	for g := range general(numMajors) {
		if s.at[g] == inReserve && s.recruitRefusal(p, g) == nil {
			set |= g.bit()
		}
	}
	return set
}

// placeable returns those of the spaces in reach where p may place a PC with OP (3.36).
func (s *state) placeable(p rules.Seat, reach spaceSet) spaceSet {
	set := reach.and(cities)
	for q := range rules.Seat(s.players) {
		set = set.without(s.pcs[q])
	}
	return s.ownedAmong(set.without(s.enemiesIn(p)), nobody)
}

func opsList(s *state, f *frame, dst []rules.Move) []rules.Move {
	p := f.seat
	if s.anyForceMarch(p) {
		dst = append(dst, rules.Move{Verb: forceMarchVerb})
	}
	for _, u := range [...]unit{mercenary, loyal} {
		if s.trainRefusal(p, u) == nil {
			dst = append(dst, rules.Move{Verb: trainVerb, A: int16(u)})
		}
	}
	for set := s.placeable(p, s.reach); !set.empty(); {
		dst = append(dst, rules.Move{Verb: placePCVerb, A: int16(set.next())})
	}
	dst = s.minorList(p, dst)
	return append(dst, rules.Move{Verb: passVerb})
}

func placePCsList(s *state, f *frame, dst []rules.Move) []rules.Move {
	for set := s.placeable(f.seat, s.reach); !set.empty(); {
		dst = append(dst, rules.Move{Verb: placePCVerb, A: int16(set.next())})
	}
	return append(dst, rules.Move{Verb: doneVerb})
}

// scriptList tries each choice of a card once.
func scriptList(s *state, f *frame, dst []rules.Move) []rules.Move {
	st := stageOf(f)
	for ids := st.choices(s, f); !ids.empty(); {
		if id := int16(ids.next()); onTable(s, st, id) && st.can(s, f, id) == nil {
			dst = append(dst, rules.Move{Verb: st.verb, A: id})
		}
	}
	if st.may != nil && st.may(s, f) {
		dst = append(dst, rules.Move{Verb: passVerb})
	}
	return dst
}
