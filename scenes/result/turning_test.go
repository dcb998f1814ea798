package result

import (
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
	"tyche/scenes/history"
	"tyche/scenes/table"
)

// TestTheRoundThatWonIsATurningPoint: also where a single point was enough, and not where nobody has won alone.
func TestTheRoundThatWonIsATurningPoint(t *testing.T) {
	points := func(values ...[2]int) (list []history.Period) {
		for i, v := range values {
			list = append(list, history.Period{From: i, Stands: table.Standing{Turn: 1, Round: i, Values: [6][6]int{{v[0]}, {v[1]}}}})
		}
		return list
	}
	periods := points([2]int{0, 0}, [2]int{9, 0}, [2]int{9, 8}, [2]int{16, 8}, [2]int{16, 14}, [2]int{21, 14}, [2]int{22, 14})
	for winner, last := range map[rules.Seat]int{0: 6, rules.Nobody: 4} {
		list := turningPoints(periods, nil, 2, &table.Tally{Drawn: 1}, winner)
		prove.Is(t, "turning points", len(list), mostPoints)
		prove.Is(t, "the last of them", list[mostPoints-1].period.From, last)
	}
	prove.Is(t, "whose it is", turningPoints(periods, nil, 2, &table.Tally{Drawn: 1}, 0)[mostPoints-1].seat, 0)
}

// A turning point leads to the move that brought about what it names, not to the beginning of its round.
func TestATurningPointLeadsToItsCause(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, make([]session.Seating, 2), 1)
	if err != nil {
		t.Fatal(err)
	}
	raided := -1
	for raided < 0 {
		seat := s.Pending()[0].Seat
		moves := s.Chair(seat).Moves(nil)
		m := moves[0]
		if i := slices.IndexFunc(moves, func(m rules.Move) bool { return toy.Game{}.Format(m) == "raid" }); i >= 0 {
			m = moves[i]
		}
		if _, err := s.Play(seat, m); err != nil {
			t.Fatal(err)
		}
		for _, e := range s.Read(s.Len()-1, rules.Nobody).Events {
			if e.Verb == toy.Raided {
				raided = s.Len() - 1
			}
		}
	}
	r := &Result{session: s, tally: &table.Tally{Sway: func(e rules.Event, _ rules.Seat) int {
		if e.Verb == toy.Raided {
			return 1
		}
		return 0
	}}}
	r.turns = []turningPoint{{period: history.Period{To: s.Len()}, change: [6]int{1}, told: s.Seen(rules.Nobody, 0)}}
	r.findCauses()
	prove.True(t, "something else comes before", raided > 0)
	prove.Is(t, "where", r.turns[0].at, raided)
}

// A round in which somebody lost what no column counts is a turning point too, and names it.
func TestALossThatIsNotCountedIsATurningPoint(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, make([]session.Seating, 2), 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 12 {
		seat := s.Pending()[0].Seat
		if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	told := s.Seen(rules.Nobody, 0)
	struck := slices.IndexFunc(told, func(d session.Told) bool { _, worth := s.Game().Tell(d.Event); return worth })
	tally := &table.Tally{
		Drawn: 1,
		Sway:  func(rules.Event, rules.Seat) int { return 0 },
		Strikes: func(e rules.Event, seat rules.Seat) int {
			if e == told[struck].Event && seat == 1 {
				return -leastWeight
			}
			return 0
		},
	}
	periods := []history.Period{{}, {From: 1, Stands: table.Standing{Turn: 1}}, {From: 2, Stands: table.Standing{Turn: 1}}}
	list := turningPoints(periods, [][]session.Told{nil, told, nil}, 2, tally, rules.Nobody)
	prove.Is(t, "turning points", len(list), 1)
	prove.Is(t, "whose", list[0].seat, 1)
	r := &Result{session: s, tally: tally, turns: list}
	r.findCauses()
	text, _ := s.Game().Tell(told[struck].Event)
	prove.Is(t, "what was lost is named", r.turns[0].cause, text)
}
