package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// throne is a game whose first House is about to give its orders of turn 1, all with 40 Resources.
func throne(t *testing.T, seats int) (*state, rules.Chance) {
	t.Helper()
	ch := dice.New(7, 1)
	st, err := Game.New(rules.Setup{Seats: seats}, ch)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*state)
	for s.top().kind != inTrading {
		m := rules.Moves(s, s.top().seat, nil)
		s.Apply(s.top().seat, m[0], ch, nil)
	}
	for p := range s.houses {
		s.houses[p].treasury = 40
		s.houses[p].abilities = [2]ability{a08, a09}
	}
	return s, ch
}

// answer is what a House says to a question that its script does not answer: nothing more.
func answer(s *state) rules.Move {
	switch f := s.top(); {
	case f.kind == inSlot:
		return rules.Move{Verb: emptyVerb}
	case f.kind == inOrders && f.step == sealing:
		return rules.Move{Verb: sealVerb}
	case f.kind == inPlotting && f.step == chooseBlame:
		return rules.Move{Verb: noBlameVerb}
	}
	return rules.Move{Verb: doneVerb}
}

// turn plays a turn. Each House says the next line of its script as soon as it may.
func turn(t *testing.T, s *state, ch rules.Chance, scripts map[rules.Seat][]string) *rules.Log {
	t.Helper()
	var log rules.Log
	now := s.turn
	for steps := 0; s.turn == now && s.over == stillPlaying; steps++ {
		if steps > 500 {
			t.Fatal("the turn does not end")
		}
		p := s.top().seat
		m := answer(s)
		if lines := scripts[p]; len(lines) > 0 {
			said, err := Game.Parse(lines[0])
			if err != nil {
				t.Fatal(err)
			}
			if s.Check(p, said) == nil {
				m = said
				scripts[p] = lines[1:]
			}
		}
		if ill := s.Check(p, m); ill != nil {
			t.Fatalf("%s: %v", Game.Format(m), ill)
		}
		s.Apply(p, m, ch, &log)
	}
	for p, lines := range scripts {
		if len(lines) > 0 {
			t.Fatalf("seat %d never could say %q", p+1, lines[0])
		}
	}
	if err := Invariant(s); err != nil {
		t.Fatal(err)
	}
	return &log
}

// told counts the events of a verb that a seat may see.
func told(log *rules.Log, v uint8, seat rules.Seat) (n int) {
	for _, e := range log.Events {
		if e.Verb == v && e.Seen.Has(seat) {
			n++
		}
	}
	return n
}

// refused checks that a House may not say something now.
func refused(t *testing.T, s *state, line string, want *rules.Illegal) {
	t.Helper()
	m, err := Game.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	prove.RefusedFor(t, line, s.Check(s.top().seat, m), want.Why.Key)
}

// until plays empty answers until a House is asked something of a kind.
func until(t *testing.T, s *state, ch rules.Chance, kind frameKind) {
	t.Helper()
	for range 100 {
		if s.top().kind == kind {
			return
		}
		s.Apply(s.top().seat, answer(s), ch, nil)
	}
	t.Fatal("never asked")
}

func say(t *testing.T, s *state, ch rules.Chance, line string) {
	t.Helper()
	m, err := Game.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	if ill := s.Check(s.top().seat, m); ill != nil {
		t.Fatalf("%s: %v", line, ill)
	}
	s.Apply(s.top().seat, m, ch, nil)
}

// parsed is the move that a line stands for.
func parsed(t *testing.T, line string) rules.Move {
	t.Helper()
	m, err := Game.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
