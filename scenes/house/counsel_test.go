package house

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// TestTheSameQuestionGetsTheSameHint asks for a hint, goes on, comes back and asks again: the adviser, who thinks by the clock, is not
// asked a second time. Another question is thought about.
func TestTheSameQuestionGetsTheSameHint(t *testing.T) {
	h, _ := open(t)
	k := &Kind{Rules: diadochi.Game, Mind: diadochi.Mind{}}
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, make([]session.Seating, 2), 5)
	if err != nil {
		t.Fatal(err)
	}
	m := table.NewMatch(s, nil, nil)
	ask := func() (hint table.Hint, ticks int) {
		seat := s.Pending()[0].Seat
		think := h.Advise(k, m, s.Chair(seat))
		for ready := false; !ready; ticks++ {
			hint, ready = think()
		}
		return hint, ticks
	}
	thought := func() (table.Hint, int) { // goes on to a question that takes the adviser more than a tick
		for range 60 {
			hint, ticks := ask()
			if ticks > 1 {
				return hint, ticks
			}
			if _, err := s.Play(s.Pending()[0].Seat, hint.Move); err != nil {
				t.Fatal(err)
			}
		}
		t.Fatal("the adviser never thinks")
		return table.Hint{}, 0
	}
	first, _ := thought()
	h.counsels[len(h.counsels)-1].hint.Reasons = []rules.Text{rules.Say("as it was said")}
	again, ticks := ask()
	prove.Is(t, "ticks until it is said again", ticks, 1)
	prove.Is(t, "the answer", again.Move, first.Move)
	prove.Is(t, "the reason", again.Reasons[0].Key, "as it was said")

	if _, err := s.Play(s.Pending()[0].Seat, first.Move); err != nil {
		t.Fatal(err)
	}
	if next, _ := ask(); len(next.Reasons) > 0 && next.Reasons[0].Key == "as it was said" {
		t.Error("another question gets the old hint")
	}
	if err := s.Rewind(1); err != nil {
		t.Fatal(err)
	}
	again, ticks = ask()
	prove.Is(t, "ticks after going back", ticks, 1)
	prove.Is(t, "the answer after going back", again.Move, first.Move)

	for range 2 * counselsKept { // nothing grows for ever
		hint, _ := ask()
		if _, err := s.Play(s.Pending()[0].Seat, hint.Move); err != nil {
			t.Fatal(err)
		}
	}
	prove.Is(t, "hints kept", len(h.counsels), counselsKept)
}
