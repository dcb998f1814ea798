package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
)

// playOut plays random legal moves from s to the end and returns how many.
func playOut(t testing.TB, s rules.State, ch *dice.Stream, limit int) int {
	t.Helper()
	var moves []rules.Move
	var asked []rules.Decision
	for n := 0; ; n++ {
		asked = s.Pending(asked[:0])
		if len(asked) == 0 {
			if _, over := s.Outcome(); !over {
				t.Fatal("nothing is asked and the game is not over")
			}
			return n
		}
		if n == limit {
			t.Fatalf("still playing after %d decisions", n)
		}
		moves = rules.Moves(s, asked[0].Seat, moves[:0])
		if len(moves) == 0 {
			t.Fatalf("no legal move: %+v in %s", asked[0], procedures[s.(*state).top().kind].ask)
		}
		s.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
		if err := Invariant(s); err != nil {
			t.Fatal(err)
		}
	}
}

func TestRandomGamesEnd(t *testing.T) {
	for players := 2; players <= maxSeats; players++ {
		how := map[ending]int{}
		decisions := 0
		for seed := range uint64(40) {
			ch := dice.New(seed, uint64(players))
			s, err := Game.New(rules.Setup{Seats: players, Scenario: int(seed & 1), Options: seed >> 1 & 3}, ch)
			if err != nil {
				t.Fatal(err)
			}
			decisions += playOut(t, s, ch, 20000)
			how[s.(*state).over]++
		}
		t.Logf("%d players: %d decisions a game, endings %v", players, decisions/40, how)
	}
}

// TestManyRandomGames plays games for every number of players; none may stand still.
func TestManyRandomGames(t *testing.T) {
	games := uint64(20)
	if !testing.Short() {
		games = 100
	}
	for players := 2; players <= maxSeats; players++ {
		for seed := range games {
			ch := dice.New(seed+1000, uint64(players))
			s, err := Game.New(rules.Setup{Seats: players, Scenario: int(seed % 2), Options: seed / 2 % 4}, ch)
			if err != nil {
				t.Fatal(err)
			}
			playOut(t, s, ch, 20000)
		}
	}
}

// TestObjectivesAreCountedByTheView compares what a face counts by what it shows with what the rules count (5.7), all through random games.
func TestObjectivesAreCountedByTheView(t *testing.T) {
	for players := 2; players <= maxSeats; players++ {
		ch := dice.New(7, uint64(players))
		s, err := Game.New(rules.Setup{Seats: players}, ch)
		if err != nil {
			t.Fatal(err)
		}
		compared := 0
		for n := 0; n < 1500 && len(s.Pending(nil)) > 0; n++ {
			v := s.View(rules.Seat(n % players)).(View)
			have, coming := Objectives(&v)
			for p := range v.Seats {
				k := &v.Seats[p]
				if k.Objective != have[p] || !v.Battle.On && k.Coming != coming[p] {
					t.Fatalf("%d players, answer %d: seat %d has %d of which %d last by the rules, %d and %d by the view", players, n, p, k.Objective, k.Coming, have[p], coming[p])
				}
				if have[p] > 0 {
					compared++
				}
			}
			seat := s.Pending(nil)[0].Seat
			moves := rules.Moves(s, seat, nil)
			s.Apply(seat, moves[ch.Draw(len(moves))], ch, nil)
		}
		if compared == 0 {
			t.Errorf("%d players: nothing was compared", players)
		}
	}
}
