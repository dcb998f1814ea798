package imperio

import "tyche/rules"

// Explain is Check for people: the refusal with what the move names as arguments, in order, and the pieces that
// cause it.
func (s *state) Explain(seat rules.Seat, m rules.Move) *rules.Illegal {
	ill := s.Check(seat, m)
	if ill == nil {
		return nil
	}
	full := *ill
	if !wellFormed(m) || s.depth == 0 {
		return &full
	}
	row := &verbs[m.Verb]
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := row.Operands[i]; o {
		case noOperand:
		case anInt:
			full.Why.Args[i] = rules.N(int(n))
		default:
			r := rules.Ref{Kind: o, ID: n}
			full.Why.Args[i] = rules.R(r)
			full.Culprits = append(full.Culprits, r)
		}
	}
	return &full
}
