package diadochi

import (
	"slices"

	"tyche/rules"
)

// advised is how many times the margin of Guides an adviser compares: as widely as a strategos (rules/bot).
const advised = 2

// aimPurpose says where an event that a hint advises would do most, and why there: the answer that the hint on the card's own first question
// will name. Where that hangs on a die, or on a search, nothing is named.
func (s judge) aimPurpose(p rules.Seat, m rules.Move) []rules.Text {
	if m.Verb != playVerb && m.Verb != surpriseVerb {
		return nil
	}
	t, ok := s.throw(m, 0)
	if !ok || !t.goesOn || t.asked {
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

// bestAim is the answer to a card's question that is worth most; sole where it is worth so much more than all others that no search compares them.
func (s judge) bestAim(p rules.Seat) (best rules.Move, sole bool) {
	moves := rules.Moves(s.state, p, nil)
	scores := make([]int, len(moves))
	s.rate(moves, scores)
	_, margin, _ := Mind{}.Guides(s.state)
	most, second := 0, -neverCompared
	for i, n := range scores {
		if n > most {
			best, most, second = moves[i], n, max(most, second)
		} else {
			second = max(second, n)
		}
	}
	return best, most > 0 && most-second > advised*margin
}

// targetPurpose says whom a card hits in a space, and what a space that it wins does for its province.
func (s judge) targetPurpose(p rules.Seat, m rules.Move) (list []rules.Text) {
	sp := space(m.A)
	if o := s.pc[sp]; isPlayer(o) && o != p {
		if taken := s.controlTaken(m); taken == 100 {
			list = append(list, rules.Say("diadochi.hint.hit", rules.R(spaceRef(sp)), rules.R(seatRef(o))))
		} else if taken > 0 {
			list = append(list, rules.Say("diadochi.hint.hit.chance", rules.R(spaceRef(sp)), rules.R(seatRef(o)), rules.N(taken)))
		}
	}
	list = append(list, s.wornPurpose(m)...)
	if c := card(s.top().a); c == cardCityFounded || c == cardEnvoysAndGifts {
		list = append(list, s.provincePurpose(p, sp)...)
	}
	return list
}

// controlTaken is how likely a card takes the space that an answer names away from its owner, in hundredths: at once, when nothing more is
// asked than what may be declined, or by its die.
func (s *state) controlTaken(m rules.Move) int {
	sp, taken := m.A, 0
	for face := range faces {
		if after, ok := s.played(m, face); ok && after.pc[sp] != s.pc[sp] {
			taken++
		}
	}
	return (100*taken + faces/2) / faces
}

// played is the position after a card, with so much on its first die, if its other questions get the shortest answer; false where a move does
// not answer a card.
func (s *state) played(m rules.Move, face int) (*state, bool) {
	t, ok := s.throw(m, face)
	for ok && t.goesOn && !t.asked {
		t, ok = t.after.throw(t.after.shortest(), face)
	}
	if !ok {
		return nil, false
	}
	return &t.after, true
}

// shortest is the answer to a card's question that asks for nothing more, or the first that may be given.
func (s *state) shortest() rules.Move {
	moves := rules.Moves(s, s.top().seat, nil)
	if i := slices.IndexFunc(moves, func(m rules.Move) bool { return m.Verb == passVerb }); i >= 0 {
		return moves[i]
	}
	return moves[0]
}

// wornPurpose says whose units a card wears down in a space, and how many it costs on the average (7.32).
func (s *state) wornPurpose(m rules.Move) []rules.Text {
	sum, whose := 0, nobody
	for face := range faces {
		t, ok := s.throw(m, face)
		if !ok || t.draws == 0 || t.of != faces {
			return nil
		}
		for _, e := range t.log.Events[t.settledLog:] {
			if e.Verb == EvAttrition {
				sum, whose = sum+s.wornBy(e), e.Seat
			}
		}
	}
	if sum == 0 {
		return nil
	}
	tenths := (10*sum + faces/2) / faces
	return []rules.Text{rules.Say("diadochi.hint.worn", rules.R(seatRef(whose)), rules.R(spaceRef(space(m.A))), rules.N(tenths/10), rules.N(tenths%10))}
}
