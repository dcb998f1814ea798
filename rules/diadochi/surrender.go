package diadochi

import "tyche/rules"

// The Surrender Segment (3.20-3.24).

func surrenderRun(s *state, x ctx, f *frame) bool {
	if f.step == 0 {
		f.step = 1
		s.surrender(x, f.seat)
		s.loose = true
	}
	if s.afterProcedure(x) || s.over != stillPlaying {
		return false
	}
	if s.anySiege(f.seat) || s.minorMayBesiege(f.seat) {
		return true
	}
	s.pop(0)
	return false
}

// surrender does steps 1 and 2: other players' PCs go from Minor Cities where p has a CU, p's PC comes to every
// uncontrolled space where he has one (3.21, 3.22).
func (s *state) surrender(x ctx, p rules.Seat) {
	for mine := s.ownOutside(p).and(cities); !mine.empty(); {
		sp := mine.next()
		owner := s.pc[sp]
		if isPlayer(owner) && owner != p && spaces[sp].kind != majorCity && !s.truceHolds(p, owner) {
			s.setPC(x, sp, nobody)
		}
		if s.pc[sp] == nobody {
			s.setPC(x, sp, p)
		}
	}
}

// surrenderPrompt asks for a siege attempt, or, where every attempt still lacks a leader, for the Minor General who can be one (1.35).
func surrenderPrompt(s *state, f *frame) rules.Decision {
	key := procedures[f.kind].ask
	if !s.anySiege(f.seat) && s.minorMayBesiege(f.seat) {
		key = "diadochi.ask.surrender.leader"
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(key)}
}

// surrenderSiege says why p may not make a siege attempt against sp in this Segment, or nil (3.23).
func (s *state) surrenderSiege(p rules.Seat, sp space) *rules.Illegal {
	if s.siegeTried.has(sp) {
		return siegedAlready
	}
	if ill := s.siegeRefusal(p, sp); ill != siegeNoArmy || !s.minorMayCome(p, outside(sp)) {
		return ill
	}
	return siegeNoLeaderYet
}

// siegeable returns the spaces of others with p's CUs in which no siege was attempted yet in this Segment.
func (s *state) siegeable(p rules.Seat) spaceSet {
	return s.ownOutside(p).without(s.pcs[p]).without(s.siegeTried)
}

func (s *state) anySiege(p rules.Seat) bool {
	for set := s.siegeable(p); !set.empty(); {
		if s.siegeRefusal(p, set.next()) == nil {
			return true
		}
	}
	return false
}

// minorMayBesiege says whether a siege attempt lacks no more than a Minor General of p, who can be put there (1.35).
func (s *state) minorMayBesiege(p rules.Seat) bool {
	for set := s.siegeable(p); !set.empty(); {
		if sp := set.next(); s.siegeRefusal(p, sp) == siegeNoArmy && s.minorMayCome(p, outside(sp)) {
			return true
		}
	}
	return false
}

func surrenderCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for sp := range space(numSpaces) {
		if s.stacks[sp].owner == f.seat && s.pc[sp] != f.seat {
			dst = append(dst, rules.Move{Verb: siegeVerb, A: int16(sp)})
		}
	}
	dst = s.freeCandidates(f.seat, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}

func surrenderCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case siegeVerb:
		return s.surrenderSiege(f.seat, space(m.A))
	}
	return s.freeCheck(f.seat, m)
}

func surrenderApply(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case doneVerb:
		s.pop(0)
	case siegeVerb:
		s.siegeTried.add(space(m.A))
		s.loose = true
		s.pushSiege(f.seat, space(m.A), true)
	default:
		s.freeApply(x, f.seat, m)
	}
}

var (
	siegedAlready    = refuse("9.3", "diadochi.why.sieged-already")
	siegeNoLeaderYet = refuse("1.35", "diadochi.why.siege-no-leader-yet")
)
