package diadochi

import "tyche/rules"

// aimPurpose says where an event that a hint advises would do most, and why there: the card's own first question, answered by the same judge.
func (s judge) aimPurpose(p rules.Seat, m rules.Move) []rules.Text {
	if m.Verb != playVerb && m.Verb != surpriseVerb {
		return nil
	}
	t, ok := s.throw(m, 0)
	if !ok || !t.goesOn {
		return nil
	}
	asked := judge{&t.after, s.temper}
	if asked.top().seat != p {
		return nil
	}
	aim, sole := asked.bestAim(p)
	at, names := refOf(aim.Verb, aim.A)
	if !sole || !names {
		return nil
	}
	return append([]rules.Text{rules.Say("diadochi.hint.aim", rules.R(at))}, asked.purpose(p, aim)...)
}

// bestAim is the answer to a card's question that is worth most; not sole where others are worth as much.
func (s judge) bestAim(p rules.Seat) (best rules.Move, sole bool) {
	moves := rules.Moves(s.state, p, nil)
	scores := make([]int, len(moves))
	s.rate(moves, scores)
	most := 0
	for i, n := range scores {
		switch {
		case n > most:
			best, most, sole = moves[i], n, true
		case n == most:
			sole = false
		}
	}
	return best, sole
}
