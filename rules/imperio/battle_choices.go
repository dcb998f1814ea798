package imperio

import "tyche/rules"

// Live choices: before the battle (13.2), between rounds, both sides answering before anything is shown (13.4 b), and
// after a victory (13.6).

var noShelter = refuse("13.2", "imperio.why.no-shelter")

func candidatesBattle(s *state, f *frame, dst []rules.Move) []rules.Move {
	dst = append(dst, rules.Move{Verb: fightVerb})
	for _, h := range s.near(s.battle.at) {
		if f.step == withdrawing && s.anomaly[h] != blackHole || s.havenRank(f.seat, h) > 0 {
			dst = append(dst, rules.Move{Verb: fleeVerb, A: int16(s.name[h])})
		}
	}
	return dst
}

func checkBattle(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch m.Verb {
	case fightVerb:
		return nil
	case fleeVerb:
		h := s.hexFor(m.A)
		switch {
		case f.step == withdrawing && !s.shelters(h):
			return noShelter
		case f.step == withdrawing:
			return nil
		case h == noHex || s.distance(h, s.battle.at) != 1 || s.havenRank(f.seat, h) == 0 || s.foreignFleet(f.seat, h):
			return noFlight
		}
		return nil
	}
	return notNow
}

func applyBattle(s *state, x ctx, f *frame, m rules.Move) {
	b := &s.battle
	flees, to := m.Verb == fleeVerb, s.hexFor(m.A)
	switch f.step {
	case withdrawing:
		if flees {
			s.withdraw(x, to)
			return
		}
		s.joinBattle(x, f)
	case lastDecides:
		if flees {
			s.leave(x, b.sideOf(f.seat), to)
		}
		s.endBattle(x, false)
	default:
		if flees {
			k := &b.sides[f.step-firstDecides]
			k.retreats, k.to = true, to
		}
		f.step++
	}
}
