package history

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// Verbs of a game whose rounds begin within the move that ended the one before, with a loss.
const (
	begins uint8 = iota + 1
	loses
)

// tribute is a game in which each fifth move begins a round, and each round costs 100 at once.
type tribute struct {
	*counted
	lost int
}

type balance struct{ moves, lost int }

func (s *tribute) View(rules.Seat) rules.View { return balance{s.n, s.lost} }
func (s *tribute) Clone() rules.State         { return &tribute{&counted{n: s.n}, s.lost} }
func (s *tribute) CopyFrom(from rules.State) {
	o := from.(*tribute)
	s.n, s.lost = o.n, o.lost
}
func (s *tribute) Apply(_ rules.Seat, _ rules.Move, _ rules.Chance, log *rules.Log) {
	if s.n++; s.n%5 != 0 {
		return
	}
	if log != nil {
		log.Add(rules.Event{Verb: begins, Seen: rules.Everyone})
	}
	s.lost += 100
	if log != nil {
		log.Add(rules.Event{Verb: loses, Seen: rules.Everyone})
	}
}

type tributes struct{ toy.Game }

func (tributes) New(rules.Setup, rules.Chance) (rules.State, error) {
	return &tribute{counted: &counted{}}, nil
}

// TestWhatTheNextRoundBringsIsNoneOfTheLast: neither in the numbers nor in what is told of it.
func TestWhatTheNextRoundBringsIsNoneOfTheLast(t *testing.T) {
	s, err := session.New(tributes{}, rules.Setup{Seats: 2}, make([]session.Seating, 2), 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		if _, err := s.Play(0, rules.Move{}); err != nil {
			t.Fatal(err)
		}
	}
	a := New(s, &table.Tally{
		Read: func(v rules.View) table.Standing {
			b := v.(balance)
			return table.Standing{Turn: 1, Round: b.moves / 5, Values: [6][6]int{{b.lost}}}
		},
		Opens: func(e rules.Event) bool { return e.Verb == begins },
	})
	for !a.Step(0) {
	}
	told := a.Told()
	prove.Is(t, "periods", len(a.Periods), 5)
	for i, p := range a.Periods {
		prove.Is(t, "the round", p.Stands.Round, i)
		prove.Is(t, "lost by its end", p.Stands.Values[0][0], 100*i)
		if i > 0 {
			prove.Is(t, "told of it", len(told[i]), 2)
			prove.Is(t, "first", told[i][0].Event.Verb, begins)
			prove.Is(t, "in the move that ended the one before", told[i][0].Entry, p.From-1)
		}
	}
}
