package diadochi

import "tyche/rules"

// The Activation Segment (3.40, 3.41).

func activationsRun(s *state, x ctx, f *frame) bool {
	if s.afterProcedure(x) || s.over != stillPlaying {
		return false
	}
	if s.used&usedMuster != 0 && !s.anyFree(f.seat) {
		s.pop(0)
		return false
	}
	return true
}

// activationRefusal says why p may not activate g now (5.2, 5.3, 9.21), or nil.
func (s *state) activationRefusal(p rules.Seat, g general) *rules.Illegal {
	at := s.at[g]
	switch {
	case s.ownerOf(g) != p:
		return notYourGeneral
	case !onMap(at):
		return notOnMap
	case s.activated&g.bit() != 0:
		return activatedAlready
	case s.wounded&g.bit() != 0:
		return isWounded
	}
	if sp := spaceOf(at); isInside(at) && !spaces[sp].port && s.isBesieged(sp) && s.stacks[at].owner == nobody {
		return shutIn
	}
	return nil
}

func activationsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for set := s.force[f.seat]; set != 0; set &= set - 1 {
		if g := first(set); onMap(s.at[g]) {
			dst = append(dst, rules.Move{Verb: activateVerb, A: int16(g)})
		}
	}
	dst = append(dst, rules.Move{Verb: musterVerb})
	dst = s.freeCandidates(f.seat, dst)
	return append(dst, rules.Move{Verb: doneVerb})
}

func activationsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case activateVerb:
		if s.used&usedMuster != 0 {
			return musteredInstead
		}
		return s.activationRefusal(f.seat, general(m.A))
	case musterVerb:
		return s.musterRefusal()
	}
	return s.freeCheck(f.seat, m)
}

// musterRefusal says why 1 M may not be placed instead of activating (3.41), or nil.
func (s *state) musterRefusal() *rules.Illegal {
	switch {
	case s.used&usedActivation != 0:
		return alreadyActive
	case s.used&usedMuster != 0:
		return musteredInstead
	}
	return nil
}

func activationsApply(s *state, x ctx, f *frame, m rules.Move) {
	switch m.Verb {
	case doneVerb:
		s.pop(0)
	case activateVerb:
		s.used |= usedActivation
		s.loose = true
		s.pushActivation(f.seat, 0, 0, general(m.A))
	case musterVerb:
		s.used |= usedMuster
		s.loose = true
		if s.muster(waiting(f.seat), f.seat, mercenary, 1) > 0 {
			s.placeUnits(f.seat, mercenary, 1)
		}
	default:
		s.freeApply(x, f.seat, m)
	}
}

var (
	notYourGeneral   = refuse("5.2", "diadochi.why.not-your-general")
	notOnMap         = refuse("5.2", "diadochi.why.not-on-map")
	activatedAlready = refuse("5.3", "diadochi.why.activated-already")
	isWounded        = refuse("5.3", "diadochi.why.wounded")
	shutIn           = refuse("9.21", "diadochi.why.shut-in")
	alreadyActive    = refuse("3.41", "diadochi.why.already-active")
	musteredInstead  = refuse("3.41", "diadochi.why.mustered-instead")
)
