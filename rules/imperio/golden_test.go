package imperio

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// TestGolden replays kept journals of random games: an old game must come out the same. Run it with -update after a
// change of the rules, and raise the version.
func TestGolden(t *testing.T) {
	for players := 2; players <= maxSeats; players += 2 {
		name := fmt.Sprintf("testdata/random-%d.tyche", players)
		if *update {
			if err := os.WriteFile(name, randomJournal(t, players), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Load(bytes.NewReader(want), session.Games(Game))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if _, over := s.Outcome(); !over || !bytes.Equal(s.Journal(), want) {
			t.Errorf("%s does not come out as it was", name)
		}
	}
}

func randomJournal(t *testing.T, players int) []byte {
	t.Helper()
	seats := make([]session.Seating, players)
	for i := range seats {
		seats[i].Name = fmt.Sprintf("Seat %d", i+1)
	}
	s, err := session.New(Game, rules.Setup{Seats: players}, seats, uint64(players))
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(uint64(players), 99)
	for {
		if _, over := s.Outcome(); over {
			return s.Journal()
		}
		d := s.Pending()[0]
		moves := s.Chair(d.Seat).Moves(nil)
		if _, err := s.Play(d.Seat, moves[luck.Draw(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
}
