package imperio

import "tyche/rules"

// A House that has sealed its orders is asked at once when an offer is made to it: so every offer is answered in the turn
// in which it is made (18.4). a = the offer. It may still leave the answer to its next turn.

func candidatesAnswering(_ *state, f *frame, dst []rules.Move) []rules.Move {
	return append(dst, rules.Move{Verb: doneVerb}, rules.Move{Verb: acceptVerb, A: f.a}, rules.Move{Verb: refuseVerb, A: f.a})
}

func checkAnswering(s *state, f *frame, m rules.Move) *rules.Illegal {
	switch {
	case m.Verb == doneVerb:
		return nil
	case m.Verb != acceptVerb && m.Verb != refuseVerb:
		return notNow
	case m.A != f.a:
		return noSuchOffer
	case m.Verb == acceptVerb:
		return s.mayAccept(&s.offers[m.A])
	}
	return nil
}

func applyAnswering(s *state, x ctx, f *frame, m rules.Move) {
	i := int(f.a)
	s.pop(0)
	switch m.Verb {
	case acceptVerb:
		s.accept(x, i)
	case refuseVerb:
		s.refuseOffer(x, i)
	}
}

// askAtOnce asks the partner of an offer that was sent if he has given his orders, and is not away.
func (s *state) askAtOnce(i int) {
	q := s.offers[i].to
	if s.plans[q].sealed && !s.plans[q].absent {
		s.push(frame{kind: inAnswering, seat: q, a: int16(i)})
	}
}
