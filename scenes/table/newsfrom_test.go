package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// inRounds is the toy with rounds that are everybody's turn.
type inRounds struct{ toy.Game }

func (inRounds) TurnOf(v rules.View) (int, rules.Seat) { return v.(toy.View).Round, rules.Nobody }

// TestAKeptGameTellsSinceTheTurnBefore: whoever has answered in this turn already is told by the menu what came before it, back to the own last
// answer of the turn before, and not from the beginning.
func TestAKeptGameTellsSinceTheTurnBefore(t *testing.T) {
	s, err := session.New(inRounds{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	m := NewMatch(s, nil, nil)
	round := func() int { return s.Chair(rules.Nobody).View().(toy.View).Round }
	first := round()
	answer := func() rules.Seat {
		seat := m.Deciding()
		if err := m.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
		return seat
	}
	for round() < first+2 {
		answer()
	}
	begins := s.Len()
	seat := answer()
	if round() != first+2 {
		t.Fatal("a round of one answer")
	}
	from := m.newsFrom(seat)
	prove.True(t, "not from the beginning, nor from now", from > 0 && from <= begins)
	prove.Is(t, "from the last answer before the turn", s.Entry(from-1).Seat, seat)
	for n := from; n < begins; n++ {
		prove.True(t, "what others did", s.Entry(n).Seat != seat)
	}
}
