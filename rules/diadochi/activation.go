package diadochi

import "tyche/rules"

// Activations (5A): choosing a general, his movement points, and the group that goes with him.

// pushActivation activates a general of seat, or lets the seat choose one (5.1). points are his MP, 0 = roll (5.4).
func (s *state) pushActivation(seat rules.Seat, points int, flags activationFlags, g general) {
	s.push(frame{kind: inActivation, seat: seat, a: int16(g), b: int16(points), c: int16(flags)})
}

// runActivation: a = the general, b = MP or 0, c = flags.
func runActivation(s *state, x ctx, f *frame) bool {
	switch g := general(f.a); {
	case f.step == 1:
		s.standDown(x)
		s.loose = true
		s.pop(0)
	case g != noGeneral:
		f.step = 1
		s.startMarch(x, f.seat, g, int(f.b), activationFlags(f.c))
		s.push(frame{kind: inMarch, seat: f.seat})
	case !s.canActivate(f.seat):
		s.pop(0)
	default:
		return true
	}
	return false
}

// canActivate says whether the seat has a general to activate.
func (s *state) canActivate(p rules.Seat) bool {
	for set := s.force[p]; set != 0; set &= set - 1 {
		if s.activationRefusal(p, first(set)) == nil {
			return true
		}
	}
	return false
}

func activationCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for set := s.force[f.seat]; set != 0; set &= set - 1 {
		if g := first(set); onMap(s.at[g]) {
			dst = append(dst, rules.Move{Verb: activateVerb, A: int16(g)})
		}
	}
	return append(dst, rules.Move{Verb: passVerb})
}

func checkActivation(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case activateVerb:
		return s.activationRefusal(f.seat, general(m.A))
	case passVerb:
		return nil
	}
	return notAnAnswer
}

func applyActivation(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == passVerb {
		s.pop(0)
		return
	}
	f.a = m.A
}

// startMarch rolls the MP of g and puts his group on the way.
func (s *state) startMarch(x ctx, p rules.Seat, g general, points int, flags activationFlags) {
	base := s.at[g]
	s.march = march{on: true, seat: p, general: g, at: spaceOf(base), base: base, flags: flags}
	s.entry = entry{}
	s.activated |= g.bit()
	s.clearTries()
	if s.segment == activationSegment {
		s.used |= usedActivation
	}
	s.rollPoints(x, g, points)
	s.gather(p, g, base)
	if flags&withCart != 0 && s.cart == outsideOf(base) {
		s.cart = marching
	}
}

// clearTries forgets who tried to intercept in the last activation (6.6).
func (s *state) clearTries() {
	s.tried = 0
	if s.markCount > 0 {
		s.clearTags(activationTags)
	}
}

// rollPoints sets the MP: by the die against the Initiative, or as given, and what cards add (5.4, 5.5).
func (s *state) rollPoints(x ctx, g general, points int) {
	m := &s.march
	var dice rules.Dice
	if points == 0 {
		die := x.roll()
		dice[0] = die
		points = movementPoints(die, s.initiative(g, moving))
	}
	more, onLand := s.movementBonus(g)
	points = max(points+more+onLand, 0)
	m.points, m.onLand = uint8(points), uint8(min(onLand, points))
	if x.telling() {
		x.log.Add(rules.Event{Verb: EvActivated, Seat: m.seat, Who: generalRef(g), From: spaceRef(m.at), N: int16(points), M: int16(onLand), Dice: dice})
	}
}

// gather takes along what a Commander may take: all his CUs that can still march with him, his Subordinates and
// royals (5.2). A Subordinate starts alone (1.48). Among Minor Generals the activated one is named Commander (1.44).
func (s *state) gather(p rules.Seat, g general, base place) {
	leader := s.commanderAt(base, p)
	commands := leader == g || !isMajor(leader)
	s.setGeneral(g, marching)
	if !commands {
		return
	}
	unfit := movedTag
	idle := majorBits &^ s.wounded
	if s.grounded&g.bit() == 0 {
		unfit |= groundedTag
		idle &^= s.grounded
	}
	if s.stacks[base].owner == p {
		for u := range unit(numUnits) {
			s.carry(base, marching, u, int(s.stacks[base].cu[u]), unfit, 0, true)
		}
	}
	s.moveGenerals(s.generalsAt(base, p)&idle, marching)
	s.moveRoyals(s.ownRoyals(base, p)&^s.bridesAt(base), marching)
}

// bridesAt returns the royal wives whose husbands are in a place; they never part (12.12).
func (s *state) bridesAt(at place) (set uint8) {
	for r, husband := range s.spouse {
		if husband != noGeneral && s.at[husband] == at {
			set |= 1 << r
		}
	}
	return set
}

// standDown puts the group where it has come to and ends the activation.
func (s *state) standDown(x ctx) {
	m := &s.march
	s.moveEverything(m.seat, marching, m.base)
	s.march = march{}
	s.entry = entry{}
	s.clearTries()
	s.liftSieges(x)
}
