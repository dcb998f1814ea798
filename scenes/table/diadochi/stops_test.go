package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// playMatch lets people answer at random for so many entries; seen is called before each answer of a person.
func playMatch(t *testing.T, m *table.Match, entries int, seen func(seat rules.Seat)) {
	t.Helper()
	luck := dice.New(5, 0)
	for m.Session.Len() < entries && m.Deciding() != rules.Nobody {
		seat := m.Deciding()
		if !m.Person(seat) {
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		seen(seat)
		legal := m.Session.Chair(seat).Moves(nil)
		if err := m.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

// match seats people and computers without a table.
func match(t *testing.T, people, computers int) *table.Match {
	t.Helper()
	var seats []session.Seating
	for range people {
		seats = append(seats, session.Seating{})
	}
	for range computers {
		seats = append(seats, session.Seating{Level: "random"})
	}
	s, err := session.New(game.Game, rules.Setup{Seats: len(seats)}, seats, 7)
	if err != nil {
		t.Fatal(err)
	}
	return table.NewMatch(s, func(_ string, c session.Chair, entry int) table.Thinker { return &randomThinker{c, uint64(entry)} }, nil)
}

// TestOneCurtainBeforeTheFirstCard lets five people play at one mouse and counts how often it changes hands from the
// beginning of a Player Turn to its first card: once, since nobody is asked who could only do something later as well.
func TestOneCurtainBeforeTheFirstCard(t *testing.T) {
	m := match(t, 5, 0)
	active, mouse, changes, turns, read := rules.Nobody, rules.Nobody, 0, 0, 0
	playMatch(t, m, 3000, func(seat rules.Seat) {
		for ; read < m.Session.Len(); read++ {
			for _, e := range m.Session.Entry(read).Events {
				switch {
				case e.Verb == game.EvPlayerTurn:
					active, changes = e.Seat, 0
				case e.Verb == game.EvCardPlayed && e.N != 4 && e.Seat == active:
					if changes > 1 {
						t.Errorf("entry %d: the mouse changes hands %d times before the first card of seat %d", read, changes, e.Seat+1)
					}
					active = rules.Nobody
					turns++
				}
			}
		}
		if seat != mouse {
			mouse, changes = seat, changes+1
		}
	})
	if turns < 25 {
		t.Errorf("only %d Player Turns", turns)
	}
}

// asked counts the questions about Surprise cards that one person against three computers sees, and those that were
// answered beforehand.
func asked(t *testing.T, stop table.Stop) (seen, passed int) {
	m := match(t, 1, 3)
	var stops [6]table.Stops
	stops[0].Kinds[0] = table.StandingOrder{Stop: stop, Turn: -1}
	m.Stand(stops, nil)
	passes := 0
	playMatch(t, m, 3000, func(rules.Seat) {
		if r, reacts := m.Session.Chair(0).Reaction(); reacts && r.Kind == 0 {
			seen++
		}
	})
	pass, err := game.Game.Parse("pass")
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Session.Len() {
		if e := m.Session.Entry(i); e.Seat == 0 && e.Move == pass {
			passes++
		}
	}
	return seen, passes
}

// The journal tells plain answers, also those that were given beforehand.
func TestStopsAnswerForThePlayer(t *testing.T) {
	always, _ := asked(t, table.Always)
	matters, passed := asked(t, table.WhenItMatters)
	t.Logf("asked %d times always, %d times if it matters, with %d passes in the journal", always, matters, passed)
	prove.True(t, "asked less often if it matters", always > 3*matters/2 && matters > 0)
	prove.True(t, "what stood is in the journal", passed > always/3)
}

// TestNobodyIsAskedAgainForTheSame: an interception that was let pass is not asked about again for the same mover while nothing changes.
func TestNobodyIsAskedAgainForTheSame(t *testing.T) {
	spared := 0
	for seed := range uint64(60) {
		s, err := session.New(game.Game, rules.Setup{Seats: 2}, make([]session.Seating, 2), seed)
		if err != nil {
			t.Fatal(err)
		}
		m, luck, passed := table.NewMatch(s, nil, nil), dice.New(seed, 0), map[uint64]bool{}
		for m.Session.Len() < 3000 && m.Deciding() != rules.Nobody {
			seat := m.Deciding()
			legal := m.Session.Chair(seat).Moves(nil)
			move := legal[luck.Draw(len(legal))]
			chair := m.Session.Chair(seat)
			if r, reacts := chair.Reaction(); reacts && chair.Recurrence() != 0 {
				prove.True(t, "asked again", !passed[chair.Recurrence()])
				move, passed[chair.Recurrence()] = r.Pass, true
			}
			before := m.Session.Len()
			if err := m.Play(seat, move); err != nil {
				t.Fatal(err)
			}
			for n := before + 1; n < m.Session.Len(); n++ {
				if passed[game.Game.(rules.Recurring).Recurrence(m.Session.StateAt(n), m.Session.Entry(n).Seat)] {
					spared++
				}
			}
		}
	}
	prove.True(t, "it has come up", spared > 0)
}
