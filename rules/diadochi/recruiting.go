package diadochi

import "tyche/rules"

// Recruiting Major Generals (chapter 15).

// recruitRefusal says why p may not recruit g from the reserve (15.1-15.3, 15.8), or nil.
func (s *state) recruitRefusal(p rules.Seat, g general) *rules.Illegal {
	living := s.livingMajors(p)
	switch {
	case !isMajor(g) || s.at[g] != inReserve:
		return notInReserve
	case living > int(s.dealt) || living == int(s.dealt) && s.turn < 4:
		return enoughGenerals
	case g == asandros && s.at[antipatros] != gone:
		return antipatrosLives
	}
	return s.arrivalRefusal(p, g)
}

// arrivalRefusal says why g can be placed nowhere (15.8), or nil.
func (s *state) arrivalRefusal(p rules.Seat, g general) *rules.Illegal {
	for sp := range space(numSpaces) {
		if s.arrivalSpace(p, g, sp) == nil {
			return nil
		}
	}
	return noArrivalSpace
}

// preferred says whether sp is a space of g's preferred province (15.5).
func preferred(g general, sp space) bool {
	if home := generals[g].home; home != noProvince {
		return spaces[sp].province == home
	}
	return spaces[sp].port
}

// arrivalSpace says why g may not arrive in sp, or nil: a space of his preferred province without enemy CUs and
// generals (15.4), or one where a reinforcement may be placed (15.7).
func (s *state) arrivalSpace(p rules.Seat, g general, sp space) *rules.Illegal {
	if preferred(g, sp) {
		switch {
		case s.enemyCUs(p, sp):
			return enemiesAtArrival
		case s.enemyGenerals(p, sp):
			return generalAtArrival
		}
		return nil
	}
	f := frame{seat: p}
	return s.generalSpace(&f, g, sp)
}

// pushRecruiting lets p place a general who joins him, with the CUs of table 15.5 (15.4-15.7).
func (s *state) pushRecruiting(x ctx, p rules.Seat, g general) {
	s.push(frame{kind: inRecruiting, seat: p, a: int16(g)})
}

func recruitingPrompt(s *state, f *frame) rules.Decision {
	if f.step == 1 {
		return askAbout(f, "diadochi.ask.recruiting.control", spaceRef(space(f.b)))
	}
	return askAbout(f, "diadochi.ask.recruiting", generalRef(general(f.a)))
}

func recruitingCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	if f.step == 1 {
		return append(dst, rules.Move{Verb: yesVerb}, rules.Move{Verb: passVerb})
	}
	for sp := range space(numSpaces) {
		dst = append(dst, rules.Move{Verb: placeVerb, A: f.a, B: int16(sp)})
	}
	return dst
}

func recruitingCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case f.step == 1 && (m.Verb == yesVerb || m.Verb == passVerb):
		return nil
	case f.step == 0 && m.Verb == placeVerb && m.A == f.a:
		return s.arrivalSpace(f.seat, general(f.a), space(m.B))
	}
	return notAnAnswer
}

func recruitingApply(s *state, x ctx, f *frame, m rules.Move) {
	p, g := f.seat, general(f.a)
	switch {
	case m.Verb == passVerb:
		s.pop(0)
	case m.Verb == yesVerb:
		s.claimArrival(x, p, space(f.b))
		s.pop(0)
	default:
		sp := space(m.B)
		s.arrive(x, p, g, sp)
		if !s.mayClaimArrival(p, g, sp) {
			s.pop(0)
			return
		}
		f.step, f.b = 1, m.B
	}
}

// mayClaimArrival says whether p may put a PC where g arrives (15.6).
func (s *state) mayClaimArrival(p rules.Seat, g general, sp space) bool {
	return preferred(g, sp) && spaces[sp].kind != transit && s.pc[sp] != p && !s.truceKeeps(p, sp)
}

// arrive places a recruited general with his CUs outside in sp (15.4).
func (s *state) arrive(x ctx, p rules.Seat, g general, sp space) {
	s.join(g, p)
	s.setGeneral(g, outside(sp))
	for u, n := range generals[g].arrival {
		s.muster(outside(sp), p, unit(u), int(n))
	}
	x.tell(EvRecruited, p, generalRef(g), none, spaceRef(sp), 0, 0)
	s.loose = true
}

// claimArrival puts p's PC where his general arrived; members of the royal family inside are captured (15.6).
func (s *state) claimArrival(x ctx, p rules.Seat, sp space) {
	if spaces[sp].kind == majorCity {
		for r := range royal(numRoyals) {
			if s.royalAt[r] == inside(sp) && s.royalOf[r] != p {
				s.giveRoyal(x, r, p, outside(sp))
			}
		}
	}
	s.setPC(x, sp, p)
}

var (
	notInReserve     = refuse("15.1", "diadochi.why.not-in-reserve")
	enoughGenerals   = refuse("15.1", "diadochi.why.enough-generals")
	antipatrosLives  = refuse("15.3", "diadochi.why.antipatros-lives")
	noArrivalSpace   = refuse("15.8", "diadochi.why.no-arrival-space")
	enemiesAtArrival = refuse("15.4", "diadochi.why.enemies-at-arrival")
	generalAtArrival = refuse("15.4", "diadochi.why.general-at-arrival")
)
