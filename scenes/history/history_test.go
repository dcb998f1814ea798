package history

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// rounds counts rounds of so many moves, and how often it was asked.
func rounds(calls *int, length int) *table.Tally {
	return &table.Tally{Read: func(v rules.View) table.Standing {
		*calls++
		n := len(v.(count))
		return table.Standing{Turn: 1 + n/(3*length), Round: n / length, Values: [6][6]int{{n}}}
	}}
}

// count is a view that only tells how many moves were played.
type count string

// counted is a game without end whose public view is the number of moves. What a session does not ask for is missing.
type counted struct {
	rules.State
	n int
}

func (c *counted) Pending(dst []rules.Decision) []rules.Decision {
	return append(dst, rules.Decision{})
}
func (c *counted) Check(rules.Seat, rules.Move) *rules.Illegal            { return nil }
func (c *counted) Outcome() (rules.Outcome, bool)                         { return rules.Outcome{}, false }
func (c *counted) Hash() uint64                                           { return uint64(c.n) }
func (c *counted) View(rules.Seat) rules.View                             { return count(make([]byte, c.n)) }
func (c *counted) Clone() rules.State                                     { return &counted{n: c.n} }
func (c *counted) CopyFrom(from rules.State)                              { c.n = from.(*counted).n }
func (c *counted) Apply(rules.Seat, rules.Move, rules.Chance, *rules.Log) { c.n++ }

// counting is its rule book, which writes its moves as the toy does.
type counting struct{ toy.Game }

func (counting) New(rules.Setup, rules.Chance) (rules.State, error) { return &counted{}, nil }

func TestPeriodsEndWhereRoundsEnd(t *testing.T) {
	for _, length := range []int{1, 2, 5, 16, 17, 40} {
		s, err := session.New(counting{}, rules.Setup{Seats: 2}, make([]session.Seating, 2), 1)
		if err != nil {
			t.Fatal(err)
		}
		for range 300 {
			if _, err := s.Play(0, rules.Move{}); err != nil {
				t.Fatal(err)
			}
		}
		calls := 0
		a := New(s, rounds(&calls, length))
		for !a.Step(0) {
		}
		want := 0
		for i, p := range a.Periods {
			if p.From != want || p.Stands.Round != i {
				t.Fatalf("rounds of %d: period %d is %+v, begins at %d", length, i, p, want)
			}
			want = min(want+length, s.Len())
			if last := i == len(a.Periods)-1; !last && (p.To != want || p.Stands.Values[0][0] != p.To) || last && p.To != s.Len() {
				t.Errorf("rounds of %d: period %d is %+v", length, i, p)
			}
			if a.Find(p.From) != i {
				t.Errorf("move %d is found in period %d, not %d", p.From, a.Find(p.From), i)
			}
		}
		if length == 40 && calls > s.Len()/2 {
			t.Errorf("%d looks at a game of %d moves", calls, s.Len())
		}
	}
}

// ending is a game that is over after so many moves.
type ending struct {
	*counted
	after int
}

func (e ending) Outcome() (rules.Outcome, bool) { return rules.Outcome{}, e.n >= e.after }
func (e ending) Clone() rules.State             { return ending{&counted{n: e.n}, e.after} }
func (e ending) CopyFrom(from rules.State)      { e.n = from.(ending).n }

type endingBook struct {
	toy.Game
	after int
}

func (b endingBook) New(rules.Setup, rules.Chance) (rules.State, error) {
	return ending{&counted{}, b.after}, nil
}

// What each player alone knew of itself counts in every round of a game that is over, and in none of one that goes on.
func TestNothingIsSecretInTheHistoryOfAGameThatIsOver(t *testing.T) {
	for _, c := range []struct{ moves, own int }{{20, 1000}, {19, 0}} {
		s, err := session.New(endingBook{after: 20}, rules.Setup{Seats: 2}, make([]session.Seating, 2), 1)
		if err != nil {
			t.Fatal(err)
		}
		for range c.moves {
			if _, err := s.Play(0, rules.Move{}); err != nil {
				t.Fatal(err)
			}
		}
		calls := 0
		tally := rounds(&calls, 5)
		tally.Mine = func(v rules.View, seat rules.Seat, s *table.Standing) { s.Values[seat][1] = 1000 + len(v.(count)) }
		a := New(s, tally)
		for !a.Step(0) {
		}
		for i, p := range a.Periods {
			at := 0
			if c.own > 0 {
				at = 1000 + min(5*i+5, 20)
			}
			if got := p.Stands.Values[1][1]; got != at {
				t.Errorf("%d moves, period %d: the second player knew of %d, want %d", c.moves, i, got, at)
			}
		}
		if last := a.Periods[len(a.Periods)-1].Stands; Final(s, tally).Values != last.Values {
			t.Errorf("%d moves: at the end all stand at %v, the curves end at %v", c.moves, Final(s, tally).Values, last.Values)
		}
	}
}
