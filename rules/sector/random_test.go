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
