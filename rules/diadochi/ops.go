package diadochi

import "tyche/rules"

// Operation points: Force March, Place PCs or Train CUs, exactly one of them (3.33-3.37). a of inOps = the OP.

// pushOps lets p use the OP of a card.
func (s *state) pushOps(p rules.Seat, c card) {
	s.reach = s.reachable(p)
	s.push(frame{kind: inOps, seat: p, a: int16(cards[c].op)})
}

// opsRefusal says why p can use no OP at all, or nil.
func (s *state) opsRefusal(p rules.Seat) *rules.Illegal {
	if s.anyForceMarch(p) || !s.trainingDone(p) {
		return nil
	}
	if s.placeable(p, s.reachable(p)).empty() {
		return noUseOfOps
	}
	return nil
}

func (s *state) anyForceMarch(p rules.Seat) bool {
	for set := s.force[p]; set != 0; set &= set - 1 {
		if s.activationRefusal(p, first(set)) == nil {
			return true
		}
	}
	return false
}

func opsRun(s *state, x ctx, f *frame) bool {
	if f.step == 1 { // the way chosen is used up
		s.loose = true
		s.pop(0)
		return false
	}
	return true
}

func opsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: forceMarchVerb})
	dst = append(dst, rules.Move{Verb: trainVerb, A: int16(mercenary)}, rules.Move{Verb: trainVerb, A: int16(loyal)})
	for sp := range space(numSpaces) {
		if s.pc[sp] == nobody {
			dst = append(dst, rules.Move{Verb: placePCVerb, A: int16(sp)})
		}
	}
	dst = s.minorCandidates(f.seat, dst) // between the event of a card and its OP (1.35)
	return append(dst, rules.Move{Verb: passVerb})
}

func opsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case passVerb:
		return nil
	case forceMarchVerb:
		if !s.anyForceMarch(f.seat) {
			return nobodyToMarch
		}
		return nil
	case trainVerb:
		return s.trainRefusal(f.seat, unit(m.A))
	case placePCVerb:
		return s.placePCRefusal(f.seat, space(m.A), &s.reach)
	case minorVerb:
		return s.minorRefusal(f.seat, general(m.A))
	}
	return notAnAnswer
}

func opsApply(s *state, x ctx, f *frame, m rules.Move) {
	p, op := f.seat, f.a
	if m.Verb == minorVerb {
		s.takeUp(p, general(m.A))
		return
	}
	f.step = 1
	switch m.Verb {
	case forceMarchVerb:
		s.pushActivation(p, int(op), 0, noGeneral)
	case trainVerb:
		s.train(x, p, int(op))
		if s.trainingStep[p] == 0 {
			trainingApply(s, x, s.top(), m)
		}
	case placePCVerb:
		s.setPC(x, space(m.A), p)
		s.push(frame{kind: inPlacePCs, seat: p, a: op - 1})
	}
}

// reachable returns the spaces within 2 MP of a PC that p had when this Tyche Segment began, traced by any route
// but trans-Mediterranean ones and not through enemy PCs or CUs (3.36, 3.37). A pass costs 2 MP, everything else 1.
func (s *state) reachable(p rules.Seat) (set spaceSet) {
	var next spaceSet
	set = s.fromPC.and(s.pcs[p]) // a marker may have gone since
	for from := set; !from.empty(); {
		sp := from.next()
		next = next.or(markerOne[sp])
		set = set.or(twoMP[sp])
	}
	set = set.or(next)
	open := next.without(s.enemiesIn(p))
	open = open.and(s.pcs[p]).or(s.ownedAmong(open, nobody))
	for !open.empty() {
		set = set.or(markerOne[open.next()])
	}
	return set
}

// placePCRefusal says why p may not place a PC in sp with OP (3.36), or nil.
func (s *state) placePCRefusal(p rules.Seat, sp space, reach *spaceSet) *rules.Illegal {
	switch {
	case spaces[sp].kind == transit:
		return noPCInTransit
	case s.pc[sp] == p:
		return controlledAlready
	case s.pc[sp] != nobody:
		return notUncontrolled
	case s.enemyCUs(p, sp):
		return enemyCUThere
	case !reach.has(sp):
		return tooFar
	}
	return nil
}

func placePCsRun(s *state, x ctx, f *frame) bool {
	if f.a > 0 && !s.placeable(f.seat, s.reach).empty() {
		return true
	}
	s.pop(0)
	return false
}

func placePCsCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for sp := range space(numSpaces) {
		if s.pc[sp] == nobody {
			dst = append(dst, rules.Move{Verb: placePCVerb, A: int16(sp)})
		}
	}
	return append(dst, rules.Move{Verb: doneVerb})
}

func placePCsCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case doneVerb:
		return nil
	case placePCVerb:
		return s.placePCRefusal(f.seat, space(m.A), &s.reach)
	}
	return notAnAnswer
}

func placePCsApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == doneVerb {
		s.pop(0)
		return
	}
	f.a--
	s.setPC(x, space(m.A), f.seat)
}

var (
	noUseOfOps        = refuse("3.33", "diadochi.why.no-use-of-ops")
	nobodyToMarch     = refuse("3.34", "diadochi.why.nobody-to-march")
	noPCInTransit     = refuse("3.36", "diadochi.why.no-pc-in-transit")
	controlledAlready = refuse("3.36", "diadochi.why.controlled-already")
	notUncontrolled   = refuse("3.36", "diadochi.why.not-uncontrolled")
	enemyCUThere      = refuse("3.36", "diadochi.why.enemy-cu-there")
	tooFar            = refuse("3.36", "diadochi.why.too-far")
)
